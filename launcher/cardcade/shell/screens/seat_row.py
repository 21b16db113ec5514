"""One seat at the setup: who sits there, and whether it is a person or how strong a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

import cardcade_assets
from cardcade.table.link import Player
from cardcade.ui import Group, Image, Label, Painter, Plate, Segmented, Ui
from cardcade.ui.theme import FAINT, INK, SMALL, SMALL_STRONG, STRONG

PLATE = Plate((255, 255, 255, 14), (255, 255, 255, 8), 20, (255, 255, 255, 18), 1.5)
HEIGHT, TALL = 82.0, 142.0
BESIDE = 0.68
"""The share of a row that the choice gets beside the name."""


class SeatRow(Group):
    """`options` are a person first, then the levels."""

    def __init__(
        self,
        rect: FRect,
        seat: int,
        player: Player,
        options: Sequence[str],
        chosen: int,
        change: Callable[[int], object],
        note: str,
    ) -> None:
        super().__init__(rect, meaning=f"setup.player.{seat}")
        slim = rect.h > HEIGHT
        side = 58.0
        face = FRect(rect.x + 14, rect.y + 12, side, side)
        words = FRect(face.right + 16, rect.y + 9, rect.w - side - 60, 34)
        picker = FRect(rect.x + rect.w * (1 - BESIDE), rect.y + 11, rect.w * BESIDE - 14, 60)
        if slim:
            picker = FRect(rect.x + 14, rect.y + 78, rect.w - 28, 54)
        else:
            words.w = picker.x - words.x - 10
        self.add(
            Image(face, cardcade_assets.path("avatars", f"avatar_{player.avatar:02}.svg")),
            Label(words, player.name, STRONG, INK),
            Label(FRect(words.x, words.bottom - 1, words.w, 28), note, SMALL._replace(size=19), FAINT),
            Segmented(picker, options, chosen, change, f"setup.seat.{seat}"),
        )

    def draw(self, painter: Painter) -> None:
        painter.plate(self.rect, PLATE)
        super().draw(painter)


def row_height(ui: Ui, width: float, options: Sequence[str]) -> float:
    """Higher where the choice does not fit beside the name."""
    widest = max(ui.text.width(option, SMALL_STRONG) for option in options)
    needed = len(options) * (widest + 18) + 14
    return TALL if width < 500 or width * BESIDE - 14 < needed else HEIGHT
