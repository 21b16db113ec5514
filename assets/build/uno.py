"""The faces and back of the UNO deck: an arcade token on a coloured ground, our own design throughout."""

from collections.abc import Callable

from drawing import ASSETS, Drawing, arc, box, disc, extent, outline, points, star, sweep
from palette import GAMEBOARD, IVORY, NIGHT

WIDTH, HEIGHT = 216, 314
TARGET = ASSETS.parent.parent / "plugins" / "uno" / "cardcade_uno" / "assets"
Shades = tuple[str, str, str]
SYMBOLS = {
    "R": points([(0, -11), (12, 10), (-12, 10)]),
    "G": disc(0, 0, 10.5),
    "B": box(-9.5, -9.5, 19, 19, 2),
    "Y": points([(0, -13), (11, 0), (0, 13), (-11, 0)]),
}


def main() -> None:
    for symbols in (False, True):
        folder = TARGET / "cards" / "symbols" if symbols else TARGET / "cards"
        for colour in GAMEBOARD:
            for kind in "0123456789SVD":
                face(colour, kind, symbols).save(folder / f"{colour}{kind}.svg")
            for wild in "WF":
                face(colour, wild, symbols).save(folder / f"{wild}_{colour}.svg")
        for wild in "WF":
            face(None, wild, symbols).save(folder / f"{wild}.svg")
    back().save(TARGET / "back.svg")
    for colour in GAMEBOARD:
        colour_token(colour).save(TARGET / f"colour_{colour}.svg")
    for name, turn in (("direction_clockwise", False), ("direction_anticlockwise", True)):
        direction(turn).save(TARGET / f"{name}.svg")


def face(colour: str | None, kind: str, symbols: bool) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT)
    paint(drawing, colour, kind, symbols)
    return drawing


def paint(drawing: Drawing, colour: str | None, kind: str, symbols: bool) -> None:
    shades = GAMEBOARD[colour] if colour else NIGHT
    ground(drawing, shades)
    with drawing.at(108, 157):
        token(drawing, shades)
        CENTRES.get(kind, _number)(drawing, kind, shades)
        for turn in (0, 180):
            with drawing.at(0, 0, turn=turn):
                CORNERS.get(kind, _corner_number)(drawing, kind, shades)
                if symbols and colour:
                    _symbol(drawing, colour, shades)


def ground(drawing: Drawing, shades: Shades) -> None:
    drawing.path(box(1.25, 1.25, 213.5, 311.5, 19), IVORY, stroke="#b9ab93", stroke_width=2.5)
    drawing.path(box(10, 10, 196, 294, 13), drawing.linear(0, 10, 216, 304, *shades))
    for d in ("M10,150L206,40V92L10,202Z", "M10,232L206,122V138L10,248Z"):
        drawing.path(d, "#ffffff", fill_opacity=0.1)
    drawing.path("M10,262L206,152V291a13,13 0 0 1 -13,13H23a13,13 0 0 1 -13,-13Z", shades[2], fill_opacity=0.22)
    drawing.path(box(15.5, 15.5, 185, 283, 9), stroke="#ffffff", stroke_width=1.6, stroke_opacity=0.35)


def token(drawing: Drawing, shades: Shades, radius: float = 80) -> None:
    """An arcade token: ivory with eight marks on its rim."""
    r = radius
    drawing.circle(0, r * 0.07, r, shades[2], fill_opacity=0.5)
    drawing.circle(0, 0, r, drawing.linear(0, -r, 0, r, "#ffffff", "#f1e6d0"))
    for i in range(8):
        drawing.path(arc(r * 0.91, 45 * i - 10, 45 * i + 10), stroke=shades[1], stroke_width=r * 0.125)
    drawing.path(disc(0, 0, r * 0.81), stroke=shades[1], stroke_width=r * 0.03, stroke_opacity=0.75)


def _ink(drawing: Drawing, shades: Shades) -> str:
    return drawing.linear(0, -50, 0, 50, shades[0] if shades is not NIGHT else "#3c4166", shades[1], shades[2])


def _number(drawing: Drawing, kind: str, shades: Shades) -> None:
    _big(drawing, kind, 138, shades)
    if kind in "69":
        drawing.path(box(-25, 45, 50, 8, 4), shades[1])


