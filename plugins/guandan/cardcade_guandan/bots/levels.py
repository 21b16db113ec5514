"""The bots, from one that follows its nose to one that counts every card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final, TypeGuard

from cardcade import Bot, Card, Game, Stream, View
from cardcade.rulekit.shedding import PASS
from cardcade_guandan.bots.judgement import Style
from cardcade_guandan.bots.planning import Planning
from cardcade_guandan.cards import RANK
from cardcade_guandan.combinations import BOMBS, COPIES
from cardcade_guandan.game import Guandan
from cardcade_guandan.moves import Move, Play
from cardcade_guandan.order import Order
from cardcade_guandan.partners import partner_of
from cardcade_guandan.state import GuandanState, Phase

_NEARLY_OUT: Final = 8
_LAST_CARDS: Final = 5
_SMALLEST_BOMB: Final = 4


class Easy(Bot[GuandanState, Move]):
    """Leads long and low, beats opponents as cheaply as it can, never its partner, and bombs the nearly finished."""

    def __init__(self, game: Game[GuandanState, Move]) -> None:
        super().__init__(game)
        assert isinstance(game, Guandan)
        self._rules = game

    def choose(self, view: View[GuandanState], moves: Sequence[Move], stream: Stream) -> Move:
        state, order = view.state, self._rules.order(view.state.level)
        plays = [move for move in moves if isinstance(move, Play)]
        plain = [play for play in plays if play.reading.kind not in BOMBS]
        if not plays:
            return moves[0]
        if state.last_by is None:
            return max(plain or plays, key=lambda play: 2 * play.reading.size - _height(play, order))
        if state.last_by == partner_of(view.seat):
            return PASS
        if not plain and len(state.hand(state.last_by)) > _NEARLY_OUT:
            return PASS
        return min(plain or plays, key=lambda play: order.value(play.reading))


def _height(play: Play, order: Order) -> int:
    return play.reading.rank if play.reading.kind in COPIES else order.value(play.reading)


class Frugal(Easy):
    """Plays like easy, but breaks no bomb and keeps it for the very last cards of an opponent."""

    def choose(self, view: View[GuandanState], moves: Sequence[Move], stream: Stream) -> Move:
        state = view.state
        saving = self._saving(state.hand(view.seat), moves)
        holder = state.last_by
        if holder is not None and len(state.hand(holder)) > _LAST_CARDS and not any(map(_is_plain, saving)):
            return next((move for move in saving if move == PASS), saving[0])
        return super().choose(view, saving, stream)

    def _saving(self, hand: Sequence[Card], moves: Sequence[Move]) -> Sequence[Move]:
        """Those that leave every four of a kind together; all when there are no others."""
        held = Counter(RANK[card] for card in hand)
        groups = {card for card in hand if held[RANK[card]] >= _SMALLEST_BOMB}
        saving = [move for move in moves if not (_is_plain(move) and groups & set(move.cards))]
        return saving or moves


def _is_plain(move: Move) -> TypeGuard[Play]:
    return isinstance(move, Play) and move.reading.kind not in BOMBS


class Tidy(Planning):
    """Sorts its hand and plays it just so: the longest first, and no group torn apart before it is late."""

    minds: ClassVar = 4
    """So few cards of an opponent are worth a torn group or a bomb."""

    def choose(self, view: View[GuandanState], moves: Sequence[Move], stream: Stream) -> Move:
        state = view.state
        if len(moves) == 1 or state.phase is not Phase.PLAY:
            return moves[0]
        planned = [unit.play for unit in self.judge(view).units()]
        plain = [play for play in planned if play.reading.kind not in BOMBS]
        order = self._rules.order(state.level)
        if state.last_by is None:
            return max(plain or planned, key=lambda play: 2 * play.reading.size - _height(play, order))
        if state.last_by == partner_of(view.seat):
            return PASS
        return self._answer(state, plain, [move for move in moves if isinstance(move, Play)], order)

    def _answer(self, state: GuandanState, plain: Sequence[Play], plays: Sequence[Play], order: Order) -> Move:
        """With a planned play; with anything, a bomb at the worst, against those who are nearly out."""
        allowed = {play.reading for play in plays}
        fitting = [play for play in plain if play.reading in allowed]
        assert state.last_by is not None
        if not fitting and len(state.hand(state.last_by)) <= self.minds:
            fitting = [play for play in plays if play.reading.kind not in BOMBS] or [*plays]
        return min(fitting, key=lambda play: order.value(play.reading)) if fitting else PASS


class Watchful(Tidy):
    """As tidy, but stops those in time who are running out of cards."""

    minds = _NEARLY_OUT


class Medium(Planning):
    """Plans its hand, blocks and feeds, but neither counts cards nor sees the end coming."""

    style = Style(urgency=0.4, finish=0.0, win_for_partner=0.0, counts_cards=False, runs_out=False)


class Hard(Planning):
    """Counts every card and sees when nobody can stop it any more."""
