"""Table talk: phrases and emotes by mouse, keys and gamepad, and answers now and then."""

from __future__ import annotations

import pygame
import pytest
from test_idle import drawn, is_up_to_date, run, waiting_for_me

from cardcade import GamePlugin
from cardcade.table.link import Look
from cardcade.table.seats.expression import Feeling
from cardcade.table.seats.speech import REMARK_SECONDS
from cardcade.table.seats.talk import PHRASES
from cardcade.testing.pilot import Pilot


def said(pilot: Pilot, seat: int = 0) -> str:
    return pilot.parts.plates[seat].said


def answers(pilot: Pilot, times: int) -> list[int]:
    """Who answers when the same is said so many times, with time between."""
    heard = []
    for _ in range(times):
        pilot.parts.furniture.talk.say("nice")
        pilot.wait(1.3)
        heard += [plate.seat for plate in pilot.parts.plates if plate.speech.heard is not None and plate.seat]
        pilot.wait(REMARK_SECONDS)
    return heard


def test_a_click_on_a_phrase_says_it_from_ones_plate_and_it_fades(plugin: GamePlugin) -> None:
    pilot = waiting_for_me(plugin)
    before = drawn(pilot)
    pilot.click("table.talk")
    pilot.click("talk.phrase.3")
    assert said(pilot) == "Nice play!"
    assert not pilot.sees("talk")
    run(pilot, 1)
    assert drawn(pilot) != before
    run(pilot, 3 * REMARK_SECONDS)
    assert not said(pilot)
    assert is_up_to_date(pilot)


def test_a_press_on_ones_own_plate_opens_it_as_well(plugin: GamePlugin) -> None:
    pilot = waiting_for_me(plugin)
    pilot.click("seat.0")
    assert pilot.sees("talk")


@pytest.mark.parametrize(
    ("keys", "phrase"),
    [((pygame.K_2,), 2), ((pygame.K_RETURN,), 1), ((pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN), 4)],
)
def test_the_keyboard_says_it_too(plugin: GamePlugin, keys: tuple[int, ...], phrase: int) -> None:
    pilot = waiting_for_me(plugin)
    for key in (pygame.K_y, *keys):
        pilot.key(key)
    assert said(pilot) == pilot.parts.link.words.say(f"talk.{PHRASES[phrase - 1]}")


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_y])
def test_esc_and_the_key_itself_put_the_strip_away_and_nothing_is_said(plugin: GamePlugin, key: int) -> None:
    pilot = waiting_for_me(plugin)
    pilot.key(pygame.K_y)
    assert pilot.sees("talk")
    pilot.key(key)
    assert not pilot.sees("talk")
    assert not pilot.sees("pause")
    run(pilot, 2)
    assert not said(pilot)
    assert is_up_to_date(pilot)


def test_an_emote_is_a_picture_and_shows_in_the_face(crazy_eights: GamePlugin) -> None:
    pilot = waiting_for_me(crazy_eights)
    pilot.click("table.talk")
    pilot.click("talk.emote.cry")
    heard = pilot.parts.plates[0].speech.heard
    assert heard is not None
    assert heard.picture is not None
    assert heard.picture.stem == "cry"
    assert pilot.parts.plates[0].expression.shown is Feeling.BEATEN


def test_bots_answer_now_and_then_and_never_where_they_have_no_character(crazy_eights: GamePlugin) -> None:
    assert 2 <= len(answers(waiting_for_me(crazy_eights), 12)) <= 9
    plain = Pilot.at_table(crazy_eights, seed=4, look=Look(characters=False))
    plain.wait_until(lambda: plain.parts.position.my_turn and not plain.parts.queue.busy)
    assert answers(plain, 12) == []


def test_talk_is_no_part_of_the_match(crazy_eights: GamePlugin) -> None:
    pilot = waiting_for_me(crazy_eights)
    steps, lines = len(pilot.table.live.match.steps), len(pilot.parts.furniture.logbook.lines)
    answers(pilot, 3)
    assert len(pilot.table.live.match.steps) == steps
    assert len(pilot.parts.furniture.logbook.lines) == lines


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("ui_scale", [1.0, 2.0])
def test_the_strip_hides_neither_hand_nor_buttons_where_there_is_room(
    plugin: GamePlugin, size: tuple[int, int], ui_scale: float
) -> None:
    pilot = Pilot.at_table(plugin, seed=4, size=size, ui_scale=ui_scale)
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    pilot.key(pygame.K_y)
    strip = pilot.screen.stage.dialogs[-1]
    assert pilot.parts.ui.canvas.area.contains(strip.panel)
    assert all(strip.panel.contains(widget.rect) for widget in strip.children)
    if ui_scale == 1.0:
        assert strip.panel.collidelist(pilot.parts.furniture.pointing.needed()) < 0
