"""A seat's decisions in a finished match, judged one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.coach import VERSION, Coach
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game
from cardcade.engine.judging import MARKS, Judgement, Made, accuracy, judge
from cardcade.engine.match import Step, step_streams
from cardcade.engine.record import Record
from cardcade.engine.state import View


@dataclass(frozen=True, slots=True)
class Choice:
    """A moment at which the seat could do one thing or another."""

    step: int
    """The number of the step in which it did."""
    round: int
    """Counted from 0."""
    view: View[Any]
    moves: Sequence[Any]
    made: Made

    @property
    def stream(self) -> Stream:
        """The same for the same step, and without the match's seed: nothing hidden follows from it."""
        return Stream.named("coach", VERSION, self.step)


@dataclass(frozen=True, slots=True)
class Remark:
    """A judgement in its place."""

    step: int
    round: int
    judgement: Judgement
    repeats: int | None = None
    """The step that had the same mark for the same reason before; it is not marked twice."""

    @property
    def mark(self) -> str:
        return self.judgement.mark if self.repeats is None else ""


def choices(record: Record, game: Game[Any, Any], seat: Seat) -> Iterator[Choice]:
    """Where the seat was to act and had more than one move, as far as the record can be played again."""
    steps = list(_steps(record, game))
    state, streams = game.setup(record.beginning.seats), step_streams(record.beginning.seed)
    game.begin(state, streams.child(0))
    for number, step in enumerate(steps, 1):
        if step.seat == seat and seat in game.to_act(state):
            view = state.view(seat)
            if len(moves := game.moves(view.state, seat)) > 1:
                then = next((later.move for later in steps[number:] if later.seat == seat), None)
                yield Choice(number, game.rounds(state), view, moves, Made(step.move, then))
        try:
            game.check(state, step.seat, step.move)
            game.play(state, step.seat, step.move, streams.child(number))
        except Exception:  # a game's own code, given a move from a file that anyone may have edited
            return


def _steps(record: Record, game: Game[Any, Any]) -> Iterator[Step[Any]]:
    """Up to the first that cannot be read."""
    forms = Forms(game)
    for form in record.steps:
        try:
            seat = form["seat"]
            yield Step(seat if isinstance(seat, int) else 0, forms.read_move(form["move"]))
        except (KeyError, TypeError, ValueError):
            return


def review(record: Record, game: Game[Any, Any], coach: Coach[Any, Any], seat: Seat) -> Iterator[Remark]:
    """Every decision of the seat, judged in this process; the shell asks the bots' process for the same."""
    judged = ((choice, judge(coach, choice.view, choice.moves, choice.made, choice.stream))
              for choice in choices(record, game, seat))  # fmt: skip
    return remarks(coach, judged)


def remarks(coach: Coach[Any, Any], judged: Iterable[tuple[Choice, Judgement]]) -> Iterator[Remark]:
    """Puts judgements in their places and folds repeats: a card held back is one mistake, however often it is."""
    marked: list[Remark] = []
    for choice, judgement in judged:
        remark = Remark(choice.step, choice.round, judgement)
        first = next((one for one in marked if judgement.mark and _repeats(coach, one, remark)), None)
        if first is not None:
            remark = replace(remark, repeats=first.step)
        elif judgement.mark:
            marked.append(remark)
        yield remark


def _repeats(coach: Coach[Any, Any], first: Remark, later: Remark) -> bool:
    """The same better move in the same round, and the same reason."""
    one, other = first.judgement, later.judgement
    return (
        first.round == later.round
        and coach.same(one.better, other.better)
        and [reason.kind for reason in one.reasons[:1]] == [reason.kind for reason in other.reasons[:1]]
    )


def accuracy_of(remarks: Iterable[Remark]) -> float:
    return accuracy([remark.judgement.loss for remark in remarks])


def turning_points(remarks: Iterable[Remark], most: int = 5) -> list[Remark]:
    """The marked moves that cost most, in the order in which they were made."""
    marked = [remark for remark in remarks if remark.mark]
    worst = sorted(marked, key=lambda each: (-MARKS.index(each.mark), -each.judgement.loss))[:most]
    return sorted(worst, key=lambda each: each.step)
