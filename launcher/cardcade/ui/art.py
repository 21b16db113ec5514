"""Art: SVG files and SVG text turned into pictures of exactly the pixels they are shown at."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import pygame
from pygame import Surface

from cardcade.engine.message import Message, say
from cardcade.foreign import MB, Unfit, read_bytes
from cardcade.ui.ahead import Errand, Wanted
from cardcade.ui.picture_store import PictureStore
from cardcade.ui.theme import Colour

MOST_AHEAD = 64
"""A hand of cards, and every face of everybody at the table."""
LARGEST = 4 * MB
"""No file larger than this is drawn; the house's largest has 60 KB."""
TRIAL = (48, 48)
BLANK = say("flaw.why.blank")
NO_PICTURE = say("flaw.why.no_picture")
log = logging.getLogger(__name__)
_FAST = Surface((1, 1), pygame.SRCALPHA, 32)


class Art:
    """Every picture is made once per size; the ones in use stay, the rest give way.

    Files may be anybody's: for one that cannot be drawn something stands in, and `flaws` says why.
    """

    def __init__(self, size: tuple[int, int] = (1920, 1080)) -> None:
        self._pictures = PictureStore(0)
        self._turned = PictureStore(0)
        self.allow(size)
        self.flaws: dict[Path, Message] = {}
        """Why a file cannot be drawn, of those that were to be."""
        self._sound: set[Path] = set()
        self._sources: dict[Path, bytes] = {}
        self._ahead: dict[Wanted, Errand] = {}
        self._foreseen: tuple[tuple[int, int], Errand] | None = None

    @property
    def made(self) -> int:
        """How many pictures, so far."""
        return self._pictures.made + self._turned.made

    def picture(self, path: Path, size: tuple[int, int], tint: Colour | None = None) -> Surface:
        """The SVG file at `path` at `size` pixels; `tint` colours white art."""
        key = (path, size, tint)
        return self._pictures.get(key, lambda: tinted(self._drawn_file(path, size), tint))

    def fresh(self, source: Path | str, size: tuple[int, int]) -> Surface:
        """A file or SVG text, but not kept: for a large one of which something else is made."""
        return self._drawn_file(source, size) if isinstance(source, Path) else self._drawn_text(source, size)

    def begin(self, path: Path, size: tuple[int, int], tint: Colour | None = None) -> bool:
        """Starts to draw a picture beside everything else, to be ready when it is asked for; whether it had to."""
        return self.begin_all([(path, size, tint)])

    def begin_all(self, pictures: Iterable[tuple[Path, tuple[int, int], Colour | None]]) -> bool:
        """Starts to draw several so, one after the other: to send somebody for each would take longer than a frame."""
        missing = [key for key in pictures if key[:2] not in self._ahead and key not in self._pictures]
        wanted: dict[Wanted, None] = dict.fromkeys((path, size) for path, size, _ in missing)
        if wanted:
            self._ahead |= dict.fromkeys(wanted, Errand(wanted, _drawn_ahead))
        for old in list(self._ahead)[:-MOST_AHEAD]:
            del self._ahead[old]  # begun in vain: nobody came for it
        return bool(wanted)

    def foresee(self, size: tuple[int, int], wanted: Iterable[Wanted]) -> None:
        """Starts to draw what a window of that size will show, and draws no more for another."""
        if self._foreseen is not None:
            if self._foreseen[0] == size:
                return
            self._foreseen[1].give_up()
        self._foreseen = size, Errand(wanted, _drawn_ahead)

    def _begun(self, wanted: Wanted) -> Surface | None:
        """What was drawn ahead, each picture once."""
        errand = self._ahead.pop(wanted, None)
        if errand is None and self._foreseen is not None:
            errand = self._foreseen[1]
        return errand.fetch(wanted) if errand is not None else None

    def _drawn_file(self, path: Path, size: tuple[int, int]) -> Surface:
        begun = self._begun((path, size))
        return begun if begun is not None else self._drawn_here(path, size)

    def _drawn_here(self, path: Path, size: tuple[int, int]) -> Surface:
        try:
            return _raster(self._source(path), size)
        except (Unfit, pygame.error) as error:
            self._note(path, _why(error))
            return _raster(stand_in(*size).encode(), size)

    def examine(self, path: Path) -> Message | None:
        """Why the file cannot be drawn, if so: tried once, small."""
        if path not in self._sound and path not in self.flaws:
            try:
                seen = _raster(read_bytes(path, LARGEST), TRIAL).get_bounding_rect()
            except (Unfit, pygame.error) as error:
                self._note(path, _why(error))
            else:
                self._sound.add(path) if seen.w else self._note(path, BLANK)
        return self.flaws.get(path)

    def _note(self, path: Path, why: Message) -> None:
        self.flaws[path] = why
        log.warning("%s cannot be drawn: %s %s", path, why.key, dict(why.args))

    def drawn(self, svg: str, size: tuple[int, int]) -> Surface:
        """SVG text at `size` pixels."""
        return self._pictures.get((svg, size), lambda: self._drawn_text(svg, size))

    def _drawn_text(self, svg: str, size: tuple[int, int]) -> Surface:
        begun = self._begun((svg, size))
        return begun if begun is not None else _raster(svg.encode(), size)

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

    def drop(self, key: tuple[object, ...]) -> None:
        """What was kept under `key` has changed for good."""
        self._pictures.drop(key)

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
            self._sources[path] = read_bytes(path, LARGEST)
        return self._sources[path]


def _drawn_ahead(wanted: Wanted) -> Surface | None:
    """None when it cannot be, so that whoever asks meets the error itself."""
    source, size = wanted
    with suppress(pygame.error, OSError):
        if isinstance(source, str):
            return _raster(source.encode(), size)
        if source.is_file() and source.stat().st_size <= LARGEST:
            return placed(fast(pygame.image.load_sized_svg(source, size)), size)
    return None


def _raster(svg: bytes, size: tuple[int, int]) -> Surface:
    return placed(fast(pygame.image.load_sized_svg(io.BytesIO(svg), size)), size)


def _why(error: Unfit | pygame.error) -> Message:
    return error.reason if isinstance(error, Unfit) else NO_PICTURE


def stand_in(width: int, height: int) -> str:
    """Drawn where a picture should be: a plain card with a stroke through it."""
    edge = max(1.0, min(width, height) / 24)
    frame = f'x="{edge}" y="{edge}" width="{width - 2 * edge}" height="{height - 2 * edge}" rx="{3 * edge}"'
    stroke = f"M{width * 0.3} {height * 0.7}L{width * 0.7} {height * 0.3}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect {frame} fill="#d9dee8" stroke="#8b95aa" stroke-width="{2 * edge}"/>'
        f'<path d="{stroke}" stroke="#8b95aa" stroke-width="{2 * edge}" stroke-linecap="round"/></svg>'
    )


def fast(picture: Surface) -> Surface:
    """The same pixels in the layout that blits fastest, window or none."""
    return picture.convert(_FAST)


def placed(picture: Surface, size: tuple[int, int]) -> Surface:
    """In the middle of that many pixels: the rasteriser keeps the shape of the art, and rounds by a pixel."""
    spare = [room - own for room, own in zip(size, picture.get_size(), strict=True)]
    if max(map(abs, spare)) <= 1:
        return picture
    whole = Surface(size, pygame.SRCALPHA, 32)
    whole.blit(picture, [int(part / 2) for part in spare])
    return whole


def tinted(picture: Surface, tint: Colour | None) -> Surface:
    if tint is not None:
        picture.fill((*tint[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
