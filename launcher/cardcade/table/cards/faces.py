"""The picture of each card face: the game's own, else the shared poker cards, else its name in large letters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pygame
from pygame import FRect, Surface

import cardcade_assets
from cardcade.engine.cards import HIDDEN, Card
from cardcade.table.layout import CARD_RATIO
from cardcade.ui import Canvas, Painter, Ui
from cardcade.ui.ahead import Wanted
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import Type, Weight

Glow = tuple[int, int, int]
SHADOW_WIDTH = 110
"""Of a card whose shadow is told in units."""


class Faces:
    """The picture of each card at each size, with its soft shadow, and of the back."""

    def __init__(
        self, ui: Ui, names: tuple[str, ...], find: Callable[[str], Path | None], find_back: Callable[[], Path]
    ) -> None:
        self.ui = ui
        self.names = names
        self.find, self.find_back = find, find_back

    @property
    def back(self) -> Path:
        """The one the player likes just now."""
        return self.find_back()

    def picture(self, card: Card, width: float, dim: bool = False, glow: Glow | None = None) -> Surface:
        """The card in the middle of its shadow."""
        pixels, face = self.ui.canvas.length(width), self.face(card)
        return self.ui.art.keep(("card", face, pixels, dim, glow), lambda: self._make(face, pixels, dim, glow))

    def size(self, width: float) -> tuple[int, int]:
        """Of a card that wide without its shadow, in pixels."""
        return _size(self.ui.canvas.length(width))

    def lying(self, card: Card, width: float, dim: bool = False, glow: Glow | None = None) -> Surface:
        """The same picture, packed so that it is laid on something opaque in half the time; good for nothing else."""
        pixels, face = self.ui.canvas.length(width), self.face(card)
        return self.ui.art.keep(
            ("lying", face, pixels, dim, glow), lambda: _packed(self._make(face, pixels, dim, glow))
        )

    def foreseen(self, card: Card, width: float, canvas: Canvas) -> Wanted | None:
        """The drawing that its picture will be made of on that canvas."""
        face = self.face(card)
        return (face, _size(canvas.length(width))) if isinstance(face, Path) else None

    def begin_all(self, cards: Iterable[tuple[Card, float]]) -> None:
        """Has cards drawn meanwhile, each at the width at which it will be seen."""
        wanted = [self.foreseen(card, width, self.ui.canvas) for card, width in cards]
        self.ui.art.begin_all((Path(one[0]), one[1], None) for one in wanted if one is not None)

    def shadow(self, width: float) -> tuple[Surface, float]:
        """Of a card in the air, and how far below the card it falls."""
        size, unit = self.size(width), width / SHADOW_WIDTH
        plate = Plate((0, 0, 0, 0), radius=10, shadow=14, shadow_colour=(0, 0, 0, 110))
        return self.ui.shapes.plate(plate, size, size[0] / SHADOW_WIDTH)[0], 22 * unit

    def draw(self, painter: Painter, card: Card, corner: tuple[float, float], width: float) -> None:
        """A card of a panel, its top left corner there."""
        picture = self.picture(card, width)
        shadow = (picture.get_width() / painter.canvas.scale - width) / 2
        painter.blit(picture, corner[0] - shadow, corner[1] - shadow)

    def draw_row(
        self, painter: Painter, cards: Sequence[Card], row: FRect, width: float, pitch: float
    ) -> list[tuple[float, float]]:
        """From the row's left edge, in the middle of its height, closing up when the room is short; their corners."""
        step = min(pitch, (row.w - width) / max(1, len(cards) - 1))
        corners = [(row.x + number * step, row.centery - width * CARD_RATIO / 2) for number in range(len(cards))]
        for card, corner in zip(cards, corners, strict=True):
            self.draw(painter, card, corner, width)
        return corners

    def draw_around(
        self, painter: Painter, card: Card, at: tuple[float, float], width: float, glow: Glow | None = None
    ) -> None:
        """A card's face around a point."""
        painter.blit_around(self.picture(card, width, glow=glow), *at)

    def face(self, card: Card) -> Path | str:
        """What the card shows just now: a picture's file, or a name where the game has none."""
        if card == HIDDEN:
            return self.back
        return self.find(self.names[card]) or self.names[card]

    def _make(self, face: Path | str, pixels: int, dim: bool, glow: Glow | None) -> Surface:
        size, reach = _size(pixels), max(2, pixels // 14)
        whole = Surface((size[0] + 2 * reach, size[1] + 2 * reach), pygame.SRCALPHA, 32)
        halo = Plate((*(glow or (0, 0, 0)), 255), radius=10, shadow=6 if glow is None else 9)
        if glow is not None:
            halo = Plate((*glow, 255), radius=10, shadow=9, shadow_colour=(*glow, 255))
        under, spread = self.ui.shapes.plate(halo, (max(1, size[0] - 4), max(1, size[1] - 4)), pixels / SHADOW_WIDTH)
        whole.blit(under, (reach + 2 - spread, reach + 2 - spread + (1 if glow else max(1, reach // 3))))
        whole.blit(self._face(face, size), (reach, reach))
        if dim:
            _shade(whole, self._face(face, size), reach)
        self.tint(whole.subsurface((reach, reach), size), glow)
        return whole

    def tint(self, card: Surface, glow: Glow | None) -> None:
        """A game may colour a card that glows as well as ring it."""

    def _face(self, face: Path | str, size: tuple[int, int]) -> Surface:
        if not isinstance(face, Path):
            return self._plain(face, size)
        picture = self.ui.art.picture(face, size)
        if face in self.ui.art.flaws:
            return self._instead(face, size)
        return picture if _fills(picture) else self._on_card(picture)

    def _instead(self, spoilt: Path, size: tuple[int, int]) -> Surface:
        """Of a picture that cannot be drawn: a plain card, or the house's back."""
        if spoilt == self.back:
            return self.ui.art.picture(cardcade_assets.path("backs", "classic.svg"), size)
        return self._plain(spoilt.stem, size)

    def _on_card(self, picture: Surface) -> Surface:
        """A face that leaves part of the card bare, being of another shape."""
        card = self._bare(picture.get_size())
        card.blit(picture, (0, 0))
        return card

    def _plain(self, name: str, size: tuple[int, int]) -> Surface:
        """A face for a game that brings no picture of it: its name in large letters."""
        picture = self._bare(size)
        letters = Type(size[0] / self.ui.canvas.scale / max(2, len(name)) * 1.1, Weight.BOLD)
        text = self.ui.text.picture(name, letters, (38, 42, 66))
        picture.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
        return picture

    def _bare(self, size: tuple[int, int]) -> Surface:
        plate, _ = self.ui.shapes.plate(Plate((255, 252, 245), (240, 234, 220), radius=10), size, size[0] / 110)
        return plate.copy()


def _size(width: int) -> tuple[int, int]:
    """Of a card in pixels."""
    return width, round(width * CARD_RATIO)


def _fills(picture: Surface) -> bool:
    """Whether it reaches the card's edges, across and down."""
    width, height = picture.get_size()
    return bool(picture.get_at((0, height // 2)).a and picture.get_at((width // 2, 0)).a)


def _shade(whole: Surface, face: Surface, reach: int) -> None:
    """Greys a card that cannot be played, without its shadow."""
    veil = Surface(face.get_size(), pygame.SRCALPHA, 32)
    veil.fill((70, 82, 96, 255))
    veil.blit(face, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    veil.fill((255, 255, 255, 120), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(veil, (reach, reach))


def _packed(picture: Surface) -> Surface:
    """Opaque runs are copied instead of mixed; scaling or reading it would unpack and pack it each time."""
    picture.set_alpha(255, pygame.RLEACCEL)
    return picture
