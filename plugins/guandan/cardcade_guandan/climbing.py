"""Climbing from 2 to A: what a deal's finishing order does to both sides' levels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from cardcade import Seat
from cardcade_guandan.cards import ACE, RANK_NUMBERS
from cardcade_guandan.partners import partner_of, side_of
from cardcade_guandan.rules import LevelRules

BothSides: TypeAlias = tuple[int, int]
"""A number for south and north, and one for west and east."""


@dataclass(frozen=True, slots=True)
class Climb:
    """Where both sides are, and whose deal it is."""

    levels: BothSides
    owner: int
    """The side at whose level the deal is played."""
    failures: BothSides = (0, 0)
    """Failed attempts at A since the side last got there."""
    climbed: BothSides = (0, 0)
    """Levels won in the whole match, also beyond A."""

    @property
    def level(self) -> int:
        return self.levels[self.owner]


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a deal changed, and who won it."""

    standing: Climb
    winner: int
    steps: int
    passed_ace: bool = False
    failed_ace: int | None = None
    """The side whose attempt at A failed."""


def steps_for(places: tuple[Seat, ...]) -> int:
    """3, 2 or 1 as the partner of the first came second, third or last."""
    return 4 - places.index(partner_of(places[0]))


def after_deal(before: Climb, places: tuple[Seat, ...], rules: LevelRules) -> Settlement:
    winner, steps = side_of(places[0]), steps_for(places)
    climbed = with_side(before.climbed, winner, before.climbed[winner] + steps)
    levels = with_side(before.levels, winner, min(ACE, before.levels[winner] + steps))
    after = replace(before, levels=levels, owner=winner, climbed=climbed)
    if before.level < ACE:
        return Settlement(after, winner, steps)
    if winner == before.owner and _passes(steps, rules):
        return Settlement(after, winner, steps, passed_ace=True)
    return _failed(Settlement(after, winner, steps, failed_ace=before.owner), before.owner, rules)


def _passes(steps: int, rules: LevelRules) -> bool:
    return steps == 3 if rules.pass_ace == "double" else steps > 1


def _failed(settled: Settlement, side: int, rules: LevelRules) -> Settlement:
    after = settled.standing
    failures = after.failures[side] + 1
    if not rules.ace_attempts or failures < rules.ace_attempts:
        return replace(settled, standing=replace(after, failures=with_side(after.failures, side, failures)))
    fallen = replace(
        after,
        failures=with_side(after.failures, side, 0),
        levels=with_side(after.levels, side, RANK_NUMBERS[rules.ace_falls_to]),
    )
    return replace(settled, standing=fallen)


def with_side(pair: BothSides, side: int, number: int) -> BothSides:
    return (number, pair[1]) if side == 0 else (pair[0], number)
