"""A table nobody touches: it draws what moves by itself, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from cardcade import Clock, GamePlugin
from cardcade.table.link import Look
from cardcade.table.seats.speech import BUBBLE_SECONDS
from cardcade.testing.games import installed
from cardcade.testing.pilot import FRAME, Pilot
from cardcade.ui.theme import TOAST_SECONDS
from cardcade.ui.toasts import READING

SECONDS = 20.0


@pytest.fixture(scope="module")
def hurried_eights(crazy_eights: GamePlugin) -> GamePlugin:
    """Crazy Eights with so much time for every turn."""
    from crazy_eights import CrazyEights, Table

    class HurriedEights(CrazyEights):
        def clock(self, state: Table) -> Clock | None:
            return Clock(SECONDS, 0, state.turn)

    return replace(crazy_eights, game=HurriedEights)


def waiting_for_me(plugin: GamePlugin, rules: Any = None) -> Pilot:
    pilot = Pilot.at_table(plugin, rules, seed=4)
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    run(pilot, 3)
    return pilot


def run(pilot: Pilot, seconds: float) -> int:
    """Lets the loop run as it does for a player; how often the window was drawn."""
    before, until = pilot.window.flips, pilot.clock.now() + seconds
    while pilot.clock.now() < until:
        pilot.loop.tick()
    return pilot.window.flips - before


def drawn(pilot: Pilot) -> bytes:
    """What the window shows, without asking for another frame."""
    return pygame.image.tobytes(pilot.window.surface, "RGB")


def is_up_to_date(pilot: Pilot) -> bool:
    before = drawn(pilot)
    return pygame.image.tobytes(pilot.picture(), "RGB") == before


def test_nothing_is_drawn_at_a_table_that_waits_without_a_clock(crazy_eights: GamePlugin) -> None:
    pilot = waiting_for_me(crazy_eights)
    assert run(pilot, 10) == 0
    assert is_up_to_date(pilot)


@pytest.mark.parametrize("look", [Look(speed=0), Look(reduced_motion=True)])
def test_arrows_that_stand_still_are_not_drawn_again_and_again(look: Look) -> None:
    found = installed("uno")
    pilot = Pilot.at_table(found.plugin, seed=4, look=look)
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    run(pilot, 2)  # the last bubbles have faded by then, and arrows would still run
    assert run(pilot, 0.8) == 0
    assert is_up_to_date(pilot)


def test_a_running_clock_is_seen_running_once_a_second(hurried_eights: GamePlugin) -> None:
    pilot = waiting_for_me(hurried_eights)
    assert run(pilot, 9) == pytest.approx(9, abs=1)
    assert is_up_to_date(pilot)


def test_a_running_clock_wakes_the_table_no_oftener_than_one_without(
    crazy_eights: GamePlugin, hurried_eights: GamePlugin
) -> None:
    woken = []
    for plugin in (crazy_eights, hurried_eights):
        pilot = waiting_for_me(plugin)
        before = pilot.loop.beats
        run(pilot, 9)
        woken.append(pilot.loop.beats - before)
    assert woken[1] <= woken[0] + 1


def test_the_last_seconds_are_counted_before_ones_eyes(hurried_eights: GamePlugin) -> None:
    pilot = waiting_for_me(hurried_eights)
    run(pilot, SECONDS - 3 - 4.5)
    seen = set()
    while (left := pilot.parts.link.time_left()) is not None and left.seconds > 1:
        run(pilot, 0.5)
        seen.add(drawn(pilot))
    assert len(seen) >= 3


def test_ones_own_seconds_stand_beside_the_buttons_and_the_last_five_are_red_and_heard(
    hurried_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, ticks = waiting_for_me(hurried_eights), []

    def hear(name: str, *, pitch: float = 0.0, **how: float) -> None:
        if name == "clock.tick":
            ticks.append(pitch)

    monkeypatch.setattr(pilot.parts.link.sounds, "play", hear)
    seconds, buttons = pilot.find("table.seconds"), [child.rect for child in pilot.parts.actions.children[1:]]
    assert buttons
    assert seconds.rect.right <= buttons[0].left
    assert seconds.rect.centery == pytest.approx(buttons[0].centery)
    told = {}
    while (left := pilot.parts.link.time_left()) is not None and left.seconds > 0.6:
        run(pilot, 0.25)
        told[pilot.parts.actions.seconds.text] = pilot.parts.actions.seconds.hurries
    assert list(map(int, told))[-5:] == [5, 4, 3, 2, 1]
    assert [second for second, hurries in told.items() if hurries] == ["5", "4", "3", "2", "1"]
    assert len(ticks) == 5
    assert ticks == sorted(set(ticks)), "each is higher than the one before"


@pytest.mark.parametrize("calm", [False, True])
def test_each_of_the_last_five_seconds_beats_unless_the_player_wants_calm(
    hurried_eights: GamePlugin, calm: bool
) -> None:
    pilot = waiting_for_me(hurried_eights)
    pilot.ui.motion.reduced = calm
    seconds, beats = pilot.parts.actions.seconds, set()
    while (left := pilot.parts.link.time_left()) is not None and left.seconds > 0.6:
        pilot.wait(FRAME)
        if seconds.beat.value > 0.5:
            beats.add(seconds.text)
    assert beats == (set() if calm else {"5", "4", "3", "2", "1"})


@pytest.mark.parametrize("key", [pygame.K_l, pygame.K_h])
def test_what_a_key_does_is_seen_without_further_input(plugin: GamePlugin, key: int) -> None:
    pilot = waiting_for_me(plugin)
    before = drawn(pilot)
    pilot.loop.dispatch(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    assert run(pilot, 1) > 0
    assert drawn(pilot) != before
    assert is_up_to_date(pilot)


def test_the_log_opened_by_a_key_slides_in_by_itself(plugin: GamePlugin) -> None:
    pilot = waiting_for_me(plugin)
    pilot.loop.dispatch(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode="", scancode=0))
    assert run(pilot, 0.5) > 5
    assert pilot.parts.furniture.log_panel.shown.value == 1.0


def oversleep(pilot: Pilot, seconds: float) -> None:
    """Like a real computer, which never wakes at the very moment it was asked to."""
    clock, punctual = pilot.clock, pilot.clock.await_event

    def await_event(asked: float) -> pygame.event.Event | None:
        event = punctual(asked)
        clock.time += seconds if event is None else 0.0
        return event

    clock.await_event = await_event  # type: ignore[method-assign]


@pytest.mark.parametrize("late", [0.0, 0.002, 0.016, 0.1])
@pytest.mark.parametrize("news", ["Welcome", "Welcome to a table whose news take long to read. " * 3])
def test_news_disappear_from_an_untouched_table(crazy_eights: GamePlugin, news: str, late: float) -> None:
    pilot = waiting_for_me(crazy_eights)
    oversleep(pilot, late)
    before, seconds = drawn(pilot), max(TOAST_SECONDS, len(news) * READING)
    pilot.ui.toasts.say(news)
    run(pilot, 1)
    assert drawn(pilot) != before
    run(pilot, seconds - 2)
    assert drawn(pilot) != before
    run(pilot, 2)
    assert drawn(pilot) == before


def test_a_bubble_fades_from_an_untouched_table(plugin: GamePlugin) -> None:
    pilot = waiting_for_me(plugin)
    before = drawn(pilot)
    pilot.parts.plates[1].say("Pass")
    run(pilot, 1)
    assert drawn(pilot) != before
    assert run(pilot, BUBBLE_SECONDS) > 3, "it fades"
    assert not pilot.parts.plates[1].said
    assert is_up_to_date(pilot)


def test_a_complaint_disappears_from_an_untouched_table(plugin: GamePlugin) -> None:
    pilot = waiting_for_me(plugin)
    before = drawn(pilot)
    pilot.parts.effects.complain("Not now")
    run(pilot, 1)
    assert drawn(pilot) != before
    run(pilot, 4)
    assert not pilot.parts.effects.banners
    assert is_up_to_date(pilot)


def test_the_clock_of_a_round_is_seen_running() -> None:
    found = installed("uno")
    rules = found.plugin.rules()
    pilot = waiting_for_me(found.plugin, replace(rules, basic=replace(rules.basic, time_limit_minutes=5)))
    seen = set()
    for _ in range(3):
        run(pilot, 1)
        assert is_up_to_date(pilot)
        seen.add(pilot.parts.clock.text)  # type: ignore[attr-defined]
    assert len(seen) == 3
