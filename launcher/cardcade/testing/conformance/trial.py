"""A game on trial: random matches through it, and the moments at which its promises are looked at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from cardcade.engine.cards import TABLE, Seat
from cardcade.engine.chance import Stream
from cardcade.engine.events import Event
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game
from cardcade.engine.match import step_streams
from cardcade.engine.message import IllegalMove
from cardcade.engine.state import State
from cardcade.plugins import GamePlugin
from cardcade.testing.conformance.anatomy import described
from cardcade.testing.conformance.findings import Fault, fallen, in_english, written_by_author

Act = tuple[Seat, Any]
"""A move and who makes it."""


class NoForm(Exception):
    """A field of a position holds what JSON cannot take."""

    def __init__(self, finding: Fault) -> None:
        super().__init__(finding.what)
        self.finding = finding


class NoMove(Exception):
    """Somebody is to act and can do nothing."""


@dataclass(frozen=True)
class Trial:
    """One game under one set of rules with so many seats, and how hard to look."""

    plugin: GamePlugin
    rules: Any
    seats: int
    seed: int = 1
    matches: int = 2
    moments: int = 40
    """How many positions of each match are looked at closely."""
    decisions: int = 4
    """How many choices of each match every level of bot makes."""
    step_limit: int = 60_000

    def game(self) -> Game[Any, Any]:
        game: Game[Any, Any] = self.plugin.game(self.rules)
        return game

    @cached_property
    def forms(self) -> Forms:
        return Forms(self.game())

    @cached_property
    def records(self) -> list[Past]:
        return [record(self.game(), self.seats, self.seed + number, self.step_limit) for number in range(self.matches)]

    @cached_property
    def settled(self) -> dict[object, Any]:
        """Bots in games of their own, as a tournament keeps them: each has made the decisions before."""
        return {}

    @cached_property
    def events(self) -> dict[int, list[Event]]:
        """All that happened in the matches, by seed."""
        return {past.seed: _events(self, past) for past in self.records}

    def look(self) -> Iterator[Moment]:
        """The moments worth looking at, match by match."""
        for past in self.records:
            yield from moments(self, past)


@dataclass(slots=True)
class Past:
    """A random match: what was done, and whether it came to an end."""

    seed: int
    acts: list[Act] = field(default_factory=list)
    ended: bool = False
    tried: Act | None = None
    """The last act, made or not."""
    failure: Fault | None = None
    turning_points: list[int] = field(default_factory=list)
    """Steps before which something new was about to happen, or a round had just ended."""


@dataclass(frozen=True)
class Moment:
    """A position in a random match, before the step of that number is made."""

    trial: Trial
    game: Game[Any, Any]
    state: Any
    seed: int
    number: int
    act: Act | None

    @property
    def where(self) -> str:
        return f"seats {self.trial.seats}, seed {self.seed}, step {self.number}"

    @property
    def seats(self) -> range:
        return range(self.trial.seats)

    def stream(self, purpose: str) -> Stream:
        return Stream.named(self.seed, "moment", self.number, purpose)

    def told(self, value: Any) -> str:
        """A move or an event as an author reads it; an act with the seat that makes it."""
        deck = self.game.deck
        if isinstance(value, tuple):
            return f"{described(value[1], deck)} of seat {value[0]}"
        return in_english(self.trial.plugin, value.reason) if isinstance(value, IllegalMove) else described(value, deck)

    def lawful(self, seat: Seat) -> list[Any]:
        return [*self.game.moves(self.state, seat), *self.game.offences(self.state, seat)]

    @cached_property
    def acts(self) -> list[Act]:
        """What to try here: the step that was made, an offence, the clock's decision."""
        offences = [(seat, move) for seat in self.seats for move in self.game.offences(self.state, seat)]
        tried = [self.act] if self.act else []
        tried += [self.stream("offence").choice(offences)] if offences else []
        return tried + [(TABLE, move) for move in self.game.moves(self.state, TABLE) if (TABLE, move) not in tried]

    def play(self, state: Any, act: Act) -> tuple[Any, tuple[Event, ...]]:
        """A twin of the position after the act, and what happened."""
        twin = state.copy()
        twin.log = []
        self.game.play(twin, *act, step_streams(self.seed).child(self.number + 1))
        events, twin.log = tuple(twin.log), None
        return twin, events

    @cached_property
    def choices(self) -> dict[tuple[Seat, object], Any]:
        """What the bots chose here, by seat and level: thinking once is dear enough."""
        return {}

    def text(self, state: State) -> str:
        """The position's JSON: equal positions have equal texts."""
        form = self.trial.forms.write_state(state)
        try:
            return json.dumps(form, sort_keys=True)
        except TypeError as error:
            name = f"{type(state).__name__}.{_unwritable(form)}"
            raise NoForm(Fault(f"{name}: {error}", "saved_field", {"field": name}, type(state))) from None


