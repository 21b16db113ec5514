"""A finished match reckoned up from its moves: the game's own figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardcade.engine.events import Event
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game
from cardcade.engine.match import next_link, step_streams
from cardcade.engine.record import Record


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What is kept with a match, seat by seat."""

    counted: tuple[str, ...]
    """The figures that the game had when it was reckoned up."""
    figures: tuple[Mapping[str, int], ...]


class OtherOutcome(Exception):
    """The rules of now lead elsewhere: nothing can be said of the match that was played."""


def reckon(record: Record, game: Game[Any, Any], pause: Callable[[], object] = lambda: None) -> Reckoning:
    """Plays the record again, or raises OtherOutcome; `pause` is called after every step."""
    events = list(_events(record, game, pause))
    seats = range(record.beginning.seats)
    figures = tuple(_own(game, game.figures_of(seat, events)) for seat in seats)
    return Reckoning(counted_by(game), figures)


def counted_by(game: Game[Any, Any]) -> tuple[str, ...]:
    return tuple(figure.name for figure in game.figures)


def _own(game: Game[Any, Any], figures: Mapping[str, int]) -> dict[str, int]:
    """In the game's order; what it did not announce is nobody's figure."""
    return {name: int(figures[name]) for name in counted_by(game) if name in figures}


def _events(record: Record, game: Game[Any, Any], pause: Callable[[], object]) -> Iterator[Event]:
    forms, streams = Forms(game), step_streams(record.beginning.seed)
    state = game.setup(record.beginning.seats)
    state.log = []
    game.begin(state, streams.child(0))
    yield from _taken(state)
    for number, form in enumerate(record.steps, 1):
        game.play(state, int(form["seat"]), forms.read_move(form["move"]), streams.child(number))
        yield from _taken(state)
        pause()
    if not _as_written(record, forms.write_state(state)):
        raise OtherOutcome


def _taken(state: Any) -> Sequence[Event]:
    events, state.log = state.log, []
    return list(events)


def _as_written(record: Record, position: dict[str, Any]) -> bool:
    """Whether the last link vouches for this position."""
    chain, beginning = record.chain, record.beginning
    if not record.steps:
        return next_link("", {"seats": beginning.seats, "seed": beginning.seed}, position) == chain[0]
    return next_link(chain[-2], record.steps[-1], position) == chain[-1]
