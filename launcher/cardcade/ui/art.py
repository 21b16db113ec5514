"""Art: SVG files and SVG text turned into pictures of exactly the pixels they are shown at."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pygame
from pygame import Surface

from cardcade.ui.lru import PictureStore
from cardcade.ui.theme import Colour

MOST_AHEAD = 8
_FAST = Surface((1, 1), pygame.SRCALPHA, 32)


class Art:
    """Every picture is made once per size; the ones in use stay, the rest give way."""

    def __init__(self, size: tuple[int, int] = (1920, 1080)) -> None:
        self._pictures = PictureStore(0)
        self._turned = PictureStore(0)
        self.allow(size)
        self._sources: dict[Path, bytes] = {}
        self._ahead: dict[tuple[Path, tuple[int, int]], Errand] = {}

    def picture(self, path: Path, size: tuple[int, int], tint: Colour | None = None) -> Surface:
        """The SVG file at `path` at `size` pixels; `tint` colours white art."""
        key = (path, size, tint)
        return self._pictures.get(key, lambda: tinted(self._drawn_file(path, size), tint))

    def fresh(self, path: Path, size: tuple[int, int]) -> Surface:
        """The same, but not kept: for a large one of which something else is made."""
        return self._drawn_file(path, size)

    def begin(self, path: Path, size: tuple[int, int], tint: Colour | None = None) -> None:
        """Starts to draw a large picture beside everything else, to be ready when it is asked for."""
        if (path, size) not in self._ahead and (path, size, tint) not in self._pictures:
            self._ahead[path, size] = Errand(path, size)
            if len(self._ahead) > MOST_AHEAD:
                del self._ahead[next(iter(self._ahead))]  # begun in vain: nobody came for it

    def _drawn_file(self, path: Path, size: tuple[int, int]) -> Surface:
        errand = self._ahead.pop((path, size), None)
        begun = errand.picture() if errand is not None else None
        return placed(fast(begun), size) if begun is not None else self._raster(self._source(path), size)

    def drawn(self, svg: str, size: tuple[int, int]) -> Surface:
        """SVG text at `size` pixels."""
        return self._pictures.get((svg, size), lambda: self._raster(svg.encode(), size))

    def turned(self, picture: Surface, key: object, degrees: float, zoom: float = 1.0) -> Surface:
        """`picture` rotated, in steps of two degrees and of a sixteenth in size, so that flights reuse them."""
        step, sized = round(degrees / 2) % 180 * 2, round(zoom * 16) / 16
        if step == 0 and sized == 1:
            return picture
        named = (key, picture.get_size(), step, sized)
        return self._turned.get(named, lambda: pygame.transform.rotozoom(picture, step, sized))

    def keep(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        """A picture made by `make()`, kept under `key`."""
        return self._pictures.get(key, make)

    def forget(self, size: tuple[int, int]) -> None:
        """Drop every picture: the window's size has settled at another one."""
        self._pictures.clear()
        self._turned.clear()
        self.allow(size)

    def allow(self, size: tuple[int, int]) -> None:
        """Room for a few windows' worth of pictures: 60 MB at 1080p, 170 MB at 4K."""
        megapixels = size[0] * size[1] / 1e6
        self._pictures.limit = int((24 + 18 * megapixels) * 2**20)
        self._turned.limit = int((4 + 4 * megapixels) * 2**20)

    def _source(self, path: Path) -> bytes:
        if path not in self._sources:
            self._sources[path] = path.read_bytes()
        return self._sources[path]

    def _raster(self, svg: bytes, size: tuple[int, int]) -> Surface:
        return placed(fast(pygame.image.load_sized_svg(io.BytesIO(svg), size)), size)


class Errand:
    """One picture being drawn in a thread: the rasteriser lets others work meanwhile."""

    def __init__(self, path: Path, size: tuple[int, int]) -> None:
        self._path, self._size = path, size
        self._picture: Surface | None = None
        self._thread = Thread(target=self._run, name="art", daemon=True)
        self._thread.start()

    def picture(self) -> Surface | None:
        """Waits for it; None when it failed, so that whoever asks meets the error itself."""
        self._thread.join()
        return self._picture

    def _run(self) -> None:
        with suppress(pygame.error, OSError):
            self._picture = pygame.image.load_sized_svg(self._path, self._size)


def fast(picture: Surface) -> Surface:
    """The same pixels in the layout that blits fastest, window or none."""
    return picture.convert(_FAST)


def placed(picture: Surface, size: tuple[int, int]) -> Surface:
    """In the middle of exactly that many pixels: the rasteriser keeps the shape of the art and may give fewer."""
    if picture.get_size() == size:
        return picture
    whole = Surface(size, pygame.SRCALPHA, 32)
    whole.blit(picture, [int((room - own) / 2) for room, own in zip(size, picture.get_size(), strict=True)])
    return whole


def tinted(picture: Surface, tint: Colour | None) -> Surface:
    if tint is not None:
        picture.fill((*tint[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
