# ruff: noqa: E501 (an outline reads best on one line)
"""How the animals of the avatars look when something has happened: eyes, mouths and what is around the head."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from drawing import Drawing, around, box, disc, points, star

from cardcade.table.seats.expression import Feeling

INK, THROAT, TONGUE = "#2d2330", "#8c2434", "#ff8a8f"


POSES = {Feeling.GLAD: (0, 0, -4), Feeling.STUNNED: (0, 0, 0), Feeling.THINKING: (0, 1, 5), Feeling.BEATEN: (0, 3, -3)}
"""How far the head is moved, and turned."""
DROOP = 6
"""How far the ears of the beaten hang."""


@contextmanager
def posed(drawing: Drawing, mood: Feeling) -> Iterator[None]:
    if mood is Feeling.PLAIN:
        yield
        return
    x, y, turn = POSES[mood]
    with drawing.at(x, y, turn=turn):
        yield


# -- eyes


def eye(drawing: Drawing, mood: Feeling, x: float, y: float, size: float, ink: str = INK) -> None:
    """One that is not plain; `ink` draws the lids."""
    side = 1 if x > 0 else -1
    match mood:
        case Feeling.GLAD:
            w, h = size * 1.35, size
            drawing.line(
                f"M{x - w:.1f},{y + h * 0.6:.1f}Q{x:.1f},{y - h * 1.7:.1f} {x + w:.1f},{y + h * 0.6:.1f}",
                ink,
                max(3.4, size * 0.66),
            )
        case Feeling.STUNNED:
            drawing.path(disc(x, y, size * 1.75, size * 1.95), "#ffffff", stroke=INK, stroke_width=1.8)
            drawing.circle(x, y, size * 0.56, INK)
            _brow(drawing, x, y - size * 3.1, size, 0, ink)
        case Feeling.THINKING:
            drawing.path(disc(x, y, size * 1.5, size * 1.6), "#ffffff", stroke=INK, stroke_width=1.6)
            drawing.circle(x + size * 0.5, y - size * 0.62, size * 0.86, INK)
            drawing.circle(x + size * 0.25, y - size * 0.95, size * 0.26, "#ffffff")
            _brow(drawing, x, y - size * (2.9 if side > 0 else 2.1), size, -3 if side > 0 else 1, ink)
        case Feeling.BEATEN:
            w, h = size * 1.1 * side, size * 1.05
            drawing.line(
                f"M{x + w:.1f},{y - h:.1f}L{x - w:.1f},{y:.1f}L{x + w:.1f},{y + h:.1f}", ink, max(3.2, size * 0.62)
            )


def _brow(drawing: Drawing, x: float, y: float, size: float, slope: float, ink: str) -> None:
    w = size * 1.15
    drawing.line(
        f"M{x - w:.1f},{y - slope / 2 + 1:.1f}Q{x:.1f},{y - 3:.1f} {x + w:.1f},{y + slope / 2 + 1:.1f}", ink, 3
    )


# -- mouths


def mouth(drawing: Drawing, mood: Feeling, y: float, width: float) -> None:
    """One that is not plain."""
    w = width
    match mood:
        case Feeling.GLAD:
            w = max(w, 7) * 1.15
            deep = min(w * 1.35, 31 - y)
            drawing.path(
                f"M{-w:.1f},{y - 1:.1f}Q0,{y + 2.5:.1f} {w:.1f},{y - 1:.1f}Q{w * 0.9:.1f},{y + deep:.1f} 0,{y + deep:.1f}Q{-w * 0.9:.1f},{y + deep:.1f} {-w:.1f},{y - 1:.1f}Z",
                THROAT,
                stroke=INK,
                stroke_width=1.8,
                stroke_linejoin="round",
            )
            drawing.path(disc(0, y + deep * 0.72, w * 0.48, deep * 0.2), TONGUE)
        case Feeling.STUNNED:
            drawing.path(disc(0, y + 4, max(w, 6) * 0.62, max(w, 6) * 0.85), THROAT, stroke=INK, stroke_width=1.8)
        case Feeling.THINKING:
            drawing.line(f"M{-w * 0.5:.1f},{y + 4:.1f}Q{w * 0.2:.1f},{y + 3:.1f} {w:.1f},{y + 0.5:.1f}", INK, 2.6)
        case Feeling.BEATEN:
            s = max(w, 7) / 2
            drawing.line(
                f"M{-2 * s:.1f},{y + 5:.1f}q{s / 2:.1f},-5 {s:.1f},-1q{s / 2:.1f},4 {s:.1f},0q{s / 2:.1f},-4 {s:.1f},0q{s / 2:.1f},4 {s:.1f},1",
                INK,
                2.4,
            )


def beak(drawing: Drawing, mood: Feeling, y: float, wide: float, colours: tuple[str, str]) -> None:
    """Of a bird, open in joy and fright, shut and drawn down otherwise."""
    upper, under = colours
    match mood:
        case Feeling.GLAD | Feeling.STUNNED:
            w, deep = (wide * 1.1, wide * 1.4) if mood is Feeling.GLAD else (wide * 0.8, wide * 1.75)
            drawing.path(f"M{-w:.1f},{y:.1f}Q0,{y + deep * 2:.1f} {w:.1f},{y:.1f}Z", under)
            drawing.path(f"M{-w * 0.72:.1f},{y:.1f}Q0,{y + deep * 1.5:.1f} {w * 0.72:.1f},{y:.1f}Z", THROAT)
            drawing.path(
                f"M{-w:.1f},{y + 1:.1f}Q{-w * 0.5:.1f},{y - 7:.1f} 0,{y - 6:.1f}Q{w * 0.5:.1f},{y - 7:.1f} {w:.1f},{y + 1:.1f}Q0,{y + 5:.1f} {-w:.1f},{y + 1:.1f}Z",
                upper,
            )
        case _:
            turn = 9 if mood is Feeling.THINKING else 0
            with drawing.at(0, y, turn=turn):
                drawing.path(f"M{-wide},2Q0,-6 {wide},2Q{wide * 0.5:.1f},10 0,9Q{-wide * 0.5:.1f},10 {-wide},2Z", upper)
                drawing.line(f"M{-wide + 1},4Q0,{-2 if mood is Feeling.BEATEN else 3} {wide - 1},4", under, 1.8)


# -- around the head


def behind(drawing: Drawing, mood: Feeling) -> None:
    """On the ground: light for joy, a shock, dusk."""
    match mood:
        case Feeling.GLAD:
            for turn in range(0, 360, 30):
                with drawing.at(0, 0, turn=turn):
                    drawing.path("M0,0L-7,-61L7,-61Z", "#ffe97a", fill_opacity=0.72)
        case Feeling.STUNNED:
            drawing.path(
                points([p for n in range(18) for p in (around(18, 60)[n], around(18, 43 + 5 * (n % 2), -80)[n])]),
                "#ffffff",
                fill_opacity=0.5,
            )
        case Feeling.BEATEN:
            drawing.circle(0, 0, 62, drawing.linear(0, -62, 0, 62, (0, "#141a3c", 0.82), (1, "#2a3566", 0.35)))


def before(drawing: Drawing, mood: Feeling) -> None:
    """Over everything: what a glance at a small picture takes in."""
    match mood:
        case Feeling.GLAD:
            for x, y, size in ((-45, 12, 14), (45, -14, 12), (43, 20, 8)):
                with drawing.at(x, y):
                    drawing.path(
                        star(4, size, size * 0.3),
                        "#fff3b0",
                        stroke="#d98a12",
                        stroke_width=1.2,
                        stroke_linejoin="round",
                    )
        case Feeling.STUNNED:
            with drawing.at(41, -33, turn=12):
                drawing.path(
                    "M-5.5,-19H5.5L3.4,4H-3.4Z", "#ff4d3d", stroke="#ffffff", stroke_width=3, stroke_linejoin="round"
                )
                drawing.circle(0, 11.5, 4.4, "#ff4d3d", stroke="#ffffff", stroke_width=2.4)
        case Feeling.THINKING:
            drawing.circle(24, -27, 3.4, "#ffffff", stroke=INK, stroke_width=1.2)
            drawing.path(box(19, -59, 42, 25, 12), "#ffffff", stroke=INK, stroke_width=1.6)
            for x in (29.5, 40, 50.5):
                drawing.circle(x, -46.5, 3.5, INK)


def gloom(drawing: Drawing, mood: Feeling) -> None:
    """On the head of the beaten, under the face: a shade from above."""
    if mood is Feeling.BEATEN:
        drawing.path(
            "M0,-34C24,-34 38,-18 38,2C22,-6 -22,-6 -38,2C-38,-18 -24,-34 0,-34Z",
            drawing.linear(0, -34, 0, 0, (0, "#2b3a86", 0.62), (1, "#2b3a86", 0.0)),
        )
        for x, low in ((-16, -16), (-9, -20), (-2, -17), (5, -21), (12, -16)):
            drawing.line(f"M{x},-32V{low}", "#232c63", 1.8, stroke_opacity=0.75)


def tear(drawing: Drawing, mood: Feeling, x: float, y: float) -> None:
    """At the outer corner of the beaten's eye."""
    if mood is Feeling.BEATEN:
        with drawing.at(x, y):
            drawing.path(
                "M0,-8C5,-1 6,3 6,6A6,6 0 0 1 -6,6C-6,3 -5,-1 0,-8Z", "#7fd0ff", stroke="#ffffff", stroke_width=1.4
            )
