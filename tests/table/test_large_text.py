"""Text at 200 %: at every table words are twice as large, nothing lies on anything else and nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pygame
import pytest
from pygame import FRect

from cardcade import GamePlugin, discovery
from cardcade.discovery import Found
from cardcade.engine.cards import Place
from cardcade.table.link import Look
from cardcade.table.piles.piles import around
from cardcade.table.seats.seat_plate import NARROWER
from cardcade.testing.pilot import Pilot
from cardcade.ui import Painter
from cardcade.ui.theme import SMALL, TINY

WIDE, FULL_HD, SQUARE, ULTRA_WIDE = (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)
TABLES = [("uno", seats) for seats in range(2, 7)] + [("gandengyan", seats) for seats in range(2, 7)]
TABLES += [("guandan", 4), *(("crazy_eights", seats) for seats in (2, 3, 4, 5))]
WOVEN = {"Guandan", "+2"}
"""Into the felt or onto a sign, as large as the table is."""
CARDS = 9
"""So many in everybody's hand are reckoned with."""


def at_table(
    name: str, seats: int, size: tuple[int, int], ui_scale: float, language: str, sample: GamePlugin, **look: Any
) -> Pilot:
    """The viewer's turn, with everything that can be pressed."""
    found = discovery.find(name)
    plugin = found.plugin if isinstance(found, Found) else sample
    shown = Look(speed=0, hints=True, **look)
    pilot = Pilot.at_table(plugin, seats=seats, size=size, ui_scale=ui_scale, language=language, look=shown)
    pilot.wait_until(lambda: bool(pilot.parts.actions.children) or pilot.parts.gestures.direct, 60)
    pilot.wait(0.2)
    return pilot


def places(pilot: Pilot) -> Iterator[tuple[str, FRect]]:
    """All that must not lie on anything else."""
    parts = pilot.parts
    for plate in parts.plates:
        yield f"plate {plate.seat}", plate.rect
        yield f"plate {plate.seat}, count", plate.counted
        if plate.seat != parts.link.seat:
            yield f"plate {plate.seat}, cards", around(parts.piles.backs(plate.seat, CARDS))
    yield "hand", around(parts.piles.hand(CARDS))
    for index, pile in enumerate(parts.piles.specs):
        if pile.owner is None and pile.place in (Place.STOCK, Place.DISCARD) and pilot.parts.cards.pile(index):
            yield f"pile {index}", around(parts.piles.poses(index, 1))
    for widget in (
        *parts.actions.children,
        *parts.furniture.corner.children,
        *(one for one in parts.panels if one.visible),
    ):
        if widget.meaning not in ("table.stock", "table.discard") and not widget.meaning.startswith("accuse"):
            yield widget.meaning, widget.rect


def clashes(pilot: Pilot) -> list[tuple[str, str]]:
    found = dict(places(pilot))
    over = [(one, "the edge") for one, rect in found.items() if not pilot.scene.rect.inflate(2, 2).contains(rect)]
    pairs = combinations(found.items(), 2)
    met = [(a, b) for (a, one), (b, two) in pairs if a != b.partition(",")[0] and one.inflate(-2, -2).colliderect(two)]
    return [*over, *met]


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("size", [WIDE, SQUARE, ULTRA_WIDE])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_lies_on_anything_else_or_is_cut(
    name: str, seats: int, size: tuple[int, int], language: str, cut: list[str], crazy_eights: GamePlugin
) -> None:
    pilot = at_table(name, seats, size, 2.0, language, crazy_eights, counter=True)
    pilot.picture()
    assert clashes(pilot) == []
    assert cut == []


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("size", [WIDE, SQUARE])
@pytest.mark.parametrize(("name", "seats"), [("guandan", 4), ("gandengyan", 4)])
def test_no_button_that_a_hint_points_at_is_cut(
    name: str, seats: int, size: tuple[int, int], language: str, cut: list[str], crazy_eights: GamePlugin
) -> None:
    pilot = at_table(name, seats, size, 2.0, language, crazy_eights, auto_pass=False)
    pilot.wait_until(lambda: pilot.parts.position.asked)
    for _ in pilot.parts.link.hints():
        pilot.key(pygame.K_h)
        cut.clear()
        for button in pilot.parts.actions.children:
            button.draw(Painter(pilot.window.surface, pilot.ui))
        assert cut == []


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_at_full_hd_every_word_on_the_table_is_twice_as_large(
    name: str, seats: int, drawn: dict[str, int], crazy_eights: GamePlugin
) -> None:
    usual = sizes(at_table(name, seats, FULL_HD, 1.0, "en", crazy_eights, counter=True), drawn)
    large = sizes(at_table(name, seats, FULL_HD, 2.0, "en", crazy_eights, counter=True), drawn)
    both = (usual.keys() & large.keys()) - WOVEN
    assert len(both) > 6
    assert {text: (usual[text], large[text]) for text in both if large[text] < 1.9 * usual[text]} == {}


