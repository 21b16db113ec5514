"""A move judged: what it came to beside what else could be done, its mark and the reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final

from cardcade.engine.budget import Purse
from cardcade.engine.chance import Stream
from cardcade.engine.coach import Coach, Reason, Weighed
from cardcade.engine.racing import Race, believed, honest_loss, sureness, weighed
from cardcade.engine.search import Candidate
from cardcade.engine.state import View

MARKS: Final = ("?!", "?", "??")
CERTAIN: Final = "??"
"""The mark of a certain win given away."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the coach says of one move. Where it has nothing to say, `better` is None and the mark empty."""

    played: Any
    better: Any = None
    mark: str = ""
    gap: float = 0.0
    """What the better move would have brought, in the coach's unit, as far as it can be believed."""
    loss: float = 0.0
    """What a marked move cost, from 0 for nothing to 1 for a certain win.

    An unmarked one costs nothing: played on, its alternatives gain nothing to speak of, and a race that is ended early
    because it is hopeless would tell too little.
    """
    reasons: tuple[Reason, ...] = ()
    weighed: tuple[Weighed, ...] = ()
    """What was compared, the played move first."""


def judge(
    coach: Coach[Any, Any],
    view: View[Any],
    moves: Sequence[Any],
    made: Made,
    stream: Stream,
    purse: Purse | None = None,
) -> Judgement:
    """What the seat could know of its own move; the same whatever it could not see."""
    played = made.move
    if (slip := coach.slip(view, moves, played, made.then)) is not None:
        return Judgement(played, slip.better, slip.mark, reasons=(slip.reason,))
    rivals = [move for move in coach.candidates(view, moves, played) if not coach.same(move, played)]
    purse = purse or Purse()
    if not rivals or not purse.race:
        return Judgement(played)
    race = Race(coach, view, [played, *rivals], stream, purse)
    runners = race.run()
    sure = _given_away(coach, view, runners)
    best = sure or _clearly_better(coach, view, runners)
    if best is None:
        return Judgement(played, weighed=tuple(weighed(runners)))
    gap = race.confirmed_gap(best)  # what won by luck does not win again
    mark = coach.thresholds.mark(gap)
    return _judged(coach, view, runners, best, CERTAIN if sure and gap >= coach.thresholds.mistake else mark)


def _given_away(coach: Coach[Any, Any], view: View[Any], runners: Sequence[Candidate]) -> Candidate | None:
    """The certain win that was missed; one that is won later just the same was worth nothing: docs/coach.md."""
    if coach.certain(view, runners[0].move):
        return None
    sure = next((each for each in runners[1:] if coach.certain(view, each.move)), None)
    return sure if sure is not None and believed(sure, runners[0], 0.0) >= coach.thresholds.mistake else None


def _clearly_better(coach: Coach[Any, Any], view: View[Any], runners: Sequence[Candidate]) -> Candidate | None:
    """The best rival, where it is far enough ahead and a second opinion has it too."""
    played = runners[0]
    best = max(runners[1:], key=lambda each: (each.gap(played)[0], len(each.worth)))
    if not coach.thresholds.mark(believed(best, played, sureness(runners))):
        return None
    return best if coach.agrees(view, best.move, played.move) else None


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made, and what its seat did after it."""

    move: Any
    then: Any = None


def _judged(
    coach: Coach[Any, Any], view: View[Any], runners: Sequence[Candidate], best: Candidate, mark: str
) -> Judgement:
    played = runners[0].move
    compared = tuple(weighed(runners))
    if not mark:
        return Judgement(played, weighed=compared)
    loss = max(0.0, coach.claim * honest_loss(runners))
    reasons = tuple(coach.reasons(view, best.move, played))
    return Judgement(played, best.move, mark, loss, loss / coach.whole, reasons, compared)


def accuracy(losses: Sequence[float]) -> float:
    """From 0 to 100; 100 where there was nothing to lose."""
    mean = sum(losses) / len(losses) if losses else 0.0
    return min(100.0, max(0.0, 103.17 * exp(-4.35 * mean) - 3.17))
