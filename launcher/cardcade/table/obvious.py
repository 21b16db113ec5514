"""Moves that make themselves, for players who like that."""

from __future__ import annotations

from typing import Any

from cardcade.table.gestures import Gestures
from cardcade.table.hand import Hand
from cardcade.table.link import Look
from cardcade.table.part import Part
from cardcade.table.position import Position

SECONDS = 0.6
"""How long such a move waits, so that it is seen coming."""


class Obvious(Part):
    """The only pass there is, or the last cards when they can be played at once."""

    def __init__(self, look: Look, position: Position, hand: Hand, gestures: Gestures) -> None:
        self._look, self._position, self._hand, self._gestures = look, position, hand, gestures
        self._move: Any = None
        self._left = 0.0

    def refresh(self) -> None:
        lawful, look = self._position.lawful, self._look
        wanted = lawful is not None and not self._position.autopilot
        found = lawful.obvious(self._hand.held, look.auto_pass, look.auto_last) if wanted and lawful else None
        if found != self._move:
            self._move, self._left = found, SECONDS

    def hush(self) -> None:
        self._move = None

    def wait(self, dt: float, busy: bool) -> bool:
        """Whether a move is about to be made; it is, once its time has come."""
        if self._move is None or busy:
            return self._move is not None
        self._left -= dt
        if self._left <= 0:
            move, self._move = self._move, None
            self._gestures.submit(move)
        return True
