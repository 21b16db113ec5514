# ruff: noqa: E501 (an outline reads best on one line)
"""Card backs: classic navy, crimson cloud, starry night, jade lattice, arcade neon."""

import math
import random

from drawing import ASSETS, Drawing, around, box, disc, outline, points, star
from suits import SHAPES

WIDTH, HEIGHT = 216, 314
GOLD, PALE = "#dcae52", "#fbe6ae"


def main() -> None:
    for name, draw in {
        "classic": classic,
        "crimson": crimson,
        "starry": starry,
        "jade": jade,
        "arcade": arcade,
    }.items():
        draw().save(ASSETS / "backs" / f"{name}.svg")


def blank(*shades: str) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT)
    drawing.path(box(1.25, 1.25, 213.5, 311.5, 17), "#fffaf0", stroke="#b9ab93", stroke_width=2.5)
    drawing.path(box(9, 9, 198, 296, 11), drawing.radial(108, 157, 190, *shades))
    return drawing


def frame(drawing: Drawing, colour: str) -> None:
    drawing.path(box(16, 16, 184, 282, 8), stroke=colour, stroke_width=2.4)
    drawing.path(box(21.5, 21.5, 173, 271, 5), stroke=colour, stroke_width=1, stroke_opacity=0.7)


def suit_ring(drawing: Drawing, colour: str, reach: float, size: float) -> None:
    for suit, (x, y) in zip("SHCD", around(4, reach), strict=True):
        with drawing.at(x, y, size / 100, math.degrees(math.atan2(y, x)) + 90):
            drawing.path(SHAPES[suit], colour)


def classic() -> Drawing:
    drawing = blank("#34509c", "#1b2d68", "#121d48")
    grid = [(x, y) for row, y in enumerate(range(36, 288, 11)) for x in range(36 + 11 * (row % 2), 190, 22)]
    small = "".join(f"M{x},{y - 6}l6,6l-6,6l-6,-6Z" for x, y in grid)
    drawing.path(small, PALE, fill_opacity=0.16)
    frame(drawing, GOLD)
    with drawing.at(108, 157):
        drawing.path(star(16, 66, 52), "#121d48", stroke=GOLD, stroke_width=2)
        drawing.circle(0, 0, 44, drawing.radial(0, 0, 44, "#2f4a95", "#16234f"), stroke=PALE, stroke_width=2)
        suit_ring(drawing, PALE, 24, 27)
        drawing.path(star(4, 9, 3.5), GOLD)
    _corner_fans(drawing, GOLD)
    return drawing


def _corner_fans(drawing: Drawing, colour: str) -> None:
    for x, y, turn in ((22, 22, 0), (194, 22, 90), (194, 292, 180), (22, 292, 270)):
        with drawing.at(x, y, turn=turn):
            for r in (10, 17, 24):
                drawing.path(f"M{r},0A{r},{r} 0 0 1 0,{r}", stroke=colour, stroke_width=1.6)


def cloud(drawing: Drawing, x: float, y: float, size: float, colour: str, opacity: float = 1) -> None:
    """An auspicious cloud of two curls."""
    with drawing.at(x, y, size):
        drawing.line(
            "M-34,14H30C42,14 46,2 38,-5C32,-10 22,-6 23,2C24,7 30,7 31,3M23,-3C22,-18 4,-24 -6,-14C-14,-6 -8,6 1,4C8,2 7,-7 1,-6"
            "M-9,-9C-18,-16 -32,-10 -31,1C-30,8 -21,9 -19,3",
            colour, 3.4, stroke_opacity=opacity,
        )  # fmt: skip


def crimson() -> Drawing:
    drawing = blank("#c62a36", "#9c1226", "#6b0a1c")
    for x, y, size in (
        (60, 62, 0.72),
        (150, 84, 0.6),
        (66, 250, 0.6),
        (156, 256, 0.72),
        (48, 112, 0.5),
        (170, 206, 0.5),
    ):
        cloud(drawing, x, y, size, PALE, 0.5)
    frame(drawing, GOLD)
    with drawing.at(108, 157):
        drawing.circle(0, 0, 57, "#6b0a1c", stroke=GOLD, stroke_width=2.4)
        drawing.path("".join(disc(x, y, 2.4) for x, y in around(28, 51)), PALE)
        drawing.circle(0, 0, 44, drawing.radial(-8, -10, 60, "#d8323d", "#8f0f22"), stroke=PALE, stroke_width=1.6)
        drawing.path(outline("brush", "牌", 0, 22, 64), PALE)
    for x, y, turn in ((22, 22, 0), (194, 22, 90), (194, 292, 180), (22, 292, 270)):
        with drawing.at(x, y, turn=turn):
            drawing.line("M4,30V4H30M10,24V10H24M10,17H17V10", GOLD, 2.2)
    return drawing


