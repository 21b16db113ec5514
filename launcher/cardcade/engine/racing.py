"""Paired racing: candidates are tried on the same imagined deals, and those that fall behind are dropped."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, Final

from cardcade.engine.budget import Purse
from cardcade.engine.chance import Stream
from cardcade.engine.coach import Coach, Trial, Weighed
from cardcade.engine.search import Candidate
from cardcade.engine.state import View

BEHIND: Final = 2.0
"""So many standard errors behind the best rival, a rival is dropped; and so many make a gap believed."""
CROWD, CROWD_BEHIND = 10, 3.0
"""Among so many candidates one is ahead by luck more often."""
HOPELESS, HOPE = 0.7, 1.6
"""When a gap, so many standard errors up, is still below this share of what a mistake costs, the race is over."""
USUAL: Final = 200.0
"""What a play-out costs that does not say what it does."""
FEWEST: Final = 20
"""Deals without which nothing is believed, however large the gap in them."""
HINT: Final = 1 / 30
"""Of what a whole round's review may cost, so much goes into one hint, for which somebody waits."""
FIRST, WANTED = 5, 40
"""The cost of the first deals tells how many rivals can be paid for in so many; the others are left out."""


def sureness(candidates: Sequence[object]) -> float:
    """Standard errors by which a gap among so many is believed."""
    return CROWD_BEHIND if len(candidates) >= CROWD else BEHIND


class Race:
    """One decision's candidates, and what may be spent on telling them apart."""

    def __init__(
        self, coach: Coach[Any, Any], view: View[Any], moves: Sequence[Any], stream: Stream, purse: Purse
    ) -> None:
        self.runners = [Candidate(move) for move in moves]
        self._coach, self._pains = coach, coach.pains
        self._attempt, self._stream, self._purse = coach.trial(view), stream, purse

    def run(self) -> list[Candidate]:
        """The first is what was played, and is tried in every deal; the others as long as they may be better."""
        played, limit = self.runners[0], self._purse.race
        rivals = self._affordable(self.runners[1:])
        self.runners = [played, *rivals]  # the others' few deals are luck, and say nothing of any move
        batch, most = self._pains.batch, self._pains.most
        for start in range(0, most, batch):
            self._try([played, *rivals], range(len(played.worth), min(start + batch, most)), limit)
            best = max(rivals, key=lambda each: each.mean)
            rivals = [each for each in rivals if each is best or best.ahead_of(each) < sureness(self.runners)]
            gap, error = best.gap(played)
            if gap + HOPE * error < HOPELESS * self._coach.thresholds.mistake or self._purse.spent >= limit:
                break
        return self.runners

    def _affordable(self, rivals: list[Candidate]) -> list[Candidate]:
        """The likeliest, which come first, where there is not enough for all."""
        self._try(self.runners, range(FIRST), self._purse.race)
        cost = self._purse.spent / (len(self.runners[0].worth) * len(self.runners))
        able = self._purse.race / (WANTED * cost) if cost else inf
        return rivals if able >= len(self.runners) else rivals[: max(1, int(able) - 1)]

    def confirmed_gap(self, best: Candidate) -> float:
        """What fresh deals say, which had no part in choosing the best: as many again, or what can be paid for."""
        played = self.runners[0]
        raced, limit = len(played.worth), self._purse.spent + self._purse.proof
        self._try([best], range(len(best.worth), raced), limit)
        self._try([played, best], range(raced, raced + self._pains.most), limit)
        return believed(Candidate(best.move, best.worth[raced:]), Candidate(played.move, played.worth[raced:]))

    def _try(self, runners: Sequence[Candidate], deals: range, limit: float) -> None:
        for number in deals:
            if self._purse.spent >= limit:
                return
            self._purse.spent += _try_on(self._coach, self._attempt, runners, self._stream.child(number))


def believed(best: Candidate, played: Candidate, sure: float = BEHIND) -> float:
    """The gap, or none where it is not sure: the fewer deals there are, the larger it must be."""
    if len(best.worth) < FEWEST:
        return 0.0
    gap, error = best.gap(played)
    return gap if gap >= sure * error else 0.0


def compare(coach: Coach[Any, Any], view: View[Any], moves: Sequence[Any], stream: Stream) -> list[Candidate]:
    """All against all, for a hint."""
    runners = [Candidate(move) for move in moves]
    left, attempt, pains, spent = runners, coach.trial(view), coach.pains, 0.0
    for number in range(pains.live):
        if spent >= HINT * pains.round and number >= FEWEST:
            break
        spent += _try_on(coach, attempt, left, stream.child(number))
        if (number + 1) % pains.batch == 0:
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


def _try_on(coach: Coach[Any, Any], attempt: Trial, runners: Sequence[Candidate], stream: Stream) -> float:
    """All of them in one more deal, and what it cost."""
    before = coach.work
    for each, value in zip(runners, attempt([each.move for each in runners], stream), strict=True):
        each.worth.append(value)
    return coach.work - before or USUAL * len(runners)
