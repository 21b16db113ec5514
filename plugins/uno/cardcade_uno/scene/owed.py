"""What whoever is in turn faces: cards to draw, or turns to lose."""

from __future__ import annotations

from pygame import FRect

import cardcade_assets
from cardcade import Event
from cardcade.ui import PILL, Glide, Painter, Plate
from cardcade.ui.theme import INK, Type, Weight
from cardcade_uno.events import Drew, PendingGrew, RoundBegan, RoundEnded, Skipped, SkipsGrew
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.signs import SKIP, around, put_sign
from cardcade_uno.state import BETWEEN, FACING_DRAW, OVER, UnoState

HOT = Plate((255, 120, 70), (206, 26, 40), PILL, (255, 226, 150), 3.0, sheen=0.5, shadow=12, drop=4)


class Owed:
    """Counted on a red plate: larger the more there is, and larger still in the moment it grows."""

    def __init__(self, layout: UnoLayout) -> None:
        self._layout = layout
        self.pending = 0
        self.skips = 0
        self._pop = Glide(1.0, 0.28)

    def follow(self, event: Event) -> None:
        match event:
            case RoundBegan() | RoundEnded():
                self.pending = self.skips = 0
            case PendingGrew(_, amount):
                self._count(amount)
            case Drew(cause="pending" | "unlawful" | "doubted"):
                self._count(0)
            case SkipsGrew(_, skips):
                self.skips = skips
            case Skipped():
                self.skips = 0

    def take(self, state: UnoState) -> None:
        self._count(state.pending if state.phase is FACING_DRAW else 0)
        self.skips = state.skips if state.phase not in (BETWEEN, OVER) else 0

    def take_one(self) -> None:
        """A card of what is pending has been drawn."""
        self._count(max(0, self.pending - 1))

    def _count(self, pending: int) -> None:
        if pending > self.pending:
            self._pop.jump(0.0)
            self._pop.to(1.0)
        self.pending = pending

    def update(self, dt: float) -> bool:
        return self._pop.update(dt)

    def draw(self, painter: Painter, at: tuple[float, float]) -> None:
        if not self.pending and not self.skips:
            return
        grown = 1 + min(0.5, self.pending / 24) + 0.5 * (1 - self._pop.value)
        size = 62 * grown * self._layout.unit
        text = f"+{self.pending}" if self.pending else f"×{self.skips}"
        type_ = Type(size * 0.66, Weight.BLACK if self.pending else Weight.BOLD)
        width = max(size * 1.3, painter.ui.text.width(text, type_) + size * 0.6)
        if self.pending:
            flame = cardcade_assets.path("effects", "flame.svg")
            painter.image(flame, around((at[0], at[1] - size * 0.44), size * 1.5))
        else:
            put_sign(painter, SKIP, (at[0] - width * 0.62, at[1]), size * 1.1)
        box = FRect(at[0] - width / 2, at[1] - size / 2, width, size)
        painter.plate(box, HOT)
        painter.text(text, box, type_, INK, "centre")