def _big(drawing: Drawing, words: str, size: float, shades: Shades) -> None:
    x0, y0, x1, y1 = extent("lilita", words, size)
    x, y = -(x0 + x1) / 2, (y0 + y1) / 2 - (8 if words in "69" else 0)
    drawing.path(outline("lilita", words, x + 3.5, y + 4.5, size, 0), shades[2], fill_opacity=0.28)
    drawing.path(outline("lilita", words, x, y, size, 0), _ink(drawing, shades))


def _skip(drawing: Drawing, kind: str, shades: Shades) -> None:
    drawing.path(disc(3, 4, 41), stroke=shades[2], stroke_width=15, stroke_opacity=0.22)
    drawing.path(disc(0, 0, 41), stroke=shades[1], stroke_width=15)
    drawing.path("M-29,29L29,-29", stroke=shades[1], stroke_width=14)


ARROW = sweep(38, 19, 190, 312, 46)


def _reverse(drawing: Drawing, kind: str, shades: Shades) -> None:
    for shift, fill, opacity in ((4, shades[2], 0.25), (0, _ink(drawing, shades), 1.0)):
        for turn in (0, 180):
            with drawing.at(shift, shift, 1.02, turn):
                drawing.path(ARROW, fill, fill_opacity=opacity)


def _mini(drawing: Drawing, x: float, y: float, turn: float, shades: Shades, size: float = 1) -> None:
    """A small card lying on the token."""
    with drawing.at(x, y, size, turn):
        drawing.path(box(-19, -26, 38, 52, 6), shades[2], fill_opacity=0.35)
        drawing.path(box(-20, -28, 38, 52, 6), "#ffffff")
        drawing.path(box(-17, -25, 32, 46, 4), drawing.linear(0, -28, 0, 24, *shades[:2]))
        drawing.path(star(4, 9, 4), "#ffffff", fill_opacity=0.9)


def _draw_two(drawing: Drawing, kind: str, shades: Shades) -> None:
    _mini(drawing, -19, -5, -14, (shades[1], shades[2], shades[2]), 1.55)
    _mini(drawing, 19, 6, 9, shades, 1.55)


def pinwheel(drawing: Drawing, radius: float) -> None:
    """Four sails in the four colours, for the wilds."""
    r = radius / 60
    for i, colour in enumerate("RYGB"):
        light, main, deep = GAMEBOARD[colour]
        with drawing.at(0, 0, r, 90 * i):
            drawing.path(
                "M0,0C-8,-22 -4,-50 22,-56C44,-50 52,-26 46,-8C34,-16 14,-14 0,0Z",
                drawing.linear(0, -56, 30, 0, light, main),
            )
            drawing.path("M0,0C2,-22 14,-40 46,-8C34,-16 14,-14 0,0Z", deep, fill_opacity=0.45)
    drawing.circle(0, 0, 8 * r, "#ffffff")
    drawing.circle(0, 0, 4.5 * r, NIGHT[1])


def _wild(drawing: Drawing, kind: str, shades: Shades) -> None:
    pinwheel(drawing, 58)


def _wild_four(drawing: Drawing, kind: str, shades: Shades) -> None:
    for colour, x, y, turn in (("R", -34, 12, -30), ("Y", -12, -3, -10), ("G", 12, -3, 10), ("B", 34, 12, 30)):
        _mini(drawing, x, y, turn, GAMEBOARD[colour], 1.3)


def _corner_number(drawing: Drawing, kind: str, shades: Shades) -> None:
    _corner_words(drawing, kind, 56, shades)
    if kind in "69":
        drawing.path(box(-89, -95, 25, 5, 2.5), "#ffffff")


def _corner_words(drawing: Drawing, words: str, size: float, shades: Shades) -> None:
    x0, _, _, y1 = extent("lilita", words, size)
    drawing.path(outline("lilita", words, -89 - x0 + 2, -136 + y1 + 2.5, size, 0), shades[2], fill_opacity=0.7)
    drawing.path(outline("lilita", words, -89 - x0, -136 + y1, size, 0), "#ffffff")


def _corner_plus(drawing: Drawing, kind: str, shades: Shades) -> None:
    _corner_words(drawing, "+2" if kind == "D" else "+4", 46, shades)


