"""A match: rules, a seed and the moves made. Everything else follows from those three."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.events import Event, Moved
from cardcade.engine.faults import cards_in, require_all_cards
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game, Result
from cardcade.engine.state import State, View

S = TypeVar("S", bound=State)
M = TypeVar("M")

Form: TypeAlias = dict[str, Any]
"""A JSON object."""


@dataclass(frozen=True, slots=True)
class Step(Generic[M]):
    """One accepted move."""

    seat: Seat
    move: M


class Entry(NamedTuple):
    """What is kept of a step, or of the deal: written and hashed once, for saves and replays alike."""

    step: str
    """The step as JSON; for the deal, seats and seed."""
    state: str
    """The position after it, as JSON."""
    link: str
    """Vouches for every move and every position so far."""


@dataclass(frozen=True, slots=True)
class Update(Generic[S]):
    """What one seat learns from a step: what it saw happen, then what it sees."""

    events: tuple[Event, ...]
    view: View[S]
    past: tuple[Event, ...] = ()
    """What it had seen before the match was taken up again: to be remembered, not shown."""
    step: Step[Any] | None = None
    """The step itself, where the seat may know it."""
    course: tuple[Step[Any] | Event, ...] = ()
    """The past with the steps in it that the seat may know, each before what it brought."""


Past: TypeAlias = Callable[[Seat], tuple[Event, ...]]
"""What a seat had seen before."""


def _none(_: Seat) -> tuple[Event, ...]:
    return ()


class Match(Generic[S, M]):
    """Plays moves in order, keeps the hash chain, and tells listening seats what they may know."""

    def __init__(self, game: Game[S, M], seats: int, seed: int, listeners: Iterable[Seat] = ()) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.forms = Forms(game)
        self.steps: list[Step[M]] = []
        self.written: list[Form] = []
        """The steps as they are kept."""
        self.chain: list[str] = []
        """The links of the deal and of every step."""
        self.verifiable = True
        """Whether the same moves would come out the same again."""
        self.grudges: dict[Seat, Seat] = {}
        """By whom each seat was struck last."""
        self._streams = step_streams(seed)
        self._updates: dict[Seat, list[Update[S]]] = {seat: [] for seat in listeners}
        self.state = game.setup(seats)
        self.last = self._follow(lambda: game.begin(self.state, self._streams.child(0)), {"seats": seats, "seed": seed})
        """The entry of the last step, or of the deal."""

    def play(self, seat: Seat, move: M) -> Step[M]:
        """Makes the move, or raises IllegalMove and changes nothing."""
        self.game.check(self.state, seat, move)
        step = Step(seat, move)
        stream, form = self._streams.child(len(self.steps) + 1), self.write_step(step)
        victim = self.game.victim(self.state, seat, move)
        self.last = self._follow(lambda: self.game.play(self.state, seat, move, stream), form, step)
        if victim is not None:
            self.grudges[victim] = seat
        self.steps.append(step)
        self.written.append(form)
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

    def write_step(self, step: Step[M]) -> Form:
        """Seat and move apart, since a move may have a field called seat."""
        return {"seat": step.seat, "move": self.forms.write_move(step.move)}

    def read_step(self, form: Form) -> Step[M]:
        """The step written in `form`, or BadForm."""
        return read_step(self.forms, form)

    def go_on_from(self, state: S, steps: Iterable[Step[M]], chain: Iterable[str]) -> None:
        """Takes up a saved position whose rules have changed since: its replay can no longer be verified."""
        self.take_up(state, steps, chain)
        self.verifiable = False

    def take_up(self, state: S, steps: Iterable[Step[M]], chain: Iterable[str], past: Past = _none) -> None:
        """Goes on from a position of this very match; `past` is what each listener shall remember of the way there."""
        self.state = state
        self.steps = list(steps)
        self.written = [self.write_step(step) for step in self.steps]
        self.chain = list(chain)
        self._updates = {seat: [Update(past(seat), state.view(seat))] for seat in self._updates}
        self.catch_up()

    def catch_up(self) -> None:
        """Tells listeners how things stand, and how they came about only to remember it: after loading."""
        for seat, waiting in self._updates.items():
            past = tuple(event for update in waiting for event in (*update.past, *update.events))
            course = tuple(item for update in waiting for item in _course(update))
            self._updates[seat] = [Update((), self.state.view(seat), past, course=course)]

    def _follow(self, change: Callable[[], object], form: Form, step: Step[M] | None = None) -> Entry:
        self.state.log = []
        before = cards_in(self.state)
        change()
        require_all_cards(self.state, before)
        events, self.state.log = tuple(self.state.log), None
        entry = _entry(self.chain[-1] if self.chain else "", form, self.forms.write_state(self.state))
        self.chain.append(entry.link)
        for seat, waiting in self._updates.items():
            told, view = seen(events, seat, self.state), self.state.view(seat)
            known = step if step is not None and knows(self.game, step, told, view) else None
            waiting.append(Update(told, view, step=known))
        return entry


def knows(game: Game[Any, Any], step: Step[Any], told: Iterable[Event], view: View[Any]) -> bool:
    """Whether the step tells the viewer nothing beyond what it made itself, or has seen of its cards."""
    if step.seat == view.seat:
        return True
    if isinstance(step.move, game.hidden_moves):
        return False
    known = {card for event in told if isinstance(event, Moved) for card in event.cards}
    known.update(card for pile in view.state.cards for card in pile)
    return known.issuperset(game.cards_of(step.move))


def _course(update: Update[Any]) -> tuple[Step[Any] | Event, ...]:
    made = () if update.step is None else (update.step,)
    return (*(update.course or update.past), *made, *update.events)


def read_step(forms: Forms, form: Form) -> Step[Any]:
    """The step written in `form`, or BadForm."""
    seat = form.get("seat")
    return Step(seat if isinstance(seat, int) else 0, forms.read_move(form.get("move")))


def step_streams(seed: int) -> Stream:
    """The stream whose n-th child shuffles in step n."""
    return Stream.named(seed, "table")


def decision_stream(seed: int, game: str, seat: Seat, number: int) -> Stream:
    """What a bot draws from in the seat's n-th decision. Neither the seed nor another stream follows from it."""
    return Stream(0, (seed, game, "bot", seat, number))


def seen(events: Iterable[Event], seat: Seat, state: State) -> tuple[Event, ...]:
    """The events as this seat saw them."""
    told = (event.seen_by(seat, state.piles) for event in events)
    return tuple(event for event in told if event is not None)


_JSON: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True)
"""One text for one value, on every machine."""


def _entry(previous: str, step: Form, state: Form) -> Entry:
    """The next link is the hash of the list of the link before, the step and the position."""
    texts = _JSON.encode(step), _JSON.encode(state)
    whole = f'["{previous}",{texts[0]},{texts[1]}]'
    return Entry(*texts, hashlib.sha256(whole.encode()).hexdigest())


def next_link(previous: str, step: Form, state: Form) -> str:
    """What vouches for a step after the link before, and for the position it led to."""
    return _entry(previous, step, state).link
