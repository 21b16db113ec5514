"""Text: the two scripts' one font at real pixel sizes, measured, wrapped and kept."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

import cardcade_assets
from cardcade.ui.art import fast
from cardcade.ui.canvas import Canvas
from cardcade.ui.picture_store import PictureStore
from cardcade.ui.scripts import instruct, script_of
from cardcade.ui.theme import Colour, Type, Weight
from cardcade.ui.wrap import ellipsis, wrap

if TYPE_CHECKING:
    from cardcade.ui.stand_ins import StandIns

LINE_HEIGHT = 1.36
# Noto's line box is centred above the middle of its characters; this share of the size puts it right.
RAISE = 0.055
_HALF, _NOTHING = re.compile("[\ud800-\udfff]"), re.compile("\0")


def settable(text: str) -> str:
    """Without what no font can set and no file can hold: half a character, as undecodable names have, and nought."""
    return text if text.isascii() and "\0" not in text else _NOTHING.sub("", _HALF.sub("\ufffd", text))


def shipped(weight: Weight) -> Path:
    """Our own font."""
    return cardcade_assets.path("fonts", f"NotoSansSC-{weight}.ttf")


class Typesetter:
    """Sets text for one canvas; widths are in units, pictures in pixels."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.stand_ins: StandIns | None = None
        """Who knows fonts for letters that ours lacks; None until the first picture has been seen."""
        self._fonts: dict[tuple[Path, int, Weight, str], pygame.font.Font] = {}
        self._pictures = PictureStore(16)
        self._widths: dict[tuple[str, int, Weight], int] = {}

    def rely_on(self, stand_ins: StandIns) -> bool:
        """From now on; whether something that has been set already would be set otherwise."""
        self.stand_ins = stand_ins
        before = {(settable(text), weight) for text, _, weight in self._widths if not text.isascii()}
        runs = {(text, weight): stand_ins.runs(text, weight) for text, weight in before}  # all: each is looked for
        return any(found != [(text, shipped(weight))] for (text, weight), found in runs.items())

    def use(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self._pictures.clear()
        self._widths.clear()
        self._fonts.clear()

    def font(self, type_: Type) -> pygame.font.Font:
        return self._font(shipped(type_.weight), type_)

    def _font(self, file: Path, type_: Type, part: str = "") -> pygame.font.Font:
        """Made for such letters as this part of a text has."""
        key = (file, self.pixels(type_), type_.weight, script_of(part) if part else "")
        if key not in self._fonts:
            if not pygame.font.get_init():
                pygame.font.init()
            self._fonts[key] = pygame.font.Font(file, key[1])
            self._fonts[key].bold = type_.weight is not Weight.REGULAR and "NotoSansSC-" not in file.name
            if key[3]:
                instruct(self._fonts[key], key[3], part)
        return self._fonts[key]

    def _runs(self, text: str, type_: Type) -> list[tuple[str, pygame.font.Font]]:
        """The text in parts, each with a font that has its letters."""
        text = settable(text)
        if self.stand_ins is None or text.isascii():
            return [(text, self.font(type_))]
        try:
            return [(part, self._font(file, type_, part)) for part, file in self.stand_ins.runs(text, type_.weight)]
        except (OSError, pygame.error):  # a font of the system that is gone, or no font after all
            return [(text, self.font(type_))]

    def pixels(self, type_: Type) -> int:
        return max(6, round(type_.size * self.canvas.scale))

    @property
    def made(self) -> int:
        """How many lines have been set, so far."""
        return self._pictures.made

    def picture(self, text: str, type_: Type, colour: Colour) -> Surface:
        """One line, as high as the font's line box."""
        key = (text, self.pixels(type_), type_.weight, colour)
        return self._pictures.get(key, lambda: self._render(text, type_, colour))

    def width(self, text: str, type_: Type) -> float:
        """In units."""
        return self._pixel_width(text, type_) / self.canvas.scale

    def line_height(self, type_: Type) -> float:
        return type_.size * LINE_HEIGHT

    def lines(self, text: str, type_: Type, width: float) -> list[str]:
        return wrap(text, width, lambda part: self.width(part, type_))

    def fitted(self, text: str, type_: Type, width: float) -> str:
        """`text`, shortened with an ellipsis if it must be."""
        return ellipsis(text, width, lambda part: self.width(part, type_))

    def shrunk(self, text: str, type_: Type, width: float, least: float = 0.74) -> Type:
        """The same type, or a smaller one in which `text` fits, but never tiny."""
        full = self.pixels(type_)
        for size in range(full, math.ceil(full * least) - 1, -1):
            smaller = Type(size / self.canvas.scale, type_.weight) if size < full else type_
            if self.width(text, smaller) <= width:
                return smaller
        return smaller

    def height(self, text: str, type_: Type, width: float) -> float:
        """Of the wrapped paragraph, in units."""
        return len(self.lines(text, type_, width)) * self.line_height(type_)

    def _pixel_width(self, text: str, type_: Type) -> int:
        key = (text, self.pixels(type_), type_.weight)
        if key not in self._widths:
            if len(self._widths) > 8000:
                self._widths.clear()
            self._widths[key] = sum(font.size(part)[0] for part, font in self._runs(text, type_))
        return self._widths[key]

    def _render(self, text: str, type_: Type, colour: Colour) -> Surface:
        try:
            picture = fast(self._set(self._runs(text, type_), type_, colour))
        except pygame.error:  # nothing but joiners and marks, which have no width
            return Surface((0, self.font(type_).get_linesize()), pygame.SRCALPHA, 32)
        if len(colour) == 4 and colour[3] != 255:
            picture.fill((255, 255, 255, colour[3]), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    def _set(self, runs: list[tuple[str, pygame.font.Font]], type_: Type, colour: Colour) -> Surface:
        """Side by side on the line of our own font."""
        parts = [font.render(part, True, colour[:3]) for part, font in runs]
        if len(parts) == 1 and runs[0][1] is self.font(type_):
            return parts[0]
        own = self.font(type_)
        line = Surface((sum(part.get_width() for part in parts), own.get_linesize()), pygame.SRCALPHA, 32)
        x = 0
        for part, (_, font) in zip(parts, runs, strict=True):
            line.blit(part, (x, own.get_ascent() - font.get_ascent()))
            x += part.get_width()
        return line
