"""What moves and events are made of: the cards in them, their meaning, and how they could be falsified."""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from cardcade.engine.cards import HIDDEN, Card, Deck
from cardcade.engine.chance import Stream

_HINTS: dict[Any, dict[str, Any]] = {}


def hints_of(kind: Any) -> dict[str, Any]:
    """The fields of a dataclass with their types."""
    if kind not in _HINTS:
        hints = get_type_hints(kind)
        _HINTS[kind] = {item.name: hints[item.name] for item in fields(kind)}
    return _HINTS[kind]


def cards_named_in(value: Any, hint: Any = None) -> Iterator[Card]:
    """Every card that a move or an event names."""
    hint = type(value) if hint is None else hint
    if hint is Card:
        yield value
    elif isinstance(hint, type) and is_dataclass(hint):
        for name, part in hints_of(hint).items():
            yield from cards_named_in(getattr(value, name), part)
    elif value is not None and get_origin(hint) in (Union, types.UnionType):
        yield from cards_named_in(value, next(arg for arg in get_args(hint) if arg is not type(None)))
    elif get_origin(hint) in (tuple, list, set, frozenset):
        for item, part in _items(value, get_args(hint)):
            yield from cards_named_in(item, part)


def _items(values: Iterable[Any], args: tuple[Any, ...]) -> Iterator[tuple[Any, Any]]:
    if len(args) == 1 or args[1:] == (...,):
        return ((value, args[0]) for value in values)
    return zip(values, args, strict=False)


def meaning(value: Any, deck: Deck, hint: Any = None) -> Any:
    """The value with its cards turned into faces, in no order: equal for moves that mean the same."""
    hint = type(value) if hint is None else hint
    if hint is Card:
        return deck.faces[value] if 0 <= value < len(deck) else "?"
    if isinstance(hint, type) and is_dataclass(hint):
        parts = tuple(meaning(getattr(value, name), deck, part) for name, part in hints_of(hint).items())
        return (type(value).__name__, *parts)
    if get_origin(hint) in (tuple, list) and get_args(hint)[0] is Card:
        return tuple(sorted(meaning(card, deck, Card) for card in value))
    return repr(value)


def described(value: Any, deck: Deck, hint: Any = None) -> str:
    """As the code would write it, with the cards called by their names: `Play(card=S8)`."""
    hint = type(value) if hint is None else hint
    if hint is Card and isinstance(value, int):
        return deck.name(Card(value)) if value < len(deck) else "?"
    if isinstance(hint, type) and is_dataclass(hint) and isinstance(value, hint):
        parts = (f"{name}={described(getattr(value, name), deck, part)}" for name, part in hints_of(hint).items())
        return f"{type(value).__name__}({', '.join(parts)})"
    if get_origin(hint) in (tuple, list) and isinstance(value, tuple | list):
        return f"({', '.join(described(item, deck, part) for item, part in _items(value, get_args(hint)))})"
    return repr(value)


@dataclass(frozen=True, slots=True)
class Forger:
    """Makes moves that look like a given one and are not."""

    cards: Sequence[Card]
    """Cards to slip in."""
    stream: Stream

    def forge(self, move: Any) -> Iterator[Any]:
        """The move with one field changed, in several ways."""
        for name, hint in hints_of(type(move)).items():
            for part in self._variants(getattr(move, name), hint):
                try:
                    yield replace(move, **{name: part})
                except (TypeError, ValueError, AssertionError):
                    continue  # the move refuses to be built like that: so much the better

    def _variants(self, value: Any, hint: Any) -> Iterator[Any]:
        if hint is Card:
            yield from (HIDDEN, self.stream.choice(self.cards), self.stream.choice(self.cards))
        elif hint is bool:
            yield not value
        elif hint is int:
            yield from (value + 1, value - 1, 10**6)
        elif hint is str:
            yield value + "?"
        elif isinstance(hint, type) and issubclass(hint, Enum):
            yield from (other for other in hint if other is not value)
        elif isinstance(hint, type) and is_dataclass(hint):
            yield from self.forge(value)
        else:
            yield from self._generic(value, get_origin(hint), get_args(hint))

    def _generic(self, value: Any, origin: Any, args: tuple[Any, ...]) -> Iterator[Any]:
        if origin is Literal:
            yield from (other for other in args if other != value)
        elif origin in (Union, types.UnionType) and value is not None:
            yield None
            yield from self._variants(value, next(arg for arg in args if arg is not type(None)))
        elif origin is tuple and args[1:] == (...,):
            yield from self._sequences(value, args[0])

    def _sequences(self, value: tuple[Any, ...], item: Any) -> Iterator[Any]:
        yield ()
        if item is Card:
            yield (*value, self.stream.choice(self.cards))
        if not value:
            return
        place = self.stream.below(len(value))
        yield value[:place] + value[place + 1 :]
        yield (*value, value[place])
        for other in self._variants(value[place], item):
            yield (*value[:place], other, *value[place + 1 :])
