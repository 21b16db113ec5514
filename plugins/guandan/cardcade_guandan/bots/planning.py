"""A bot that plans: it sorts the whole hand and weighs every sensible move against what would remain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from cardcade import Bot, Game, Stream, View
from cardcade.rulekit.shedding import PASS, Pass
from cardcade_guandan.bots.candidates import sensible_answers, sensible_leads
from cardcade_guandan.bots.costs import costs_at
from cardcade_guandan.bots.judgement import Judge, Style
from cardcade_guandan.bots.outlook import Outlook, without
from cardcade_guandan.bots.planner import Planner
from cardcade_guandan.game import Guandan
from cardcade_guandan.moves import Move, PayTribute, Play, ReturnTribute
from cardcade_guandan.state import GuandanState, Phase

Weighed: TypeAlias = tuple[float, Play | Pass]


class Planning(Bot[GuandanState, Move]):
    """Sorts the whole hand and weighs every sensible move against it."""

    style: ClassVar[Style] = Style()

    def __init__(self, game: Game[GuandanState, Move]) -> None:
        super().__init__(game)
        assert isinstance(game, Guandan)
        self._rules = game
        self._planners: dict[int, Planner] = {}

    def choose(self, view: View[GuandanState], moves: Sequence[Move], stream: Stream) -> Move:
        if len(moves) == 1:
            return moves[0]
        if view.state.phase is not Phase.PLAY:
            return self.least_missed(view, moves)[0]
        return self.weigh(view)[0][1]

    def weigh(self, view: View[GuandanState]) -> list[Weighed]:
        """Sensible moves of the seat to act with their values, the best first."""
        state, judge = view.state, self.judge(view)
        moves: list[Play | Pass]
        if state.last is None:
            moves = [*sensible_leads(judge.hand, judge.units(), judge.outlook.order)]
        else:
            moves = [PASS, *sensible_answers(judge.hand, judge.units(), judge.outlook.order, state.last.reading)]
        return sorted(((judge.value(move), move) for move in moves), key=lambda each: each[0], reverse=True)

    def judge(self, view: View[GuandanState]) -> Judge:
        """Who weighs the moves of this decision."""
        outlook = Outlook(view, self._rules.order(view.state.level), self._rules.rules, self.style.counts_cards)
        return Judge(outlook, self.planner(view.state.level), self.style)

    def least_missed(self, view: View[GuandanState], gifts: Sequence[Move]) -> list[Move]:
        """Tributes to pay or to return, those without which the hand is best first."""
        hand, planner = view.state.hand(view.seat), self.planner(view.state.level)

        def remains(gift: Move) -> float:
            assert isinstance(gift, PayTribute | ReturnTribute)
            return planner.cost(without(hand, gift.cards))

        return sorted(gifts, key=remains)

    def planner(self, level: int) -> Planner:
        if level not in self._planners:
            self._planners[level] = Planner(costs_at(self._rules.order(level)))
        return self._planners[level]