def _corner_skip(drawing: Drawing, kind: str, shades: Shades) -> None:
    for shift, colour in ((2, shades[2]), (0, "#ffffff")):
        with drawing.at(-70 + shift, -117 + shift):
            drawing.path(disc(0, 0, 15), stroke=colour, stroke_width=7)
            drawing.path("M-10,10L10,-10", stroke=colour, stroke_width=6.5)


def _corner_reverse(drawing: Drawing, kind: str, shades: Shades) -> None:
    for shift, colour in ((2, shades[2]), (0, "#ffffff")):
        for turn in (0, 180):
            with drawing.at(-69 + shift, -115 + shift, 0.44, turn):
                drawing.path(ARROW, colour)


def _corner_wild(drawing: Drawing, kind: str, shades: Shades) -> None:
    with drawing.at(-68, -115):
        drawing.circle(0, 0, 20, "#ffffff")
        pinwheel(drawing, 18.5)


def _symbol(drawing: Drawing, colour: str, shades: Shades) -> None:
    with drawing.at(-75, -74, 1.05):
        drawing.path(SYMBOLS[colour], shades[2], stroke=shades[2], stroke_width=7, stroke_linejoin="round")
        drawing.path(SYMBOLS[colour], "#ffffff", stroke="#ffffff", stroke_width=1.5, stroke_linejoin="round")


Draw = Callable[[Drawing, str, Shades], None]
CENTRES: dict[str, Draw] = {"S": _skip, "V": _reverse, "D": _draw_two, "W": _wild, "F": _wild_four}
CORNERS: dict[str, Draw] = {
    "S": _corner_skip, "V": _corner_reverse, "D": _corner_plus, "W": _corner_wild, "F": _corner_plus,
}  # fmt: skip


def back() -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT)
    drawing.path(box(1.25, 1.25, 213.5, 311.5, 19), IVORY, stroke="#b9ab93", stroke_width=2.5)
    drawing.path(box(10, 10, 196, 294, 13), drawing.linear(0, 10, 216, 304, "#3a3f6b", "#1d2040", "#0e1024"))
    for i, colour in enumerate("RYGB"):
        with drawing.at(108, 157, turn=90 * i + 45):
            drawing.path("M0,0L-20,-96L0,-108L20,-96Z", GAMEBOARD[colour][1], fill_opacity=0.9)
            drawing.path("M0,0L-8,-118L0,-126L8,-118Z", GAMEBOARD[colour][0], fill_opacity=0.9)
    for x, y in ((34, 34), (182, 34), (34, 280), (182, 280)):
        with drawing.at(x, y):
            drawing.path(star(4, 11, 4), "#ffd98a")
    with drawing.at(108, 157):
        drawing.circle(0, 0, 68, "#0b0d1f")
        token(drawing, ("#e2ad3f", "#c8912b", "#0b0d1f"), 64)
        pinwheel(drawing, 46)
    drawing.path(box(15.5, 15.5, 185, 283, 9), stroke="#ffd98a", stroke_width=1.6, stroke_opacity=0.6)
    return drawing


def colour_token(colour: str) -> Drawing:
    """The round button of a colour, with its symbol, for the chooser and the current-colour badge."""
    drawing, shades = Drawing(96, 96), GAMEBOARD[colour]
    with drawing.at(48, 46):
        drawing.circle(0, 4, 44, "#000000", fill_opacity=0.3)
        token(drawing, shades, 44)
        drawing.path(disc(0, 0, 35), drawing.linear(0, -36, 0, 36, *shades))
        drawing.path("M-31,-10A33,33 0 0 1 31,-10Q0,0 -31,-10Z", "#ffffff", fill_opacity=0.18)
        with drawing.at(0, 0, 1.25):
            drawing.path(SYMBOLS[colour], "#ffffff")
    return drawing


def direction(anticlockwise: bool) -> Drawing:
    """A wide ring of two sweeping arrows for the middle of the table, white to be tinted."""
    drawing = Drawing(400, 400)
    with drawing.at(200, 200, flip=anticlockwise):
        for turn in (0, 180):
            with drawing.at(0, 0, turn=turn):
                fade = drawing.linear(-170, 0, 150, 0, (0, "#ffffff", 0.0), (1, "#ffffff", 0.9))
                drawing.path(
                    "M-170,-30A172,172 0 0 1 128,-116L142,-130L160,-72L100,-86L114,-100A152,152 0 0 0 -150,-30Z", fade
                )
    return drawing


if __name__ == "__main__":
    main()
