"""Every play a hand offers, one for each meaning: to lead with, or above the last play."""

from __future__ import annotations

from typing import Final

from cardcade_guandan.combinations import BOMBS, Kind, Reading
from cardcade_guandan.groups import bombs, full_houses, pairs, singles, triples
from cardcade_guandan.moves import Play
from cardcade_guandan.order import ANYTHING, Order
from cardcade_guandan.runs import runs, straight_flushes
from cardcade_guandan.tally import Tally

_GROUPS: Final = {
    Kind.SINGLE: singles,
    Kind.PAIR: pairs,
    Kind.TRIPLE: triples,
    Kind.FULL_HOUSE: full_houses,
}
_RUNS: Final = ((Kind.STRAIGHT, 0), (Kind.TUBE, 0), (Kind.PLATE, 0))


def leads(tally: Tally, order: Order) -> list[Play]:
    found: list[Play] = []
    for groups in _GROUPS.values():
        found += groups(tally, order, ANYTHING)
    for family in _RUNS:
        found += runs(tally, order, family, ANYTHING)
    found += _every_bomb(tally, order)
    return found


def answers(tally: Tally, order: Order, last: Reading) -> list[Play]:
    """Plays that beat the last one."""
    above = order.value(last)
    if last.kind in BOMBS:
        return _bombs(tally, order, above)
    groups = _GROUPS.get(last.kind)
    found = groups(tally, order, above) if groups else runs(tally, order, order.family(last), above)
    found += _every_bomb(tally, order)
    return found


def _every_bomb(tally: Tally, order: Order) -> list[Play]:
    """Remembered with the hand, which is asked about again while others play."""
    if tally.bombs is None or tally.bombs[0] is not order:
        tally.bombs = order, _bombs(tally, order, ANYTHING)
    return tally.bombs[1]


def _bombs(tally: Tally, order: Order, above: int) -> list[Play]:
    return bombs(tally, order, above) + straight_flushes(tally, order, above)
