"""Putting a hand together by itself: bombs, straight flushes, plates and tubes, never plain straights."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Card
from cardcade_guandan.cards import ACE, RANK
from cardcade_guandan.combinations import Kind
from cardcade_guandan.order import ANYTHING, Order, RankRun
from cardcade_guandan.runs import straight_flushes
from cardcade_guandan.tally import Tally


def auto_groups(hand: Sequence[Card], order: Order) -> list[tuple[Card, ...]]:
    """Simple and the same every time: wildcards stay free, and what is taken first is not broken up again."""
    rest = list(hand)
    groups: list[tuple[Card, ...]] = []
    for find in (_joker_bomb, _bombs, _flushes, _plates, _tubes):
        for cards in find(rest, order):
            if set(cards) <= set(rest):
                groups.append(cards)
                rest = [card for card in rest if card not in cards]
    return groups


def every_straight_flush(hand: Sequence[Card], order: Order) -> list[tuple[Card, ...]]:
    """The straight flushes of a hand, those without wildcards first, then the longer and higher."""
    tally = Tally(hand, order.level)
    plays = straight_flushes(tally, order, ANYTHING)
    plays.sort(key=lambda play: (len(set(play.cards) & set(tally.wilds)), -order.value(play.reading)))
    return [play.cards for play in plays]


def _joker_bomb(hand: Sequence[Card], order: Order) -> list[tuple[Card, ...]]:
    jokers = tuple(card for card in hand if RANK[card] > ACE)
    return [jokers] if len(jokers) == 4 else []


def _bombs(hand: Sequence[Card], order: Order) -> list[tuple[Card, ...]]:
    ranks = Tally(hand, order.level).ranks
    found = [tuple(ranks[rank]) for rank in range(2, ACE + 1) if len(ranks[rank]) > 3]
    return sorted(found, key=lambda cards: order.bomb_value(len(cards), RANK[cards[0]]), reverse=True)


def _flushes(hand: Sequence[Card], order: Order) -> list[tuple[Card, ...]]:
    wilds = set(Tally(hand, order.level).wilds)
    return [cards for cards in every_straight_flush(hand, order) if not wilds & set(cards)]


def _plates(hand: Sequence[Card], order: Order) -> list[tuple[Card, ...]]:
    return _stacks(hand, order, Kind.PLATE)


def _tubes(hand: Sequence[Card], order: Order) -> list[tuple[Card, ...]]:
    return _stacks(hand, order, Kind.TUBE)


def _stacks(hand: Sequence[Card], order: Order, kind: Kind) -> list[tuple[Card, ...]]:
    """Runs whose ranks are held exactly so often, so that nothing is torn apart; the longest and highest first."""
    ranks = Tally(hand, order.level).ranks
    windows = sorted(order.windows[kind], key=lambda window: (-len(window.ranks), -window.value))
    return [
        _cards(window, ranks) for window in windows if all(len(ranks[rank]) == window.copies for rank in window.ranks)
    ]


def _cards(window: RankRun, ranks: Sequence[Sequence[Card]]) -> tuple[Card, ...]:
    return tuple(card for rank in reversed(window.ranks) for card in ranks[rank])
