"""A slow disk: nothing is shown before it is on disk, nothing stands still, and in the end the game goes on unsaved."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from cardcade import Card, GamePlugin
from cardcade.engine.match import Entry
from cardcade.shell.sound.sound import Silence
from cardcade.shell.store.writer import Ticket
from cardcade.testing.games import installed
from cardcade.testing.pilot import Pilot, QuietHost

from ..launcher import found, open_launcher

SEED = 3
"""Deals a first turn on which a card can be played."""


class Receipt:
    done = saved = False


class Disk:
    """Writes when it is told to."""

    def __init__(self) -> None:
        self.blocked = True
        self.receipts: list[Receipt] = []

    def append(self, entry: Entry, own: bool) -> Receipt:
        self.receipts.append(Receipt())
        if not self.blocked:
            self.write()
        return self.receipts[-1]

    def write(self) -> None:
        for receipt in self.receipts:
            receipt.done = receipt.saved = True


class Ear(Silence):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def play(self, name: str, *, pitch: float = 0.0, pan: float = 0.0, volume: float = 1.0) -> None:
        self.heard.append(name)


class Table:
    """A person's turn at a table whose disk is blocked; the loop draws only what it must."""

    def __init__(self, plugin: GamePlugin, **more: Any) -> None:
        self.pilot = Pilot.at_table(plugin, seed=SEED, **more)
        self.pilot.wait(0.7)
        if self.pilot.sees("curtain.rise"):
            self.pilot.click("curtain.rise")
        self.await_turn()
        host = self.pilot.table.host
        assert isinstance(host, QuietHost)
        self.host, self.disk, self.ear = host, Disk(), Ear()
        self.pilot.parts.link.sounds = self.ear  # type: ignore[misc]
        self.live = self.pilot.table.live
        self.live.saving.saver = self.disk
        self.run(1)

    def await_turn(self) -> None:
        self.pilot.wait_until(lambda: self.pilot.parts.position.my_turn and not self.pilot.parts.queue.busy)

    def run(self, seconds: float) -> int:
        """As for a player; how often the window was drawn."""
        before, until = self.pilot.window.flips, self.pilot.clock.now() + seconds
        while self.pilot.clock.now() < until:
            self.pilot.loop.tick()
        return self.pilot.window.flips - before

    def key(self, key: int) -> None:
        self.pilot.loop.dispatch(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        self.pilot.loop.dispatch(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))

    def play_a_card(self) -> Card:
        """One of those the first lawful move plays."""
        parts = self.pilot.parts
        move = next(move for move in parts.position.moves if parts.link.game.cards_of(move))
        parts.gestures.submit(move)
        return parts.link.game.cards_of(move)[0]

    @property
    def hand(self) -> list[Card]:
        return self.pilot.parts.hand.held

    @property
    def told(self) -> list[str]:
        return list(dict.fromkeys(notice.key for notice in self.host.notices))

    def lift(self, card: Card) -> float:
        return next(held.sprite.lift for held in self.pilot.parts.hand.cards if held.sprite.card == card)


@pytest.fixture
def table(crazy_eights: GamePlugin) -> Table:
    return Table(crazy_eights)


@pytest.mark.parametrize("game", ["uno", "guandan", "gandengyan"])
def test_a_card_lifts_and_sounds_at_once_and_flies_when_it_is_on_disk(game: str) -> None:
    bundled = installed(game)
    table = Table(bundled.plugin)
    card = table.play_a_card()
    assert table.run(0.3) > 0
    assert table.lift(card) > 0
    assert table.ear.heard == ["card.select"]
    table.run(1.5)
    assert card in table.hand, "not before it is on disk, however long that takes"
    table.disk.write()
    table.run(0.1)
    assert card not in table.hand


def test_every_consequence_waits_too(table: Table) -> None:
    steps = len(table.live.match.steps)
    table.play_a_card()
    table.run(9)
    assert len(table.live.match.steps) == steps + 1, "nobody has answered what nobody has seen"
    assert table.pilot.parts.position.my_turn
    assert list(table.pilot.parts.link.hints()) == []  # type: ignore[attr-defined]


def test_the_picture_never_stands_still_and_input_works(table: Table) -> None:
    table.play_a_card()
    table.run(3)
    before = pygame.image.tobytes(table.pilot.window.surface, "RGB")
    table.key(pygame.K_l)
    assert table.run(1) > 0
    assert pygame.image.tobytes(table.pilot.window.surface, "RGB") != before
    table.key(pygame.K_ESCAPE)
    table.key(pygame.K_ESCAPE)
    table.run(0.5)
    assert table.pilot.table.paused


def test_an_impatient_hand_does_nothing_twice(table: Table) -> None:
    card = table.play_a_card()
    steps = len(table.live.match.steps)
    for _ in range(5):
        table.pilot.parts.gestures.play([card])
        table.run(0.2)
    assert len(table.live.match.steps) == steps
    assert "illegal" not in table.ear.heard
    assert table.lift(card) > 0


@pytest.mark.parametrize("game", ["uno", "guandan", "gandengyan"])
def test_what_the_coach_finds_out_after_a_hint_was_followed_chooses_nothing_else(game: str) -> None:
    table = Table(installed(game).plugin)
    parts, counsel = table.pilot.parts, table.live.counsel
    table.key(pygame.K_h)
    late = iter([[replace(advice, value=0.5, unit="win") for advice in reversed(parts.hints.advice)]])
    followed = set(parts.hand.selection.cards)
    table.key(pygame.K_RETURN)
    counsel.poll = lambda: next(late, None)  # type: ignore[method-assign]
    table.run(0.5)
    assert parts.hand.selection.cards == followed
    table.disk.write()
    table.run(0.5)
    assert not parts.hand.selection.cards


