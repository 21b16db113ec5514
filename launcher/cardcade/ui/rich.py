"""Rich text: bold words and small pictures among the words, wrapped like any other text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pygame import FRect

from cardcade.ui.painter import Painter
from cardcade.ui.text import Typesetter
from cardcade.ui.theme import BODY, INK, Colour, Type, Weight
from cardcade.ui.widget import Widget
from cardcade.ui.wrap import CLOSING, pieces

_MARK = re.compile(r"\*\*(.+?)\*\*|\[\[([\w.-]+)\]\]", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Span:
    """Words of one kind in a rich text."""

    text: str
    bold: bool = False
    colour: Colour | None = None


Words = Span
"""As scenes have called it until now."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG in the line: `aspect` is width over height, `lines` its height in text sizes."""

    path: Path
    aspect: float = 1.0
    lines: float = 1.2
    tint: Colour | None = None


RichPart = Span | Picture


def marked(text: str, pictures: Mapping[str, Picture] | None = None) -> list[RichPart]:
    """`**bold**` and `[[name]]` for a picture; a picture nobody gave is left as it is written."""
    parts: list[RichPart] = []
    place = 0
    for found in _MARK.finditer(text):
        parts.append(Span(text[place : found.start()]))
        bold, name = found.groups()
        picture = (pictures or {}).get(name) if name else None
        parts.append(picture or Span(bold or found.group(), bold=bool(bold)))
        place = found.end()
    parts.append(Span(text[place:]))
    return [part for part in parts if not (isinstance(part, Span) and not part.text)]


@dataclass(slots=True)
class Run:
    """A part's piece in its place on the line."""

    part: RichPart
    width: float
    x: float = 0.0


@dataclass(slots=True)
class RichLine:
    height: float
    runs: list[Run] = field(default_factory=list)

    @property
    def width(self) -> float:
        return self.runs[-1].x + self.runs[-1].width if self.runs else 0.0


def flow(parts: Sequence[RichPart], type_: Type, width: float, setter: Typesetter) -> list[RichLine]:
    """The lines in which `parts` fit into `width` units."""
    lines = [RichLine(setter.line_height(type_))]
    for group in _groups(parts, type_, setter):
        line = lines[-1]
        if _is_break(group):
            lines.append(RichLine(setter.line_height(type_)))
            continue
        if line.runs and line.width + sum(run.width for run in _trimmed(group)) > width:
            line = RichLine(setter.line_height(type_))
            lines.append(line)
        if line.runs or not _is_space(group):
            _append(line, group, type_, setter)
    return lines


class RichText(Widget):
    """Parts from `marked`, wrapped into the rectangle's width; ask `height` how much room that takes."""

    def __init__(
        self,
        rect: FRect,
        parts: Sequence[RichPart],
        type_: Type = BODY,
        colour: Colour = INK,
        *,
        meaning: str = "",
    ) -> None:
        super().__init__(rect, meaning)
        self.parts, self.type_, self.colour = list(parts), type_, colour
        self._flowed: tuple[tuple[float, float], list[RichLine]] | None = None

    def lines(self, setter: Typesetter) -> list[RichLine]:
        key = (self.rect.w, setter.canvas.scale)
        if self._flowed is None or self._flowed[0] != key:
            self._flowed = (key, flow(self.parts, self.type_, self.rect.w, setter))
        return self._flowed[1]

    def height(self, setter: Typesetter) -> float:
        return sum(line.height for line in self.lines(setter))

    def draw(self, painter: Painter) -> None:
        y = self.rect.y
        for line in self.lines(painter.ui.text):
            if painter.visible(FRect(self.rect.x, y, self.rect.w, line.height)):
                for run in line.runs:
                    self._draw_run(painter, run, FRect(self.rect.x + run.x, y, run.width + 16, line.height))
            y += line.height

    def _draw_run(self, painter: Painter, run: Run, cell: FRect) -> None:
        if isinstance(run.part, Span):
            painter.text(run.part.text, cell, _type(run.part, self.type_), run.part.colour or self.colour)
        else:
            high = run.part.lines * self.type_.size
            box = FRect(cell.x + 3, cell.centery - high / 2, high * run.part.aspect, high)
            painter.image(run.part.path, box, run.part.tint)


def _groups(parts: Sequence[RichPart], type_: Type, setter: Typesetter) -> list[list[Run]]:
    """Runs that stay together: punctuation clings to what stands before it, be it bold or a picture."""
    groups: list[list[Run]] = []
    for part in parts:
        if isinstance(part, Picture):
            groups.append([Run(part, part.lines * type_.size * part.aspect + 6)])
            continue
        for piece in pieces(part.text):
            words = Span(piece, part.bold, part.colour)
            run = Run(words, setter.width(piece, _type(words, type_)) if piece != "\n" else 0.0)
            clings = piece[0] in CLOSING and groups and not _is_space(groups[-1])
            if clings:
                groups[-1].append(run)
            else:
                groups.append([run])
    return groups


def _append(line: RichLine, group: list[Run], type_: Type, setter: Typesetter) -> None:
    for run in group:
        if line.runs and (joined := _joined(line.runs[-1], run)):
            line.runs[-1] = joined
            continue
        if line.runs:
            _measure(line.runs[-1], type_, setter)
        run.x = line.width
        line.runs.append(run)
        if isinstance(run.part, Picture):
            line.height = max(line.height, run.part.lines * type_.size + 10)


def _joined(before: Run, run: Run) -> Run | None:
    """Words set alike are drawn in one go, with the spacing their font gives them."""
    one, other = before.part, run.part
    if isinstance(one, Picture) or isinstance(other, Picture) or (one.bold, one.colour) != (other.bold, other.colour):
        return None
    return Run(Span(one.text + other.text, one.bold, one.colour), before.width + run.width, before.x)


def _measure(run: Run, type_: Type, setter: Typesetter) -> None:
    """Joined words are not as wide as the sum of their pieces, each of which was rounded."""
    if isinstance(run.part, Span):
        run.width = setter.width(run.part.text, _type(run.part, type_))


def _is_break(group: list[Run]) -> bool:
    part = group[0].part
    return isinstance(part, Span) and part.text == "\n"


def _is_space(group: list[Run]) -> bool:
    part = group[0].part
    return isinstance(part, Span) and part.text.isspace()


def _trimmed(group: list[Run]) -> list[Run]:
    return [] if _is_space(group) else group


def _type(words: Span, type_: Type) -> Type:
    return Type(type_.size, Weight.BOLD) if words.bold else type_
