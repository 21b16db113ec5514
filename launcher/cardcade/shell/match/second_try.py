"""A second try: a marked move is made again at the table, and the coach says whether the new one is better."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cardcade.engine.coach import Coach, Weighed
from cardcade.engine.judging import Judgement
from cardcade.engine.message import Message, say

if TYPE_CHECKING:
    from cardcade.engine.cards import Seat


class SecondTry:
    """Hears what the seat does first; later moves are not judged."""

    def __init__(
        self, coach: Coach[Any, Any], told: Judgement, seat: Seat, tell: Callable[[Message, bool], object]
    ) -> None:
        """`tell` hears the coach's word, and whether the move was as good as the better one."""
        self._coach, self._told, self._seat, self._tell = coach, told, seat, tell
        self._heard = False

    def hear(self, seat: Seat, move: Any) -> None:
        if seat == self._seat and not self._heard:
            self._heard = True
            self._tell(*self.word(move))

    def word(self, move: Any) -> tuple[Message, bool]:
        """What the coach says of it, by what it has weighed for the mark and nothing else."""
        same, told = self._coach.same, self._told
        if same(move, told.better):
            return say("second_try.found"), True
        if same(move, told.played):
            return say("second_try.again"), False
        weighed = next((each for each in told.weighed if same(move, each.move)), None)
        if weighed is None:
            return say("second_try.unknown"), False
        behind = self._behind(weighed)
        if not self._coach.thresholds.mark(behind / self._coach.claim):
            return say("second_try.as_good"), True
        amount = f"{100 * behind:.0f}" if self._coach.unit == "win" else f"{behind:.1f}"
        return say("second_try.worse", behind=say(f"second_try.behind.{self._coach.unit}", amount=amount)), False

    def _behind(self, weighed: Weighed) -> float:
        best = next(each for each in self._told.weighed if self._coach.same(each.move, self._told.better))
        return self._coach.claim * (best.value - weighed.value)
