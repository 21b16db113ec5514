"""Players that are not people, weakest first."""

from cardcade_uno.bots.easy import Easy

__all__ = ["Easy"]
