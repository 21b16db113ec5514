"""Players that are not people, weakest first."""

from cardcade_uno.bots.easy import Easy
from cardcade_uno.bots.hard import Hard
from cardcade_uno.bots.hints import hints
from cardcade_uno.bots.medium import Medium

__all__ = ["Easy", "Hard", "Medium", "hints"]
