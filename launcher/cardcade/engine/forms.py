"""JSON forms of moves, events and states: one for each, used by saves, replays, workers and commands."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

from cardcade.engine.cards import Card, Deck
from cardcade.engine.events import Event, Moved, Shown, Shuffled
from cardcade.engine.game import Game
from cardcade.engine.state import State

Write = Callable[[Any], Any]
Read = Callable[[Any], Any]


class BadForm(ValueError):
    """JSON that is not the form of anything this game knows."""


class Forms:
    """Writes and reads the values of one game. Cards are written by name."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._codec = _Codec(game.deck)
        self._state_kind = game.state_kind
        self._moves = {kind.__name__: kind for kind in game.move_kinds}
        self._events = {kind.__name__: kind for kind in (Moved, Shuffled, Shown, *game.event_kinds)}

    def require(self, kind: type[Any]) -> None:
        """Raises TypeError, which names the field, when a kind of move, event or state has no JSON form."""
        self._codec.parts(kind)

    def write_move(self, move: Any) -> dict[str, Any]:
        return self._write_kind("move", self._moves, move)

    def read_move(self, form: Any) -> Any:
        return self._read_kind("move", self._moves, form)

    def write_event(self, event: Event) -> dict[str, Any]:
        return self._write_kind("event", self._events, event)

    def read_event(self, form: Any) -> Event:
        event = self._read_kind("event", self._events, form)
        assert isinstance(event, Event)
        return event

    def write_state(self, state: State) -> dict[str, Any]:
        """Everything but the piles' description, which follows from game and seats, and the log."""
        form: dict[str, Any] = self._codec.write(self._state_kind)(state)
        return form

    def read_state(self, form: Any, empty: State) -> Any:
        """The position written in `form`; `empty` is the game's table before the deal.

        What the game has learnt since, and the form lacks, is as on the empty table. A field that the game does not
        know is refused: it was written by a later version, and going on without it could spoil the match.
        """
        state, parts = empty.copy(), self._codec.parts(self._state_kind)
        if not isinstance(form, dict) or "cards" not in form:
            raise BadForm("a state is an object with cards")
        if unknown := form.keys() - parts.keys():
            raise BadForm(f"the game's state has no {', '.join(sorted(unknown))}")
        for name, part in form.items():
            setattr(state, name, parts[name][1](part))
        if len(state.cards) != len(state.piles):
            raise BadForm(f"the state has {len(state.cards)} piles, the game {len(state.piles)}")
        return state

    def _write_kind(self, tag: str, kinds: Mapping[str, type[Any]], value: Any) -> dict[str, Any]:
        kind = type(value)
        assert kind.__name__ in kinds, f"{kind.__name__} is not among the game's {tag} kinds"
        return {tag: kind.__name__, **self._codec.write(kind)(value)}

    def _read_kind(self, tag: str, kinds: Mapping[str, type[Any]], form: Any) -> Any:
        if not isinstance(form, dict) or not isinstance(form.get(tag), str) or form[tag] not in kinds:
            raise BadForm(f"not a {tag} of this game: {form!r:.80}")
        return self._codec.read(kinds[form[tag]])({key: part for key, part in form.items() if key != tag})


