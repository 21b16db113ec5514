# ruff: noqa: E501 (an outline reads best on one line)
"""A tiny SVG writer limited to what pygame's rasteriser draws: shapes, transforms and user-space gradients."""

import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
ASSETS = HERE.parent / "cardcade_assets"
FACES = {
    "bree": HERE / "typefaces" / "BreeSerif.ttf",
    "lilita": HERE / "typefaces" / "LilitaOne.ttf",
    "brush": HERE / "typefaces" / "MaShanZheng.ttf",
    "bold": ASSETS / "fonts" / "NotoSansSC-Bold.ttf",
    "black": ASSETS / "fonts" / "NotoSansSC-Black.ttf",
}

Stop = tuple[float, str] | tuple[float, str, float]


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def points(pairs: Iterable[tuple[float, float]]) -> str:
    """A closed polygon through the given points."""
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in pairs) + "Z"


def around(n: int, radius: float, turn: float = -90.0) -> list[tuple[float, float]]:
    """`n` points evenly on a circle about the origin, the first at `turn` degrees."""
    angles = (math.radians(turn + 360 * i / n) for i in range(n))
    return [(radius * math.cos(a), radius * math.sin(a)) for a in angles]


def star(tips: int, outer: float, inner: float, turn: float = -90.0) -> str:
    pairs = zip(around(tips, outer, turn), around(tips, inner, turn + 180 / tips), strict=True)
    return points(point for pair in pairs for point in pair)


def scallop(lobes: int, radius: float) -> str:
    """A rosette: a circle with a wavy rim."""
    tips, bend = around(lobes, radius), number(radius * math.pi / lobes * 0.95)
    arcs = "".join(f"A{bend},{bend} 0 0 1 {number(x)},{number(y)}" for x, y in [*tips[1:], tips[0]])
    return f"M{number(tips[0][0])},{number(tips[0][1])}{arcs}Z"


def arc(radius: float, start: float, end: float) -> str:
    """A clockwise arc about the origin between two angles in degrees, as an open path."""
    (x0, y0), (x1, y1) = (
        (radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a))) for a in (start, end)
    )
    n, large = number, int(end - start > 180)
    return f"M{n(x0)},{n(y0)}A{n(radius)},{n(radius)} 0 {large} 1 {n(x1)},{n(y1)}"


def sweep(radius: float, thick: float, start: float, end: float, head: float) -> str:
    """A curved arrow about the origin: a band of `thick` that ends in a tip `head` wide, clockwise."""

    def on(r: float, a: float) -> str:
        return f"{number(r * math.cos(math.radians(a)))},{number(r * math.sin(math.radians(a)))}"

    inner, outer, n = radius - thick / 2, radius + thick / 2, number
    tip = end + math.degrees(head * 0.62 / radius)
    large = int(end - start > 180)
    return (
        f"M{on(outer, start)}A{n(outer)},{n(outer)} 0 {large} 1 {on(outer, end)}L{on(radius + head / 2, end)}"
        f"L{on(radius, tip)}L{on(radius - head / 2, end)}L{on(inner, end)}A{n(inner)},{n(inner)} 0 {large} 0 {on(inner, start)}Z"
    )


