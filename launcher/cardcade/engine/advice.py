"""Advice before a move: what else could be done, the best first, each with a sentence that holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardcade.engine.chance import Stream
from cardcade.engine.coach import Coach, Reason, Weighed
from cardcade.engine.racing import compare, weighed
from cardcade.engine.state import View


@dataclass(frozen=True, slots=True)
class Advice:
    """One move to think about: what it is worth, and a reason, if there is one that holds."""

    move: Any
    value: float | None = None
    reason: Reason | None = None
    instead: Any = None
    """The move that a reason against it speaks of; None when it speaks of this one."""
    unit: str = ""
    """What the value counts."""


def advise(coach: Coach[Any, Any], view: View[Any], ranked: Sequence[Any], stream: Stream | None) -> list[Advice]:
    """The best first. Without a stream nothing is imagined: in the order given, valued where that can be told at once.

    The sentence of the first says what is good about it or bad about the next one; that of the others what they lack.
    """
    at_once = coach.at_once(view, ranked)
    if at_once is not None:
        return explained(coach, view, at_once, coach.unit_at_once)
    if stream is None or len(ranked) < 2:
        return explained(coach, view, [Weighed(move, 0.0) for move in ranked], "")
    values = weighed(compare(coach, view, ranked, stream))
    return explained(coach, view, sorted(values, key=lambda each: -each.value), coach.unit)


def explained(coach: Coach[Any, Any], view: View[Any], values: Sequence[Weighed], unit: str) -> list[Advice]:
    """Each with its reason; without a unit there is no value."""
    moves = [each.move for each in values]
    found = []
    for number, each in enumerate(values):
        reason, instead = _for_best(coach, view, moves) if number == 0 else (_against(coach, view, moves, number), None)
        found.append(Advice(each.move, each.value if unit else None, reason, instead, unit))
    return found


def _for_best(coach: Coach[Any, Any], view: View[Any], moves: Sequence[Any]) -> tuple[Reason | None, Any]:
    """Rather what speaks for it; else what speaks against the move that comes next."""
    every = [(reason, other) for other in moves[1:] for reason in coach.reasons(view, moves[0], other)]
    pro = next((reason for reason, _ in every if not reason.con), None)
    if pro is not None or not every:
        return pro, None
    return every[0]


def _against(coach: Coach[Any, Any], view: View[Any], moves: Sequence[Any], number: int) -> Reason | None:
    return next((reason for reason in coach.reasons(view, moves[0], moves[number]) if reason.con), None)
