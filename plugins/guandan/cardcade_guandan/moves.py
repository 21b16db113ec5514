"""What players and the table can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cardcade import Card
from cardcade_guandan.combinations import Play


@dataclass(frozen=True, slots=True)
class Pass:
    """Lets the last play stand."""


@dataclass(frozen=True, slots=True)
class PayTribute:
    """Gives these cards up before the deal (进贡)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ReturnTribute:
    """Gives these cards back for the tribute received (还贡)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The table shuffles and deals again."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The clock decides for whoever was too slow."""


Move: TypeAlias = Play | Pass | PayTribute | ReturnTribute | NextDeal | TimeUp

PASS = Pass()
