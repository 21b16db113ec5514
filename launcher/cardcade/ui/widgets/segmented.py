"""Segmented choice: a few answers side by side, one of them chosen. Also the tab bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Unpack

from pygame import FRect

from cardcade.ui.events import Direction, Nav, PointerMoved, Pressed, Released, UiEvent
from cardcade.ui.layout import grid, inset, row
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.text import Typesetter
from cardcade.ui.theme import DARK, GOLD, INK, SMALL, SMALL_STRONG, SOFT, STRONG, Type
from cardcade.ui.widget import Control, Explanation
from cardcade.ui.widgets.label import WELL

CHOSEN = Plate((255, 207, 108), (244, 152, 54), 13, (255, 228, 160), 1.5, None, 0, 0.4, 5, (0, 2, 8, 120), 2)
HOVERED = Plate((255, 255, 255, 20), radius=13)
UNDERLINE = Plate((255, 211, 116), (246, 158, 58), 3)


class Segmented(Control):
    """`options` are the words; `chosen` is the index. Left and right change it."""

    def __init__(
        self,
        rect: FRect,
        options: Sequence[str],
        chosen: int,
        change: Callable[[int], object],
        meaning: str = "",
        *,
        lines: int = 1,
        **explanation: Unpack[Explanation],
    ) -> None:
        """Many of them may stand in several `lines`."""
        super().__init__(rect, meaning, **explanation)
        self.options, self.chosen, self.change = list(options), chosen, change
        self._lines = lines
        self._slide = Glide(float(chosen), 0.14)
        self._under: int | None = None
        self._held: int | None = None

    def attached(self) -> None:
        """Built again after a choice, the mark still slides from where it was."""
        if self.stage is not None and self.meaning:
            before = self.stage.memory.get(f"{self.meaning} mark", float(self.chosen))
            self._slide.jump(min(before, len(self.options) - 1.0))
            self._slide.to(float(self.chosen))
            self.stage.memory[f"{self.meaning} mark"] = float(self.chosen)

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case Pressed(pos):
                self._held = self.at(pos)
                return True
            case Released(pos, over=True):
                if self._held is not None and self.at(pos) == self._held:
                    self.choose(self._held)
                return True
            case Nav(Direction.LEFT) if self.chosen > 0:
                self.choose(self.chosen - 1)
                return True
            case Nav(Direction.RIGHT) if self.chosen < len(self.options) - 1:
                self.choose(self.chosen + 1)
                return True
            case PointerMoved(pos) if self.at(pos) != self._under:
                self._under = self.at(pos)
                self.changed()
        return False

    def choose(self, index: int) -> None:
        if index != self.chosen:
            self.chosen = index
            self._slide.to(float(index))
            self.sound("ui.select")
            self.change(index)

    def at(self, pos: tuple[float, float]) -> int | None:
        """Which option lies there."""
        return next((i for i, cell in enumerate(self.cells) if cell.collidepoint(pos)), None)

    @property
    def cells(self) -> list[FRect]:
        inner, count = inset(self.rect, 5), len(self.options)
        if self._lines == 1:
            return row(inner, [None] * count, 4)
        return grid(inner, -(-count // self._lines), count, (inner.h + 4) / self._lines - 4, 4)

    def advance(self, dt: float) -> float:
        moving = self._slide.update(dt)
        return min(super().advance(dt), 0.0 if moving else STILL)

    def draw(self, painter: Painter) -> None:
        with painter.faded(1.0 if self.enabled else 0.45):
            painter.plate(self.rect, WELL)
            cells = self.cells
            self._draw_mark(painter, cells)
            size = self.letters(painter.ui.text)
            for index, (cell, text) in enumerate(zip(cells, self.options, strict=True)):
                chosen = index == self.chosen
                type_ = _type(chosen)._replace(size=size)
                painter.text(text, inset(cell, 6, 0), type_, DARK if chosen else SOFT, "centre")

    def letters(self, setter: Typesetter) -> float:
        """How large all words are: as large as the longest of them can be, whichever is chosen."""
        rooms = [inset(cell, 6, 0).w for cell in self.cells]
        fits = (setter.shrunk(text, SMALL_STRONG, room) for text, room in zip(self.options, rooms, strict=True))
        return min((type_.size for type_ in fits), default=SMALL.size)

    def _draw_mark(self, painter: Painter, cells: list[FRect]) -> None:
        if self.hover.value > 0 and self._under is not None and self._under < len(cells):
            with painter.faded(self.hover.value):
                painter.plate(cells[self._under], HOVERED)
        if cells:
            low = min(int(self._slide.value), len(cells) - 1)
            high, share = cells[min(low + 1, len(cells) - 1)], self._slide.value - low
            way = high.x - cells[low].x, high.y - cells[low].y
            painter.plate(cells[low].move(way[0] * share, way[1] * share), CHOSEN)


class TabBar(Segmented):
    """The pages of a screen: words with a bright line under the open one; long words get more room."""

    @property
    def cells(self) -> list[FRect]:
        words = self.words
        free = (self.rect.w - sum(words)) / max(1, len(words))
        return row(self.rect, [width + free for width in words], 0)

    @property
    def words(self) -> list[float]:
        """How wide each tab's words are."""
        return [self.stage.ui.text.width(text, STRONG) if self.stage is not None else 0.0 for text in self.options]

    def draw(self, painter: Painter) -> None:
        cells = self.cells
        for index, (cell, text) in enumerate(zip(cells, self.options, strict=True)):
            lit = index == self.chosen or (index == self._under and self.hover.value > 0)
            colour = GOLD if index == self.chosen else INK if lit else SOFT
            painter.text(text, cell, STRONG, colour, "centre")
        painter.fill(FRect(self.rect.x, self.rect.bottom - 2, self.rect.w, 2), (255, 255, 255, 28))
        if cells:
            self._draw_line(painter, cells)

    def _draw_line(self, painter: Painter, cells: list[FRect]) -> None:
        """Between two tabs it is as wide as the way it has gone."""
        low = min(int(self._slide.value), len(cells) - 1)
        high, share = min(low + 1, len(cells) - 1), self._slide.value - low
        x = cells[low].x + (cells[high].x - cells[low].x) * share
        width = cells[low].w + (cells[high].w - cells[low].w) * share
        painter.plate(FRect(x + 14, self.rect.bottom - 5, width - 28, 6), UNDERLINE)


def _type(chosen: bool) -> Type:
    return SMALL_STRONG if chosen else SMALL
