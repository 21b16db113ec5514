"""A seat's decisions in a finished match, judged one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from cardcade.engine.budget import RoundBudget
from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.coach import VERSION, Coach
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game
from cardcade.engine.judgement_forms import JudgementForms
from cardcade.engine.judging import MARKS, Judgement, Made, accuracy, judge
from cardcade.engine.match import Step, read_step, step_streams
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
    """Where the seat was to act and had more than one move, as far as the record comes out as it was written down."""
    steps, forms = list(_steps(record, game)), Forms(game)
    state, streams = game.setup(record.beginning.seats), step_streams(record.beginning.seed)
    game.begin(state, streams.child(0))
    for number, step in enumerate(steps, 1):
        if step.seat == seat and seat in game.to_act(state):
            if not record.vouches(forms.write_state(state), number - 1):
                return
            view = state.view(seat)
            if len(moves := game.moves(view.state, seat)) > 1:
                then = next((later.move for later in steps[number:] if later.seat == seat), None)
                yield Choice(number, game.rounds(state), view, moves, Made(step.move, then))
        try:
            game.check(state, step.seat, step.move)
            game.play(state, step.seat, step.move, streams.child(number))
        except Exception:  # a game's own code, given a move from a file that anyone may have edited
            return


def deals_alike(record: Record, game: Game[Any, Any]) -> bool:
    """Whether the rules of now deal the cards that were played."""
    state = game.setup(record.beginning.seats)
    game.begin(state, step_streams(record.beginning.seed).child(0))
    return record.vouches(Forms(game).write_state(state), 0)


def _steps(record: Record, game: Game[Any, Any]) -> Iterator[Step[Any]]:
    """Up to the first that cannot be read."""
    forms = Forms(game)
    for form in record.steps:
        try:
            yield read_step(forms, form)
        except (KeyError, TypeError, ValueError):
            return


def review(record: Record, game: Game[Any, Any], coach: Coach[Any, Any], seat: Seat) -> Iterator[Remark]:
    """Every decision of the seat, judged in this process; the shell asks the bots' process for the same."""
    folding = Folding(coach)
    for choice, budget in budgeted(choices(record, game, seat), coach):
        purse = budget.purse()
        told = judge(coach, choice.view, choice.moves, choice.made, choice.stream, purse)
        budget.settle(purse.spent)
        yield folding.add(choice, told)


def budgeted(found: Iterable[Choice], coach: Coach[Any, Any]) -> Iterator[tuple[Choice, RoundBudget]]:
    """Every decision with the budget of its round, which is read to its end before any of it is judged."""
    for _, made in groupby(found, key=lambda choice: choice.round):
        together = list(made)
        budget = RoundBudget(coach.pains.round, len(together))
        for choice in together:
            yield choice, budget


class Folding:
    """Puts judgements in their places and folds repeats: a card held back is one mistake, however often it is."""

    def __init__(self, coach: Coach[Any, Any]) -> None:
        self._coach = coach
        self._marked: list[Remark] = []

    def add(self, choice: Choice, judgement: Judgement) -> Remark:
        remark = Remark(choice.step, choice.round, judgement)
        if not judgement.mark:
            return remark
        first = next((one for one in self._marked if self._repeats(one, remark)), None)
        if first is not None:
            return replace(remark, repeats=first.step)
        self._marked.append(remark)
        return remark

    def _repeats(self, first: Remark, later: Remark) -> bool:
        """The same better move in the same round, and the same reason."""
        one, other = first.judgement, later.judgement
        return (
            first.round == later.round
            and self._coach.same(one.better, other.better)
            and [reason.kind for reason in one.reasons[:1]] == [reason.kind for reason in other.reasons[:1]]
        )


def accuracy_of(remarks: Iterable[Remark]) -> float:
    """What is marked twice for the same thing counts once."""
    return accuracy([remark.judgement.loss if remark.mark else 0.0 for remark in remarks])


def turning_points(remarks: Iterable[Remark], most: int = 5) -> list[Remark]:
    """The marked moves that cost most, in the order in which they were made."""
    marked = [remark for remark in remarks if remark.mark]
    worst = sorted(marked, key=lambda each: (-MARKS.index(each.mark), -each.judgement.loss))[:most]
    return sorted(worst, key=lambda each: each.step)


def version_of(coach: Coach[Any, Any]) -> str:
    """Reviews made by another one are made anew."""
    return f"{VERSION}.{coach.version}"


def write_remarks(remarks: Iterable[Remark], forms: JudgementForms) -> list[Any]:
    return [[each.step, each.round, each.repeats, forms.write(each.judgement)] for each in remarks]


def read_remarks(form: Iterable[Any], forms: JudgementForms) -> list[Remark]:
    """Or ValueError, TypeError, KeyError where the form is none of ours."""
    return [Remark(step, round_, forms.read(told), repeats) for step, round_, repeats, told in form]
