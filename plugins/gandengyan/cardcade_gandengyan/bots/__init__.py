"""The players that are not people."""

from cardcade_gandengyan.bots.hard import Hard
from cardcade_gandengyan.bots.hints import hints
from cardcade_gandengyan.bots.levels import Easy, Medium

__all__ = ["Easy", "Hard", "Medium", "hints"]
