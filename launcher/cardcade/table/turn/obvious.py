"""Moves that make themselves, for players who like that."""

from __future__ import annotations

from typing import Any

from cardcade.table.part import Part
from cardcade.table.turn.gestures import Gestures
from cardcade.table.viewer import Viewer

PASS_SECONDS, LAST_SECONDS = 1.2, 0.6
"""How long such a move waits, so that it is seen coming and, for a pass, its reason can be read."""


class Obvious(Part):
    """A pass that is all there is to do, or the last cards when they can be played at once."""

    def __init__(self, viewer: Viewer, gestures: Gestures) -> None:
        self._link, self._position, self._hand = viewer.link, viewer.position, viewer.hand
        self._attention, self._effects, self._gestures = viewer.attention, viewer.effects, gestures
        self._move: Any = None
        self._announced = False
        self._left = 0.0

    def refresh(self) -> None:
        found = self._found()
        if found != self._move:
            self._move, self._announced = found, False

    def hush(self) -> None:
        self._move = None

    def why(self, move: Any) -> str:
        """Why this pass is all that can be done; games have better words, or none where others say it."""
        return self._link.words.say("table.auto_pass")

    def wait(self, dt: float, busy: bool) -> bool:
        """Whether a move is about to be made; it is, once its time has come and no question is open. Not asked while
        everybody waits for the player: then nothing is said of it either."""
        if self._move is None or busy or self._attention.asking:
            return self._move is not None
        if not self._announced:
            self._announce(self._move)
        self._left -= dt
        if self._left <= 0:
            move, self._move = self._move, None
            self._gestures.submit(move)
        return True

    def _found(self) -> Any | None:
        lawful, look = self._position.lawful, self._link.look
        if lawful is None or not self._position.asked:
            return None
        return lawful.obvious(self._hand.held, look.auto_pass, look.auto_last)

    def _announce(self, move: Any) -> None:
        passing, self._announced = self._link.game.is_pass(move), True
        self._left = PASS_SECONDS if passing else LAST_SECONDS
        if passing and (reason := self.why(move)):
            self._effects.tell(reason)
