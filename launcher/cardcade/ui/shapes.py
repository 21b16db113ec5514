"""Shapes: rounded plates with gradients, rims and soft shadows, smooth at any size."""

from __future__ import annotations

import io
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from cardcade.ui.art import Art, fast
from cardcade.ui.theme import RADIUS, SHADE, Colour

PILL = 1e6
"""A radius that makes both ends round."""
SOFT_BLUR = 8
"""From here on a shadow is so soft that half as many pixels show it as well."""


@dataclass(frozen=True, slots=True)
class Plate:
    """How a rounded rectangle looks; lengths in units."""

    top: Colour
    bottom: Colour | None = None
    radius: float = RADIUS
    rim: Colour | None = None
    rim_width: float = 2.0
    lip: Colour | None = None
    lip_height: float = 5.0
    sheen: float = 0.0
    shadow: float = 0.0
    shadow_colour: Colour = (*SHADE, 150)
    drop: float = 0.0


class Shapes:
    """Plates and shadows as pictures: a narrow one is drawn, then widened, so that size costs nothing."""

    def __init__(self, art: Art) -> None:
        self._art = art

    def plate(self, plate: Plate, size: tuple[int, int], scale: float) -> tuple[Surface, int]:
        """The picture and how far its shadow reaches out of the rectangle on every side."""
        reach = _reach(plate, scale)
        picture = self._art.keep((plate, size, scale), lambda: self._build(plate, size, scale, reach))
        return picture, reach

    def _build(self, plate: Plate, size: tuple[int, int], scale: float, reach: int) -> Surface:
        """Laid on its shadow while both are narrow: with a large one that takes half a frame."""
        ends = _cut(plate, size, scale)
        narrow = min(size[0], 2 * ends + 2), size[1]
        body = _raster(_plate_svg(plate, *narrow, scale), narrow)
        if not reach:
            return _widened(body, ends, size[0])
        blur, drop = max(1, round(plate.shadow * scale)), round(plate.drop * scale)
        corner, spread = min(_radius(plate, size, scale), 3 * blur + round(24 * scale)), blur * 2
        cut = max(corner, ends)
        body = _widened(body, ends, min(size[0], 2 * (cut + spread + 1)))
        whole = Surface((body.width + 2 * reach, size[1] + 2 * reach), pygame.SRCALPHA, 32)
        room = Rect(reach - spread, reach - spread + drop, body.width + 2 * spread, size[1] + 2 * spread)
        stretch(self._shadow(corner, blur, plate.shadow_colour), spread + corner, whole.subsurface(room))
        whole.blit(body, (reach, reach))
        return _widened(whole, reach + cut, size[0] + 2 * reach)

    def _shadow(self, radius: int, blur: int, colour: Colour) -> Surface:
        return self._art.keep(("shadow", radius, blur, colour), lambda: _blurred(radius, blur, colour))


