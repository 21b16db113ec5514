"""What everyone shall look at for a moment: a hand shown to its challenger, the card that wins."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import ClassVar

from pygame import FRect
from pygame.transform import smoothscale

import cardcade_assets
from cardcade import Card, Event
from cardcade.table import Animation, Effects, Faces, Look, Part, Wait
from cardcade.table.animation import Still
from cardcade.table.layout import CARD_RATIO, Measure
from cardcade.ui import Painter, Plate, ease_out, rehearse
from cardcade.ui.events import Point
from cardcade.ui.theme import GOLD, HEADING, SHADE, SMALL, SOFT
from cardcade_uno.cards import COLOUR, Colour
from cardcade_uno.events import RoundBegan
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.signs import BRIGHT, around

PANEL = Plate((40, 36, 70, 250), (20, 20, 44, 250), 30, (*GOLD[:3], 220), 2.5, shadow=26, drop=10)
CARD, PITCH, ROW, A_ROW = 104.0, 114.0, 164.0, 10
HEAD, TITLE = Measure(108, 196), Measure(70, 120)
"""How high the words over a hand are, and those under the card that wins."""
LIT = 0.5, 0.42
"""Where it falls, in shares of the table."""
SHINE = (255, 214, 120)
RAYS, RAYS_WIDE = cardcade_assets.path("effects", "rays.svg"), 780.0
FIRST, LARGEST = 140.0, 250.0
"""How wide the card that wins is when it is seen first, and in the end."""


class Showpiece(Wait):
    """Something in the limelight: an animation that also draws itself."""

    seconds: ClassVar[float]
    lead: ClassVar[float] = 0.0
    """So long its pictures are made before it comes."""

    def __init__(self) -> None:
        super().__init__(self.lead + self.seconds)

    @property
    def passed(self) -> float:
        """Since it came."""
        return self.seconds - self.left

    @property
    def shade(self) -> float:
        """Coming and going."""
        return max(0.0, min(1.0, self.passed / 0.18, self.left / 0.2))

    def begin(self, layout: UnoLayout) -> None:
        """Has its pictures drawn meanwhile."""

    def draw(self, painter: Painter, layout: UnoLayout) -> None: ...


class Limelight(Part):
    """Holds what is shown; a press on the felt takes it away. It is seen even where nothing is animated."""

    def __init__(self, layout: UnoLayout, look: Look, effects: Effects) -> None:
        self._layout, self._look, self._effects = layout, look, effects
        self._piece: Showpiece | None = None
        self._alone = False
        """Whether nothing waits for it, so that it must move on by itself."""
        self._seen = False

    @property
    def shown(self) -> Showpiece | None:
        return self._piece if self._piece is not None and not self._piece.done else None

    def show(self, piece: Showpiece) -> Animation:
        """What comes next waits for it, unless nothing is animated; whatever was being said is over."""
        self._effects.silence()
        piece.begin(self._layout)
        self._piece, self._alone = piece, self._look.speed <= 0
        return Still() if self._alone else piece

    def follow(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self._piece = None

    def pressed(self) -> None:
        if self.shown is not None:
            self.shown.finish()

    def update(self, dt: float) -> bool:
        if self._alone and self.shown is not None:
            self.shown.update(dt)
        before, self._seen = self._seen, self.shown is not None
        return before or self._seen

    def draw_top(self, painter: Painter) -> None:
        piece = self.shown
        if piece is not None and piece.passed < 0:
            rehearse(painter, lambda unseen: piece.draw(unseen, self._layout))
        elif piece is not None:
            with painter.faded(piece.shade):
                piece.draw(painter, self._layout)


class RevealedHand(Showpiece):
    """For the challenger's eyes alone; what would have fitted shines."""

    seconds, lead = 3.4, 0.1

    def __init__(self, faces: Faces, cards: Sequence[Card], beneath: Colour, words: tuple[str, str]) -> None:
        """`words` are its title and a note."""
        super().__init__()
        self._faces, self._beneath, self._words = faces, beneath, words
        self._cards = sorted(cards, key=lambda card: (COLOUR[card] != beneath, COLOUR[card] or "Z", card))

    def begin(self, layout: UnoLayout) -> None:
        self._faces.begin_all((card, CARD * layout.unit) for card in self._cards)

    def draw(self, painter: Painter, layout: UnoLayout) -> None:
        k, area = layout.unit, layout.area
        rows = math.ceil(len(self._cards) / A_ROW)
        a_row = math.ceil(len(self._cards) / max(1, rows))
        (title, note), head, text = self._words, layout.grown(HEAD), painter.ui.text
        strong, small = HEADING._replace(size=32 * layout.chrome), SMALL._replace(size=20 * layout.chrome)
        widest = max(490 * k, text.width(title, strong), text.width(note, small), a_row * PITCH * k) + 70 * k
        width, height = min(widest, area.w - 20 * k), head + 22 * k + rows * ROW * k
        box = FRect(area.centerx - width / 2, layout.at(*LIT)[1] - height / 2, width, height)
        box.top = max(area.top + 8 * k, box.top)
        painter.fill(area, (*SHADE[:3], 110))
        painter.plate(box, PANEL)
        words = FRect(box.x + 20 * k, box.y + 14 * k, box.w - 40 * k, head * 0.46)
        painter.text(title, words, text.shrunk(title, strong, words.w), GOLD, "centre")
        painter.text(note, words.move(0, head * 0.42), text.shrunk(note, small, words.w), SOFT, "centre")
        for row in range(rows):
            line = self._cards[row * a_row : (row + 1) * a_row]
            self._draw_row(painter, line, (box.centerx, box.y + head + 82 * k + row * ROW * k), k)

    def _draw_row(self, painter: Painter, cards: Sequence[Card], at: Point, k: float) -> None:
        for place, card in enumerate(cards):
            x = at[0] + (place - (len(cards) - 1) / 2) * PITCH * k
            glow = BRIGHT[self._beneath] if COLOUR[card] == self._beneath else None
            self._faces.draw_around(painter, card, (x, at[1]), CARD * k, glow=glow)


