"""What is the same for every table that a test opens is made once for all of them: art, fonts and catalogues.

Each table would draw its cards, open its fonts and read its words anew, which took a third of the tests' time.
"""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path
from threading import Lock
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
import tomli
from pygame import Surface

from cardcade.shell.app import language
from cardcade.ui.canvas import Canvas
from cardcade.ui.text import Typesetter

MEGABYTES = 96
"""Of drawn SVG art, in each process that runs tests."""
MOST_FONTS = 200

_rasterise = pygame.image.load_sized_svg
_open_typesetter = Typesetter.__init__
_drawn: dict[tuple[bytes, tuple[int, int]], Surface] = {}
_held = 0
_lock = Lock()
_fonts: dict[Any, pygame.font.Font] = {}


def share(patch: pytest.MonkeyPatch) -> None:
    """From now on, until the patch is undone."""
    patch.setattr(pygame.image, "load_sized_svg", load_sized_svg)
    patch.setattr(Typesetter, "__init__", _with_shared_fonts)
    patch.setattr(language, "tomli", _CATALOGUES)


@lru_cache(64)
def _read(text: str) -> dict[str, Any]:
    """Whoever asks only looks at it."""
    return tomli.loads(text)


_CATALOGUES = SimpleNamespace(loads=_read, TOMLDecodeError=tomli.TOMLDecodeError)


def _with_shared_fonts(self: Typesetter, canvas: Canvas) -> None:
    _open_typesetter(self, canvas)
    if len(_fonts) > MOST_FONTS:
        _fonts.clear()
    self._fonts = _fonts


def load_sized_svg(file: Any, size: tuple[int, int]) -> Surface:
    """The same pixels as from the rasteriser, which is asked once for each file's text and size."""
    global _held
    source = file.getvalue() if isinstance(file, io.BytesIO) else Path(file).read_bytes()
    key = source, (int(size[0]), int(size[1]))
    with _lock:
        known = _drawn.pop(key, None)
        if known is not None:
            _drawn[key] = known
            return known.copy()
    picture = _rasterise(file, size)
    with _lock:
        if key not in _drawn:
            _drawn[key] = picture.copy()
            _held += _weight(picture)
        while _held > MEGABYTES * 2**20:
            _held -= _weight(_drawn.pop(next(iter(_drawn))))
    return picture


def _weight(picture: Surface) -> int:
    return picture.get_width() * picture.get_height() * 4
