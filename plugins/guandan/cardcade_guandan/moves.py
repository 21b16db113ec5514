"""What players and the table can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from cardcade import Card
from cardcade.rulekit.rounds import TimeUp
from cardcade.rulekit.shedding import Pass
from cardcade_guandan.combinations import Reading


@dataclass(frozen=True, slots=True)
class Play:
    """Lays these cards down as this combination."""

    cards: tuple[Card, ...]
    reading: Reading


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


Move: TypeAlias = Play | Pass | PayTribute | ReturnTribute | NextDeal | TimeUp

MOVE_KINDS: Final = (Play, Pass, PayTribute, ReturnTribute, NextDeal, TimeUp)

_new = object.__new__
_set_cards = Play.__dict__["cards"].__set__
_set_reading = Play.__dict__["reading"].__set__


def play_of(cards: tuple[Card, ...], reading: Reading) -> Play:
    """Play(cards, reading), five times as fast: generators make millions of them."""
    made = _new(Play)
    _set_cards(made, cards)
    _set_reading(made, reading)
    return made
