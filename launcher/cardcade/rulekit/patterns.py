"""Combinations of rank and run: groups of equal cards, groups in a row, and what is attached to them.

Ranks are numbers; a run is a `range` of them. Whoever has wildcards finds the runs that lack no more than these.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, combinations_with_replacement, product
from typing import TypeAlias

from cardcade.engine.cards import Card

Held: TypeAlias = Mapping[int, Sequence[Card]]
"""The cards of a hand by their rank."""


def by_rank(cards: Iterable[Card], rank: Sequence[int]) -> dict[int, list[Card]]:
    """The cards of each rank, where `rank[card]` is that of every card of the deck."""
    held: dict[int, list[Card]] = {}
    for card in cards:
        number = rank[card]
        if number in held:
            held[number].append(card)
        else:
            held[number] = [card]
    return held


def every_run(ranks: range, least: int, most: int | None = None) -> Iterator[range]:
    """Every run within these ranks, the short ones first, of each length from the lowest."""
    for length in range(least, min(most or len(ranks), len(ranks)) + 1):
        for low in range(ranks.start, ranks.stop - length + 1):
            yield range(low, low + length)


def suitings(held: Held, needs: Iterable[tuple[int, int]]) -> Iterator[tuple[Card, ...]]:
    """Every choice of so many cards of each of these ranks."""
    for parts in product(*(combinations(held[rank], many) for rank, many in needs)):
        yield tuple(chain.from_iterable(parts))


@dataclass(frozen=True, slots=True)
class FoundPattern:
    """A pattern with its ranks, suits left open."""

    run: range
    width: int
    """How many cards of each rank of the run."""
    kickers: tuple[int, ...] = ()
    """The ranks of what is attached, each as often as there are such groups of it, the lowest first."""
    kicker_width: int = 0

    @property
    def size(self) -> int:
        return len(self.run) * self.width + len(self.kickers) * self.kicker_width

    @property
    def needs(self) -> list[tuple[int, int]]:
        """How many cards it takes of which rank, in the order in which they lie."""
        attached = [(rank, self.kickers.count(rank) * self.kicker_width) for rank in dict.fromkeys(self.kickers)]
        return [*((rank, self.width) for rank in self.run), *attached]

    def take(self, held: Held) -> tuple[Card, ...]:
        """The first cards that make it."""
        return tuple(card for rank, many in self.needs for card in held[rank][:many])


Found = FoundPattern
"""As games have called it until now."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """A kind of combination: groups of equal cards, as many in a row as it asks for, and what goes with each."""

    width: int
    """1 for singles and straights, 2 for pairs, 3 for triples …"""
    ranks: range
    """The ranks it is made of; for a run that may exclude the highest."""
    least: int = 1
    """The fewest ranks in a row."""
    most: int | None = 1
    """The most; None for as many as there are."""
    kickers: int = 0
    """How many groups are attached to each group of the run."""
    kicker_width: int = 1
    distinct: bool = True
    """Whether the attached groups must differ in rank; they always differ from the run."""

    def find(self, held: Held) -> Iterator[FoundPattern]:
        """All that a hand has of it, one for every choice of ranks."""
        for run in self._runs(held):
            for kickers in self._attached(held, run):
                yield FoundPattern(run, self.width, kickers, self.kicker_width if kickers else 0)

    def read(self, held: Held) -> list[FoundPattern]:
        """What exactly these cards are as this pattern, the highest first; [] when they are not."""
        size = sum(map(len, held.values()))
        each = self.width + self.kickers * self.kicker_width
        if size % each or not self._allows(size // each):
            return []
        read = (self._rest(held, run) for run in self._runs(held) if len(run) == size // each)
        return [found for found in read if found is not None][::-1]

    def _runs(self, held: Held) -> Iterator[range]:
        able = [rank for rank in self.ranks if len(held.get(rank, ())) >= self.width]
        if self.most == 1:
            return (range(rank, rank + 1) for rank in able)
        stretches = (range(start, stop) for start, stop in _stretches(able))
        return (run for stretch in stretches for run in every_run(stretch, self.least, self.most))

    def _allows(self, length: int) -> bool:
        return self.least <= length and (self.most is None or length <= self.most)

    def _attached(self, held: Held, run: range) -> Iterable[tuple[int, ...]]:
        count = self.kickers * len(run)
        if not count:
            return ((),)
        able = [rank for rank in sorted(held) if rank not in run and len(held[rank]) >= self.kicker_width]
        if self.distinct:
            return combinations(able, count)
        return (
            kickers
            for kickers in combinations_with_replacement(able, count)
            if all(kickers.count(rank) * self.kicker_width <= len(held[rank]) for rank in set(kickers))
        )

    def _rest(self, held: Held, run: range) -> FoundPattern | None:
        """The pattern with all that is not in the run attached to it."""
        if any(len(held[rank]) != self.width for rank in run):
            return None
        rest = {rank: len(held[rank]) for rank in sorted(held) if rank not in run}
        if any(many % self.kicker_width or (self.distinct and many > self.kicker_width) for many in rest.values()):
            return None
        kickers = tuple(rank for rank, many in rest.items() for _ in range(many // self.kicker_width))
        return FoundPattern(run, self.width, kickers, self.kicker_width if kickers else 0)


def _stretches(ranks: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Where ranks that follow each other begin and end."""
    for place, rank in enumerate(ranks):
        if place == 0 or ranks[place - 1] != rank - 1:
            start = rank
        if place + 1 == len(ranks) or ranks[place + 1] != rank + 1:
            yield start, rank + 1