def record(game: Game[Any, Any], seats: int, seed: int, limit: int) -> Past:
    """Plays at random, offences and the clock's decisions included, until the match or the patience ends."""
    past = Past(seed)
    try:
        _play_at_random(game, seats, past, limit)
    except NoMove as stuck:
        at = written_by_author(type(game), ["moves"])
        past.failure = Fault(f"step {len(past.acts)}: {stuck}", "no_move", at=at)
    except Exception as error:  # the plugin's boundary: any failure of the game is a finding
        past.failure = fallen(error, f"step {len(past.acts)}, {_tried(game, past)}")
    return past


def _tried(game: Game[Any, Any], past: Past) -> str:
    return f"{described(past.tried[1], game.deck)} of seat {past.tried[0]}, " if past.tried else ""


def _play_at_random(game: Game[Any, Any], seats: int, past: Past, limit: int) -> None:
    dice, steps = Stream.named(past.seed, "random player"), step_streams(past.seed)
    state = game.setup(seats)
    game.begin(state, steps.child(0))
    known: set[type[Any]] = set()
    happened: set[type[Any]] = set()
    rounds = 0
    while len(past.acts) < limit and game.to_act(state):
        seat, move = choose(game, state, dice, seats)
        if type(move) not in known or rounds != game.rounds(state):
            past.turning_points.append(len(past.acts))
        known.add(type(move))
        rounds = game.rounds(state)
        past.tried = seat, move
        events: list[Event] = []
        state.log = events
        game.play(state, seat, move, steps.child(len(past.acts) + 1))
        if news := {*map(type, events)} - happened:
            past.turning_points.append(len(past.acts))
            happened |= news
        past.acts.append((seat, move))
    past.ended = not game.to_act(state)


def _events(trial: Trial, past: Past) -> list[Event]:
    game, streams = trial.game(), step_streams(past.seed)
    state = game.setup(trial.seats)
    log: list[Event] = []
    state.log = log
    game.begin(state, streams.child(0))
    for number, act in enumerate(past.acts, 1):
        game.play(state, *act, streams.child(number))
    return log


def choose(game: Game[Any, Any], state: Any, dice: Stream, seats: int) -> Act:
    """Anyone who may act does anything that is accepted; offences and time-ups are rare."""
    chance = dice.random()
    if chance < 0.02 and (offences := [(seat, move) for seat in range(seats) for move in game.offences(state, seat)]):
        return dice.choice(offences)
    if chance > 0.997 and (decisions := game.moves(state, TABLE)):
        return TABLE, dice.choice(decisions)
    interrupters = game.may_interrupt(state) if dice.random() < 0.4 else ()
    seat = dice.choice(interrupters or game.to_act(state))
    moves = game.moves(state, seat)
    if not moves:
        raise NoMove(f"seat {seat} is to act, but moves lists nothing for it: a position without moves")
    return seat, dice.choice(moves)


def moments(trial: Trial, past: Past) -> Iterator[Moment]:
    """Walks the match again and stops at the positions worth looking at, the last one included."""
    game, steps, stops = trial.game(), step_streams(past.seed), _stops(past, trial.moments)
    state = game.setup(trial.seats)
    game.begin(state, steps.child(0))
    for number, act in enumerate(past.acts):
        if number in stops:
            yield Moment(trial, game, state.copy(), past.seed, number, act)
        game.play(state, *act, steps.child(number + 1))
    if past.ended:
        yield Moment(trial, game, state, past.seed, len(past.acts), None)


def _stops(past: Past, count: int) -> set[int]:
    """The beginning, what was new, and the rest spread over the match; the count is never exceeded."""
    news = [step for point in past.turning_points for step in (point, point + 1)]
    length = len(past.acts)
    spread = [length * step // count for step in range(count)]
    first = [0, 1, *_thinned(news, count // 2)]
    return set((first + _thinned(spread, count - len(first)))[:count]) if length > count else set(range(length))


def _unwritable(form: dict[str, Any]) -> str:
    """The first field that JSON cannot take."""
    for name, part in form.items():
        try:
            json.dumps(part, sort_keys=True)
        except TypeError:
            return name
    return "?"


def _thinned(items: list[int], count: int) -> list[int]:
    return items if len(items) <= count else [items[len(items) * step // count] for step in range(max(count, 0))]
