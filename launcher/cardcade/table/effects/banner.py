"""Words across the table for a moment: what kind of play it was, whose turn, who won the trick."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from cardcade.table.layout import HALF
from cardcade.ui import Painter, Ui
from cardcade.ui.motion import ease_out
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import GOLD, Colour, Type, Weight

VEIL = Plate((8, 14, 30, 200), (8, 14, 30, 170), PILL, (*GOLD[:3], 90), 2.0, shadow=12)

FADE = 0.2
SMALLEST = 0.68
"""How far long words shrink, of the size of their letters."""


@dataclass(slots=True)
class Banner:
    """A line that pops up, stays and fades."""

    text: str
    at: tuple[float, float]
    size: float = 44
    colour: Colour = GOLD
    seconds: float = 1.1
    plate: bool = True
    widest: float | None = None
    """Longer words get smaller letters."""
    passed: float = 0.0
    """Seconds since it popped up; unseen before it is 0."""
    _prepared: int = 0

    def update(self, dt: float) -> bool:
        self.passed += dt
        return self.passed < self.seconds

    def fade(self) -> None:
        """Ends now."""
        self.seconds = min(self.seconds, max(0.0, self.passed) + FADE)

    def meets(self, at: tuple[float, float], size: float) -> bool:
        """Whether words of that size would lie there on these."""
        return abs(self.at[0] - at[0]) < 1 and abs(self.at[1] - at[1]) < HALF * (self.size + size)

    def place(self, ui: Ui) -> FRect:
        """Where it stands once it has come up."""
        width = ui.text.width(self.text, self._type(ui)) + self.size * 1.6
        return FRect(self.at[0] - width / 2, self.at[1] - self.size * HALF, width, self.size * 2 * HALF)

    def _type(self, ui: Ui) -> Type:
        widest = ui.canvas.width * 0.94 if self.widest is None else self.widest
        return ui.text.shrunk(self.text, Type(self.size, Weight.BOLD), widest - self.size * 1.6, SMALLEST)

    def draw(self, painter: Painter) -> None:
        if self.passed < 0:
            self._prepare(painter)
            return
        shown = ease_out(min(1.0, self.passed / 0.16)) * min(1.0, (self.seconds - self.passed) / FADE)
        box = self.place(painter.ui).move(0, 18 * (1 - ease_out(min(1.0, self.passed / 0.16))))
        with painter.faded(max(0.0, shown)):
            if self.plate:
                painter.plate(box, VEIL)
            painter.text(self.text, box, self._type(painter.ui), self.colour, "centre")

    def _prepare(self, painter: Painter) -> None:
        """One thing in each frame, so that no frame has to do everything at once."""
        box = self.place(painter.ui)
        if self._prepared == 1:
            painter.ui.shapes.plate(VEIL, painter.pixels(box).size, painter.canvas.scale)
        elif self._prepared == 2:
            painter.ui.text.picture(self.text, self._type(painter.ui), self.colour)
        self._prepared += 1
