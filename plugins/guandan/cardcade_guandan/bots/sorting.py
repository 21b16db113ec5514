"""The cheapest way to sort a hand: which straight flushes, runs and groups its cards make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import getitem
from typing import Final

from cardcade import Card
from cardcade_guandan.bots.costs import WILD_ALONE, WORTH_ATTACHING, Costs
from cardcade_guandan.cards import ACE, BLACK_JOKER, RANK, RED_JOKER, SUIT, is_wild
from cardcade_guandan.order import RankRun

_RUNS_KEPT: Final = 10
_FLUSHES_KEPT: Final = 8
_DEEPEST: Final = 4
_HOPEFUL: Final = 1.4
"""A run is tried although it seems to cost this much: later runs and wildcards may make up for it."""

_BITS: Final = tuple(1 << rank for rank in range(RED_JOKER + 1))

Counts = list[int]


@dataclass(slots=True)
class Sorting:
    """The cheapest way found to sort a hand."""

    cost: float
    flushes: tuple[tuple[RankRun, int], ...] = ()
    """Straight flushes and their suits."""
    runs: tuple[RankRun, ...] = ()
    counts: tuple[int, ...] = ()
    """What is left for groups, by rank."""
    wilds: tuple[int, ...] = ()
    """Ranks that the remaining wildcards join; 0 alone."""


def sort(hand: tuple[Card, ...], costs: Costs) -> Sorting:
    return _Search(hand, costs).best()


_SoFar = tuple[tuple[tuple[RankRun, int], ...], tuple[RankRun, ...], float]
"""Straight flushes and runs taken out, and what they cost."""


class _Search:
    def __init__(self, hand: tuple[Card, ...], costs: Costs) -> None:
        self.costs = costs
        self.group = costs.group
        self.hand = hand
        level = costs.order.level
        counts = [0] * (RED_JOKER + 1)
        suits = [0, 0, 0, 0, 0]
        wilds = 0
        for card in hand:
            if is_wild(card, level):
                wilds += 1
            else:
                counts[RANK[card]] += 1
                suits[SUIT[card]] |= 1 << RANK[card]
        self.counts, self.suits, self.wilds = counts, suits[:4], wilds
        self.found = Sorting(float("inf"))

    def best(self) -> Sorting:
        counts, wilds = self.counts, self.wilds
        self._sort_runs(counts, wilds, ())
        flushes = self._flushes(counts, wilds)
        for number, (first, suit, missing) in enumerate(flushes):
            rest = _without(counts, first.mask & self.suits[suit])
            self._sort_runs(rest, wilds - missing, ((first, suit),))
            for second, other, lacking in flushes[number + 1 :]:
                if lacking + missing <= wilds and (other != suit or not first.mask & second.mask):
                    both = _without(rest, second.mask & self.suits[other])
                    self._sort_runs(both, wilds - missing - lacking, ((first, suit), (second, other)))
        if counts[BLACK_JOKER] == counts[RED_JOKER] == 2:
            self.found.cost += self.costs.joker_bomb_gain
        return self.found

    def _flushes(self, counts: Counts, wilds: int) -> list[tuple[RankRun, int, int]]:
        """The most hopeful straight flushes: window, suit, wildcards needed."""
        least = self.costs.order.shortest_flush - wilds
        suits = [(suit, mask) for suit, mask in enumerate(self.suits) if mask.bit_count() >= least]
        found: list[tuple[float, int, RankRun, int, int]] = []
        for suit, mask in suits:
            for window in self.costs.order.flush_windows:
                missing = (window.mask & ~mask).bit_count()
                if missing <= wilds:
                    price = self.costs.flush(window) + 0.6 * missing
                    for rank in window.ranks:
                        if mask >> rank & 1:
                            price += self.group[rank][counts[rank] - 1] - self.group[rank][counts[rank]]
                    if price < _HOPEFUL:
                        found.append((price, len(found), window, suit, missing))
        return [(window, suit, missing) for _, _, window, suit, missing in sorted(found)[:_FLUSHES_KEPT]]

    def _sort_runs(self, counts: Counts, wilds: int, flushes: tuple[tuple[RankRun, int], ...]) -> None:
        spent = sum([self.costs.flush(window) for window, _ in flushes])
        hopeful: list[tuple[float, int, RankRun, float]] = []
        for window, price in self._within_reach(counts, wilds):
            delta = self._delta(counts, wilds, window, price)
            if delta < _HOPEFUL:
                hopeful.append((delta, len(hopeful), window, price))
        hopeful.sort()
        windows = [(window, price) for _, _, window, price in hopeful[:_RUNS_KEPT]]
        so_far: _SoFar = (flushes, (), spent)
        self._weigh(counts, wilds, so_far)
        for number in range(len(windows)):
            self._take(counts, wilds, windows[number:], so_far)

    def _within_reach(self, counts: Counts, wilds: int) -> Sequence[tuple[RankRun, float]]:
        """The runs that may be there; without wildcards most are not, and that is soon seen."""
        if wilds:
            return self.costs.windows
        have = [0, 0, 0, 0]
        for count, bit in zip(counts, _BITS, strict=True):
            have[min(count, 3)] |= bit
        threes = have[3]
        held = (0, threes | have[2] | have[1], threes | have[2], threes)
        return [run for run in self.costs.windows if held[run[0].copies] & run[0].mask == run[0].mask]

    def _weigh(self, counts: Counts, wilds: int, so_far: _SoFar) -> None:
        """Keeps these flushes and runs, with the rest in groups, if nothing cheaper was found."""
        flushes, runs, spent = so_far
        cost, joined = self._groups(counts, wilds)
        if spent + cost < self.found.cost:
            self.found = Sorting(spent + cost, flushes, runs, tuple(counts), joined)

    def _take(self, counts: Counts, wilds: int, windows: list[tuple[RankRun, float]], so_far: _SoFar) -> None:
        """Takes the first of these runs out, then any of them that still seem worth it."""
        (window, price), (flushes, runs, spent) = windows[0], so_far
        rest, left, copies = counts[:], wilds, window.copies
        for rank in window.ranks:
            taken = min(rest[rank], copies)
            rest[rank] -= taken
            left -= copies - taken
        so_far = (flushes, (*runs, window), spent + price)
        self._weigh(rest, left, so_far)
        if len(runs) + 1 == _DEEPEST:
            return
        for number, (further, cost) in enumerate(windows):
            if self._delta(rest, left, further, cost) < _HOPEFUL:
                self._take(rest, left, windows[number:], so_far)

    def _delta(self, counts: Counts, wilds: int, window: RankRun, price: float) -> float:
        """What taking the run out changes; a wildcard in it is not free."""
        copies, group = window.copies, self.group
        missing = 0
        for rank in window.ranks:
            have = counts[rank]
            if have >= copies:
                price += group[rank][have - copies] - group[rank][have]
            else:
                missing += copies - have
                if missing > wilds:
                    return _HOPEFUL
                price -= group[rank][have]
        return price + 0.5 * missing

    def _groups(self, counts: Counts, wilds: int) -> tuple[float, tuple[int, ...]]:
        """The cost of what is left as groups, and the ranks that wildcards join."""
        if not wilds:
            return self._plain(counts), ()
        group = self.group
        gains = sorted(
            (group[rank][counts[rank] + 1] - group[rank][counts[rank]], rank)
            for rank in range(2, ACE + 1)
            if counts[rank]
        )
        cost, joined = self._groups(counts, wilds - 1)
        best = (cost + WILD_ALONE, (*joined, 0))
        for _, rank in gains[:3]:
            counts[rank] += 1
            cost, joined = self._groups(counts, wilds - 1)
            counts[rank] -= 1
            if cost < best[0]:
                best = (cost, (*joined, rank))
        return best

    def _plain(self, counts: Counts) -> float:
        cost = sum(map(getitem, self.group, counts))
        triples = counts.count(3)
        if triples:
            pairs = [pair for pair, count in zip(self.costs.pair, counts, strict=False) if count == 2]
            pairs.sort(reverse=True)
            for pair in pairs[:triples]:
                if pair > WORTH_ATTACHING:
                    cost -= pair
        return cost


def _without(counts: Counts, mask: int) -> Counts:
    """One card less of every rank in the mask."""
    return [count - (mask >> rank & 1) for rank, count in enumerate(counts)]
