"""UNO's table: what one sees, hears and touches."""

from cardcade_uno.scene.table import UnoScene

__all__ = ["UnoScene"]
