"""The players that are not people."""

from cardcade_gandengyan.bots.levels import Easy

__all__ = ["Easy"]
