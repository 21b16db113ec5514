"""The card counter (记牌器): what the other three still hold, worked out from the viewer's own view alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from pygame import FRect

from cardcade.engine.cards import HIDDEN
from cardcade.ui import Painter, Plate, Widget
from cardcade.ui.theme import CORAL, FAINT, GOLD, INK, SOFT, Type, Weight
from cardcade_guandan.cards import ACE, BLACK_JOKER, DECK, RANK, RED_JOKER
from cardcade_guandan.scene.meaning import rank_text
from cardcade_guandan.state import GuandanState

if TYPE_CHECKING:
    from cardcade_guandan.scene.picture import GuandanPicture

CELL, HEIGHT = 30.0, 66.0
SHOWN: Final = (RED_JOKER, BLACK_JOKER, *range(ACE, 1, -1))
PANEL = Plate((14, 26, 46, 225), (9, 16, 32, 225), 16, (120, 140, 180, 110), 1.5, shadow=8)
LEVEL = Plate((255, 226, 140, 70), radius=8)
_ALL = Counter(RANK[card] for card in DECK.cards)


def unseen(state: GuandanState) -> Counter[int]:
    """Rank → how many are neither in the viewer's hand nor played."""
    seen = Counter(RANK[card] for pile in state.cards for card in pile if card != HIDDEN)
    return Counter({rank: _ALL[rank] - seen[rank] for rank in _ALL})


class CardCounter(Widget):
    """A strip of ranks, each with the number still out."""

    def __init__(self, scene: GuandanPicture, visible: bool) -> None:
        self.size = c = min(scene.layout.chrome, scene.layout.unit)
        width = (CELL * len(SHOWN) + 16) * c
        top = scene.rect.y + 90 * scene.layout.chrome
        super().__init__(FRect(scene.rect.right - width - 20 * c, top, width, HEIGHT * c), "guandan.counter")
        self.scene = scene
        self.visible = visible

    def draw(self, painter: Painter) -> None:
        if self.scene.view is None:
            return
        c, left = self.size, unseen(self.scene.view.state)
        painter.plate(self.rect, PANEL)
        for number, rank in enumerate(SHOWN):
            cell = FRect(self.rect.x + (8 + CELL * number) * c, self.rect.y + 4 * c, CELL * c, self.rect.h - 8 * c)
            if rank == self.scene.level:
                painter.plate(cell, LEVEL)
            self._draw_rank(painter, rank, FRect(cell.x, cell.y, cell.w, cell.h / 2))
            count = FRect(cell.x, cell.centery - 2 * c, cell.w, cell.h / 2)
            ink = FAINT if not left[rank] else CORAL if left[rank] > 3 else INK
            painter.text(str(left[rank]), count, Type(22 * c, Weight.BOLD), ink, "centre")

    def _draw_rank(self, painter: Painter, rank: int, where: FRect) -> None:
        c = self.size
        if rank > ACE:
            text = self.scene.say("guandan.table.red" if rank == RED_JOKER else "guandan.table.black")
            painter.text(text, where, Type(16 * c, Weight.BOLD), CORAL if rank == RED_JOKER else SOFT, "centre")
        else:
            ink = GOLD if rank == self.scene.level else SOFT
            painter.text(rank_text(rank), where, Type(18 * c, Weight.BOLD), ink, "centre")
