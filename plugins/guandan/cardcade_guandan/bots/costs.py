"""What holding a combination costs: about 1 for one that needs a free lead, less than 0 for one that buys a lead."""

from __future__ import annotations

from functools import cache
from typing import Final

from cardcade_guandan.cards import ACE, BLACK_JOKER, RED_JOKER
from cardcade_guandan.combinations import Kind
from cardcade_guandan.order import Order, RankRun

#                          2     3     4    5    6    7    8    9    T    J    Q    K    A   level
_SINGLE: Final = (0, 0, 1.00, 0.98, 0.96, 0.94, 0.92, 0.90, 0.88, 0.86, 0.84, 0.82, 0.80, 0.65, 0.40, 0.10)
_PAIR: Final = (0, 0, 1.00, 0.97, 0.94, 0.91, 0.88, 0.84, 0.80, 0.75, 0.70, 0.64, 0.56, 0.42, 0.20, -0.20)
_TRIPLE: Final = (0, 0, 0.95, 0.92, 0.89, 0.86, 0.82, 0.78, 0.73, 0.68, 0.62, 0.55, 0.46, 0.34, 0.15, -0.20)
_BLACK_JOKER: Final = -0.30
_RED_JOKER: Final = -0.75
_BOMBS: Final = {4: -0.80, 5: -1.00, 6: -1.35, 7: -1.55, 8: -1.75, 9: -1.9, 10: -2.0}
_JOKER_BOMB: Final = -2.3
_FLUSH: Final = -1.20
WILD_ALONE: Final = -0.25
WORTH_ATTACHING: Final = 0.30
"""A pair that costs less is too good to be thrown away with a triple."""

_RUNS: Final = {Kind.STRAIGHT: (0.85, 0.035), Kind.TUBE: (0.85, 0.03), Kind.PLATE: (0.75, 0.035)}


class Costs:
    """The cost of every group and run at one level of one preset."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.single = [_SINGLE[min(weight, ACE + 1)] for weight in order.weights[: ACE + 1]] + [
            _BLACK_JOKER,
            _RED_JOKER,
        ]
        self.pair = [_PAIR[min(weight, ACE + 1)] for weight in order.weights[: ACE + 1]] + [0.0, 0.0]
        self.triple = [_TRIPLE[min(weight, ACE + 1)] for weight in order.weights[: ACE + 1]] + [0.0, 0.0]
        self.group = [self._group(rank) for rank in range(RED_JOKER + 1)]
        """Rank → how many → cost, wildcards included."""
        self.joker_bomb = _JOKER_BOMB
        self.joker_bomb_gain = _JOKER_BOMB - 2 * (_BLACK_JOKER + _RED_JOKER)
        self.windows = [(window, self.run(window)) for kind in _RUNS for window in order.windows[kind]]

    def run(self, window: RankRun) -> float:
        """By the highest card."""
        start, step = _RUNS[window.reading.kind]
        return start - step * (window.reading.rank + window.reading.length - 1 - 5)

    def flush(self, window: RankRun) -> float:
        length, tail = window.reading.length, window.reading.rank + window.reading.length - 1
        return _FLUSH - 0.05 * (length - 5) - 0.02 * (tail - 5)

    def bomb(self, size: int, rank: int) -> float:
        return _BOMBS[size] - 0.02 * self.order.bomb_weights[rank]

    def _group(self, rank: int) -> list[float]:
        if rank < 2:
            return [0.0] * 11
        if rank in (BLACK_JOKER, RED_JOKER):
            return [count * self.single[rank] for count in range(11)]
        bombs = [self.bomb(size, rank) for size in range(4, 11)]
        return [0.0, self.single[rank], self.pair[rank], self.triple[rank], *bombs]


@cache
def costs_at(order: Order) -> Costs:
    return Costs(order)
