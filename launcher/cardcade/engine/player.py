"""Who sits on a seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

FACES: Final = 12
"""So many avatars there are, counted from 1."""


@dataclass(frozen=True, slots=True)
class Player:
    """A person when `level` is None, else a bot of that level."""

    name: str
    level: str | None
    avatar: int
    profile: str | None = None
    """Which of the people at this computer it is, where that is known."""


def nameless(levels: Iterable[str | None]) -> tuple[Player, ...]:
    """Players of whom nothing but the level is known."""
    return tuple(Player("", level, seat + 1) for seat, level in enumerate(levels))


def face(avatar: int) -> int:
    """One that there is."""
    return (avatar - 1) % FACES + 1
