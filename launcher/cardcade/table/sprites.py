"""Cards one can see: where each lies, how it flies, and which picture it shows."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import pygame
from pygame import FRect, Surface

import cardcade_assets
from cardcade.engine.cards import HIDDEN, Card
from cardcade.table.layout import CARD_RATIO, Pose
from cardcade.ui import Painter, Ui
from cardcade.ui.motion import ease_out
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import Type, Weight

FLIP_SECONDS = 0.18
SMALL_WAY = 1.5
"""In widths of a card: so far the cards of a hand close up or make room."""


class CardSprite:
    """One card of the picture. `card` is what it is now; what is drawn follows when it has turned over."""

    __slots__ = ("_drawn", "_from", "_passed", "_seconds", "_turned", "alpha", "card", "dim", "glow", "lift", "pose")

    def __init__(self, card: Card, pose: Pose) -> None:
        self.card = self._drawn = card
        self.pose = self._from = pose
        self._passed = self._seconds = 0.0
        self._turned = FLIP_SECONDS
        self.lift = 0.0
        self.alpha = 1.0
        self.dim = False
        self.glow: tuple[int, int, int] | None = None

    def fly(self, pose: Pose, seconds: float, delay: float = 0.0) -> None:
        """Moves there; at once when `seconds` is 0."""
        self._from, self.pose = self.now, pose
        self._seconds, self._passed = seconds, -delay if seconds > 0 else seconds

    def turn(self, card: Card) -> None:
        """Becomes that card, turning over on the way if its face changes."""
        if (card == HIDDEN) != (self._drawn == HIDDEN):
            self._turned = 0.0
        else:
            self._drawn = card
        self.card = card

    @property
    def now(self) -> Pose:
        """Where it is drawn at this moment."""
        if self._passed >= self._seconds:
            return self.pose
        if self._passed <= 0:
            return self._from
        share, start, end = ease_out(self._passed / self._seconds), self._from, self.pose
        return Pose(*(one + (two - one) * share for one, two in zip(start, end, strict=True)))

    @property
    def moving(self) -> bool:
        return self._passed < self._seconds or self._turned < FLIP_SECONDS

    @property
    def flying(self) -> bool:
        return self._passed < self._seconds

    @property
    def waiting(self) -> bool:
        """Its flight has been ordered but not begun."""
        return self._passed < 0

    def update(self, dt: float) -> bool:
        """Whether it still moves. It turns over once its flight has begun."""
        self._passed = min(self._seconds, self._passed + dt)
        if self._turned < FLIP_SECONDS and (self._passed >= 0):
            self._turned += dt
            if self._turned >= FLIP_SECONDS / 2:
                self._drawn = self.card
        return self.moving

    def finish(self) -> None:
        self._passed, self._turned, self._drawn = self._seconds, FLIP_SECONDS, self.card

    @property
    def rect(self) -> FRect:
        """Where a pointer finds it."""
        return self.now.lifted(self.lift).rect

    def _picture(self, faces: Faces, width: float) -> Surface:
        """On its way between two sizes the larger picture is shrunk: drawing every size anew would cost a frame."""
        largest = max(self._from.width, self.pose.width) if self.flying else self.pose.width
        picture = faces.picture(self._drawn, largest, self.dim, self.glow)
        return picture if width == largest else _sized(picture, width / largest)

    @property
    def lying(self) -> bool:
        """As nearly all do, and there may be a hundred of them in every frame."""
        return not self.moving and self.alpha >= 1 and not self.pose.angle

    @property
    def closed(self) -> bool:
        """It lies on its face, like any other that does."""
        return self._drawn == HIDDEN and not (self.lift or self.dim or self.glow) and self.lying

    def as_it_lies(self, faces: Faces) -> tuple[Surface, float, float]:
        """Its picture, and where the middle of it is."""
        x, y, width, _ = self.pose
        return faces.lying(self._drawn, width, self.dim, self.glow), x, y - self.lift

    def draw(self, painter: Painter, faces: Faces) -> None:
        if self.lying:
            painter.blit_around(*self.as_it_lies(faces))
        else:
            self._draw_moving(painter, faces)

    def _draw_moving(self, painter: Painter, faces: Faces) -> None:
        if painter.ui.motion.reduced:
            self._draw_fading(painter, faces)
            return
        pose = self.now.lifted(self.lift)
        picture = self._picture(faces, pose.width)
        if self._turned < FLIP_SECONDS:
            picture = _narrowed(picture, abs(1 - 2 * self._turned / FLIP_SECONDS))
        if pose.angle:
            picture = painter.ui.art.turned(picture, (faces.face(self._drawn), self.dim, self.glow), pose.angle)
        with painter.faded(self.alpha):
            painter.blit_around(picture, pose.x, pose.y)

    def _draw_fading(self, painter: Painter, faces: Faces) -> None:
        """With reduced motion: it is gone from where it was and fades in where it goes; a small way is none."""
        if self.waiting:
            self._draw_at(painter, faces, self._from, self._drawn, 1.0)
            return
        far = math.dist(self._from[:2], self.pose[:2]) > SMALL_WAY * self.pose.width
        share = self._passed / self._seconds if self.flying and far else 1.0
        self._draw_at(painter, faces, self.pose, self.card, share)

    def _draw_at(self, painter: Painter, faces: Faces, pose: Pose, card: Card, share: float) -> None:
        pose, picture = pose.lifted(self.lift), faces.picture(card, pose.width, self.dim, self.glow)
        if pose.angle:
            picture = painter.ui.art.turned(picture, (faces.face(card), self.dim, self.glow), pose.angle)
        with painter.faded(self.alpha * share):
            painter.blit_around(picture, pose.x, pose.y)


def _sized(picture: Surface, share: float) -> Surface:
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture, (max(1, round(width * share)), max(1, round(height * share))))


def _narrowed(picture: Surface, share: float) -> Surface:
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture, (max(1, round(width * share)), height))


def _packed(picture: Surface) -> Surface:
    """Opaque runs are copied instead of mixed; scaling or reading it would unpack and pack it each time."""
    packed = picture.copy()
    packed.set_alpha(255, pygame.RLEACCEL)
    return packed


class Faces:
    """The picture of each card at each size, with its soft shadow, and of the back."""

    def __init__(self, ui: Ui, names: tuple[str, ...], find: Callable[[str], Path | None], back: Path) -> None:
        self.ui = ui
        self.names = names
        self.find = find
        self.back = back

    def picture(self, card: Card, width: float, dim: bool = False, glow: tuple[int, int, int] | None = None) -> Surface:
        """The card in the middle of its shadow."""
        pixels, face = self.ui.canvas.length(width), self.face(card)
        reach = max(2, pixels // 14)
        key = ("card", face, pixels, dim, glow)
        return self.ui.art.keep(key, lambda: self._make(face, pixels, reach, dim, glow))

    def lying(self, card: Card, width: float, dim: bool = False, glow: tuple[int, int, int] | None = None) -> Surface:
        """The same picture, packed so that it is laid on something opaque in half the time; good for nothing else."""
        key = ("lying", self.face(card), self.ui.canvas.length(width), dim, glow)
        return self.ui.art.keep(key, lambda: _packed(self.picture(card, width, dim, glow)))

    def draw(self, painter: Painter, card: Card, corner: tuple[float, float], width: float) -> None:
        """A card of a panel, its top left corner there."""
        picture = self.picture(card, width)
        shadow = (picture.get_width() / painter.canvas.scale - width) / 2
        painter.blit(picture, corner[0] - shadow, corner[1] - shadow)

    def face(self, card: Card) -> Path | str:
        """What the card shows just now: a picture's file, or a name where the game has none."""
        if card == HIDDEN:
            return self.back
        return self.find(self.names[card]) or self.names[card]

    def _make(self, face: Path | str, pixels: int, reach: int, dim: bool, glow: tuple[int, int, int] | None) -> Surface:
        size = pixels, round(pixels * CARD_RATIO)
        whole = Surface((size[0] + 2 * reach, size[1] + 2 * reach), pygame.SRCALPHA, 32)
        halo = Plate((*(glow or (0, 0, 0)), 255), radius=10, shadow=6 if glow is None else 9)
        if glow is not None:
            halo = Plate((*glow, 255), radius=10, shadow=9, shadow_colour=(*glow, 255))
        under, spread = self.ui.shapes.plate(halo, (size[0] - 4, size[1] - 4), pixels / 110)
        whole.blit(under, (reach + 2 - spread, reach + 2 - spread + (1 if glow else max(1, reach // 3))))
        whole.blit(self._face(face, size), (reach, reach))
        if dim:
            _shade(whole, self._face(face, size), reach)
        return whole

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
