"""Table tops, 1920x1080, drawn to be stretched to any screen: light from above, dark edges, an oval ring."""

import math
from dataclasses import dataclass

from drawing import ASSETS, Drawing, around, box, star
from suits import SHAPES

WIDTH, HEIGHT = 1920, 1080


@dataclass(frozen=True, slots=True)
class Cloth:
    glow: str
    light: str
    main: str
    edge: str
    ring: str
    inlay: str


CLOTHS = {
    "emerald": Cloth("#37a87a", "#1f8560", "#0f5a43", "#042a21", "#f1d58a", "#0a4a38"),
    "midnight": Cloth("#4d68b8", "#2c4286", "#172552", "#070c20", "#b9cdfb", "#131f47"),
    "crimson": Cloth("#c2494b", "#962735", "#651522", "#28050c", "#f4cd8c", "#57101c"),
    "wood": Cloth("#c08a55", "#9a6437", "#6b4022", "#28150a", "#f6d9a4", "#5c351b"),
}


PLUGINS = ASSETS.parent.parent / "plugins"
UNO = PLUGINS / "uno" / "cardcade_uno" / "assets"
GANDENGYAN = PLUGINS / "gandengyan" / "cardcade_gandengyan" / "assets"
TEAL = Cloth("#2ba4a2", "#1c8f9a", "#0e5a7c", "#061c38", "#bff3ee", "#0c4c68")


def main() -> None:
    table("uno", CLOTHS["midnight"], ring=True).save(UNO / "felt.svg")
    table("gandengyan", TEAL, ring=False).save(GANDENGYAN / "felt.svg")
    for name, cloth in CLOTHS.items():
        table(name, cloth, ring=True).save(ASSETS / "felts" / f"{name}.svg")
        table(name, cloth, ring=False).save(ASSETS / "felts" / "plain" / f"{name}.svg")


def table(name: str, cloth: Cloth, ring: bool) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT)
    light = drawing.radial(960, 470, 1180, (0, cloth.light), (0.55, cloth.main), (1, cloth.edge))
    drawing.path(box(0, 0, WIDTH, HEIGHT), light)
    if name == "wood":
        _planks(drawing)
    _weave(drawing, cloth)
    if ring:
        _oval(drawing, cloth)
        _corners(drawing, cloth)
    return drawing


def _weave(drawing: Drawing, cloth: Cloth) -> None:
    glow = drawing.radial(960, 430, 620, (0, cloth.glow, 0.6), (1, cloth.glow, 0.0))
    drawing.path(box(340, 0, 1240, 1050), glow)


def _planks(drawing: Drawing) -> None:
    for i, y in enumerate(range(0, 1080, 135)):
        drawing.path(box(0, y, WIDTH, 135), "#2a1408", fill_opacity=(0.1, 0.02, 0.16, 0.06)[i % 4])
        drawing.path(box(0, y, WIDTH, 3), "#1c0c04", fill_opacity=0.55)
        drawing.path(box(0, y + 3, WIDTH, 2), "#ffdca8", fill_opacity=0.12)
        joint = (380, 1240, 760, 1560)[i % 4]
        drawing.path(box(joint, y, 3, 135), "#1c0c04", fill_opacity=0.5)
        for k in range(3):
            top, bend = y + 28 + 36 * k, (14, -18, 10)[(k + i) % 3]
            drawing.path(
                f"M0,{top}C480,{top + bend} 720,{top - bend} 960,{top}S1500,{top + bend} 1920,{top - 4}",
                stroke="#2a1408",
                stroke_width=2,
                stroke_opacity=0.2,
            )


def _oval(drawing: Drawing, cloth: Cloth) -> None:
    drawing.path(box(470, 226, 980, 430, 215), cloth.inlay, fill_opacity=0.32)
    drawing.path(box(470, 226, 980, 430, 215), stroke=cloth.ring, stroke_width=3, stroke_opacity=0.34)
    drawing.path(box(482, 238, 956, 406, 203), stroke=cloth.ring, stroke_width=1.4, stroke_opacity=0.2)
    with drawing.at(960, 441):
        for suit, (x, y) in zip("SHCD", around(4, 74), strict=True):
            with drawing.at(x, y, 0.72, math.degrees(math.atan2(y, x)) + 90):
                drawing.path(SHAPES[suit], cloth.ring, fill_opacity=0.06)
        drawing.path(star(4, 30, 10), cloth.ring, fill_opacity=0.09)


def _corners(drawing: Drawing, cloth: Cloth) -> None:
    """Thin quarter fans in the corners, as on an old card table."""
    for x, y, turn in ((0, 0, 0), (WIDTH, 0, 90), (WIDTH, HEIGHT, 180), (0, HEIGHT, 270)):
        with drawing.at(x, y, turn=turn):
            arcs = "".join(f"M{r},0A{r},{r} 0 0 1 0,{r}" for r in (70, 84, 128))
            drawing.path(arcs, stroke=cloth.ring, stroke_width=2, stroke_opacity=0.13)


if __name__ == "__main__":
    main()