def test_on_a_small_square_screen_guandan_doubles_its_words_too(crazy_eights: GamePlugin) -> None:
    pilot = at_table("guandan", 4, SQUARE, 2.0, "en", crazy_eights, counter=True)
    assert pilot.parts.layout.growth == 2.0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_at_full_hd_the_log_is_twice_as_large_and_hides_no_player(
    name: str, seats: int, crazy_eights: GamePlugin
) -> None:
    pilot = at_table(name, seats, FULL_HD, 2.0, "en", crazy_eights)
    log = pilot.parts.furniture.log_panel
    pilot.click("table.log")
    assert pilot.ui.text.pixels(log.lying.type_) == 2 * SMALL.size
    assert log.rect.collidelist([plate.rect for plate in pilot.parts.plates]) < 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_cards_in_hand_grow_with_the_text(name: str, seats: int, crazy_eights: GamePlugin) -> None:
    usual, large = (at_table(name, seats, FULL_HD, scale, "en", crazy_eights) for scale in (1.0, 2.0))
    widths = [pilot.ui.canvas.length(pilot.parts.piles.hand(5)[0].width) for pilot in (usual, large)]
    assert widths[1] > 1.1 * widths[0]


def sizes(pilot: Pilot, drawn: dict[str, int]) -> dict[str, int]:
    """How many pixels high the letters of every text are."""
    drawn.clear()
    pilot.ui.art.forget(pilot.window.surface.get_size())
    pilot.picture()
    return dict(drawn)


def test_on_a_board_every_word_is_twice_as_large_too_and_none_is_cut(
    drawn: dict[str, int], cut: list[str], plugin: GamePlugin
) -> None:
    pilot = Pilot.at_table(plugin, seed=3, size=FULL_HD, look=Look(speed=0))
    pilot.table.live.autopilot.add(0)
    pilot.wait_until(lambda: pilot.parts.boards.board is not None, 600)
    pilot.table.live.autopilot.clear()
    seen = []
    for ui_scale in (1.0, 2.0):
        pilot.loop._lay_out(FULL_HD, ui_scale)
        pilot.run(3)
        assert pilot.parts.boards.board is not None
        pilot.ui.art.forget(FULL_HD)
        cut.clear()
        drawn.clear()
        pilot.parts.boards.board.draw(Painter(pilot.window.surface, pilot.ui))
        seen.append(dict(drawn))
    usual, large = seen
    assert usual.keys() == large.keys()
    assert {text: (usual[text], large[text]) for text in usual if large[text] < 1.9 * usual[text]} == {}
    assert cut == []


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("ui_scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [WIDE, SQUARE], ids=str)
def test_the_line_under_a_name_is_never_cut(
    size: tuple[int, int], ui_scale: float, language: str, crazy_eights: GamePlugin
) -> None:
    pilot = at_table("crazy_eights", 4, size, ui_scale, language, crazy_eights)
    plate, say, text = pilot.parts.plates[0], pilot.parts.link.words.say, pilot.ui.text
    usual = TINY._replace(size=TINY.size * plate.scale)
    for word in ("chosen", "chosen_own", "partner", "autopilot", "your_turn", "thinking", "person"):
        told = say(f"table.{word}")
        assert text.width(told, text.shrunk(told, usual, plate.named.w, NARROWER)) <= plate.named.w, told
