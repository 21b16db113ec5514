"""The pass that makes itself at Gandengyan's table."""

from __future__ import annotations

from typing import Any

from cardcade.table import Obvious


class OnlyStaring(Obvious):
    def why(self, move: Any) -> str:
        """The prompt below the play to beat says it already."""
        return ""
