# ruff: noqa: E501 (an outline reads best on one line)
"""Six round faces and hands to answer with at the table."""

from collections.abc import Callable

from drawing import ASSETS, Drawing, disc
from moods import INK, THROAT, TONGUE

SIZE = 96


def main() -> None:
    for name, draw in EMOTES.items():
        drawing = Drawing(SIZE, SIZE)
        with drawing.at(48, 48):
            draw(drawing)
        drawing.save(ASSETS / "emotes" / f"{name}.svg")


def _ball(drawing: Drawing, light: str = "#ffe27a", dark: str = "#f5a623", rim: str = "#c9780f") -> None:
    drawing.circle(0, 0, 42, drawing.radial(-12, -16, 62, light, dark), stroke=rim, stroke_width=3)
    drawing.path("M-31,-14A34,34 0 0 1 6,-33C-4,-24 -20,-18 -31,-14Z", "#ffffff", fill_opacity=0.45)


def _laugh(drawing: Drawing) -> None:
    _ball(drawing)
    for x in (-16, 16):
        drawing.line(f"M{x - 9},-5Q{x},-18 {x + 9},-5", INK, 4.6)
    drawing.path(
        "M-23,4Q0,10 23,4Q22,31 0,31Q-22,31 -23,4Z", THROAT, stroke=INK, stroke_width=2.4, stroke_linejoin="round"
    )
    drawing.path("M-19,6.5Q0,11.5 19,6.5L17.5,13Q0,17 -17.5,13Z", "#ffffff")
    drawing.path(disc(0, 26, 10, 4.6), TONGUE)
    for x in (-1, 1):
        with drawing.at(x * 36, 2, turn=-18 * x):
            drawing.path(
                "M0,-9C6,-1 7,3 7,6A7,7 0 0 1 -7,6C-7,3 -6,-1 0,-9Z", "#6cc6ff", stroke="#ffffff", stroke_width=1.6
            )


def _wow(drawing: Drawing) -> None:
    _ball(drawing)
    for x in (-16, 16):
        drawing.line(f"M{x - 8},-25Q{x},-32 {x + 8},-25", INK, 3.8)
        drawing.path(disc(x, -8, 9.5, 11), "#ffffff", stroke=INK, stroke_width=2.4)
        drawing.circle(x, -8, 4, INK)
    drawing.path(disc(0, 19, 9, 13), THROAT, stroke=INK, stroke_width=2.4)


def _cry(drawing: Drawing) -> None:
    _ball(drawing)
    for x in (-16, 16):
        drawing.path(f"M{x - 7},-4H{x + 7}L{x + 9},34Q{x},40 {x - 9},34Z", "#6cc6ff", fill_opacity=0.9)
        drawing.line(f"M{x - 9},-9Q{x},-1 {x + 9},-9", INK, 4.4)
    drawing.line("M-26,-21L-10,-25M26,-21L10,-25", INK, 3.8)
    drawing.path("M-12,24Q0,8 12,24Q0,19 -12,24Z", THROAT, stroke=INK, stroke_width=2.6, stroke_linejoin="round")


def _angry(drawing: Drawing) -> None:
    _ball(drawing, "#ff9d7a", "#e8432f", "#a3231c")
    for flip in (False, True):
        with drawing.at(0, 0, flip=flip):
            drawing.line("M7,-11L28,-22", INK, 5)
            drawing.path(disc(16, -3, 6.5, 7.5), INK)
            drawing.circle(14, -6, 2.2, "#ffffff")
    drawing.line("M-15,23Q0,9 15,23", INK, 4.6)


def _thumb(drawing: Drawing) -> None:
    _edged(drawing, "M-40,-4H-22V36H-40Z", drawing.linear(0, -4, 0, 36, "#5f8fe0", "#3358a8"), "#23407f")
    _edged(
        drawing,
        "M-18,-2C-8,-8 -4,-18 -3,-32C-3,-42 13,-42 13,-28C13,-20 11,-14 9,-8H32C41,-8 42,3 34,6C41,9 40,19 32,20C38,24 35,32 28,32C31,37 27,41 20,41H-4C-10,41 -14,37 -18,36Z",
        drawing.linear(0, -40, 0, 41, "#ffe27a", "#f5a623"),
        "#c9780f",
    )
    drawing.line("M34,6H16M32,20H17M28,32H16", "#c9780f", 2.6)


def _heart(drawing: Drawing) -> None:
    _edged(
        drawing,
        "M0,38C-50,6 -44,-36 -18,-36C-8,-36 -2,-30 0,-24C2,-30 8,-36 18,-36C44,-36 50,6 0,38Z",
        drawing.radial(-12, -18, 60, "#ff8fa0", "#e0304f"),
        "#a3182f",
    )
    drawing.path(
        "M-30,-14C-29,-24 -22,-28 -15,-27C-22,-22 -26,-16 -26,-8C-29,-9 -30,-12 -30,-14Z", "#ffffff", fill_opacity=0.7
    )


def _edged(drawing: Drawing, path: str, fill: str, edge: str) -> None:
    """With a dark rim, as everything that is no face."""
    drawing.path(path, fill, stroke=edge, stroke_width=3, stroke_linejoin="round")


EMOTES: dict[str, Callable[[Drawing], None]] = {
    "thumb": _thumb,
    "laugh": _laugh,
    "wow": _wow,
    "cry": _cry,
    "angry": _angry,
    "heart": _heart,
}


if __name__ == "__main__":
    main()
