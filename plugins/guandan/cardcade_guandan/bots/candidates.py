"""Which plays are worth weighing: the units of the plan, and answers that do not differ only in waste."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardcade import Card
from cardcade_guandan.bots.units import Unit
from cardcade_guandan.cards import RANK, is_wild
from cardcade_guandan.combinations import Kind, Reading
from cardcade_guandan.moves import Play
from cardcade_guandan.order import Order
from cardcade_guandan.plays import answers, leads
from cardcade_guandan.tally import Tally

_SMALL_GROUPS: Final = frozenset({Kind.SINGLE, Kind.PAIR, Kind.TRIPLE})
_PAIRS_TRIED: Final = 3


def sensible_leads(hand: Sequence[Card], units: Sequence[Unit], order: Order) -> list[Play]:
    """The plan's units, then small groups out of larger ones."""
    planned = [unit.play for unit in units]
    known = {play.reading for play in planned}
    tally = Tally(_flushes_last(hand, planned), order.level)
    others = [play for play in leads(tally, order) if play.reading.kind in _SMALL_GROUPS]
    return planned + _frugal([play for play in others if play.reading not in known], order.level)


def sensible_answers(hand: Sequence[Card], units: Sequence[Unit], order: Order, last: Reading) -> list[Play]:
    tally = Tally(_flushes_last(hand, [unit.play for unit in units]), order.level)
    return _few_full_houses(_frugal(answers(tally, order, last), order.level), order)


def _flushes_last(hand: Sequence[Card], planned: Sequence[Play]) -> list[Card]:
    """Cards of planned straight flushes come last, so that other plays leave them alone."""
    kept = {card for play in planned if play.reading.kind is Kind.STRAIGHT_FLUSH for card in play.cards}
    return sorted(hand, key=lambda card: card in kept)


def _frugal(plays: Sequence[Play], level: int) -> list[Play]:
    """Of plays that differ in wildcards spent only, those that spend fewest; full houses keep every pair."""
    fewest: dict[Reading, int] = {}
    spent = [sum(is_wild(card, level) for card in play.cards) for play in plays]
    for play, wilds in zip(plays, spent, strict=True):
        fewest[play.reading] = min(wilds, fewest.get(play.reading, wilds))
    return [play for play, wilds in zip(plays, spent, strict=True) if wilds == fewest[play.reading]]


def _few_full_houses(plays: Sequence[Play], order: Order) -> list[Play]:
    """With every triple only its cheapest pairs."""
    kept: list[Play] = []
    tried: dict[Reading, int] = {}
    for play in sorted(plays, key=lambda play: _pair_weight(play, order)):
        if play.reading.kind is Kind.FULL_HOUSE:
            tried[play.reading] = tried.get(play.reading, 0) + 1
            if tried[play.reading] > _PAIRS_TRIED:
                continue
        kept.append(play)
    return kept


def _pair_weight(play: Play, order: Order) -> int:
    if play.reading.kind is not Kind.FULL_HOUSE:
        return 0
    return min((order.weights[RANK[card]] for card in play.cards if RANK[card] != play.reading.rank), default=0)
