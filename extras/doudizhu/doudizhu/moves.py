"""What can be done in a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from cardcade import Card
from doudizhu.combinations import Combination


@dataclass(frozen=True, slots=True)
class Bid:
    points: int


@dataclass(frozen=True, slots=True)
class Pass:
    """No bid, or nothing played."""


@dataclass(frozen=True, slots=True)
class Play:
    cards: tuple[Card, ...]
    combination: Combination


@dataclass(frozen=True, slots=True)
class NextRound:
    """The table deals again."""


Move: TypeAlias = Bid | Pass | Play | NextRound
MOVE_KINDS: Final = (Bid, Pass, Play, NextRound)
PASS, NEXT_ROUND = Pass(), NextRound()
