"""The coach of Guandan: the judge's opinion, confirmed by deals played out on planned hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, Final

from cardcade import Card, Coach, Pains, Reason, Stream, Thresholds, Trial, View, Weighed
from cardcade.rulekit.shedding import Pass
from cardcade_guandan.bots.costs import costs_at
from cardcade_guandan.bots.judgement import Judge
from cardcade_guandan.bots.levels import Hard
from cardcade_guandan.bots.planner import Planner
from cardcade_guandan.bots.playout import DealPlayOut, Item
from cardcade_guandan.cards import RANK
from cardcade_guandan.game import Guandan
from cardcade_guandan.moves import Move, Play
from cardcade_guandan.partners import SEATS
from cardcade_guandan.reasons import reasons
from cardcade_guandan.state import GuandanState, Phase

_AGREED: Final = 0.3
"""By so much the judge must prefer a move before play-outs are believed."""
_RIVALS: Final = 3


class GuandanCoach(Coach[GuandanState, Move]):
    """Play-outs alone are precise but wrong, and so is the judge alone: what both say is marked."""

    unit: ClassVar[str] = "levels"
    unit_at_once: ClassVar[str] = "plays"
    whole: ClassVar[float] = 6.0
    claim: ClassVar[float] = 0.7
    thresholds: ClassVar[Thresholds] = Thresholds(0.8, 0.8, 1.6)
    """Gaps from 0.4 to 0.8 were worth no more than unmarked ones when they were played on: docs/coach.md."""
    pains: ClassVar[Pains] = Pains(batch=20, most=100, round=6_000)
    """Work is counted in play-outs, which last about equally long."""
    game: Guandan

    @cached_property
    def _hard(self) -> Hard:
        """Whose judgement it is."""
        return Hard(self.game)

    def candidates(self, view: View[GuandanState], moves: Sequence[Move], played: Move | None) -> Sequence[Move]:
        """What the judge clearly prefers; tributes are not judged."""
        if view.state.phase is not Phase.PLAY:
            return []
        weighed = self._hard.weigh(view)
        if not isinstance(played, Play | Pass):
            return [move for _, move in weighed]
        least = self._hard.judge(view).value(played) + _AGREED
        return [move for value, move in weighed if value >= least][:_RIVALS]

    def trial(self, view: View[GuandanState]) -> Trial:
        level, seat = view.state.level, view.seat
        playing = DealPlayOut(self.game.rules, Planner(costs_at(self.game.order(level))))
        own: dict[Move, list[Item]] = {}

        def attempt(moves: Sequence[Move], stream: Stream) -> list[float]:
            deal = self.game.imagine(view, stream)
            plans = [[] if other == seat else playing.plan(deal.hand(other)) for other in range(SEATS)]
            worth = []
            for move in moves:
                assert isinstance(move, Play | Pass)
                if move not in own:
                    own[move] = playing.plan(self._after(view, move))
                plans[seat] = own[move]
                worth.append(playing.levels(deal, seat, move, plans))
            self.work += len(moves)
            return worth

        return attempt

    def agrees(self, view: View[GuandanState], better: Move, played: Move) -> bool:
        judge = self._hard.judge(view)
        return _value(judge, better) >= _value(judge, played) + _AGREED

    def certain(self, view: View[GuandanState], move: Move) -> bool:
        """Going out now; what nobody can stop often wins later too, and is weighed like any other move."""
        return isinstance(move, Play) and len(move.cards) == len(view.state.hand(view.seat))

    def at_once(self, view: View[GuandanState], moves: Sequence[Move]) -> list[Weighed] | None:
        """The judge's own values, in leads that a move is worth."""
        if view.state.phase is not Phase.PLAY:
            return None
        judge = self._hard.judge(view)
        return sorted((Weighed(move, _value(judge, move)) for move in moves), key=lambda each: -each.value)

    def reasons(self, view: View[GuandanState], better: Move, played: Move) -> Sequence[Reason]:
        if view.state.phase is not Phase.PLAY:
            return ()
        return reasons(self._hard.judge(view), better, played)

    def same(self, one: Move, other: Move) -> bool:
        """Suits apart."""
        if not isinstance(one, Play) or not isinstance(other, Play):
            return one == other
        return one.reading == other.reading and _ranks(one) == _ranks(other)

    @staticmethod
    def _after(view: View[GuandanState], move: Play | Pass) -> list[Card]:
        gone = set(move.cards) if isinstance(move, Play) else set()
        return [card for card in view.state.hand(view.seat) if card not in gone]


def _value(judge: Judge, move: Move) -> float:
    assert isinstance(move, Play | Pass)
    return judge.value(move)


def _ranks(play: Play) -> list[int]:
    return sorted(RANK[card] for card in play.cards)
