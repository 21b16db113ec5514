"""Scripts: how letters beyond ours join, and which way they are written."""

from __future__ import annotations

import contextlib
import unicodedata
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

import pygame

_TAGS: Final = {
    "HEBREW": "Hebr",
    "ARABIC": "Arab",
    "SYRIAC": "Syrc",
    "THAANA": "Thaa",
    "DEVANAGARI": "Deva",
    "BENGALI": "Beng",
    "GURMUKHI": "Guru",
    "GUJARATI": "Gujr",
    "TAMIL": "Taml",
    "TELUGU": "Telu",
    "KANNADA": "Knda",
    "MALAYALAM": "Mlym",
    "SINHALA": "Sinh",
    "THAI": "Thai",
    "LAO": "Laoo",
    "TIBETAN": "Tibt",
    "MYANMAR": "Mymr",
    "KHMER": "Khmr",
}
"""By the first word of a letter's name, as fonts call them."""


def script_of(text: str) -> str:
    """The script whose letters must be joined or stacked; empty where they stand side by side."""
    return next((tag for letter in text if (tag := _script(letter))), "")


def leftward(text: str) -> bool:
    """Whether it is written from right to left."""
    return any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)


def instruct(font: pygame.font.Font, script: str, text: str) -> None:
    """Has the font set such letters as they are written, as far as this build of it can."""
    with contextlib.suppress(pygame.error):
        font.set_script(script)
        font.set_direction(pygame.DIRECTION_RTL if leftward(text) else pygame.DIRECTION_LTR)


def in_reading_order(parts: list[tuple[str, Path]]) -> list[tuple[str, Path]]:
    """Parts of a line from left to right: words written leftwards, and what stands between them, change places."""
    ordered: list[tuple[str, Path]] = []
    for turns, stretch in groupby(parts, lambda part: not _rightward(part[0])):
        found = list(stretch)
        if turns:
            ends = [place for place, (text, _) in enumerate(found) if leftward(text)]
            if ends:
                found[ends[0] : ends[-1] + 1] = reversed(found[ends[0] : ends[-1] + 1])
        ordered += found
    return ordered


def _rightward(text: str) -> bool:
    return not leftward(text) and any(letter.isalnum() for letter in text)


@cache
def _script(letter: str) -> str:
    return _TAGS.get(unicodedata.name(letter, "").partition(" ")[0], "")
