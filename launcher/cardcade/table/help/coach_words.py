"""What the coach says of the position shown: the plays in order, what each is worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardcade.engine.message import say
from cardcade.table.help.hints import Hints
from cardcade.table.viewer import Viewer

if TYPE_CHECKING:
    from cardcade.engine.advice import Advice

FAR = 10.0
"""A play so many leads behind is no play to count: something goes out, or nearly does."""


class CoachWords:
    """In the player's language, and only while the player is to choose."""

    def __init__(self, viewer: Viewer, hints: Hints) -> None:
        self._link, self._position, self._hints = viewer.link, viewer.position, hints

    @property
    def advice(self) -> Sequence[Advice]:
        """Of plays that are called the same, the one that is hinted at, else the best."""
        if not self._position.asked or self._position.hushed:
            return ()
        named: dict[str, Advice] = {}
        for advice in self._hints.advice:
            words = self.called(advice)
            if words not in named or advice.move == self._hints.shown:
                named[words] = advice
        return list(named.values())

    def called(self, advice: Advice) -> str:
        return self._link.words.sentence(self._link.game.say_move(advice.move))

    def value(self, advice: Advice) -> str:
        """Nothing where there is nothing to compare."""
        words = self._link.words
        if advice.value is None:
            return ""
        if advice.unit == "win":
            return words.say("coach.value.win", n=round(100 * advice.value))
        best = self._hints.advice[0].value
        behind = round(best - advice.value, 1) if best is not None else 0.0
        return words.say(f"coach.value.{advice.unit}", n=f"{behind:.1f}") if 0 < behind < FAR else ""

    def why(self, advice: Advice) -> str:
        """One sentence, if there is a reason that holds."""
        reason, lawful, words = advice.reason, self._position.lawful, self._link.words
        if reason is None:
            return words.say("coach.only") if lawful is not None and len(lawful.moves) == 1 else ""
        why = words.sentence(say(f"{self._link.plugin.id}.reason.{reason.kind}", **reason.args))
        if advice.instead is None:
            return why
        return words.sentence("coach.worse", move=self._link.game.say_move(advice.instead), why=why)
