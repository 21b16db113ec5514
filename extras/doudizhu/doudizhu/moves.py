"""What can be done in a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from cardcade import Card
from doudizhu.combinations import Combination


@dataclass(frozen=True, slots=True)
class Bid:
    points: int
    """0 for no bid."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing played."""


@dataclass(frozen=True, slots=True)
class Play:
    cards: tuple[Card, ...]
    combination: Combination


@dataclass(frozen=True, slots=True)
class NextRound:
    """The table deals again."""


Move: TypeAlias = Bid | Pass | Play | NextRound
MOVE_KINDS: Final = (Bid, Pass, Play, NextRound)
NO_BID, PASS, NEXT_ROUND = Bid(0), Pass(), NextRound()