class _Codec:
    """Builds a writer and a reader for a type once, from its annotations."""

    skipped: ClassVar[frozenset[str]] = frozenset({"piles", "log"})

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._made: dict[Any, tuple[Write, Read]] = {}

    def write(self, kind: Any) -> Write:
        return self._pair(kind)[0]

    def read(self, kind: Any) -> Read:
        return self._pair(kind)[1]

    def parts(self, kind: Any) -> dict[str, tuple[Write, Read]]:
        hints = get_type_hints(kind)
        skipped = self.skipped if issubclass(kind, State) else frozenset()
        return {item.name: self._part(kind, item.name, hints) for item in fields(kind) if item.name not in skipped}

    def _part(self, kind: type[Any], name: str, hints: Mapping[str, Any]) -> tuple[Write, Read]:
        try:
            return self._pair(hints[name])
        except TypeError as error:
            raise TypeError(f"{kind.__name__}.{name}: {error}") from None

    def _pair(self, kind: Any) -> tuple[Write, Read]:
        if kind not in self._made:
            self._made[kind] = self._make(kind)
        return self._made[kind]

    def _make(self, kind: Any) -> tuple[Write, Read]:
        if kind is Card:
            return self._deck.name, self._card
        if kind is None or kind is type(None):
            return _same, _exactly((None,))
        if kind in (int, str, bool, float):
            return _same, _instance(kind)
        if isinstance(kind, type) and issubclass(kind, Enum):
            return (lambda value: value.value), _guarded(kind)
        if isinstance(kind, type) and is_dataclass(kind):
            return self._record(kind)
        return self._generic(kind, get_origin(kind), get_args(kind))

    def _generic(self, kind: Any, origin: Any, args: tuple[Any, ...]) -> tuple[Write, Read]:
        if origin is Literal:
            return _same, _exactly(args)
        if origin in (Union, types.UnionType):
            return self._union(args)
        if origin in (list, set, frozenset) or (origin is tuple and len(args) == 2 and args[1] is ...):
            return self._sequence(origin, args[0])
        if origin is tuple:
            return self._fixed(args)
        if origin is dict:
            return self._mapping(*args)
        raise TypeError(f"no JSON form for {kind!r}")

    def _card(self, name: Any) -> Card:
        try:
            return self._deck.card(name)
        except (KeyError, TypeError):
            raise BadForm(f"no such card: {name!r:.40}") from None

    def _record(self, kind: type[Any]) -> tuple[Write, Read]:
        parts = self.parts(kind)

        def write(value: Any) -> dict[str, Any]:
            return {name: pair[0](getattr(value, name)) for name, pair in parts.items()}

        def read(form: Any) -> Any:
            if not isinstance(form, dict) or not form.keys() <= parts.keys():
                raise BadForm(f"not a {kind.__name__}: {form!r:.80}")
            try:
                return kind(**{name: parts[name][1](part) for name, part in form.items()})
            except TypeError as error:
                raise BadForm(f"not a {kind.__name__}: {error}") from None

        return write, read

    def _union(self, args: tuple[Any, ...]) -> tuple[Write, Read]:
        """An optional value; tagged unions are moves and events only."""
        some = [arg for arg in args if arg is not type(None)]
        if len(some) != 1 or len(args) != 2:
            raise TypeError(f"only X | None has a JSON form, not {args!r}")
        write, read = self._pair(some[0])
        return (
            lambda value: None if value is None else write(value),
            lambda form: None if form is None else read(form),
        )

    def _sequence(self, origin: Callable[[Iterable[Any]], Any], item: Any) -> tuple[Write, Read]:
        write, read = self._pair(item)
        ordered = origin in (list, tuple)

        def write_all(values: Any) -> list[Any]:
            return [write(value) for value in (values if ordered else sorted(values))]

        def read_all(form: Any) -> Any:
            if not isinstance(form, list):
                raise BadForm(f"not a list: {form!r:.80}")
            return origin(read(part) for part in form)

        return write_all, read_all

    def _fixed(self, args: tuple[Any, ...]) -> tuple[Write, Read]:
        pairs = [self._pair(arg) for arg in args]

        def read_all(form: Any) -> Any:
            if not isinstance(form, list) or len(form) != len(pairs):
                raise BadForm(f"not {len(pairs)} values: {form!r:.80}")
            return tuple(pair[1](part) for pair, part in zip(pairs, form, strict=True))

        return (lambda values: [pair[0](value) for pair, value in zip(pairs, values, strict=True)]), read_all

    def _mapping(self, key: Any, item: Any) -> tuple[Write, Read]:
        """Written as pairs, since JSON's own keys are strings only."""
        write, read = self._sequence(list, tuple[key, item])
        return (lambda value: write(sorted(value.items()))), (lambda form: dict(read(form)))


def _same(value: Any) -> Any:
    return value


def _instance(kind: type[Any]) -> Read:
    def read(form: Any) -> Any:
        if type(form) is kind or (kind is float and type(form) is int):
            return kind(form)
        raise BadForm(f"not a {kind.__name__}: {form!r:.80}")

    return read


def _exactly(allowed: tuple[Any, ...]) -> Read:
    def read(form: Any) -> Any:
        if form in allowed:
            return form
        raise BadForm(f"not one of {allowed!r}: {form!r:.80}")

    return read


def _guarded(kind: Callable[[Any], Any]) -> Read:
    def read(form: Any) -> Any:
        try:
            return kind(form)
        except (ValueError, TypeError):
            raise BadForm(f"unknown value: {form!r:.80}") from None

    return read