def test_after_two_seconds_the_table_says_that_it_saves(table: Table) -> None:
    table.play_a_card()
    table.run(1.8)
    assert table.told == []
    table.run(0.4)
    assert table.told == ["table.saving"]
    table.run(7)
    assert table.told == ["table.saving"]


def test_after_ten_seconds_the_game_goes_on_unsaved_and_says_so(table: Table) -> None:
    card = table.play_a_card()
    table.run(9.7)
    assert card in table.hand
    table.run(0.6)
    assert card not in table.hand
    assert table.told == ["table.saving", "store.slow"]
    steps = len(table.live.match.steps)
    table.run(8)
    assert len(table.live.match.steps) > steps, "nobody waits another ten seconds for a disk that does not answer"


def test_once_the_disk_answers_it_is_waited_for_again(table: Table) -> None:
    table.play_a_card()
    table.run(10.3)
    table.disk.write()
    table.run(0.2)
    assert table.told[-1] == "store.recovered"
    table.disk.blocked = False
    table.await_turn()
    table.disk.blocked, shown = True, table.pilot.parts.position.view
    table.pilot.parts.gestures.submit(table.pilot.parts.position.moves[0])
    table.run(5)
    assert table.pilot.parts.position.view is shown


def test_a_disk_that_answers_in_time_is_never_mentioned(table: Table) -> None:
    for _ in range(3):
        table.pilot.parts.gestures.submit(table.pilot.parts.position.moves[0])
        table.run(0.3)
        table.disk.write()
        table.disk.blocked = False
        table.await_turn()
        table.disk.blocked = True
    assert table.told == []


def test_the_curtain_falls_only_when_the_move_is_on_disk(crazy_eights: GamePlugin) -> None:
    table = Table(crazy_eights, seats=2, levels=[None, None])
    table.play_a_card()
    table.run(5)
    assert table.pilot.table.curtain is None
    table.disk.write()
    table.run(4)
    assert table.pilot.table.curtain is not None


def test_the_match_is_not_over_before_its_last_move_is_on_disk(table: Table) -> None:
    table.disk.blocked = False
    table.live.autopilot.add(0)
    while not table.live.over:
        table.disk.blocked = max_left(table) <= 1
        table.disk.write()
        table.run(0.05)
    table.run(3)
    assert "finished" not in table.host.asked
    table.disk.write()
    table.pilot.wait_until(lambda: "finished" in table.host.asked)


def max_left(table: Table) -> int:
    """How many cards the shortest hand has."""
    state = table.live.match.state
    return min(len(cards) for pile, cards in zip(state.piles, state.cards, strict=True) if pile.owner is not None)


def test_leaving_does_not_wait_for_a_blocked_file_and_home_offers_the_match_once_it_answers(
    crazy_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardcade.shell.store.writer.STUCK", 0.0)
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    pilot.choose("home.game.crazy_eights", "setup.code")
    pilot.type(str(SEED))
    pilot.choose("setup.start")
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    table, go, begun = Table.__new__(Table), threading.Event(), threading.Event()
    table.pilot = pilot
    assert pilot.app.store is not None
    pilot.app.store()._writer.hand_in(Ticket(lambda _: begun.set() or go.wait(60)))  # type: ignore[func-returns-value]
    assert begun.wait(60)
    table.play_a_card()
    with monkeypatch.context() as patch:
        patch.setattr(Ticket, "wait", only_beside_the_picture(Ticket.wait))
        pilot.app.tables.leave()
        pilot.wait(0.5)
        pilot.choose("home.game.crazy_eights")
        pilot.app.loop.home()
    go.set()
    pilot.wait_until(lambda: pilot.app.waiting.last is not None, 1e6)
    pilot.app.close()


def only_beside_the_picture(wait: Callable[[Ticket, float], bool]) -> Callable[[Ticket, float], bool]:
    def waits(ticket: Ticket, seconds: float) -> bool:
        assert threading.current_thread() is not threading.main_thread(), "the picture stands still"
        return wait(ticket, seconds)

    return waits


@pytest.mark.parametrize("language", ["zh", "en"])
def test_a_blocked_file_is_waited_for_in_the_whole_launcher(crazy_eights: GamePlugin, language: str) -> None:
    pilot = open_launcher([found(crazy_eights)], language=language, keeps=True)
    pilot.choose("home.game.crazy_eights", "setup.code")
    pilot.type(str(SEED))
    pilot.choose("setup.start")
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    table, go = Table.__new__(Table), threading.Event()
    table.pilot = pilot
    assert pilot.app.store is not None
    writer = pilot.app.store()._writer
    blocked = writer.hand_in(Ticket(lambda _: go.wait(60)))
    card = table.play_a_card()
    table.run(3)
    assert card in table.hand
    assert pilot.app.language.text("table.saving") in [toast.text for toast in pilot.app.ui.toasts.toasts]
    go.set()
    assert blocked.wait(60)
    settled = writer.hand_in(Ticket(lambda _: None))
    assert settled.wait(60)
    table.run(0.5)
    assert card not in table.hand
    pilot.app.close()
