"""The pace of bots: how long they seem to think, so that a person can follow."""

from __future__ import annotations

from typing import Any

from cardcade.engine.bots import Bot
from cardcade.engine.chance import Stream

QUICK, SLOW = 0.5, 0.9
CONTESTED, STEADY = 1.0, 0.5
"""After a move, where players act out of turn: while somebody might, and while nobody can."""
BETWEEN_ROUNDS = 3.0
RACE = 2.0
"""The fastest that calling and catching get: the cards may fly faster, a person's hand does not."""


class Pace:
    """Times for the eye only; they never touch the match."""

    def __init__(self, seed: int) -> None:
        self._stream = Stream.named(seed, "pace")

    def dwell(self, speed: float) -> float:
        """Half a second to nearly a whole one, by chance: how hard a choice was would tell of hidden cards."""
        return (QUICK + (SLOW - QUICK) * self._stream.random()) / speed if speed > 0 else 0.0

    def race(self, speed: float) -> float:
        """Where players act out of turn: always the same, which tells nothing, and time to call or catch."""
        return CONTESTED / min(speed, RACE) if speed > 0 else 0.0

    def steady(self, speed: float) -> float:
        """Where players act out of turn but none can just now: the same, whatever there is to choose from."""
        return STEADY / speed if speed > 0 else 0.0

    def reaction(self, bot: type[Bot[Any, Any]] | None, speed: float) -> float:
        """Before acting out of turn."""
        if speed <= 0:
            return 0.0
        fastest, slowest = (bot or Bot).reaction
        return (fastest + (slowest - fastest) * self._stream.random()) / min(speed, RACE)

    def soonest(self, bot: type[Bot[Any, Any]] | None, speed: float) -> float:
        """No reaction is quicker."""
        return (bot or Bot).reaction[0] / min(speed, RACE) if speed > 0 else 0.0

    def between_rounds(self, speed: float) -> float:
        return BETWEEN_ROUNDS / speed if speed > 0 else 0.0