def box(x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    """A rounded rectangle as a path."""
    c, n = corner, number
    if not c:
        return f"M{n(x)},{n(y)}h{n(width)}v{n(height)}h{n(-width)}Z"
    w, h, a = width - 2 * c, height - 2 * c, f"a{n(c)},{n(c)} 0 0 1 "
    return f"M{n(x + c)},{n(y)}h{n(w)}{a}{n(c)},{n(c)}v{n(h)}{a}{n(-c)},{n(c)}h{n(-w)}{a}{n(-c)},{n(-c)}v{n(-h)}{a}{n(c)},{n(-c)}Z"


def disc(x: float, y: float, radius: float, tall: float | None = None) -> str:
    """A circle, or an ellipse, as a path."""
    n, ry = number, radius if tall is None else tall
    arc = f"a{n(radius)},{n(ry)} 0 1 1 "
    return f"M{n(x - radius)},{n(y)}{arc}{n(2 * radius)},0{arc}{n(-2 * radius)},0Z"


class Drawing:
    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.gradients: dict[str, str] = {}
        self.body: list[str] = []

    def linear(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop | str) -> str:
        places = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
        return self._gradient("linearGradient", places, stops)

    def radial(self, cx: float, cy: float, r: float, *stops: Stop | str) -> str:
        return self._gradient("radialGradient", f'cx="{number(cx)}" cy="{number(cy)}" r="{number(r)}"', stops)

    def _gradient(self, kind: str, places: str, stops: tuple[Stop | str, ...]) -> str:
        last = max(len(stops) - 1, 1)
        spread = [(i / last, stop) if isinstance(stop, str) else stop for i, stop in enumerate(stops)]
        inner = "".join(_stop(stop) for stop in spread)
        name = self.gradients.setdefault(f"{kind}|{places}|{inner}", f"g{len(self.gradients)}")
        return f"url(#{name})"

    def path(self, d: str, fill: str = "none", **more: str | float) -> None:
        extra = "".join(
            f' {key.replace("_", "-")}="{number(value) if isinstance(value, int | float) else value}"'
            for key, value in more.items()
        )
        self.body.append(f'<path d="{d}" fill="{fill}"{extra}/>')

    def line(self, d: str, stroke: str, width: float, **more: str | float) -> None:
        self.path(d, "none", stroke=stroke, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **more)

    def circle(self, x: float, y: float, r: float, fill: str, **more: str | float) -> None:
        self.path(disc(x, y, r), fill, **more)

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> Iterator[None]:
        moves = [f"translate({number(x)},{number(y)})"]
        if turn:
            moves.append(f"rotate({number(turn)})")
        if scale != 1 or flip:
            moves.append(f"scale({-scale if flip else scale:.4g},{scale:.4g})")
        self.body.append(f'<g transform="{" ".join(moves)}">')
        yield
        self.body.append("</g>")

    def text(
        self,
        face: str,
        words: str,
        x: float,
        y: float,
        size: float,
        fill: str,
        anchor: float = 0.5,
        **more: str | float,
    ) -> None:
        """Outlined text; `y` is the baseline, `anchor` 0 left, 0.5 middle, 1 right."""
        self.path(outline(face, words, x, y, size, anchor), fill, **more)

    def svg(self) -> str:
        size = f'width="{number(self.width)}" height="{number(self.height)}"'
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {number(self.width)} {number(self.height)}">'
        )
        defs = "".join(
            f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {places}>{inner}</{kind}>'
            for key, name in self.gradients.items()
            for kind, places, inner in [key.split("|")]
        )
        return f"{head}<defs>{defs}</defs>{''.join(self.body)}</svg>\n"

    def save(self, target: Path) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(self.svg(), encoding="utf-8")


def _stop(stop: Stop) -> str:
    opacity = f' stop-opacity="{stop[2]}"' if len(stop) == 3 else ""
    return f'<stop offset="{number(stop[0])}" stop-color="{stop[1]}"{opacity}/>'


@lru_cache
def font(face: str) -> TTFont:
    return TTFont(FACES[face])


def _advances(face: str, words: str, spacing: float = 0) -> list[tuple[str, float]]:
    cmap, widths = font(face).getBestCmap(), font(face)["hmtx"]
    return [(cmap[ord(c)], widths[cmap[ord(c)]][0] + spacing) for c in words]


def width_of(face: str, words: str, size: float) -> float:
    em: int = font(face)["head"].unitsPerEm
    return size * sum(w for _, w in _advances(face, words)) / em


def outline(
    face: str, words: str, x: float, y: float, size: float, anchor: float = 0.5, spacing: float = 0, squeeze: float = 1
) -> str:
    """The outlines of `words` as one path; `spacing` in thousandths of an em."""
    em = font(face)["head"].unitsPerEm
    scale = size / em
    glyphs, steps = font(face).getGlyphSet(), _advances(face, words, spacing * em / 1000)
    left = x - anchor * sum(w for _, w in steps) * scale * squeeze
    pen = SVGPathPen(glyphs, number)
    for name, width in steps:
        glyphs[name].draw(TransformPen(pen, (scale * squeeze, 0, 0, -scale, left, y)))
        left += width * scale * squeeze
    return str(pen.getCommands())


def extent(face: str, words: str, size: float) -> tuple[float, float, float, float]:
    """Ink box of a single glyph set at the origin, y upwards: x0, y0, x1, y1."""
    glyphs = font(face).getGlyphSet()
    scale = size / font(face)["head"].unitsPerEm
    pen, left = BoundsPen(glyphs), 0.0
    for name, width in _advances(face, words):
        glyphs[name].draw(TransformPen(pen, (1, 0, 0, 1, left, 0)))
        left += width
    x0, y0, x1, y1 = pen.bounds or (0, 0, 0, 0)
    return x0 * scale, y0 * scale, x1 * scale, y1 * scale
