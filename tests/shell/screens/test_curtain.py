"""The curtain: whoever shares the screen sees nobody's cards but their own."""

from __future__ import annotations

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.testing.pilot import Pilot

SIZES = [(1024, 768), (1280, 800), (1367, 771), (1920, 1080), (2560, 1080), (720, 1280)]


def shared(plugin: GamePlugin, *levels: str | None, **how: object) -> Pilot:
    return Pilot.at_table(plugin, seats=len(levels), levels=levels, seed=5, **how)  # type: ignore[arg-type]


def cards(pilot: Pilot) -> list[str]:
    return [meaning for meaning in pilot.meanings if meaning.startswith("card.")]


def drawn_over(pilot: Pilot, colour: str) -> bytes:
    pilot.window.surface.fill(colour)
    return pygame.image.tobytes(pilot.picture(), "RGB")


@pytest.mark.parametrize("size", SIZES)
def test_nothing_under_the_curtain_shines_through(crazy_eights: GamePlugin, size: tuple[int, int]) -> None:
    pilot = shared(crazy_eights, None, None, size=size)
    pilot.wait_until(lambda: pilot.sees("curtain.rise"))
    assert drawn_over(pilot, "magenta") == drawn_over(pilot, "green")


@pytest.mark.parametrize("size", SIZES)
def test_the_velvet_reaches_every_corner(crazy_eights: GamePlugin, size: tuple[int, int]) -> None:
    pilot = shared(crazy_eights, None, None, size=size)
    pilot.wait_until(lambda: pilot.sees("curtain.rise"))
    picture, (right, bottom) = pilot.picture(), (size[0] - 1, size[1] - 1)
    for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        red, green, blue, _ = picture.get_at(corner)
        assert red > 2 * max(green, blue)
    assert picture.get_at((1, 1)).r > picture.get_at((1, bottom)).r, "darker towards the floor"


def test_at_full_hd_its_words_are_twice_as_large_when_the_text_is(
    crazy_eights: GamePlugin, drawn: dict[str, int]
) -> None:
    pilot, seen = shared(crazy_eights, None, None, size=(1920, 1080)), []
    for ui_scale in (1.0, 2.0):
        drawn.clear()
        pilot.loop._lay_out((1920, 1080), ui_scale)
        pilot.picture()
        seen.append(dict(drawn))
    usual, large = seen
    assert len(usual) == 3
    assert {text: (usual[text], large[text]) for text in usual if large[text] < 1.9 * usual[text]} == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["zh", "en"])
def test_in_large_letters_nothing_of_it_is_cut(
    crazy_eights: GamePlugin, size: tuple[int, int], language: str, cut: list[str]
) -> None:
    pilot = shared(crazy_eights, None, None, size=size, ui_scale=2.0, language=language)
    pilot.picture()
    assert cut == []
    assert pilot.ui.canvas.area.contains(pilot.find("curtain.rise").rect)


def test_a_shared_match_begins_with_the_curtain(crazy_eights: GamePlugin) -> None:
    pilot = shared(crazy_eights, None, None)
    assert pilot.sees("curtain.rise")
    pilot.wait(10)
    assert pilot.sees("curtain.rise")
    assert not cards(pilot)
    pilot.click("curtain.rise")
    pilot.settle()
    assert pilot.table.viewer == 0
    assert cards(pilot)


def test_one_key_lifts_the_first_curtain(crazy_eights: GamePlugin) -> None:
    pilot = shared(crazy_eights, None, None)
    pilot.wait(0.7)
    pilot.key(pygame.K_RETURN)
    assert not pilot.sees("curtain.rise")


def test_the_deal_is_watched_by_whoever_has_taken_the_screen(crazy_eights: GamePlugin) -> None:
    pilot = shared(crazy_eights, None, None)
    pilot.wait(10)
    assert pilot.parts.position.view is None
    pilot.click("curtain.rise")
    pilot.wait(0.1)
    assert pilot.parts.queue.busy


def test_somebody_who_plays_alone_against_bots_needs_no_curtain(crazy_eights: GamePlugin) -> None:
    pilot = shared(crazy_eights, None, "easy", "easy")
    pilot.wait(5)
    assert not pilot.sees("curtain.rise")
    assert cards(pilot)


def test_the_first_curtain_is_for_whoever_is_to_act(crazy_eights: GamePlugin) -> None:
    pilot = shared(crazy_eights, "easy", None, None)
    assert pilot.table.viewer == 1
    assert "turn" not in pilot.find("curtain").title  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(1024, 768), (2560, 1080)])
def test_the_curtain_stays_down_while_the_window_changes(crazy_eights: GamePlugin, size: tuple[int, int]) -> None:
    pilot = shared(crazy_eights, None, None)
    pilot.window.resize(size)
    pilot.wait(1)
    pilot.picture()
    assert pilot.sees("curtain.rise")
    assert drawn_over(pilot, "magenta") == drawn_over(pilot, "green")
