"""Every play of a hand down to the choice of cards; twins with the same face count as one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, product
from typing import Final

from cardcade import Card
from cardcade_guandan.cards import ACE, BLACK_JOKER, FACE, RED_JOKER, SUIT, ways_to_take
from cardcade_guandan.combinations import (
    BOMBS,
    BOMBS_OF,
    FULL_HOUSES,
    JOKER_BOMB,
    PAIRS,
    SINGLES,
    TRIPLES,
    Kind,
    Reading,
)
from cardcade_guandan.moves import Play, play_of
from cardcade_guandan.order import ANYTHING, JOKER_BOMB_VALUE, Order, RankRun
from cardcade_guandan.tally import Tally

_GROUPS: Final = {Kind.SINGLE: (1, SINGLES), Kind.PAIR: (2, PAIRS), Kind.TRIPLE: (3, TRIPLES)}


def every_lead(tally: Tally, order: Order) -> list[Play]:
    return _Search(tally, order).leads()


def every_answer(tally: Tally, order: Order, last: Reading) -> list[Play]:
    return _Search(tally, order).answers(last)


class _Search:
    """One hand at one level, with the ways to take cards of a rank worked out once."""

    def __init__(self, tally: Tally, order: Order) -> None:
        self.tally = tally
        self.order = order
        self.wilds = tally.wilds
        self.most = len(tally.wilds)
        self._ways: dict[tuple[int, int], list[tuple[Card, ...]]] = {}

    def leads(self) -> list[Play]:
        found: list[Play] = []
        for kind in _GROUPS:
            found += self.groups(kind, ANYTHING)
        found += self.full_houses(ANYTHING)
        for kind in (Kind.STRAIGHT, Kind.TUBE, Kind.PLATE):
            found += self.runs(self.order.windows[kind], ANYTHING)
        return found + self.bombs(ANYTHING)

    def answers(self, last: Reading) -> list[Play]:
        above = self.order.value(last)
        if last.kind in BOMBS:
            return self.bombs(above)
        if last.kind in _GROUPS:
            found = self.groups(last.kind, above)
        elif last.kind is Kind.FULL_HOUSE:
            found = self.full_houses(above)
        else:
            found = self.runs(self.order.windows_of(self.order.family(last)), above)
        return found + self.bombs(ANYTHING)

    def ways(self, rank: int, count: int) -> list[tuple[Card, ...]]:
        """Ways to take so many cards of a rank that differ in their faces."""
        ways = self._ways.get((rank, count))
        if ways is None:
            held = sorted(self.tally.ranks[rank], key=FACE.__getitem__)
            ways = self._ways[rank, count] = ways_to_take(held, count)
        return ways

    def groups(self, kind: Kind, above: int) -> list[Play]:
        size, readings = _GROUPS[kind]
        order, wilds, level = self.order, self.wilds, self.order.level
        found = []
        for rank in range(2, ACE + 1):
            if order.weights[rank] > above:
                for spent in range(min(self.most, size - 1) + 1):
                    spare = wilds[:spent]
                    found += [play_of(cards + spare, readings[rank]) for cards in self.ways(rank, size - spent)]
        if size <= self.most and order.weights[level] > above:
            found.append(play_of(wilds[:size], readings[level]))
        return found + [
            play_of(cards, readings[rank]) for rank, cards in self.joker_groups(size) if order.weights[rank] > above
        ]

    def joker_groups(self, size: int) -> Iterator[tuple[int, tuple[Card, ...]]]:
        """Jokers alone, in pairs, or three of them as the preset lets them."""
        black, red = self.tally.ranks[BLACK_JOKER], self.tally.ranks[RED_JOKER]
        if size < 3:
            for rank in (BLACK_JOKER, RED_JOKER):
                yield from ((rank, cards) for cards in self.ways(rank, size))
            if size == 2 and self.order.joker_pairs_mix and black and red:
                yield RED_JOKER, (black[0], red[0])
        elif self.order.joker_triple:
            for reds in range(max(0, 3 - len(black)), len(red) + 1):
                yield RED_JOKER, (*black[: 3 - reds], *red[:reds])

    def full_houses(self, above: int) -> list[Play]:
        wilds = self.wilds
        beside = self._pairs_beside()
        found: list[Play] = []
        for rank in range(2, ACE + 1):
            if self.order.weights[rank] <= above:
                continue
            reading = FULL_HOUSES[rank]
            for inside in range(self.most + 1):
                for three in self.ways(rank, 3 - inside):
                    held = three + wilds[:inside]
                    for other, spent, pair in beside:
                        if other != rank and spent + inside <= self.most:
                            found.append(play_of(held + pair, reading))
        return found

    def _pairs_beside(self) -> list[tuple[int, int, tuple[Card, ...]]]:
        """Rank, wildcards spent and cards of every pair; two wildcards are a pair of no rank of their own."""
        found = [
            (rank, spent, cards + self.wilds[self.most - spent :])
            for spent in range(min(self.most, 1) + 1)
            for rank in range(2, ACE + 1)
            for cards in self.ways(rank, 2 - spent)
        ]
        found += [(rank, 0, cards) for rank, cards in self.joker_groups(2)]
        return [*found, (0, 2, self.wilds)] if self.most == 2 else found

    def runs(self, windows: Iterable[RankRun], above: int) -> list[Play]:
        found: list[Play] = []
        for window in windows:
            if window.value > above:
                for spent in self._spendings(window):
                    found += self._run(window, spent)
        return found

    def _run(self, window: RankRun, spent: tuple[int, ...]) -> list[Play]:
        """All ways to make a run in which `spent` wildcards stand at each rank."""
        reading, spare = window.reading, self.wilds[: sum(spent)]
        if window.copies > 1:
            ways = [self.ways(rank, window.copies - wild) for rank, wild in zip(window.ranks, spent, strict=True)]
            return [play_of((*chain.from_iterable(parts), *spare), reading) for parts in product(*ways)]
        faces = [
            [cards[0] for cards in self.ways(rank, 1)]
            for rank, wild in zip(window.ranks, spent, strict=True)
            if not wild
        ]
        if spare:
            return [play_of(cards + spare, reading) for cards in product(*faces)]
        return [play_of(cards, reading) for cards in product(*faces) if not _one_suit(cards)]

    def _spendings(self, window: RankRun) -> list[tuple[int, ...]]:
        """How the wildcards can be spread over the ranks of a run."""
        ways: list[tuple[tuple[int, ...], int]] = [((), self.most)]
        for rank in window.ranks:
            lacking = max(0, window.copies - len(self.tally.ranks[rank]))
            ways = [
                ((*spent, wild), left - wild)
                for spent, left in ways
                for wild in range(lacking, min(left, window.copies) + 1)
            ]
        return [spent for spent, _ in ways]

    def bombs(self, above: int) -> list[Play]:
        order, wilds, ranks = self.order, self.wilds, self.tally.ranks
        found: list[Play] = []
        for rank in range(2, ACE + 1):
            for size in range(4, len(ranks[rank]) + self.most + 1):
                if order.bomb_value(size, rank) > above:
                    reading = BOMBS_OF[size][rank]
                    for spent in range(self.most + 1):
                        spare = wilds[:spent]
                        found += [play_of(cards + spare, reading) for cards in self.ways(rank, size - spent)]
        if len(ranks[BLACK_JOKER]) == len(ranks[RED_JOKER]) == 2 and above < JOKER_BOMB_VALUE:
            found.append(play_of((*ranks[BLACK_JOKER], *ranks[RED_JOKER]), JOKER_BOMB))
        return found + self.straight_flushes(above)

    def straight_flushes(self, above: int) -> list[Play]:
        suits = [cards for cards in self.tally.flushes if len(cards) + self.most >= self.order.shortest_flush]
        return [
            play_of((*cards, *self.wilds[: window.reading.size - len(cards)]), window.reading)
            for window in self.order.flush_windows
            if window.value > above
            for suit in suits
            for cards in self._in_suit([suit[rank] for rank in window.ranks if rank in suit], window.reading.size)
        ]

    def _in_suit(self, own: list[Card], size: int) -> Iterator[tuple[Card, ...]]:
        for kept in range(size - self.most, len(own) + 1):
            yield from combinations(own, kept)


def _one_suit(cards: tuple[Card, ...]) -> bool:
    suit = SUIT[cards[0]]
    return all(SUIT[card] == suit for card in cards)
