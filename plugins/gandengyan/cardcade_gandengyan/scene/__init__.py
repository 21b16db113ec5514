"""Gandengyan's table."""

from cardcade_gandengyan.scene.table import GandengyanScene

__all__ = ["GandengyanScene"]
