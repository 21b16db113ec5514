"""A guided first round as its author describes it: a prepared deal, and cues that each wait for their occasion."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

_TWIN = re.compile(r"\.\d+$")
"""What tells a card from its twin: a pattern speaks of both."""


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A part of the JSON form that a move or an event has: all that is written in it must be so."""

    form: Mapping[str, Any]

    def fits(self, form: Mapping[str, Any]) -> bool:
        return all(name in form and _alike(wished, form[name]) for name, wished in self.form.items())


def _alike(wished: Any, value: Any) -> bool:
    """Text may have `*` and `?`; a list stands for all cards of a list, in any order, or for any of its values."""
    if isinstance(wished, Mapping):
        return isinstance(value, Mapping) and Excerpt(wished).fits(value)
    if isinstance(wished, Sequence) and not isinstance(wished, str):
        return _same_cards(wished, value) if isinstance(value, list) else any(_alike(one, value) for one in wished)
    if isinstance(value, list):
        return any(_alike(wished, one) for one in value)
    if isinstance(wished, str) and isinstance(value, str):
        return fnmatchcase(value, wished) or fnmatchcase(_TWIN.sub("", value), wished)
    return type(wished) is type(value) and bool(wished == value)


def _same_cards(wished: Sequence[Any], value: Sequence[Any]) -> bool:
    return Counter(map(_face, wished)) == Counter(map(_face, value))


def _face(name: Any) -> Any:
    return _TWIN.sub("", name) if isinstance(name, str) else name


@dataclass(frozen=True, slots=True)
class Occasion:
    """When a cue is told: all that is said here must be so in what the player sees."""

    turn: bool = False
    """The player is to act."""
    can: tuple[Excerpt, ...] = ()
    """The player has a move that fits one of these."""
    cannot: tuple[Excerpt, ...] = ()
    """The player has none that fits any of these."""
    saw: tuple[Excerpt, ...] = ()
    """Somebody's move or an event that fits one of these has been seen, though perhaps some time ago."""
    holds: tuple[str, ...] = ()
    """The player holds a card of each of these faces."""
    left: int | None = None
    """The player holds so many cards at most."""
    state: Excerpt | None = None
    """The position has such fields, written as a save has them."""
    rounds: int = 0
    """So many rounds are over."""


@dataclass(frozen=True, slots=True)
class Cue:
    """One bubble. It waits for the player to have read it or, where it says `do`, for that move."""

    text: str
    """The key of its words."""
    when: Occasion | None = None
    """None: as soon as the cue before it is done with."""
    do: tuple[Excerpt, ...] = ()
    at: tuple[str, ...] = ()
    """What it points at; () for whatever makes the move."""
    later: str = ""
    """The key of what is told when the round is over and its occasion has never come."""


@dataclass(frozen=True, slots=True)
class FirstRound:
    """A prepared deal with its cues; the player sits on seat 0, bots on the others."""

    seed: int
    preset: str
    bots: tuple[str, ...]
    rules: Any
    cues: tuple[Cue, ...]
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By language: the words that came with it."""

    @property
    def seats(self) -> int:
        return 1 + len(self.bots)

    @property
    def levels(self) -> tuple[str | None, ...]:
        return (None, *self.bots)
