"""Who sits on a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardcade.engine.temperament import Temperament, temperament_of

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
    temperament: Temperament = Temperament.STEADY
    """How a bot plays within its level; a person's is of no account."""


def nameless(levels: Iterable[str | None]) -> tuple[Player, ...]:
    """Players of whom nothing but the level is known."""
    return tuple(Player("", level, seat + 1) for seat, level in enumerate(levels))


def in_character(players: Iterable[Player]) -> list[Player]:
    """Every bot with the temperament of its face."""
    return [player if player.level is None else _of(player, temperament_of(player.avatar)) for player in players]


def tempered(players: Iterable[Player], temperaments: Sequence[Temperament]) -> list[Player]:
    """Every bot with the temperament given for its seat, plain where there is none."""
    given = [*temperaments, *[Temperament.STEADY] * FACES]
    return [player if player.level is None else _of(player, given[seat]) for seat, player in enumerate(players)]


def _of(player: Player, temperament: Temperament) -> Player:
    return replace(player, temperament=temperament)


def face(avatar: int) -> int:
    """One that there is."""
    return (avatar - 1) % FACES + 1
