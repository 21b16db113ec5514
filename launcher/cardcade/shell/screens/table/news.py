"""News at the table: where toasts stand there."""

from __future__ import annotations

from pygame import FRect

from cardcade.table.scene import TableScene
from cardcade.ui import Ui
from cardcade.ui.toasts import EDGE, RISE

USUAL = 0.215
"""Where nothing is free: below the plates of the players across the table, as a share of the height."""


class News:
    """Toasts stay where the first of them came, in the uppermost room that was free; a board has its own place."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._area: FRect | None = None
        self._top = 0.0

    def top(self, scene: TableScene) -> float:
        toasts, board = self._ui.toasts, scene.parts.boards.board
        if board is not None:
            return board.free_from(toasts.height)
        if not toasts.toasts:
            self._area = None
        elif self._area != scene.rect:
            self._area, self._top = FRect(scene.rect), self._found(scene)
        return self._top

    def _found(self, scene: TableScene) -> float:
        """Clear of what lies on the table and is written there now."""
        canvas, piles, rooms = self._ui.canvas, scene.parts.cards.piles, scene.parts.furniture.rooms
        width, height = self._ui.toasts.size(self._ui.text, canvas.width - 2 * EDGE)
        room = rooms.uppermost(width, RISE + height, piles, *scene.kept_clear) if piles else None
        return canvas.height * USUAL if room is None else room.top + RISE
