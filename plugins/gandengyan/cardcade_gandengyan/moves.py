"""What a seat, or the table, can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from cardcade import Card
from cardcade.rulekit.rounds import NextRound
from cardcade.rulekit.shedding import Pass
from cardcade_gandengyan.combinations import Combination


@dataclass(frozen=True, slots=True)
class Play:
    """Lays these cards, meaning that combination."""

    cards: tuple[Card, ...]
    combination: Combination


Move: TypeAlias = Play | Pass | NextRound

MOVE_KINDS: Final = (Play, Pass, NextRound)
