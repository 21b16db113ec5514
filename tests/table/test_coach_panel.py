"""The coach at the table: hints with words, in a panel that hides nobody."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Any

import pygame
import pytest
from pygame.event import Event

import cardcade_gandengyan
import cardcade_guandan
import cardcade_uno
from cardcade import GamePlugin
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot
from cardcade.ui.events import Direction
from cardcade.workers.bot_process import BotProcess
from cardcade_gandengyan.scene import GandengyanParts

PLUGINS = [each.cardcade_game() for each in (cardcade_uno, cardcade_guandan, cardcade_gandengyan)]
GANDENGYAN = PLUGINS[2]


def at_my_turn(plugin: GamePlugin, **how: Any) -> Pilot:
    pilot = Pilot.at_table(plugin, look=Look(auto_pass=False), **how)
    pilot.wait_until(lambda: pilot.parts.position.asked and not pilot.parts.queue.busy)
    pilot.wait(1)
    return pilot


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("plugin", PLUGINS, ids=lambda plugin: plugin.id)
def test_a_hint_is_told_with_the_plays_in_order(plugin: GamePlugin, language: str) -> None:
    pilot = at_my_turn(plugin, language=language, seed=3)
    assert not pilot.parts.furniture.coach.opened
    pilot.key(pygame.K_h)
    panel, hints = pilot.parts.furniture.coach, pilot.parts.hints
    assert panel.opened
    assert panel.rows[0].move == hints.shown == hints.advice[0].move
    assert [row.words for row in panel.rows] == list(dict.fromkeys(row.words for row in panel.rows)), "each once"


@pytest.mark.parametrize(("language", "why"), [("en", "Nothing else is allowed."), ("zh", "按规则只能这样。")])
@pytest.mark.parametrize(("plugin", "seed"), [(PLUGINS[0], 5), (GANDENGYAN, 2)], ids=["a draw in UNO", "a pass"])
def test_of_the_only_move_there_is_it_says_so(plugin: GamePlugin, seed: int, language: str, why: str) -> None:
    pilot = at_my_turn(plugin, language=language, seed=seed)
    lawful = pilot.parts.position.lawful
    assert lawful is not None
    assert len(lawful.moves) == 1
    pilot.key(pygame.K_h)
    assert [row.why for row in pilot.parts.furniture.coach.rows] == [why]


def test_a_hint_goes_with_its_position_and_e_keeps_the_panel() -> None:
    pilot = at_my_turn(GANDENGYAN, seed=3)
    pilot.key(pygame.K_h)
    pilot.key(pygame.K_RETURN)
    pilot.wait_until(lambda: not pilot.parts.furniture.coach.opened)
    pilot.wait_until(lambda: pilot.parts.position.asked and not pilot.parts.queue.busy)
    pilot.key(pygame.K_e)
    assert pilot.parts.furniture.coach.rows, "without a hint"
    assert pilot.parts.hints.shown is None
    pilot.key(pygame.K_h)
    pilot.key(pygame.K_RETURN)
    pilot.wait_until(lambda: pilot.parts.position.asked and not pilot.parts.queue.busy)
    pilot.wait(0.5)
    assert pilot.parts.furniture.coach.opened
    assert pilot.parts.furniture.coach.rows
    pilot.key(pygame.K_ESCAPE)
    assert not pilot.parts.furniture.coach.opened


def test_the_panel_of_a_hint_goes_with_the_turn_and_says_no_more() -> None:
    pilot = at_my_turn(GANDENGYAN, seed=3)
    pilot.key(pygame.K_h)
    told = list(pilot.parts.furniture.coach.rows)
    pilot.parts.position.end_turn({0})
    pilot.parts.furniture.coach.hush()
    assert not pilot.parts.furniture.coach.opened
    assert pilot.parts.furniture.coach.rows == told


def test_who_wants_no_hints_is_told_nothing() -> None:
    pilot = Pilot.at_table(GANDENGYAN, look=Look(auto_pass=False, hints=False), seed=3)
    pilot.wait_until(lambda: pilot.parts.position.asked and not pilot.parts.queue.busy)
    pilot.key(pygame.K_e)
    assert not pilot.parts.furniture.coach.opened


def test_a_click_on_a_play_points_at_it() -> None:
    pilot = at_my_turn(GANDENGYAN, seed=3)
    pilot.key(pygame.K_e)
    pilot.wait(0.5)
    row = pilot.parts.furniture.coach.rows[1]
    pilot.click_at(pilot.ui.canvas.point(*row.place.center))
    assert pilot.parts.hints.shown == row.move
    assert pilot.parts.hand.selection.cards == set(pilot.parts.game.cards_of(row.move))


@pytest.mark.parametrize("plugin", PLUGINS, ids=lambda plugin: plugin.id)
def test_the_panel_is_kept_open_and_closed_by_a_click(plugin: GamePlugin) -> None:
    pilot = at_my_turn(plugin, seed=3)
    pilot.key(pygame.K_h)
    pilot.wait(0.3)
    pilot.click("coach.keep")
    pilot.parts.selection.clear()
    pilot.wait(0.3)
    assert (pilot.parts.coach.kept, pilot.parts.coach.opened) == (True, True)
    pilot.click("coach.keep")
    pilot.wait(0.3)
    assert not pilot.parts.coach.opened
    assert not pilot.sees("coach.keep")


@pytest.mark.parametrize("plugin", PLUGINS, ids=lambda plugin: plugin.id)
def test_a_gamepad_alone_asks_for_hints_and_keeps_them(plugin: GamePlugin) -> None:
    pilot = at_my_turn(plugin, seed=3)
    walk_to(pilot, "table.hint")
    pad(pilot, pygame.CONTROLLER_BUTTON_A)
    first = pilot.parts.hints.shown
    assert first is not None
    walk_to(pilot, "table.hint")
    pad(pilot, pygame.CONTROLLER_BUTTON_A)
    assert pilot.parts.hints.shown != first, "again: the next one"
    walk_to(pilot, "coach.keep")
    pad(pilot, pygame.CONTROLLER_BUTTON_A)
    assert pilot.parts.coach.kept
    assert focused(pilot) == "coach.keep", "so that it can be closed again"


def focused(pilot: Pilot) -> str:
    widget = pilot.screen.stage.focus.widget
    return widget.meaning if widget is not None else ""


def pad(pilot: Pilot, button: int) -> None:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pilot.send(Event(kind, button=button, instance_id=0))
    pilot.wait(0.3)


def walk_to(pilot: Pilot, meaning: str) -> None:
    """By the cross alone, the shortest way that there is."""
    stage, crosses = pilot.screen.stage, {one: f"CONTROLLER_BUTTON_DPAD_{one.name}" for one in Direction}
    if not focused(pilot):
        pad(pilot, pygame.CONTROLLER_BUTTON_DPAD_UP)
    ways: dict[str, list[Direction]] = {focused(pilot): []}
    for here in (waiting := list(ways)):
        stage.refocus(here)
        for direction in Direction:
            there = stage.focus.toward(stage.focusables, direction)
            if there is not None and there.meaning not in ways:
                ways[there.meaning] = [*ways[here], direction]
                waiting.append(there.meaning)
    assert meaning in ways, f"{meaning} cannot be reached"
    stage.refocus(next(iter(ways)))
    for direction in ways[meaning]:
        pad(pilot, getattr(pygame, crosses[direction]))
    assert focused(pilot) == meaning


def test_the_hinted_play_is_always_among_those_told() -> None:
    pilot = at_my_turn(PLUGINS[1], seed=3)
    for _ in range(len(pilot.parts.link.hints())):
        pilot.key(pygame.K_h)
        assert pilot.parts.hints.shown in [row.move for row in pilot.parts.furniture.coach.rows]


SIZES = [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    ("plugin", "seats"), [(PLUGINS[0], 4), (PLUGINS[0], 6), (PLUGINS[1], 4), (PLUGINS[2], 2), (PLUGINS[2], 4)]
)
def test_the_panel_hides_neither_players_nor_hand_nor_piles_nor_buttons(
    plugin: GamePlugin, seats: int, size: tuple[int, int]
) -> None:
    pilot = at_my_turn(plugin, seats=seats, size=size, seed=4)
    pilot.key(pygame.K_h)
    pilot.wait(0.5)
    parts, rect = pilot.parts, pilot.parts.furniture.coach.rect
    assert parts.furniture.coach.rows
    assert not [plate.seat for plate in parts.plates if plate.rect.colliderect(rect)]
    assert not [button.meaning for button in (*parts.actions.children, *parts.furniture.corner.children)
                if button.rect.colliderect(rect)]  # fmt: skip
    assert not parts.piles.hand_reach(len(parts.hand.cards)).colliderect(rect)
    assert rect.collidelist([*parts.furniture.rooms.stacks, *parts.furniture.rooms.counts]) < 0
    assert parts.layout.area.contains(rect)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_in_large_letters_it_hides_no_card_that_lies_there_and_no_button(size: tuple[int, int]) -> None:
    """The partner has led a long straight, and at no side is there room."""
    pilot = at_my_turn(cardcade_guandan.cardcade_game(), seed=7, size=size, ui_scale=2.0)
    lying = pilot.parts.furniture.rooms.lying(pilot.parts.position.state.cards)
    pilot.key(pygame.K_h)
    pilot.wait(0.5)
    rect = pilot.parts.furniture.coach.rect
    assert lying
    assert pilot.parts.furniture.coach.rows
    assert rect.collidelist(lying) < 0
    assert not [button.meaning for button in pilot.parts.actions.children if button.rect.colliderect(rect)]


@pytest.mark.parametrize("keys", list(permutations([pygame.K_e, pygame.K_l, pygame.K_t])))
def test_it_makes_way_for_the_log_and_the_last_trick_whichever_comes_first(keys: tuple[int, ...]) -> None:
    pilot = at_my_turn(cardcade_gandengyan.cardcade_game(), seed=7, size=(1024, 768))
    assert isinstance(pilot.parts, GandengyanParts)
    for key in keys:
        pilot.tap(key)
        pilot.run(0.4)
    log, coach, trick = pilot.parts.furniture.log_panel, pilot.parts.furniture.coach, pilot.parts.last_trick
    assert (log.opened, coach.opened, trick.visible) == (True, True, True)
    assert coach.rows
    assert coach.rect.collidelist([log.rect, trick.rect]) < 0


@pytest.fixture
def process() -> Iterator[BotProcess]:
    made = BotProcess()
    yield made
    made.close()


def wait_for_values(pilot: Pilot) -> None:
    """By an idle loop, which draws only what has changed."""
    end = time.monotonic() + 60
    while all(advice.value is None for advice in pilot.parts.hints.advice):
        assert time.monotonic() < end
        time.sleep(0.01)
        pilot.run(0.05)


def test_values_come_from_the_process_and_are_shown_by_an_idle_table(process: BotProcess) -> None:
    pilot = at_my_turn(GANDENGYAN, seed=3)
    counsel = pilot.table.live.counsel
    counsel.start = lambda: process
    pilot.tap(pygame.K_h, pygame.K_h)
    shown = pilot.parts.hints.shown
    assert all(advice.value is None for advice in pilot.parts.hints.advice)
    wait_for_values(pilot)
    assert pilot.parts.hints.shown == shown, "the second hint stays where it points"
    assert [row.value for row in pilot.parts.furniture.coach.rows if row.value], "told on the table"
    counsel.close()


@pytest.mark.parametrize("plugin", [PLUGINS[0], GANDENGYAN], ids=["uno", "gandengyan"])
def test_hint_and_panel_put_the_same_play_first(plugin: GamePlugin, process: BotProcess) -> None:
    pilot = with_several_hints(plugin)
    counsel, parts = pilot.table.live.counsel, pilot.parts
    counsel.start = lambda: process
    pilot.tap(pygame.K_h)
    wait_for_values(pilot)
    values = [advice.value for advice in parts.hints.advice if advice.value is not None]
    assert values == sorted(values, reverse=True)
    assert_first(pilot, parts.hints.advice[0].move)
    counsel.close()


def test_the_best_hint_follows_when_another_play_turns_out_to_be_better() -> None:
    pilot = with_several_hints(PLUGINS[0])
    pilot.tap(pygame.K_h)
    found = [replace(each, value=0.5, unit="win") for each in reversed(pilot.parts.hints.advice)]
    answers = iter([found])
    pilot.table.live.counsel.poll = lambda: next(answers, None)  # type: ignore[method-assign]
    assert pilot.parts.hints.shown != found[0].move
    pilot.run(0.2)
    assert_first(pilot, found[0].move)


def with_several_hints(plugin: GamePlugin) -> Pilot:
    return next(one for seed in range(1, 20) if len((one := at_my_turn(plugin, seed=seed)).parts.link.hints()) > 1)


def assert_first(pilot: Pilot, move: Any) -> None:
    parts = pilot.parts
    assert move == parts.hints.shown == parts.furniture.coach.rows[0].move
    assert parts.hand.selection.cards == set(parts.game.cards_of(move))


def test_a_game_without_reasons_has_values_and_no_words(crazy_eights: GamePlugin, process: BotProcess) -> None:
    pilot = at_my_turn(crazy_eights, seats=2, seed=6)
    counsel = pilot.table.live.counsel
    counsel.start = lambda: process
    pilot.key(pygame.K_e)
    wait_for_values(pilot)
    assert [row.why for row in pilot.parts.furniture.coach.rows] == [""] * len(pilot.parts.furniture.coach.rows)
    assert pilot.parts.furniture.coach.rows[0].value
    counsel.close()
