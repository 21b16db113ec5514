"""What if: playing on from a place in a film, the same deal again, and how bots would have done."""

import threading

import pygame
import pytest

from cardcade.arena.duplicate import Duplicate, play_seat
from cardcade.engine.game import Result
from cardcade.shell.screens.setup.setup import Setup
from cardcade.shell.screens.table.table import TableScreen
from cardcade.shell.screens.theatre.theatre import Theatre
from cardcade.shell.screens.theatre.theatre_menu import DuplicateTable
from cardcade.ui import Button
from cardcade.ui.toasts import PLATE

from ...drawn import plates_drawn
from ...recorded import GAMES, Recorded, recorded
from ..launcher import Launcher
from .watching import theatre, watch


@pytest.fixture(scope="module")
def one() -> Recorded:
    return recorded("gandengyan", 1)


def at_decision(one: Recorded, number: int = 3, **more: object) -> Launcher:
    return watch(one, one.film().decisions(0)[number], **more)


@pytest.mark.parametrize("game", GAMES)
def test_one_plays_on_from_ones_own_decision(game: str) -> None:
    one = recorded(game, 1, most=80)
    pilot = at_decision(one, keeps=True)
    step = theatre(pilot).projector.step
    pilot.click("theatre.play_on")
    pilot.wait(0.5)
    assert isinstance(pilot.screen, TableScreen)
    live = pilot.table.live
    assert pilot.parts.position.view == one.seen[0][step][1]
    assert live.persons == (0,)
    assert pilot.parts.position.my_turn
    assert [player.level for player in live.players[1:]] == ["easy"] * (len(live.players) - 1)
    live.submit(0, live.match.game.moves(live.match.state, 0)[-1])
    pilot.wait(3)
    assert len(live.match.steps) > step
    pilot.app.close()


def test_news_that_come_with_a_table_hide_nothing_of_what_lies_there() -> None:
    one = recorded("guandan", 1, most=200)
    film, pilot = one.film(), at_decision(one, size=(1920, 1080))
    across = [pile.name for pile in film.state(0).piles].index("played.2")
    for step in [step for step in film.decisions(0) if len(film.state(step).cards[across]) > 2][:4]:
        pilot.app.pages.play_on(one.record, step, 0, lambda: lambda *_: None)
        pilot.picture()  # before anything lies there
        pilot.wait(0.6)
        with plates_drawn(PLATE) as drawn:
            pilot.picture()
        parts = pilot.parts
        lying = [sprite.pose.rect for pile in parts.cards.piles for sprite in pile]
        assert drawn
        assert not [one for one in drawn if one.collidelist([*lying, *(plate.rect for plate in parts.plates)]) >= 0]
        pilot.app.tables.leave()
        pilot.ui.toasts.toasts.clear()


def test_in_practice_no_clock_decides_for_whoever_thinks() -> None:
    one = recorded("guandan", 1, most=60, rules="official")
    decisions = one.film().decisions(0)
    choices = [number for number, step in enumerate(decisions) if len(one.game.moves(one.film().state(step), 0)) > 1]
    pilot = at_decision(one, choices[0])
    pilot.click("theatre.play_on")
    pilot.wait(0.5)
    live = pilot.table.live
    clock, step = live.match.game.clock(live.match.state), len(live.match.steps)
    assert clock is not None
    assert clock.seat == 0
    assert live.time_left() is None
    pilot.wait(clock.seconds + 5)
    assert len(live.match.steps) == step
    pilot.app.close()


def test_practice_is_marked_and_leaves_nothing_behind(one: Recorded) -> None:
    pilot = at_decision(one, keeps=True)
    pilot.click("theatre.play_on")
    pilot.wait(0.5)
    assert pilot.parts.link.preset.startswith("Practice")
    live = pilot.table.live
    live.submit(0, live.match.game.moves(live.match.state, 0)[0])
    pilot.wait(1)
    pilot.app.tables.leave()
    pilot.wait(0.3)
    assert isinstance(pilot.screen, Theatre), "back where one came from"
    assert pilot.app.store is not None
    assert pilot.app.store().waiting() == []
    assert pilot.app.store().history() == []
    pilot.app.close()


def test_practice_that_is_restarted_begins_at_the_same_place(one: Recorded) -> None:
    pilot = at_decision(one)
    step = theatre(pilot).projector.step
    pilot.click("theatre.play_on")
    pilot.wait(0.5)
    live = pilot.table.live
    live.submit(0, live.match.game.moves(live.match.state, 0)[0])
    pilot.app.tables.restart()
    pilot.wait(0.5)
    assert len(pilot.table.live.match.steps) == step
    assert pilot.table.live is not live
    assert [type(screen).__name__ for screen in pilot.loop.screens] == ["Home", "Theatre", "TableScreen"]
    pilot.app.close()


def test_nobody_is_told_that_practice_is_kept(one: Recorded) -> None:
    pilot = at_decision(one, keeps=True)
    pilot.click("theatre.play_on")
    pilot.wait(0.5)
    live = pilot.table.live
    live.submit(0, live.match.game.moves(live.match.state, 0)[0])
    pilot.wait(1)
    pilot.key(pygame.K_ESCAPE)
    assert label(pilot, "pause.leave") == "Leave"
    pilot.click("pause.restart")
    assert pilot.screen.stage.dialogs[-1].children[1].text == (  # type: ignore[attr-defined]
        "You begin again at the same place. Nothing of it is kept."
    )
    pilot.app.close()