def starry() -> Drawing:
    drawing = blank("#5a45a8", "#2a2468", "#120f36")
    rng = random.Random(7)
    dots = "".join(disc(rng.uniform(26, 190), rng.uniform(26, 288), rng.choice((0.9, 1.2, 1.8))) for _ in range(70))
    drawing.path(dots, "#ffffff", fill_opacity=0.75)
    for x, y, r in ((48, 58, 9), (170, 98, 7), (44, 226, 7), (166, 262, 9), (150, 46, 5), (62, 280, 5)):
        with drawing.at(x, y):
            drawing.path(star(4, r, r * 0.28), "#ffe9b0")
    frame(drawing, "#b9a4ff")
    with drawing.at(108, 157):
        drawing.circle(0, 0, 62, drawing.radial(0, 0, 62, (0, "#ffe9b0", 0.5), (1, "#ffe9b0", 0.0)))
        drawing.path(disc(0, 0, 58), stroke="#ffe9b0", stroke_width=1.4, stroke_opacity=0.7)
        drawing.path(disc(0, 0, 51), stroke="#ffe9b0", stroke_width=1.0, stroke_opacity=0.45)
        drawing.path(
            "M12,-42A42,42 0 1 0 40,18A34,34 0 1 1 12,-42Z", drawing.linear(-30, -40, 30, 40, "#fff6d6", "#f0b84a")
        )
        with drawing.at(20, -10):
            drawing.path(star(5, 13, 5.4), "#fff6d6")
        for dot in around(4, 58):
            drawing.circle(*dot, 3.6, "#ffe9b0")
    return drawing


def jade() -> Drawing:
    drawing = blank("#2fa27e", "#0f6b54", "#07412f")
    grid = [(x, y) for y in range(38, 290, 34) for x in range(40, 190, 34)]
    lattice = "".join(
        f"M{x - 17},{y}H{x - 6}M{x + 6},{y}H{x + 17}M{x},{y - 17}V{y - 6}M{x},{y + 6}V{y + 17}" for x, y in grid
    )
    squares = "".join(points([(x, y - 8), (x + 8, y), (x, y + 8), (x - 8, y)]) for x, y in grid)
    drawing.path(lattice + squares, stroke="#c9f2dc", stroke_width=1.8, stroke_opacity=0.35)
    frame(drawing, "#e9d08c")
    with drawing.at(108, 157):
        drawing.circle(0, 0, 60, "#07412f", stroke="#e9d08c", stroke_width=2.2)
        drawing.circle(0, 0, 52, drawing.radial(-12, -14, 70, "#c7f5df", "#57bd93", "#1d7d5f"))
        drawing.circle(0, 0, 17, "#07412f", stroke="#e9d08c", stroke_width=2)
        for i in range(8):
            with drawing.at(0, 0, turn=45 * i):
                drawing.path("M0,-22C8,-28 9,-38 0,-46C-9,-38 -8,-28 0,-22Z", "#ffffff", fill_opacity=0.5)
        drawing.path(star(4, 11, 4), "#e9d08c")
    return drawing


def arcade() -> Drawing:
    drawing = blank("#ffb04d", "#ef6a2c", "#a8321c")
    rays = "".join(points([(0, 0), a, b]) for a, b in zip(around(20, 92, -94.5), around(20, 92, -85.5), strict=True))
    with drawing.at(108, 157):
        for scale in (1.0, 1.5):
            with drawing.at(0, 0, scale if scale == 1 else 1):
                drawing.path(rays, "#fff2c9", fill_opacity=0.16)
    dots = "".join(disc(x, y, 3) for y in (44, 66, 248, 270) for x in range(44, 180, 22))
    drawing.path(dots, "#fff2c9", fill_opacity=0.5)
    frame(drawing, "#fff2c9")
    with drawing.at(108, 157):
        for turn, fill in ((-20, "#ffd98a"), (0, "#fff2c9"), (20, "#ffffff")):
            with drawing.at(0, 34, turn=turn), drawing.at(0, -38):
                drawing.path(box(-27, -38, 54, 76, 8), fill, stroke="#a8321c", stroke_width=3)
        with drawing.at(26, -1, 0.3, 20):
            drawing.path(SHAPES["S"], "#a8321c")
    return drawing


if __name__ == "__main__":
    main()
