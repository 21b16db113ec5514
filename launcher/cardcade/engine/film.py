"""A film: a record played again, in which every position can be looked at from every seat, forwards and backwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from cardcade.engine.cards import TABLE, Audience, Place, Seat
from cardcade.engine.events import Event, Moved
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game
from cardcade.engine.match import Form, Step, knows, read_step, seen, step_streams
from cardcade.engine.message import Message, say, say_seat
from cardcade.engine.record import Record
from cardcade.engine.state import State, View

OPEN: Final[Seat] = -2
"""A looker to whom nothing is hidden: every hand lies open."""

FEWEST, MOST = 32, 512
"""Steps between two kept positions at least, and positions kept at most."""


class Mark(NamedTuple):
    """Something worth finding again."""

    step: int
    kind: str
    """`round`, `out`, `end`, what a game names itself (`bomb`, `call`), `moment` or `coach`."""
    tip: Message


class Frame(NamedTuple):
    """What is kept of every step, and of the deal."""

    waiting: tuple[Seat, ...]
    """Whom the table waits for after it."""
    round: int
    """In which round it lies, counted from 0; its end belongs to it."""
    swept: bool
    """Whether a trick was cleared away."""


class Film:
    """Shows a record as far as the rules of now lead to the same positions; step 0 is the deal."""

    def __init__(self, record: Record, game: Game[Any, Any]) -> None:
        """Whatever a game's own code raises at the deal is raised."""
        self.record, self.game = record, game
        self.marks: list[Mark] = []
        """In the order of the steps."""
        self.frames: list[Frame] = []
        self.steps: list[Step[Any]] = []
        self._every = max(FEWEST, -(-len(record.steps) // MOST))
        self._kept: list[State] = []
        self._forms = Forms(game)
        self._streams = step_streams(record.beginning.seed)
        self._develop()

    @property
    def length(self) -> int:
        """The last step that can be shown."""
        return len(self.steps)

    @property
    def whole(self) -> bool:
        """Whether nothing of the record is missing."""
        return self.length == len(self.record.steps)

    # -- looking

    def state(self, step: int) -> Any:
        """The whole position after a step."""
        state, _ = self._run_to(step)
        return state

    def view(self, step: int, seat: Seat) -> View[Any]:
        """What the seat saw after a step."""
        return _seen_from(self.state(step), seat)

    def events(self, step: int, seat: Seat) -> tuple[Event, ...]:
        """What the seat saw happen in a step."""
        state, events = self._run_to(step)
        return _told(events, seat, state)

    def scene(self, step: int, seat: Seat) -> tuple[tuple[Event, ...], View[Any]]:
        """Both at once."""
        state, events = self._run_to(step)
        return _told(events, seat, state), _seen_from(state, seat)

    def past(self, step: int, seat: Seat) -> tuple[Event, ...]:
        """What the seat saw in this round up to the step, which is not shown again."""
        return tuple(event for _, events in self.stretch(self.round_start(step), step, seat) for event in events)

    def stretch(self, first: int, last: int, seat: Seat) -> Iterator[tuple[int, tuple[Event, ...]]]:
        """Every step from one to another with what the seat saw of it."""
        for number, (state, events) in enumerate(self._run(first, last), first):
            yield number, _told(events, seat, state)

    def course(self, first: int, last: int, seat: Seat) -> Iterator[tuple[int, Step[Any] | None, tuple[Event, ...]]]:
        """As `stretch`, with the step itself where it was made and the seat could know it."""
        for number, (state, events) in enumerate(self._run(first, last), first):
            told, step = _told(events, seat, state), self.steps[number - 1] if number else None
            known = step is not None and (seat == OPEN or knows(self.game, step, told, state.view(seat)))
            yield number, step if known else None, told

    # -- finding one's way

    def round_start(self, step: int) -> int:
        """The step in which the round of this one was dealt."""
        number = self.frames[step].round
        while step > 0 and self.frames[step - 1].round == number:
            step -= 1
        return step

    def actor(self, step: int) -> Seat | None:
        """Who made the step; None for the deal."""
        return self.steps[step - 1].seat if step > 0 else None

    def decisions(self, seat: Seat) -> list[int]:
        """The steps after which the seat decided: where it was to act, and did."""
        return [number for number, step in enumerate(self.steps) if step.seat == seat]

    def tricks(self, seat: Seat) -> list[int]:
        """Where tricks end; in a game without tricks, where the seat's turns come."""
        swept = [number for number, frame in enumerate(self.frames) if frame.swept]
        return swept or self.decisions(seat)

    def after(self, step: int, places: Sequence[int]) -> int:
        """The first of these places that lies further on, else the end."""
        return next((place for place in places if place > step), self.length)

    def before(self, step: int, places: Sequence[int]) -> int:
        """The last of these places that lies further back, else the deal."""
        return next((place for place in reversed(places) if place < step), 0)

    def add(self, marks: Iterable[Mark]) -> None:
        """Marks that others have found, such as the coach's."""
        self.marks = sorted([*self.marks, *marks], key=lambda mark: mark.step)

    # -- playing it once, to the end or to where it comes out differently

    def _develop(self) -> None:
        state = self._dealt()
        if not self._vouched(state, 0):
            raise OtherDeal
        self._keep(state, None)
        for number, form in enumerate(self.record.steps, 1):
            before = state.copy()
            if not self._plays(state, number, form):
                break
            if number % self._every == 0 and not self._vouched(state, number):
                break
            self._keep(state, before)
        self._drop_unvouched()

    def _dealt(self) -> Any:
        state = self.game.setup(self.record.beginning.seats)
        state.log = []
        self.game.begin(state, self._streams.child(0))
        return state

    def _plays(self, state: Any, number: int, form: Form) -> bool:
        """Whether the step can be made; whether it was lawful, the position it led to vouches for."""
        try:
            step = read_step(self._forms, form)
            self._play(state, number, step)
        except Exception:  # a game's own code, given a move from a file that anyone may have edited
            return False
        self.steps.append(step)
        return True

    def _play(self, state: Any, number: int, step: Step[Any]) -> None:
        state.log = []
        self.game.play(state, step.seat, step.move, self._streams.child(number))

    def _vouched(self, state: Any, number: int) -> bool:
        """Whether the position is the one that was written down."""
        return self.record.vouches(self._forms.write_state(state), number)

    def _drop_unvouched(self) -> None:
        """A difference lies after the last kept position that was vouched for: no step from it on is shown."""
        sure = len(self.frames) - 1
        self.steps = self.steps[:sure]
        while self.length and not self._vouched(self.state(self.length), self.length):
            self.steps.pop()
            self.frames.pop()
        del self._kept[self.length // self._every + 1 :]
        self.marks = [mark for mark in self.marks if mark.step <= self.length]

    def _keep(self, state: Any, before: Any) -> None:
        number = len(self.frames)
        events = state.log or []
        waiting, rounds = tuple(self.game.to_act(state)), self.game.rounds(state)
        ended = rounds > 0 and waiting in ((), (TABLE,))
        self.frames.append(Frame(waiting, rounds - ended, _swept(events, state)))
        self.marks += self._marks(number, events, state, before)
        if number % self._every == 0:
            self._kept.append(state.copy())

    def _marks(self, number: int, events: Sequence[Event], state: Any, before: Any) -> Iterator[Mark]:
        for event in events:
            if (said := self.game.mark(event)) is not None:
                yield Mark(number, said.key.rpartition(".")[2], said)
        if before is None:
            return
        seat = self.steps[-1].seat
        if seat >= 0 and _holds(before, seat) and not _holds(state, seat):
            yield Mark(number, "out", say("film.mark.out", player=say_seat(seat)))
        if not self.frames[-1].waiting:
            yield Mark(number, "end", say("film.mark.end"))
        elif (rounds := self.game.rounds(state)) > self.game.rounds(before):
            yield Mark(number, "round", say("film.mark.round", n=rounds))

    # -- playing a stretch of it again

    def _run_to(self, step: int) -> tuple[Any, Sequence[Event]]:
        for found in self._run(step, step):
            return found
        raise IndexError(step)

    def _run(self, first: int, last: int) -> Iterator[tuple[Any, Sequence[Event]]]:
        """Position and events of every step from `first` to `last`; the position changes when the next is asked for."""
        if not 0 <= first <= last <= self.length:
            raise IndexError((first, last))
        number = max(0, first - 1) // self._every * self._every
        state = self._kept[number // self._every].copy()
        if first == 0:
            state = self._dealt()
            yield state, _taken(state)
        while number < last:
            number += 1
            self._play(state, number, self.steps[number - 1])
            events = _taken(state)
            if number >= first:
                yield state, events


class OtherDeal(Exception):
    """The rules of now deal other cards from the same seed: nothing of the record can be shown."""


def opened(state: Any) -> Any:
    """The same position with every card face up for everyone."""
    twin = state.copy()
    twin.piles = tuple(replace(pile, audience=Audience.EVERYONE) for pile in state.piles)
    return twin


def _seen_from(state: Any, seat: Seat) -> View[Any]:
    return View(OPEN, opened(state)) if seat == OPEN else state.view(seat)


def _told(events: Sequence[Event], seat: Seat, state: Any) -> tuple[Event, ...]:
    return tuple(events) if seat == OPEN else seen(events, seat, state)


def _taken(state: Any) -> Sequence[Event]:
    events, state.log = state.log or [], None
    return events


def _holds(state: Any, seat: Seat) -> bool:
    """Whether there is a card in the seat's hands."""
    hands = (index for index, pile in enumerate(state.piles) if pile.place is Place.HAND and pile.owner == seat)
    return any(state.cards[index] for index in hands)


def _swept(events: Iterable[Event], state: Any) -> bool:
    """Whether cards that had been played were cleared away."""
    return any(
        isinstance(event, Moved)
        and state.piles[event.source].place is Place.PLAYED
        and state.piles[event.target].place not in (Place.PLAYED, Place.HAND)
        for event in events
    )
