# ruff: noqa: E501 (an outline reads best on one line)
"""Small white or coloured shapes that the table uses as particles; white ones are meant to be tinted."""

from collections.abc import Callable

from drawing import ASSETS, Drawing, around, box, disc, points, star, sweep


def main() -> None:
    for name, draw in EFFECTS.items():
        draw().save(ASSETS / "effects" / f"{name}.svg")


def _glow() -> Drawing:
    drawing = Drawing(128, 128)
    fade = drawing.radial(
        64, 64, 64, (0, "#ffffff", 1), (0.25, "#ffffff", 0.62), (0.55, "#ffffff", 0.2), (1, "#ffffff", 0)
    )
    drawing.path(disc(64, 64, 64), fade)
    return drawing


def _spark() -> Drawing:
    drawing = Drawing(64, 64)
    drawing.path(disc(32, 32, 20), drawing.radial(32, 32, 20, (0, "#ffffff", 0.7), (1, "#ffffff", 0)))
    with drawing.at(32, 32):
        drawing.path(star(4, 31, 3.6), "#ffffff")
    return drawing


def _star() -> Drawing:
    drawing = Drawing(64, 64)
    with drawing.at(32, 34):
        drawing.path(
            star(5, 29, 13),
            drawing.linear(0, -29, 0, 29, "#fff3b8", "#ffb52e"),
            stroke="#d98612",
            stroke_width=2,
            stroke_linejoin="round",
        )
        drawing.path("M0,-24L4,-10L0,-4L-4,-10Z", "#ffffff", fill_opacity=0.6)
    return drawing


def _ring() -> Drawing:
    drawing = Drawing(128, 128)
    fade = drawing.radial(64, 64, 64, (0, "#ffffff", 0), (0.7, "#ffffff", 0), (0.86, "#ffffff", 1), (1, "#ffffff", 0))
    drawing.path(disc(64, 64, 64), fade)
    return drawing


def _smoke() -> Drawing:
    drawing = Drawing(128, 128)
    for x, y, r in ((64, 70, 44), (40, 60, 32), (88, 58, 32), (64, 40, 34), (46, 86, 28), (86, 86, 28)):
        drawing.path(
            disc(x, y, r), drawing.radial(x, y, r, (0, "#ffffff", 0.5), (0.6, "#ffffff", 0.24), (1, "#ffffff", 0))
        )
    return drawing


def _rays() -> Drawing:
    drawing = Drawing(512, 512)
    fade = drawing.radial(0, 0, 256, (0, "#ffffff", 0.85), (0.5, "#ffffff", 0.3), (1, "#ffffff", 0))
    with drawing.at(256, 256):
        wedges = zip(around(14, 256, -96), around(14, 256, -84), strict=True)
        drawing.path("".join(points([(0, 0), a, b]) for a, b in wedges), fade)
    return drawing


def _blast() -> Drawing:
    drawing = Drawing(256, 256)
    with drawing.at(128, 128):
        for tips, outer, inner, turn, fill in (
            (13, 122, 78, -90, "#e2361c"),
            (12, 100, 64, -80, "#ff7a1f"),
            (11, 78, 50, -90, "#ffc130"),
            (10, 52, 34, -75, "#fff6cf"),
        ):
            drawing.path(star(tips, outer, inner, turn), fill, stroke=fill, stroke_width=4, stroke_linejoin="round")
    return drawing


def _arrow() -> Drawing:
    drawing = Drawing(64, 64)
    drawing.path("M8,24H34V10L60,32L34,54V40H8Z", "#ffffff", stroke="#ffffff", stroke_width=4, stroke_linejoin="round")
    return drawing


def _swirl() -> Drawing:
    drawing = Drawing(128, 128)
    with drawing.at(64, 64):
        for turn in (0, 180):
            with drawing.at(0, 0, turn=turn):
                drawing.path(sweep(46, 12, 195, 318, 32), "#ffffff")
    return drawing


def _shadow() -> Drawing:
    """A soft card shadow: the card of 216x314 sits in the middle of 264x362."""
    drawing = Drawing(264, 362)
    for step in range(12):
        inset = step * 2.0
        drawing.path(
            box(inset, inset, 264 - 2 * inset, 362 - 2 * inset, 40 - step * 1.6),
            "#000000",
            fill_opacity=0.012 + step * 0.0035,
        )
    return drawing


def _confetti(shape: str, width: float = 32, height: float = 32) -> Drawing:
    drawing = Drawing(width, height)
    drawing.path(shape, "#ffffff")
    return drawing


def _streak() -> Drawing:
    drawing = Drawing(128, 32)
    drawing.path("M0,16L112,4Q128,16 112,28Z", drawing.linear(0, 0, 128, 0, (0, "#ffffff", 0), (1, "#ffffff", 0.95)))
    return drawing


def _coin() -> Drawing:
    drawing = Drawing(64, 64)
    drawing.circle(32, 32, 29, drawing.linear(0, 3, 0, 61, "#fff0b0", "#f2ac27", "#b86f0d"))
    drawing.circle(32, 32, 22, drawing.linear(0, 10, 0, 54, "#f7bd3f", "#ffe08a"))
    with drawing.at(32, 33):
        drawing.path(star(5, 15, 6.6), "#c47a10")
    return drawing


def _petal() -> Drawing:
    drawing = Drawing(32, 32)
    drawing.path("M16,2C28,10 28,22 16,30C4,22 4,10 16,2Z", drawing.linear(0, 2, 0, 30, "#ffffff", "#ffd9e0"))
    return drawing


def _flame() -> Drawing:
    drawing = Drawing(64, 96)
    drawing.path(
        "M32,2C38,22 60,36 60,62C60,82 46,94 32,94C18,94 4,82 4,62C4,46 14,40 18,26C24,32 26,38 26,44C32,34 34,18 32,2Z",
        drawing.linear(0, 2, 0, 94, "#ffb32e", "#ff6a1a", "#e1241c"),
    )
    drawing.path(
        "M33,42C38,54 48,60 48,72C48,84 40,90 32,90C24,90 16,84 16,73C16,64 22,62 24,54C28,58 29,62 29,66C33,60 34,52 33,42Z",
        drawing.linear(0, 42, 0, 90, "#fff3b0", "#ffcf3d"),
    )
    return drawing


EFFECTS: dict[str, Callable[[], Drawing]] = {
    "glow": _glow,
    "spark": _spark,
    "star": _star,
    "ring": _ring,
    "smoke": _smoke,
    "rays": _rays,
    "blast": _blast,
    "arrow": _arrow,
    "swirl": _swirl,
    "shadow": _shadow,
    "streak": _streak,
    "coin": _coin,
    "petal": _petal,
    "flame": _flame,
    "confetti_square": lambda: _confetti(box(4, 4, 24, 24, 3)),
    "confetti_disc": lambda: _confetti(disc(16, 16, 12)),
    "confetti_triangle": lambda: _confetti(points([(16, 4), (29, 27), (3, 27)])),
    "confetti_ribbon": lambda: _confetti(
        "M2,10C8,0 14,0 16,8C18,16 24,16 30,6L30,14C24,24 16,24 14,14C12,8 8,10 2,18Z", 32, 24
    ),
}


if __name__ == "__main__":
    main()
