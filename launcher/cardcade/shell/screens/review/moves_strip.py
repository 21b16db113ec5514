"""The strip below a position: every decision of the match as a column, the marked ones higher, the picked one lit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from pygame import FRect

from cardcade.ui import Painter, Plate
from cardcade.ui.events import PointerMoved, Released, UiEvent
from cardcade.ui.theme import AMBER, CORAL, GOLD, Colour
from cardcade.ui.widget import Control

if TYPE_CHECKING:
    from cardcade.engine.review import Remark

GROUND = Plate((255, 255, 255, 14), radius=10)
CHOSEN = Plate((255, 207, 110, 70), radius=6, rim=GOLD, rim_width=2.0)
UNMARKED: Colour = (112, 134, 186)
COLOURS: Final[dict[str, Colour]] = {"": UNMARKED, "?!": GOLD, "?": AMBER, "??": CORAL}
HEIGHTS: Final[dict[str, float]] = {"": 0.16, "?!": 0.46, "?": 0.7, "??": 1.0}
BETWEEN: Colour = (255, 255, 255, 90)
PAD, WIDEST = 14.0, 60.0


class MovesStrip(Control):
    """`pick` hears which marked decision is clicked; `tell` says of any what it was."""

    focusable = False
    """Its marks are the list's rows."""

    def __init__(
        self,
        rect: FRect,
        remarks: Sequence[Remark],
        chosen: Remark,
        tell: Callable[[Remark], str],
        pick: Callable[[Remark], object],
    ) -> None:
        super().__init__(rect, "review.moves")
        self.remarks, self.chosen = remarks, chosen
        self._tell, self._pick = tell, pick
        self._pointed: float | None = None

    @property
    def step(self) -> float:
        """From one decision to the next."""
        return min((self.rect.w - 2 * PAD) / max(1, len(self.remarks)), WIDEST)

    def column(self, number: int) -> FRect:
        """Where a decision stands, from the strip's top to its foot."""
        return FRect(self.rect.x + PAD + number * self.step, self.rect.y, self.step, self.rect.h)

    @property
    def hint(self) -> str:
        """What was decided where the pointer is."""
        remark = self._meant
        return self._tell(remark) if remark is not None else ""

    @property
    def _meant(self) -> Remark | None:
        if self._pointed is None:
            return None
        number = int((self._pointed - self.rect.x - PAD) / self.step)
        near = [number, number - 1, number + 1] if self.step < PAD else [number]
        found = [self.remarks[one] for one in near if 0 <= one < len(self.remarks)]
        return next((remark for remark in found if remark.mark), found[0] if found else None)

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case PointerMoved(pos):
                self._pointed = pos[0]
            case Released(pos, over=True):
                self._pointed = pos[0]
                remark = self._meant
                if remark is not None and remark.mark:
                    self.sound("ui.click")
                    self._pick(remark)
                return True
        return False

    def draw(self, painter: Painter) -> None:
        painter.plate(self.rect, GROUND)
        for number, remark in enumerate(self.remarks):
            column = self.column(number)
            if number and remark.round != self.remarks[number - 1].round:
                painter.fill(FRect(column.x - 1, self.rect.y + 6, 2, self.rect.h - 12), BETWEEN)
            if remark.step == self.chosen.step:
                painter.plate(FRect(column.centerx - 12, column.y + 5, 24, column.h - 10), CHOSEN)
            high, wide = (column.h - 26) * HEIGHTS[remark.mark], max(2.0, min(16.0, column.w * 0.6))
            colour = COLOURS[remark.mark]
            painter.plate(
                FRect(column.centerx - wide / 2, column.bottom - 13 - high, wide, high),
                Plate(colour, radius=wide / 3),
            )
