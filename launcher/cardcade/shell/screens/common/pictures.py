"""A choice among pictures: card backs and table felts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from pygame import FRect

from cardcade.ui import PILL, Group, Painter, Plate, icon
from cardcade.ui.layout import inset
from cardcade.ui.pressable import Pressable
from cardcade.ui.theme import AMBER, DARK, GOLD, LINE, SOFT

RIM = Plate((0, 0, 0, 0), radius=16, rim=(*GOLD, 255), rim_width=4)
LIT = Plate((0, 0, 0, 0), radius=16, rim=(255, 255, 255, 120), rim_width=3)
EDGE = 7.0
BLANK = Plate((38, 50, 84), (28, 38, 66), radius=12, rim=LINE, rim_width=1.5)
TICK = Plate(AMBER, radius=PILL, rim=(255, 240, 200), rim_width=2, shadow=5, drop=2)


class PictureOption(Pressable):
    def __init__(self, rect: FRect, meaning: str, path: Path, tooltip: str, pick: Callable[[], object]) -> None:
        super().__init__(rect, meaning, tooltip=tooltip)
        self.path, self.deed, self.chosen = path, pick, False

    def draw(self, painter: Painter) -> None:
        if self.path.parent == icon("cards").parent:
            self._draw_sign(painter)
        else:
            painter.image(self.path, inset(self.rect, EDGE))
        if self.chosen:
            painter.plate(self.rect, RIM)
            mark = FRect(self.rect.right - 38, self.rect.y - 6, 34, 34)  # beyond the edge a scroll area may end
            painter.plate(mark, TICK)
            painter.image(icon("check"), inset(mark, 8), DARK)
        elif self.hover.value > 0:
            with painter.faded(self.hover.value):
                painter.plate(self.rect, LIT)

    def _draw_sign(self, painter: Painter) -> None:
        """What has no one picture: each game has its own."""
        painter.plate(inset(self.rect, EDGE), BLANK)
        side = min(self.rect.w, self.rect.h) * 0.5
        sign = FRect(0, 0, side, side)
        sign.center = self.rect.center
        painter.image(self.path, sign, SOFT)


class PictureChoice(Group):
    """Side by side in `rect`; each option has a name, a picture of that ratio and words for its tooltip."""

    def __init__(
        self,
        rect: FRect,
        options: Sequence[tuple[str, Path, str]],
        chosen: str,
        change: Callable[[str], object],
        meaning: str,
        *,
        ratio: float,
    ) -> None:
        super().__init__(rect, meaning=meaning)
        self._change = change
        gap, edges = 12.0, 2 * EDGE
        width = min((rect.h - edges) / ratio + edges, (rect.w - gap * (len(options) - 1)) / len(options))
        height = (width - edges) * ratio + edges
        start = rect.right - (width + gap) * len(options) + gap
        for number, (name, path, words) in enumerate(options):
            cell = FRect(start + number * (width + gap), rect.centery - height / 2, width, height)
            picture = PictureOption(cell, f"{meaning}.{name}", path, words, self._picking(name))
            picture.chosen = name == chosen
            self.add(picture)

    def _picking(self, name: str) -> Callable[[], object]:
        def pick() -> None:
            for one in self.children:
                assert isinstance(one, PictureOption)
                one.chosen = one.meaning == f"{self.meaning}.{name}"
            self._change(name)
            self.changed()

        return pick
