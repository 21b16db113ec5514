"""What a seat, or the table, can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from cardcade import Card
from cardcade_gandengyan.combinations import Combination


@dataclass(frozen=True, slots=True)
class Play:
    """Lays these cards, meaning that combination."""

    cards: tuple[Card, ...]
    combination: Combination


@dataclass(frozen=True, slots=True)
class Pass:
    """Lets the last play stand."""


@dataclass(frozen=True, slots=True)
class NextRound:
    """The table gathers the cards and deals again."""


Move: TypeAlias = Play | Pass | NextRound

MOVE_KINDS: Final = (Play, Pass, NextRound)

PASS: Final = Pass()
NEXT_ROUND: Final = NextRound()
