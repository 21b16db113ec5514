"""Paired racing: candidates are tried on the same imagined deals, and those that fall behind are dropped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardcade.engine.chance import Stream
from cardcade.engine.coach import Coach, Weighed
from cardcade.engine.search import Candidate
from cardcade.engine.state import View

BEHIND: Final = 2.0
"""So many standard errors behind the best rival, a rival is dropped; and so many make a gap believed."""
CROWD, CROWD_BEHIND = 10, 3.0
"""Among so many candidates one is ahead by luck more often."""
HOPELESS, HOPE = 0.7, 1.6
"""When a gap, so many standard errors up, is still below this share of what a mistake costs, the race is over."""


def sureness(candidates: Sequence[object]) -> float:
    """Standard errors by which a gap among so many is believed."""
    return CROWD_BEHIND if len(candidates) >= CROWD else BEHIND


def race(coach: Coach[Any, Any], view: View[Any], moves: Sequence[Any], stream: Stream) -> list[Candidate]:
    """The first is what was played, and is tried in every deal; the others as long as they may be better."""
    runners = [Candidate(move) for move in moves]
    played, rivals = runners[0], runners[1:]
    attempt, batch, most = coach.trial(view), coach.pains.batch, coach.most_deals(view)
    for start in range(0, most, batch):
        _run(attempt, [played, *rivals], range(start, min(start + batch, most)), stream)
        best = max(rivals, key=lambda each: each.mean)
        rivals = [each for each in rivals if each is best or best.ahead_of(each) < sureness(moves)]
        gap, error = best.gap(played)
        if gap + HOPE * error < HOPELESS * coach.thresholds.mistake:
            break
    return runners


def confirmed_gap(coach: Coach[Any, Any], view: View[Any], best: Candidate, played: Candidate, stream: Stream) -> float:
    """Both are tried on as many deals again; the gap in these, which had no part in choosing the best."""
    attempt, raced, most = coach.trial(view), len(played.worth), coach.most_deals(view)
    _run(attempt, [best], range(len(best.worth), raced), stream)
    _run(attempt, [played, best], range(raced, raced + most), stream)
    return Candidate(best.move, best.worth[raced:]).gap(Candidate(played.move, played.worth[raced:]))[0]


def compare(coach: Coach[Any, Any], view: View[Any], moves: Sequence[Any], stream: Stream) -> list[Candidate]:
    """All against all, for a hint."""
    runners = [Candidate(move) for move in moves]
    left, attempt, pains = runners, coach.trial(view), coach.pains
    for start in range(0, pains.live, pains.batch):
        _run(attempt, left, range(start, start + pains.batch), stream)
        best = max(left, key=lambda each: each.mean)
        left = [each for each in left if each is best or best.ahead_of(each) < sureness(moves)]
        if len(left) == 1:
            break
    return runners


def weighed(runners: Sequence[Candidate]) -> list[Weighed]:
    """Their values, each with the error of its distance from the first."""
    return [Weighed(each.move, each.mean, each.gap(runners[0])[1], len(each.worth)) for each in runners]


def honest_loss(runners: Sequence[Candidate]) -> float:
    """What the first lost against the best: chosen on one half of the deals, measured on the other, and swapped.

    The best of many noisy values is too good; measured where it was not chosen it is not.
    """
    played, rivals = runners[0], runners[1:]
    return sum(_loss(played, rivals, half) for half in (0, 1)) / 2


def _loss(played: Candidate, rivals: Sequence[Candidate], half: int) -> float:
    best = max(rivals, key=lambda each: _gain(each, played, half))
    return _gain(best, played, 1 - half) if _gain(best, played, half) > 0 else 0.0


def _gain(one: Candidate, played: Candidate, half: int) -> float:
    gaps = [mine - theirs for mine, theirs in zip(one.worth[half::2], played.worth[half::2], strict=False)]
    return sum(gaps) / len(gaps) if gaps else 0.0


def _run(attempt: Any, runners: Sequence[Candidate], deals: range, stream: Stream) -> None:
    for number in deals:
        worth = attempt([each.move for each in runners], stream.child(number))
        for each, value in zip(runners, worth, strict=True):
            each.worth.append(value)
