"""How long a match takes at the table, from its moves and rounds."""

from __future__ import annotations

from typing import Any, Final

from cardcade.engine.game import Game

THOUGHT: Final = 3.0
"""Seconds that a person takes for a move more than a bot does."""
BOARD: Final = 6.0
"""And for the board after a round."""


def minutes(game: Game[Any, Any], seats: int, turns: float, rounds: float) -> float:
    """With one person at the table, at normal speed."""
    return (turns * (game.pace + THOUGHT / seats) + rounds * BOARD) / 60
