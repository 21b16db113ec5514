"""A rules page as its author wrote it: headings, paragraphs, bullets, tables, bold words and cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import cardcade_assets
from cardcade.ui.rich import Picture, RichPart, Span
from cardcade.ui.theme import INK

_PART = re.compile(r"\*\*(.+?)\*\*|\{\{(.+?)\}\}")
_RULED = re.compile(r"\|[\s:|-]*-[\s:|-]*\|")
"""The line below the heading of a table."""
CELLS = " · "
"""Between what stood in the cells of a row."""
HIGH = 2.5
"""A card's height in text sizes."""

FindFace = Callable[[str], Path | None]


@dataclass(frozen=True, slots=True)
class Block:
    """`kind` is title, chapter, bullet or paragraph."""

    kind: str
    text: str
    rule: str = ""
    """The preset key of which it tells."""


def blocks(text: str) -> list[Block]:
    """Lines that follow each other make one paragraph; the rows of a table are a list below its heading."""
    found: list[Block] = []
    open_ = False
    for line in (line.rstrip() for line in text.splitlines()):
        if _RULED.fullmatch(line) and found:
            found[-1] = _heading(found[-1])
            continue
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


def parts(text: str, find: FindFace) -> Iterator[RichPart]:
    """Words, bold words and cards in the order in which they stand; a face without a picture is named."""
    at = 0
    for found in _PART.finditer(text):
        yield from _plain(text[at : found.start()])
        at = found.end()
        if found[1] is not None:
            yield Span(found[1], bold=True, colour=INK)
        else:
            yield from (_card(face, find(face)) for face in found[2].split())
    yield from _plain(text[at:])


def _plain(text: str) -> Iterator[RichPart]:
    if text:
        yield Span(text)


def _card(face: str, path: Path | None) -> RichPart:
    if path is None:
        return Span(f"{face} ", bold=True, colour=INK)
    return Picture(path, 1 / cardcade_assets.CARD_RATIO, HIGH)


def _kind(line: str) -> tuple[str, str]:
    for mark, kind in (("## ", "chapter"), ("# ", "title"), ("- ", "bullet")):
        if line.startswith(mark):
            return kind, line[len(mark) :].strip()
    if line.startswith("|") and line.endswith("|"):
        first, *others = (cell.strip() for cell in line.strip("|").split("|"))
        return "bullet", CELLS.join([f"**{first}**", *others])
    return "paragraph", line.strip()


def _heading(row: Block) -> Block:
    return Block("paragraph", CELLS.join(f"**{cell.strip('*')}**" for cell in row.text.split(CELLS)))


def _joint(text: str) -> str:
    return " " if text and text[-1].isascii() else ""
