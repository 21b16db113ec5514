"""The painter: draws in units on a surface of real pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
from pygame import FRect, Rect, Surface

from cardcade.ui.context import Ui
from cardcade.ui.shapes import Plate
from cardcade.ui.text import RAISE
from cardcade.ui.theme import BODY, INK, Colour, Type


class Painter:
    """Draws in units on a surface of real pixels: plates, pictures, words."""

    def __init__(self, surface: Surface, ui: Ui) -> None:
        self.surface = surface
        self.ui = ui
        self.canvas = ui.canvas
        self.alpha = 1.0
        self._x = self._y = 0

    def pixels(self, rect: FRect) -> Rect:
        """Where `rect` lies on the surface, shifts included."""
        return self.canvas.pixels(rect).move(self._x, self._y)

    def blit(self, picture: Surface, x: float, y: float) -> None:
        """A picture whose top left corner is at (x, y) units."""
        px, py = self.canvas.point(x, y)
        self.put(picture, px + self._x, py + self._y)

    def blit_around(self, picture: Surface, x: float, y: float) -> None:
        """A picture whose middle is at (x, y) units."""
        scale, (width, height) = self.canvas.scale, picture.get_size()
        self.put(picture, round(x * scale - width / 2) + self._x, round(y * scale - height / 2) + self._y)

    def blit_all(self, placed: Iterable[tuple[Surface, float, float]]) -> None:
        """Many pictures, each with the place of its middle, one over the other."""
        if self.alpha < 1:
            for picture, x, y in placed:
                self.blit_around(picture, x, y)
            return
        scale, dx, dy = self.canvas.scale, self._x, self._y
        self.surface.fblits(
            [
                (picture, (round(x * scale - picture.width / 2) + dx, round(y * scale - picture.height / 2) + dy))
                for picture, x, y in placed
            ]
        )

    def put(self, picture: Surface, px: int, py: int) -> None:
        """A picture at surface pixels, as faded as everything else just now."""
        strength = round(255 * self.alpha)
        if strength >= 255:  # as a fade to 255 of what is solid anyway takes twelve times as long as any other
            self.surface.blit(picture, (px, py))
        elif strength > 0:
            packed, solid = picture.get_flags() & pygame.RLEACCELOK, picture.get_alpha() is None
            picture.set_alpha(strength)
            self.surface.blit(picture, (px, py))
            picture.set_alpha(None) if solid else picture.set_alpha(255, pygame.RLEACCEL if packed else 0)

    def image(self, path: Path, rect: FRect, tint: Colour | None = None) -> None:
        where = self.pixels(rect)
        self.put(self.ui.art.picture(path, where.size, tint), where.x, where.y)

    def plate(self, rect: FRect, plate: Plate) -> None:
        where = self.pixels(rect)
        if where.w > 0 and where.h > 0 and self.alpha > 0:
            picture, reach = self.ui.shapes.plate(plate, where.size, self.canvas.scale)
            self.put(picture, where.x - reach, where.y - reach)

    def fill(self, rect: FRect, colour: Colour) -> None:
        """A plain rectangle; a colour with alpha is laid over what is there."""
        where = self.pixels(rect)
        strength = (colour[3] if len(colour) == 4 else 255) * self.alpha
        if strength >= 254.5:
            self.surface.fill(colour[:3], where)
        elif strength >= 0.5 and where.w > 0 and where.h > 0:
            self._veil(where, colour, strength)

    def text(self, text: str, rect: FRect, type_: Type = BODY, colour: Colour = INK, align: str = "left") -> None:
        """One line, shortened to fit, in the middle of the rectangle's height."""
        if not text:
            return
        setter, where = self.ui.text, self.pixels(rect)
        picture = setter.picture(setter.fitted(text, type_, rect.w + 1), type_, colour)
        self.put(picture, _aligned(where, picture.get_width(), align), _middle(where, picture, setter.pixels(type_)))

    def paragraph(self, text: str, rect: FRect, type_: Type = BODY, colour: Colour = INK, align: str = "left") -> float:
        """Wrapped lines from the top of the rectangle; returns their height in units."""
        lines, step = self.ui.text.lines(text, type_, rect.w), self.ui.text.line_height(type_)
        for number, line in enumerate(lines):
            self.text(line, FRect(rect.x, rect.y + number * step, rect.w, step), type_, colour, align)
        return len(lines) * step

    def kept(self, key: tuple[object, ...], rect: FRect, reach: float, paint: Callable[[Painter], object]) -> None:
        """What `paint` draws in a rectangle and up to `reach` units around it: drawn once, then a single picture.

        Not for veils, which need something under them.
        """
        place, border = self.pixels(rect), self.canvas.length(reach)
        picture = self.ui.art.keep((*key, place.size), lambda: self._painted(rect, border, paint))
        left, top = picture.get_offset()
        self.put(picture, place.x - border + left, place.y - border + top)

    def repaint(self, key: tuple[object, ...], rect: FRect) -> None:
        """What is kept there looks different now, and as before it will not look again."""
        self.ui.art.drop((*key, self.canvas.pixels(rect).size))

    def _painted(self, rect: FRect, border: int, paint: Callable[[Painter], object]) -> Surface:
        """Without its empty margin, which would cost time in every frame; how much that was, its offset says."""
        place = self.canvas.pixels(rect)
        picture = Surface((place.w + 2 * border, place.h + 2 * border), pygame.SRCALPHA, 32)
        inner = Painter(picture, self.ui)
        inner._x, inner._y = border - place.x, border - place.y
        paint(inner)
        return picture.subsurface(picture.get_bounding_rect())

    @contextmanager
    def clipped(self, rect: FRect) -> Iterator[None]:
        before = self.surface.get_clip()
        self.surface.set_clip(self.pixels(rect).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def shifted(self, dx: float, dy: float) -> _AsBefore:
        """Until the end of the block everything is drawn that far away."""
        before, (px, py) = _AsBefore(self), self.canvas.point(dx, dy)
        self._x, self._y = self._x + px, self._y + py
        return before

    def faded(self, alpha: float) -> _AsBefore:
        """Until the end of the block everything is drawn that weakly."""
        before = _AsBefore(self)
        self.alpha *= max(0.0, min(1.0, alpha))
        return before

    def visible(self, rect: FRect) -> bool:
        """Whether any of `rect` would be seen: long lists skip the rest."""
        return self.pixels(rect).colliderect(self.surface.get_clip())

    def _veil(self, where: Rect, colour: Colour, strength: float) -> None:
        seen = where.clip(self.surface.get_clip())
        through, own = 255 - round(strength), [round(part * strength / 255) for part in colour[:3]]
        self.surface.fill((through, through, through), seen, pygame.BLEND_RGB_MULT)
        self.surface.fill(own, seen, pygame.BLEND_RGB_ADD)


class _AsBefore:
    """At the end of a block the painter draws as it did; forty times a frame, and no generator is as quick."""

    __slots__ = ("_alpha", "_painter", "_x", "_y")

    def __init__(self, painter: Painter) -> None:
        self._painter, self._alpha, self._x, self._y = painter, painter.alpha, painter._x, painter._y

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        self._painter.alpha, self._painter._x, self._painter._y = self._alpha, self._x, self._y


def _aligned(where: Rect, width: int, align: str) -> int:
    if align == "left":
        return where.x
    return where.right - width if align == "right" else where.x + (where.w - width) // 2


def _middle(where: Rect, picture: Surface, size: int) -> int:
    return where.y + (where.h - picture.get_height()) // 2 - round(size * RAISE)
