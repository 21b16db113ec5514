"""A rules page as its author wrote it: headings, paragraphs, bullets, bold words and cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pygame import FRect

import cardcade_assets
from cardcade.ui import Painter, Ui, Widget
from cardcade.ui.theme import BODY, INK, SOFT, STRONG, Colour, Type
from cardcade.ui.wrap import pieces

_PART = re.compile(r"\*\*(.+?)\*\*|\{\{(.+?)\}\}")
CARD = 52.0
SHOWN = 0.62
"""How much of a card is seen beside the next one."""


@dataclass(frozen=True, slots=True)
class Block:
    """`kind` is title, chapter, bullet or paragraph."""

    kind: str
    text: str


def blocks(text: str) -> list[Block]:
    """Lines that follow each other make one paragraph."""
    found: list[Block] = []
    open_ = False
    for line in (line.rstrip() for line in text.splitlines()):
        kind, words = _kind(line)
        if not words:
            open_ = False
        elif kind == "paragraph" and open_:
            before = found[-1]
            found[-1] = Block(before.kind, before.text + _joint(before.text) + words)
        else:
            found.append(Block(kind, words))
            open_ = kind in ("paragraph", "bullet")
    return found


def _kind(line: str) -> tuple[str, str]:
    for mark, kind in (("## ", "chapter"), ("# ", "title"), ("- ", "bullet")):
        if line.startswith(mark):
            return kind, line[len(mark) :].strip()
    return "paragraph", line.strip()


def _joint(text: str) -> str:
    return " " if text and text[-1].isascii() else ""


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of text that is not broken."""

    text: str
    type_: Type


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards that lie over each other."""

    faces: tuple[str, ...]

    @property
    def width(self) -> float:
        return CARD * (SHOWN * (len(self.faces) - 1) + 1) + 8


Piece = Word | Cards
FindFace = Callable[[str], Path | None]


def parts(text: str, most_cards: int) -> Iterator[Piece]:
    """The pieces of a line in order; long rows of cards are cut where a line ends."""
    at = 0
    for found in _PART.finditer(text):
        yield from (Word(piece, BODY) for piece in pieces(text[at : found.start()]))
        at = found.end()
        if found[1] is not None:
            yield from (Word(piece, STRONG) for piece in pieces(found[1]))
        else:
            faces = found[2].split()
            for start in range(0, len(faces), most_cards):
                yield Cards(tuple(faces[start : start + most_cards]))
    yield from (Word(piece, BODY) for piece in pieces(text[at:]))


class RichText(Widget):
    """Wrapped words with cards among them; its rectangle grows to the height it needs."""

    def __init__(self, ui: Ui, rect: FRect, text: str, find: FindFace, colour: Colour = SOFT) -> None:
        super().__init__(rect)
        self.find, self.colour = find, colour
        most = max(1, int((rect.w - CARD - 12) / (CARD * SHOWN)))
        self._lines: list[list[tuple[float, float, Piece]]] = [[]]
        x = 0.0
        for piece in parts(text, most):
            wide = piece.width if isinstance(piece, Cards) else ui.text.width(piece.text, piece.type_)
            if x and x + wide > rect.w and not _blank(piece):
                self._lines.append([])
                x = 0.0
            if x or not _blank(piece):
                self._place(x, wide, piece)
                x += wide
        self.rect.h = sum(self._height(line) for line in self._lines)

    def _place(self, x: float, wide: float, piece: Piece) -> None:
        """Words of one weight are drawn in one go, with the spacing their font gives them."""
        line = self._lines[-1]
        before = line[-1][2] if line else None
        if isinstance(before, Word) and isinstance(piece, Word) and before.type_ is piece.type_:
            start, width, _ = line.pop()
            line.append((start, width + wide, Word(before.text + piece.text, piece.type_)))
        else:
            line.append((x, wide, piece))

    @property
    def first_height(self) -> float:
        return self._height(self._lines[0])

    def _height(self, line: list[tuple[float, float, Piece]]) -> float:
        tall = any(isinstance(piece, Cards) for _, _, piece in line)
        return CARD * cardcade_assets.CARD_RATIO + 12 if tall else BODY.size * 1.42

    def draw(self, painter: Painter) -> None:
        y = self.rect.y
        for line in self._lines:
            height = self._height(line)
            for x, wide, piece in line:
                room = FRect(self.rect.x + x, y, wide + 16, height)
                if isinstance(piece, Cards):
                    self._draw_cards(painter, room, piece)
                else:
                    colour = INK if piece.type_ is STRONG else self.colour
                    painter.text(piece.text, room, piece.type_, colour)
            y += height

    def _draw_cards(self, painter: Painter, room: FRect, cards: Cards) -> None:
        tall = CARD * cardcade_assets.CARD_RATIO
        for number, face in enumerate(cards.faces):
            spot = FRect(room.x + 3 + number * CARD * SHOWN, room.centery - tall / 2, CARD, tall)
            path = self.find(face)
            if path is not None:
                painter.image(path, spot)
            else:
                painter.text(face, spot, STRONG, INK, "centre")


def _blank(piece: Piece) -> bool:
    return isinstance(piece, Word) and piece.text.isspace()
