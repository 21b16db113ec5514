"""What beats what, for one preset at one level; and which runs of ranks the preset knows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from cardcade.rulekit.patterns import every_run
from cardcade_guandan.cards import ACE, LOW_ACE, WEIGHTS
from cardcade_guandan.combinations import BOMBS, COPIES, RUNS, Kind, Reading
from cardcade_guandan.rules import BombRules, JokerRules, Rules, SequenceRules

Family: TypeAlias = tuple[Kind, int]
"""What can be compared with each other."""

ANYTHING: Final = -1
"""A value below every combination's."""

_GROUPS: Final = frozenset({Kind.SINGLE, Kind.PAIR, Kind.TRIPLE, Kind.FULL_HOUSE})
_FLUSH_TIER: Final = 6
JOKER_BOMB_VALUE: Final = 12_000


@dataclass(frozen=True, slots=True)
class RankRun:
    """A run of ranks that the preset knows."""

    ranks: tuple[int, ...]
    mask: int
    """A bit for every rank; the low ace has the ace's."""
    copies: int
    reading: Reading
    family: Family
    value: int


def order_at(level: int, rules: Rules) -> Order:
    """The order at this level; presets that agree on it share one."""
    return _order(rules.sequence, rules.joker, rules.bomb, level)


class Order:
    """Compares readings: within a family the higher value wins; bombs are one family, above all others."""

    def __init__(self, sequence: SequenceRules, joker: JokerRules, bomb: BombRules, level: int) -> None:
        self.level = level
        self.weights = WEIGHTS[level]
        self.ranks_above = {
            above: tuple(rank for rank, weight in enumerate(self.weights) if weight > above)
            for above in range(ANYTHING, max(self.weights) + 1)
        }
        """Weight → the ranks with a higher one."""
        self.bomb_weights = self.weights if bomb.level_rank == "level" else tuple(range(len(self.weights)))
        self.joker_pairs_mix = joker.pair == "any"
        self.joker_triple = joker.triple
        self._lengths_compare = sequence.lengths_compare
        self.windows = {kind: tuple(self._windows(kind, sequence)) for kind in COPIES}
        self.flush_windows = self.windows[Kind.STRAIGHT_FLUSH]
        self.shortest_flush = sequence.straight_min
        self._by_family = self._families()

    def family(self, reading: Reading) -> Family:
        """What can be compared: kind and, where lengths must agree, size."""
        if reading.kind in BOMBS:
            return (Kind.BOMB, 0)
        if reading.kind in COPIES and not self._lengths_compare:
            return (reading.kind, reading.size)
        return (reading.kind, 0)

    def value(self, reading: Reading) -> int:
        """The higher within one family."""
        kind, rank = reading.kind, reading.rank
        if kind in _GROUPS:
            return self.weights[rank]
        if kind is Kind.BOMB:
            return self.bomb_value(reading.size, rank)
        if kind is Kind.JOKER_BOMB:
            return JOKER_BOMB_VALUE
        if kind is Kind.STRAIGHT_FLUSH:
            return _FLUSH_TIER * 1000 + reading.length * 20 + rank
        return (rank + reading.length - 1) * 16 + reading.length

    def bomb_value(self, size: int, rank: int) -> int:
        """Straight flushes stand between five and six of a kind."""
        return (size if size < _FLUSH_TIER else size + 1) * 1000 + self.bomb_weights[rank]

    def beats(self, reading: Reading, other: Reading) -> bool:
        if reading.kind in BOMBS and other.kind not in BOMBS:
            return True
        return self.family(reading) == self.family(other) and self.value(reading) > self.value(other)

    def windows_of(self, family: Family) -> tuple[RankRun, ...]:
        """The runs of a family; (kind, 0) is all of a kind."""
        return self._by_family[family]

    def _families(self) -> dict[Family, tuple[RankRun, ...]]:
        every = {(kind, 0): windows for kind, windows in self.windows.items()}
        families = {window.family for windows in self.windows.values() for window in windows}
        return every | {
            family: tuple(window for window in self.windows[family[0]] if window.family == family)
            for family in families
            if family[1]
        }

    def _windows(self, kind: Kind, rules: SequenceRules) -> list[RankRun]:
        shortest, longest = {
            Kind.STRAIGHT: (rules.straight_min, rules.straight_max),
            Kind.STRAIGHT_FLUSH: (rules.straight_min, rules.straight_max),
            Kind.TUBE: (rules.tube_min, rules.tube_max),
            Kind.PLATE: (rules.plate_min, rules.plate_max),
        }[kind]
        lowest = {"A": LOW_ACE, "2": 2, "3": 3}[rules.lowest]
        return [
            self._window(RUNS[kind][len(run)][run.start])
            for run in every_run(range(lowest, ACE + 1), shortest, longest)
        ]

    def _window(self, reading: Reading) -> RankRun:
        ranks = tuple(ACE if rank == LOW_ACE else rank for rank in range(reading.rank, reading.rank + reading.length))
        mask = sum(1 << rank for rank in ranks)
        return RankRun(ranks, mask, COPIES[reading.kind], reading, self.family(reading), self.value(reading))


@cache
def _order(sequence: SequenceRules, joker: JokerRules, bomb: BombRules, level: int) -> Order:
    return Order(sequence, joker, bomb, level)
