"""A match: rules, a seed and the moves made. Everything else follows from those three."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.events import Event
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game, Result
from cardcade.engine.state import State, View

S = TypeVar("S", bound=State)
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Step(Generic[M]):
    """One accepted move."""

    seat: Seat
    move: M


@dataclass(frozen=True, slots=True)
class Update(Generic[S]):
    """What one seat learns from a step: what it saw happen, then what it sees."""

    events: tuple[Event, ...]
    view: View[S]
    past: tuple[Event, ...] = ()
    """What it had seen before the match was taken up again: to be remembered, not shown."""


class Match(Generic[S, M]):
    """Plays moves in order, keeps the hash chain, and tells listening seats what they may know."""

    def __init__(self, game: Game[S, M], seats: int, seed: int, listeners: Iterable[Seat] = ()) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.forms = Forms(game)
        self.steps: list[Step[M]] = []
        self.chain: list[str] = []
        self._streams = step_streams(seed)
        self._updates: dict[Seat, list[Update[S]]] = {seat: [] for seat in listeners}
        self.state = game.setup(seats)
        self._follow(lambda: game.begin(self.state, self._streams.child(0)), {"seats": seats, "seed": seed})

    def play(self, seat: Seat, move: M) -> Step[M]:
        """Makes the move, or raises IllegalMove and changes nothing."""
        self.game.check(self.state, seat, move)
        step = Step(seat, move)
        stream = self._streams.child(len(self.steps) + 1)
        self._follow(lambda: self.game.play(self.state, seat, move, stream), self.write_step(step))
        self.steps.append(step)
        return step

    def take_updates(self, seat: Seat) -> list[Update[S]]:
        """What this listening seat has not yet been told, oldest first."""
        waiting, self._updates[seat] = self._updates[seat], []
        return waiting

    def view(self, seat: Seat) -> View[S]:
        return self.state.view(seat)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def write_step(self, step: Step[M]) -> dict[str, Any]:
        """Seat and move apart, since a move may have a field called seat."""
        return {"seat": step.seat, "move": self.forms.write_move(step.move)}

    def read_step(self, form: dict[str, Any]) -> Step[M]:
        """The step written in `form`, or BadForm."""
        seat = form.get("seat")
        return Step(seat if isinstance(seat, int) else 0, self.forms.read_move(form.get("move")))

    def go_on_from(self, state: S, steps: Iterable[Step[M]], chain: Iterable[str]) -> None:
        """Takes up a saved position whose rules have changed since: its replay can no longer be verified."""
        self.state = state
        self.steps = list(steps)
        self.chain = list(chain)
        self._updates = {seat: [] for seat in self._updates}
        self.catch_up()

    def catch_up(self) -> None:
        """Tells listeners how things stand, and how they came about only to remember it: after loading."""
        for seat, waiting in self._updates.items():
            past = tuple(event for update in waiting for event in (*update.past, *update.events))
            self._updates[seat] = [Update((), self.state.view(seat), past)]

    def _follow(self, change: Any, form: dict[str, Any]) -> None:
        self.state.log = []
        change()
        events, self.state.log = tuple(self.state.log), None
        self.chain.append(link(self.chain[-1] if self.chain else "", form, self.forms.write_state(self.state)))
        for seat, waiting in self._updates.items():
            waiting.append(Update(seen(events, seat, self.state), self.state.view(seat)))


def step_streams(seed: int) -> Stream:
    """The stream whose n-th child shuffles in step n."""
    return Stream.named(seed, "table")


def bot_streams(seed: int, seat: Seat) -> Stream:
    """The stream whose n-th child serves the seat's n-th decision, apart from the deck's."""
    return Stream.named(seed, "bot", seat)


def seen(events: Iterable[Event], seat: Seat, state: State) -> tuple[Event, ...]:
    """The events as this seat saw them."""
    told = (event.seen_by(seat, state.piles) for event in events)
    return tuple(event for event in told if event is not None)


def link(previous: str, step: dict[str, Any], state: dict[str, Any]) -> str:
    """The next link of the hash chain: it vouches for every move and every position so far."""
    text = json.dumps([previous, step, state], sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()
