"""News at the table: where toasts stand there."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from cardcade.shell.window.news_room import NewsRoom
from cardcade.table.scene import TableScene
from cardcade.ui import Stage
from cardcade.ui.theme import BODY, Type
from cardcade.ui.toasts import EDGE, RISE, SMALLER, at_the_top

USUAL = 0.215
"""Where nothing is free: below the plates of the players across the table, as a share of the height."""
MOST_LINES = 6


class News(NewsRoom):
    """Toasts stay where the first of them came, in the best room that was free once something lay on the table; a board
    has its own place."""

    def __init__(self, stage: Stage, scene: Callable[[], TableScene]) -> None:
        super().__init__(stage)
        self._scene = scene
        self._area: FRect | None = None
        self._room = at_the_top(stage.ui.canvas)

    @property
    def room(self) -> FRect:
        return super().room if self._stage.dialogs else self._at_the_table(self._scene())

    def _at_the_table(self, scene: TableScene) -> FRect:
        toasts, board = self._ui.toasts, scene.parts.boards.board
        if board is not None:
            return self._from(board.free_from(toasts.height))
        if not toasts.toasts:
            self._area = None
        elif self._area != scene.rect:
            self._room = self._found_at(scene)
            self._area = FRect(scene.rect) if scene.parts.cards.piles else None
        return self._room

    def _found_at(self, scene: TableScene) -> FRect:
        """Clear of what lies on the table and is written there now, in smaller words where large ones would not be."""
        piles, rooms = scene.parts.cards.piles, scene.parts.furniture.rooms
        ways = rooms.in_the_way(piles, *scene.kept_clear) if piles else []
        for words, blocks in [*((BODY, way) for way in ways[:2]), *((SMALLER, way) for way in ways)]:
            if room := rooms.best(blocks, self._sizes(words)):
                return FRect(room.x, room.y + RISE, room.w, room.h - RISE)
        self._ui.toasts.type_ = BODY
        return self._from(self._ui.canvas.height * USUAL)

    def _sizes(self, words: Type) -> list[tuple[float, float]]:
        """What the news take in such words, in few lines or in many."""
        toasts, canvas = self._ui.toasts, self._ui.canvas
        toasts.type_ = words
        return [(w, RISE + h) for w, h in toasts.sizes(self._ui.text, canvas.width - 2 * EDGE, MOST_LINES)]

    def _from(self, top: float) -> FRect:
        """As wide as the window allows."""
        room = at_the_top(self._ui.canvas)
        return FRect(room.x, top, room.w, room.h)