def label(pilot: Launcher, meaning: str) -> str:
    button = pilot.find(meaning)
    assert isinstance(button, Button)
    return button.text


def test_where_the_seat_does_not_decide_it_is_said_why_not(one: Recorded) -> None:
    film = one.film()
    step = next(step for step, frame in enumerate(film.frames) if 0 not in frame.waiting)
    pilot = watch(one, step)
    pilot.picture()
    button = pilot.find("theatre.play_on")
    assert not button.enabled
    assert button.hint == "You can play on from where the player you are watching decides."


def test_any_seat_can_be_played_on(one: Recorded) -> None:
    pilot = watch(one, one.film().decisions(1)[2])
    pilot.key(pygame.K_2)
    pilot.click("theatre.play_on")
    pilot.wait(0.5)
    assert pilot.table.live.persons == (1,)
    assert pilot.table.live.players[0].level == one.found.plugin.usual_level
    pilot.app.close()


def test_the_same_deal_again(one: Recorded) -> None:
    pilot = at_decision(one)
    pilot.choose("theatre.more", "theatre.menu.same_deal")
    assert isinstance(pilot.screen, Setup)


def test_a_level_plays_the_same_deal_on_the_same_seat(one: Recorded) -> None:
    duplicate = Duplicate(one.record.beginning, 0, ("easy",), "medium")
    bout = duplicate._bout("easy")
    assert bout.bots == ("easy",) * len(bout.bots)
    assert play_seat(bout) == play_seat(bout), "the same again"


def test_results_arrive_in_the_table_one_by_one(one: Recorded, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = at_decision(one)
    begun = []
    monkeypatch.setattr(Duplicate, "start", lambda self, arrived: begun.append((self, arrived)))
    pilot.choose("theatre.more", "theatre.menu.compare")
    (_, arrived) = begun[0]
    (table,) = [dialog for dialog in pilot.screen.stage.dialogs if isinstance(dialog, DuplicateTable)]
    before = shown_in(table)
    assert before.count("is playing...") == len(one.found.plugin.bots)
    arrived("easy", Result((5.0,) * one.record.beginning.seats, (0,), (0,)))
    pilot.wait(0.1)
    assert "won · 5 points · place 1" in shown_in(table)
    arrived("medium", Result((1.0,) * one.record.beginning.seats, (1,), (1, 0)))
    pilot.wait(0.1)
    assert "lost · 1 point · place 2" in shown_in(table)
    pilot.tap(pygame.K_RETURN)
    assert not pilot.screen.stage.dialogs, "who has read it presses Enter"


def test_in_guandan_the_table_counts_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    guandan = recorded("guandan", 1, most=80)
    pilot = watch(guandan, guandan.film().decisions(0)[0])
    monkeypatch.setattr(
        Duplicate, "start", lambda self, arrived: arrived("easy", Result((2.0,) * 4, (0,), (0, 1, 2, 3)))
    )
    pilot.choose("theatre.more", "theatre.menu.compare")
    pilot.wait(0.1)
    (table,) = [dialog for dialog in pilot.screen.stage.dialogs if isinstance(dialog, DuplicateTable)]
    assert "won · 2 levels · place 1" in shown_in(table)


def test_partners_share_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    guandan = recorded("guandan", 1, most=80)
    pilot = watch(guandan, guandan.film().decisions(0)[0])
    theatre(pilot).projector.look_from(2)
    ended = {"easy": Result((3.0, 0.0, 3.0, 0.0), (0, 2), (0,)), "medium": Result((0.0, 3.0, 0.0, 3.0), (1, 3), (1,))}
    monkeypatch.setattr(Duplicate, "start", lambda self, arrived: [arrived(*one) for one in ended.items()])
    pilot.choose("theatre.more", "theatre.menu.compare")
    pilot.wait(0.1)
    (table,) = [dialog for dialog in pilot.screen.stage.dialogs if isinstance(dialog, DuplicateTable)]
    assert {"won · 3 levels · place 1", "lost · 0 levels · place 2"} <= set(shown_in(table))


def test_closing_the_window_gives_the_duplicate_up(one: Recorded, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, closed = at_decision(one), []
    monkeypatch.setattr(Duplicate, "start", lambda *_: None)
    monkeypatch.setattr(Duplicate, "close", lambda self: closed.append(self))
    pilot.choose("theatre.more", "theatre.menu.compare")
    pilot.app.close()
    assert closed


def shown_in(table: DuplicateTable) -> list[str]:
    return [getattr(widget, "text", "") for widget in table.walk()]


def test_a_duplicate_that_is_closed_before_it_has_been_played_is_nothing_to_warn_of(
    one: Recorded, caplog: pytest.LogCaptureFixture
) -> None:
    duplicate, ended = Duplicate(one.record.beginning, 0, ("easy", "medium"), "easy"), threading.Semaphore(0)
    duplicate.start(lambda *_: ended.release())
    duplicate.close()
    assert ended.acquire(timeout=60)
    assert ended.acquire(timeout=60)
    assert not caplog.records


@pytest.mark.slow
def test_the_duplicate_runs_in_a_process_of_its_own(one: Recorded) -> None:
    duplicate, done, results = Duplicate(one.record.beginning, 0, ("easy", "medium"), "easy"), threading.Event(), {}

    def arrived(level: str, result: Result | None) -> None:
        results[level] = result
        if len(results) == 2:
            done.set()

    duplicate.start(arrived)
    assert done.wait(60)
    duplicate.close()
    assert all(result is not None for result in results.values())
