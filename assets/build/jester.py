"""The two jokers: a jester's bust in colour (red, big) and in moonlight (black, small)."""

from dataclasses import dataclass

from drawing import Drawing, around, disc, outline, points


@dataclass(frozen=True, slots=True)
class Costume:
    title: str
    ink: str
    left: tuple[str, str]
    middle: tuple[str, str]
    right: tuple[str, str]
    trim: tuple[str, str]
    glow: str
    cheek: str


COSTUMES = {
    "RJ": Costume(
        "大王", "#cc1530", ("#ff5a5f", "#b70d2d"), ("#ffd75e", "#f08b1d"), ("#9a5cf0", "#5720a8"),
        ("#fff0b8", "#e0a02c"), "#ffcf5a", "#f4796b",
    ),
    "BJ": Costume(
        "小王", "#20263f", ("#5d6f9c", "#26304f"), ("#d9e1f0", "#8592b4"), ("#47516f", "#161b30"),
        ("#ffffff", "#a7b1c8"), "#9fb2da", "#d7a79a",
    ),
}  # fmt: skip


def joker(drawing: Drawing, name: str) -> None:
    costume = COSTUMES[name]
    with drawing.at(108, 170, 1.02):
        _sunburst(drawing, costume)
        bust(drawing, costume)
    for turn in (0, 180):
        with drawing.at(108, 157, turn=turn):
            drawing.path(outline("lilita", "JOKER", -97, -119, 36, 0), costume.ink)
    drawing.path(outline("black", costume.title, 11, 63, 23, 0), costume.ink)


def _sunburst(drawing: Drawing, costume: Costume) -> None:
    rays = "".join(points([(0, 0), a, b]) for a, b in zip(around(16, 92, -96), around(16, 92, -84), strict=True))
    drawing.path(rays, drawing.radial(0, 0, 92, (0, costume.glow, 0.75), (1, costume.glow, 0.04)))


def bust(drawing: Drawing, costume: Costume) -> None:
    _collar(drawing, costume)
    _cap_back(drawing, costume)
    _head(drawing, costume)
    _cap_front(drawing, costume)


def _collar(drawing: Drawing, costume: Costume) -> None:
    for i, x in enumerate((-46, -23, 0, 23, 46)):
        pair = (costume.left, costume.middle, costume.right, costume.middle, costume.left)[i]
        dip = 74 - abs(x) * 0.25
        drawing.path(
            f"M{x * 0.5 - 9},44L{x * 0.5 + 9},44L{x + 15},{dip - 6}L{x},{dip + 10}L{x - 15},{dip - 6}Z",
            drawing.linear(0, 44, 0, 84, *pair),
        )
        drawing.circle(x, dip + 11, 5, drawing.radial(x - 1.5, dip + 9, 7, *costume.trim))


def _cap_back(drawing: Drawing, costume: Costume) -> None:
    drawing.path(
        "M-30,-6C-44,-30 -62,-32 -74,-14C-80,-4 -80,8 -76,18C-70,2 -58,-4 -46,2C-40,6 -36,10 -32,14Z",
        drawing.linear(-78, -30, -30, 14, *costume.left),
    )
    drawing.path(
        "M30,-6C44,-30 62,-32 74,-14C80,-4 80,8 76,18C70,2 58,-4 46,2C40,6 36,10 32,14Z",
        drawing.linear(78, -30, 30, 14, *costume.right),
    )
    drawing.path("M-32,-2C-30,-34 -18,-52 0,-78C18,-52 30,-34 32,-2Z", drawing.linear(0, -78, 0, 0, *costume.middle))
    drawing.path("M0,-78C18,-52 30,-34 32,-2L0,-2Z", "#000000", fill_opacity=0.1)
    for x, y in ((-76, 22), (76, 22), (0, -80)):
        drawing.circle(x, y, 8.5, drawing.radial(x - 3, y - 3, 12, *costume.trim), stroke=costume.ink, stroke_width=0.8)
        drawing.line(f"M{x - 4},{y + 2}L{x + 4},{y + 2}", costume.ink, 1.6)


def _head(drawing: Drawing, costume: Costume) -> None:
    drawing.path("M-30,0C-32,28 -22,50 0,56C22,50 32,28 30,0Z", drawing.linear(0, 0, 0, 56, "#ffe9d4", "#f6c9a4"))
    for x in (-12, 12):
        drawing.path(disc(x, 20, 4.2, 5.2), "#33231f")
        drawing.circle(x - 1.3, 18, 1.6, "#ffffff")
        drawing.circle(x * 1.65, 32, 5.5, costume.cheek, fill_opacity=0.65)
        drawing.line(f"M{x - 6},12Q{x},6 {x + 6},12", "#5a3a2e", 2.4)
    drawing.circle(0, 29, 4.4, costume.cheek)
    drawing.path("M-15,36Q0,41 15,36Q10,50 0,50Q-10,50 -15,36Z", "#8c1d2c")
    drawing.path("M-12.5,37Q0,41 12.5,37Q9,42 0,42Q-9,42 -12.5,37Z", "#ffffff")


def _cap_front(drawing: Drawing, costume: Costume) -> None:
    drawing.path(
        "M-36,12C-38,2 -36,-6 -33,-10Q0,-24 33,-10C36,-6 38,2 36,12Q0,-4 -36,12Z",
        drawing.linear(-36, 0, 36, 0, costume.trim[1], costume.trim[0], costume.trim[1]),
        stroke=costume.ink,
        stroke_width=0.8,
    )
    for x, y in ((-22, -2), (0, -8), (22, -2)):
        drawing.path(f"M{x},{y - 6}l5,6l-5,6l-5,-6Z", costume.left[1])
