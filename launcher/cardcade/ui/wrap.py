"""Line breaking: Chinese between any two characters, English between words, no line starting with a comma."""

from __future__ import annotations

import re
from collections.abc import Callable

CLOSING = frozenset("，。、；：？！）》」』】〉”’…—·％,.;:?!)]}%")
OPENING = frozenset("（《「『【〈“‘([{")
_WORD = re.compile(r"\n|[ \t]+|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f]+|\S")

_CHINESE = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f]")
"""Among whose letters the bundled font's ellipsis stands: half-way up."""


def pieces(text: str) -> list[str]:
    """What may not be broken: words, and characters with the punctuation that clings to them."""
    found: list[str] = []
    for part in _WORD.findall(text):
        clings = part[0] in CLOSING or (found and found[-1][-1] in OPENING)
        if found and clings and not found[-1].isspace() and not part.isspace():
            found[-1] += part
        else:
            found.append(part)
    return found


def wrap(text: str, width: float, measure: Callable[[str], float]) -> list[str]:
    """The lines of `text` when none may be wider than `width`; a single longer word is cut."""
    lines, line = [], ""
    for piece in pieces(text):
        if piece == "\n":
            lines.append(line.rstrip())
            line = ""
        elif line and measure((line + piece).rstrip()) > width:
            lines.append(line.rstrip())
            line = _cut(piece.lstrip(), width, measure, lines)
        elif line or not piece.isspace():
            line = _cut(line + piece, width, measure, lines) if not line else line + piece
    return [*lines, line.rstrip()]


def ellipsis(text: str, width: float, measure: Callable[[str], float]) -> str:
    """`text`, or as much of its start as fits before an ellipsis: on the line where no Chinese is among it."""
    if measure(text) <= width:
        return text
    dots = "…" if _CHINESE.search(text) else "..."
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(text[:middle].rstrip() + dots) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + dots


def _cut(piece: str, width: float, measure: Callable[[str], float], lines: list[str]) -> str:
    while (fits := _fitting(piece, width, measure)) < len(piece):
        lines.append(piece[:fits])
        piece = piece[fits:]
    return piece


def _fitting(piece: str, width: float, measure: Callable[[str], float]) -> int:
    """How many of its letters fit, at least one; nothing is measured that is much wider, however long the piece is."""
    low, high = 1, 2
    while high <= len(piece) and measure(piece[:high]) <= width:
        low, high = high, high * 2
    high = min(high, len(piece) + 1)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if measure(piece[:middle]) <= width else (low, middle)
    return low
