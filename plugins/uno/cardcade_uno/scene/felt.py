"""The felt: it wears the colour that counts, with a lit rim and that colour's sign on both sides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from weakref import WeakValueDictionary

from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, SRCALPHA, Rect, Surface, transform

from cardcade.table import Felt
from cardcade.ui import Painter, Ui
from cardcade_uno.cards import Colour
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.signs import chip

CLOTH: Final[dict[Colour, tuple[int, int, int]]] = {
    "R": (255, 54, 66),
    "G": (36, 214, 116),
    "B": (70, 126, 255),
    "Y": (255, 180, 24),
}
"""What a grey felt is seen through."""
GILT: Final[dict[Colour, tuple[int, int, int]]] = {"Y": (22, 15, 0)}
"""What is added to it: yellow without light is brown."""
NONE: Final = (0, 0, 0)
LIGHTER: Final = (38, 38, 38)
RIM, RIM_LIGHT = 0.09, 150
"""How far the light at the edge reaches into the table, and how strong it is there, of 255."""
SMALL: Final = (64, 36)
"""The light is drawn that small and stretched."""
Key = tuple[Colour, tuple[int, int], Path, float, tuple[float, float]]
"""All that a dyed cloth depends on."""
SIGN, FAINT, ASIDE = 132.0, 88, 0.205


@dataclass(frozen=True, slots=True)
class Worn:
    """The colour the table wears, the one before, and how far the change has got."""

    colour: Colour | None
    before: Colour | None
    share: float


class Wardrobe:
    """The cloths of all tables that are drawn on one canvas: a film begins its picture anew at every jump."""

    def __init__(self) -> None:
        self.dyed: dict[Key, Surface] = {}
        self.undyed: tuple[tuple[Path, tuple[int, int]], Surface] | None = None


_wardrobes: WeakValueDictionary[int, Wardrobe] = WeakValueDictionary()
"""By the window they are drawn in, as long as a table hangs in one. Held here, a window would hold itself for ever."""


def _wardrobe_of(ui: Ui) -> Wardrobe:
    return _wardrobes.setdefault(id(ui), Wardrobe())


class UnoFelt(Felt):
    """Dyed once for each change of colour; the last two are kept."""

    _layout: UnoLayout

    def __init__(self, ui: Ui, layout: UnoLayout, find: Callable[[], Path], worn: Callable[[], Worn]) -> None:
        super().__init__(ui, layout, find)
        self._worn = worn
        self._wardrobe = _wardrobe_of(ui)

    def draw(self, painter: Painter) -> None:
        worn, where = self._worn(), painter.pixels(self._layout.area)
        if worn.share < 1 and worn.colour is not None and worn.before is not None:
            self._draw_between(painter.surface, where, {worn.before: 1 - worn.share, worn.colour: worn.share})
            return
        cloth = self._in(worn.colour, where.size)
        if worn.share < 1:
            painter.put(self._in(worn.before, where.size), where.x, where.y)
        with painter.faded(worn.share):
            painter.put(cloth, where.x, where.y)

    def _draw_between(self, surface: Surface, where: Rect, shares: Mapping[Colour, float]) -> None:
        """Dyed anew in each frame while one colour gives way to another: to fade a whole cloth takes thrice as long."""
        seen = where.clip(surface.get_clip())
        surface.blit(self._undyed(where.size), where)
        surface.fill(_mixed(CLOTH, shares), seen, BLEND_RGB_MULT)
        surface.fill(_mixed(GILT, shares), seen, BLEND_RGB_ADD)
        for colour, share in shares.items():
            self._sign(surface, colour, where.topleft, share)

    def dyeing(self, colour: Colour) -> Iterator[None]:
        """Has the cloth of that colour ready for when it is worn: step by step, so that no frame needs long for one."""
        self._ui.art.begin(chip(colour), self._sign_size)
        yield  # the frame in which a card takes off has enough to do
        size = self._ui.canvas.pixels(self._layout.area).size
        yield from self._greying(size)
        key = self._key(colour, size)
        if key not in self._wardrobe.dyed:
            cloth = self._spare(key)
            yield
            self._dye(cloth, colour)
            self._wardrobe.dyed[key] = cloth
            yield

    def _in(self, colour: Colour | None, size: tuple[int, int]) -> Surface:
        if colour is None:
            return self.picture(size)
        key, dyed = self._key(colour, size), self._wardrobe.dyed
        if key not in dyed:
            cloth = self._spare(key)
            self._dye(cloth, colour)
            dyed[key] = cloth
        return dyed[key]

    def _key(self, colour: Colour, size: tuple[int, int]) -> Key:
        return colour, size, self.path, self._layout.chrome, self._layout.middle

    def _spare(self, wanted: Key) -> Surface:
        """The cloth not seen any more, for another colour: a new one takes longer than to dye it."""
        worn = self._worn()
        seen = [(colour, *wanted[1:]) for colour in (worn.colour, worn.before if worn.share < 1 else None)]
        dyed = self._wardrobe.dyed
        old = [dyed.pop(key) for key in list(dyed) if key not in seen]
        return next((cloth for cloth in old if cloth.get_size() == wanted[1]), None) or Surface(wanted[1], 0, 32)

    def _dye(self, cloth: Surface, colour: Colour) -> None:
        cloth.blit(self._undyed(cloth.get_size()), (0, 0))
        cloth.fill(CLOTH[colour], special_flags=BLEND_RGB_MULT)
        if colour in GILT:
            cloth.fill(GILT[colour], special_flags=BLEND_RGB_ADD)
        self._sign(cloth, colour)

    def _undyed(self, size: tuple[int, int]) -> Surface:
        for _ in self._greying(size):
            pass
        assert self._wardrobe.undyed is not None
        return self._wardrobe.undyed[1]

    def _greying(self, size: tuple[int, int]) -> Iterator[None]:
        """Without a colour, lit at its edges; apart from the other pictures, whose room it would take."""
        key, wardrobe = (self.path, size), self._wardrobe
        if wardrobe.undyed is None or wardrobe.undyed[0] != key:
            grey = transform.grayscale(self.picture(size))
            grey.fill(LIGHTER, special_flags=BLEND_RGB_ADD)
            yield
            grey.blit(transform.smoothscale(_rim(), size), (0, 0))
            wardrobe.undyed = key, grey
            yield

    @property
    def _sign_size(self) -> tuple[int, int]:
        side = self._ui.canvas.length(self._layout.length(SIGN))
        return side, side

    def _sign(self, cloth: Surface, colour: Colour, corner: tuple[int, int] = (0, 0), share: float = 1.0) -> None:
        """The colour as a shape, for those who do not see colours."""
        (x, y), scale = self._layout.middle, self._ui.canvas.scale
        picture = self._ui.art.picture(chip(colour), self._sign_size).copy()
        picture.set_alpha(round(FAINT * share))
        for way in (-1, 1):
            middle = (x + way * ASIDE * self._layout.area.w) * scale + corner[0], y * scale + corner[1]
            cloth.blit(picture, picture.get_rect(center=middle))


def _mixed(dyes: Mapping[Colour, tuple[int, int, int]], shares: Mapping[Colour, float]) -> tuple[int, int, int]:
    red, green, blue = zip(
        *([share * part for part in dyes.get(colour, NONE)] for colour, share in shares.items()), strict=True
    )
    return round(sum(red)), round(sum(green)), round(sum(blue))


def _rim() -> Surface:
    """Light that comes from the edges, small."""
    rim = Surface(SMALL, SRCALPHA)
    wide, high = SMALL
    for x in range(wide):
        for y in range(high):
            inside = min(x + 0.5, wide - x - 0.5, y + 0.5, high - y - 0.5) / wide
            rim.set_at((x, y), (255, 255, 255, round(RIM_LIGHT * max(0.0, 1 - inside / RIM) ** 2)))
    return rim