class WinningCard(Showpiece):
    """The last card, large, before any score."""

    seconds = 1.9

    def __init__(self, faces: Faces, card: Card, title: str, calm: bool) -> None:
        super().__init__()
        self._faces, self._card, self._title, self._calm = faces, card, title, calm

    def begin(self, layout: UnoLayout) -> None:
        ui = self._faces.ui
        self._faces.begin_all([(self._card, LARGEST * layout.unit)])
        ui.art.begin(RAYS, ui.canvas.pixels(self._rays(layout)).size, GOLD)

    def draw(self, painter: Painter, layout: UnoLayout) -> None:
        painter.fill(layout.area, (*SHADE[:3], 120))
        self._draw_rays(painter, layout)
        self._draw_card(painter, layout)
        self._draw_title(painter, layout)

    def _rays(self, layout: UnoLayout) -> FRect:
        return around(layout.at(*LIT), RAYS_WIDE * layout.unit)

    def _draw_rays(self, painter: Painter, layout: UnoLayout) -> None:
        painter.image(RAYS, self._rays(layout), GOLD)

    def _draw_card(self, painter: Painter, layout: UnoLayout) -> None:
        """While it comes nearer it is shrunk: drawn anew at each size it would take most of the frame."""
        picture, grown = self._faces.picture(self._card, LARGEST * layout.unit, glow=SHINE), self._grown
        if grown < 1:
            width, height = picture.get_size()
            picture = smoothscale(picture, (round(width * grown), round(height * grown)))
        painter.blit_around(picture, *layout.at(*LIT))

    @property
    def _grown(self) -> float:
        """How large it is, of its largest."""
        share = 1.0 if self._calm else ease_out(min(1.0, self.passed / 0.35))
        return (FIRST + (LARGEST - FIRST) * share) / LARGEST

    def _draw_title(self, painter: Painter, layout: UnoLayout) -> None:
        (_, y), area = layout.at(*LIT), layout.area
        top = y + 130 * layout.unit * CARD_RATIO + 16 * layout.unit
        head, strong = FRect(area.x, top, area.w, layout.grown(TITLE)), HEADING._replace(size=48 * layout.chrome)
        painter.text(self._title, head, painter.ui.text.shrunk(self._title, strong, head.w), GOLD, "centre")
