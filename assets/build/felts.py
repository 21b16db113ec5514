"""Table tops, 1920x1080, drawn to be stretched to any screen: light from above, dark edges, an oval ring."""

from dataclasses import dataclass

from drawing import ASSETS, Drawing, box

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


def main() -> None:
    for name, cloth in CLOTHS.items():
        drawing = Drawing(WIDTH, HEIGHT)
        drawing.path(
            box(0, 0, WIDTH, HEIGHT), drawing.radial(960, 470, 1180, cloth.light, (0.55, cloth.main), (1, cloth.edge))
        )
        if name == "wood":
            _planks(drawing)
        _weave(drawing, cloth)
        _oval(drawing, cloth)
        drawing.save(ASSETS / "felts" / f"{name}.svg")


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


if __name__ == "__main__":
    main()