def stretch(picture: Surface, cut: int, onto: Surface) -> None:
    """Fills `onto` with the picture, its corners of `cut` pixels kept."""
    (w, h), (wide, high) = picture.get_size(), onto.get_size()
    cut = min(cut, w // 2, h // 2, wide // 2, high // 2)
    for x, from_w, to_x, to_w in _slices(w, wide, cut):
        for y, from_h, to_y, to_h in _slices(h, high, cut):
            if from_w > 0 and from_h > 0 and to_w > 0 and to_h > 0:
                part, room = picture.subsurface((x, y, from_w, from_h)), onto.subsurface((to_x, to_y, to_w, to_h))
                pygame.transform.scale(part, (to_w, to_h), room)


def _slices(length: int, target: int, cut: int) -> list[tuple[int, int, int, int]]:
    middle = length - 2 * cut
    return [
        (0, cut, 0, cut),
        (cut, middle, cut, target - 2 * cut),
        (cut + middle, cut, target - cut, cut),
    ]


def _reach(plate: Plate, scale: float) -> int:
    return 2 * max(1, round(plate.shadow * scale)) + round(abs(plate.drop) * scale) if plate.shadow else 0


def _radius(plate: Plate, size: tuple[int, int], scale: float) -> int:
    return max(0, min(round(plate.radius * scale), min(size) // 2))


def _blurred(radius: int, blur: int, colour: Colour) -> Surface:
    core = 2 * (radius + 2 * blur) + 4
    size = core + 4 * blur
    svg = _svg(size, size, [_rect(2 * blur, 2 * blur, core, core, radius, _paint("fill", colour))])
    fine = 2 if blur >= SOFT_BLUR else 1
    picture = _raster(svg, (size // fine, size // fine))
    for _ in range(3):
        picture = pygame.transform.box_blur(picture, max(1, round(blur * 0.55 / fine)))
    if fine > 1:
        picture = pygame.transform.smoothscale(picture, (size, size))
    # Blurring mixes in the transparent surroundings' black; only the shape may come from the blur.
    picture.fill((*colour[:3], 0), special_flags=pygame.BLEND_RGBA_MAX)
    return picture


def _cut(plate: Plate, size: tuple[int, int], scale: float) -> int:
    """How far in its ends reach; what lies between is the same everywhere."""
    return _radius(plate, size, scale) + max(2, round(plate.rim_width * scale) + 1)


def _widened(picture: Surface, cut: int, width: int) -> Surface:
    """Its ends kept, its middle stretched."""
    narrow, high = picture.get_size()
    if narrow >= width:
        return picture
    wide = Surface((width, high), pygame.SRCALPHA, 32)
    middle = wide.subsurface((cut, 0, width - 2 * cut, high))
    pygame.transform.scale(picture.subsurface((cut, 0, narrow - 2 * cut, high)), middle.get_size(), middle)
    wide.blit(picture, (0, 0), (0, 0, cut, high))
    wide.blit(picture, (width - cut, 0), (narrow - cut, 0, cut, high))
    return wide


def _plate_svg(plate: Plate, w: int, h: int, scale: float) -> str:
    radius, rim = _radius(plate, (w, h), scale), plate.rim_width * scale if plate.rim else 0.0
    lip = round(plate.lip_height * scale) if plate.lip else 0
    body = h - lip
    parts = [_gradient("body", 0, body, plate.top, plate.bottom or plate.top)]
    if plate.lip:
        parts.append(_rect(0, lip, w, body, radius, _paint("fill", plate.lip)))
    parts.append(_rect(rim / 2, rim / 2, w - rim, body - rim, radius - rim / 2, 'fill="url(#body)"'))
    if plate.sheen:
        edge = max(1.0, 1.5 * scale)
        parts.append(_gradient("sheen", 0, body * 0.6, (255, 255, 255, round(255 * plate.sheen)), (255, 255, 255, 0)))
        stroke = f'fill="none" stroke="url(#sheen)" stroke-width="{edge:.2f}"'
        near = rim + edge / 2
        parts.append(_rect(near, near, w - 2 * near, body - 2 * near, radius - near, stroke))
    if plate.rim:
        stroke = f'fill="none" {_paint("stroke", plate.rim)} stroke-width="{rim:.2f}"'
        parts.append(_rect(rim / 2, rim / 2, w - rim, body - rim, radius - rim / 2, stroke))
    return _svg(w, h, parts)


def _svg(w: int, h: int, parts: list[str]) -> str:
    size = f'width="{w}" height="{h}" viewBox="0 0 {w} {h}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>'


def _rect(x: float, y: float, w: float, h: float, radius: float, paint: str) -> str:
    r = max(0.0, min(radius, w / 2, h / 2))
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{r:.2f}" ry="{r:.2f}" {paint}/>'


def _gradient(name: str, y1: float, y2: float, top: Colour, bottom: Colour) -> str:
    line = f'gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="{y1:.2f}" y2="{y2:.2f}"'
    stops = f'<stop offset="0" {_paint("stop", top)}/><stop offset="1" {_paint("stop", bottom)}/>'
    return f'<linearGradient id="{name}" {line}>{stops}</linearGradient>'


def _paint(what: str, colour: Colour) -> str:
    opacity = colour[3] / 255 if len(colour) == 4 else 1.0
    named = {"stop": "stop-color", "fill": "fill", "stroke": "stroke"}[what]
    return f'{named}="rgb({colour[0]},{colour[1]},{colour[2]})" {what}-opacity="{opacity:.3f}"'


def _raster(svg: str, size: tuple[int, int]) -> Surface:
    """Turned round at once, while it is small: the rasteriser's own layout blits thirty times slower."""
    return fast(pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size))
