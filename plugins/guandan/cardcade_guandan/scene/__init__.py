"""The Guandan table."""

from cardcade_guandan.scene.table import GuandanScene

__all__ = ["GuandanScene"]
