"""The face a player makes: for a while, then the plain one again."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from cardcade.ui.motion import STILL, Glide

PONDERING: Final = 0.15
"""So long somebody is waited for before they are seen thinking, whatever they hold."""
FLEETING: Final = 1.9
"""So many seconds a blow or a good play is seen in a face."""
CHANGING: Final = 0.24


class Feeling(StrEnum):
    """Each is a picture of every avatar."""

    PLAIN = "plain"
    GLAD = "glad"
    STUNNED = "stunned"
    THINKING = "thinking"
    BEATEN = "beaten"


class Expression:
    """Made by what everybody saw; while nothing moves a player who is waited for, they think."""

    def __init__(self) -> None:
        self._felt, self._left = Feeling.PLAIN, 0.0
        self._pondering: float | None = None
        """Seconds until thinking is seen; None while nobody waits for this player."""
        self.before = self.shown = Feeling.PLAIN
        self.change = Glide(1.0, CHANGING)
        """How far the face has changed from the one `before`."""
        self.lively = True

    def feel(self, mood: Feeling, seconds: float = FLEETING) -> None:
        self._felt, self._left = mood, seconds
        self._show()

    def think(self, waited_for: bool) -> None:
        if not waited_for:
            self._pondering = None
        elif self._pondering is None:
            self._pondering = PONDERING
        self._show()

    def calm(self) -> None:
        """Nothing is felt any more."""
        self._left = 0.0
        self._show()

    def advance(self, dt: float) -> float:
        """Moves on; how long the face then stays as it is."""
        if self._left > 0:
            self._left = max(0.0, self._left - dt)
        if self._pondering is not None:
            self._pondering = max(0.0, self._pondering - dt)
        self._show()
        moving = self.change.update(dt)
        return 0.0 if moving else min([left for left in (self._left, self._pondering) if left], default=STILL)

    @property
    def _made(self) -> Feeling:
        if self._left > 0:
            return self._felt
        return Feeling.THINKING if self._pondering == 0.0 else Feeling.PLAIN

    def _show(self) -> None:
        if self._made is self.shown:
            return
        self.before, self.shown = self.shown, self._made
        self.change.jump(0.0 if self.lively else 1.0)
        self.change.to(1.0)
