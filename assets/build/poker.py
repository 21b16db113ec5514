"""The 54 poker faces, the four-colour variants, and Guandan's pale-yellow level cards and wildcards."""

from dataclasses import dataclass

from courts import GOLD, GOLD_DARK, GOLD_LIGHT, court
from drawing import ASSETS, Drawing, around, box, extent, number, outline, points
from jester import joker
from suits import FOUR_COLOUR_INKS, INKS, SHAPES, Ink, flat_pip, pip

WIDTH, HEIGHT = 216, 314
RANKS = "23456789TJQKA"
GUANDAN = ASSETS.parent.parent / "plugins" / "guandan" / "cardcade_guandan" / "assets"

LEFT, RIGHT, MIDDLE = 66, 150, 108
TOP, BOTTOM = 90, 224
PIPS: dict[str, list[tuple[float, float]]] = {
    "2": [(MIDDLE, TOP), (MIDDLE, BOTTOM)],
    "3": [(MIDDLE, TOP), (MIDDLE, 157), (MIDDLE, BOTTOM)],
    "4": [(LEFT, TOP), (RIGHT, TOP), (LEFT, BOTTOM), (RIGHT, BOTTOM)],
}
PIPS["5"] = [*PIPS["4"], (MIDDLE, 157)]
PIPS["6"] = [*PIPS["4"], (LEFT, 157), (RIGHT, 157)]
PIPS["7"] = [*PIPS["6"], (MIDDLE, 123.5)]
PIPS["8"] = [*PIPS["7"], (MIDDLE, 190.5)]
FOUR_ROWS = [(x, TOP + 134 / 3 * row) for x in (LEFT, RIGHT) for row in range(4)]
PIPS["9"] = [*FOUR_ROWS, (MIDDLE, 157)]
PIPS["T"] = [*FOUR_ROWS, (MIDDLE, 112), (MIDDLE, 202)]
PIP_SIZE = {"2": 56, "3": 54, "4": 50, "5": 48, "6": 46, "7": 44, "8": 44, "9": 40, "T": 40}


@dataclass(frozen=True, slots=True)
class Paper:
    """What a face is printed on."""

    top: str
    bottom: str
    edge: str
    rim: str


PLAIN = Paper("#ffffff", "#f6f0e4", "#b9ab93", "#eadfca")
LEVEL = Paper("#fffbe0", "#ffe79a", "#c08a1f", "#f0c14e")


def main() -> None:
    for suit in "SHCD":
        for rank in RANKS:
            face(suit, rank, INKS[suit]).save(ASSETS / "cards" / f"{suit}{rank}.svg")
            face(suit, rank, INKS[suit], LEVEL).save(GUANDAN / "level" / f"{suit}{rank}.svg")
    for suit, ink in FOUR_COLOUR_INKS.items():
        for rank in RANKS:
            face(suit, rank, ink).save(ASSETS / "cards" / "four" / f"{suit}{rank}.svg")
            face(suit, rank, ink, LEVEL).save(GUANDAN / "level" / "four" / f"{suit}{rank}.svg")
    for rank in RANKS:
        wild(rank).save(GUANDAN / "wild" / f"H{rank}.svg")
    for name in ("BJ", "RJ"):
        drawing = sheet(PLAIN)
        joker(drawing, name)
        drawing.save(ASSETS / "cards" / f"{name}.svg")


def sheet(paper: Paper) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT)
    paint_paper(drawing, paper)
    return drawing


def paint_paper(drawing: Drawing, paper: Paper) -> None:
    fill = drawing.linear(0, 0, 0, HEIGHT, paper.top, paper.bottom)
    drawing.path(box(1.25, 1.25, WIDTH - 2.5, HEIGHT - 2.5, 17), fill, stroke=paper.edge, stroke_width=2.5)
    if paper is LEVEL:
        drawing.path(box(5, 5, WIDTH - 10, HEIGHT - 10, 14), stroke=paper.rim, stroke_width=4)


def face(suit: str, rank: str, ink: Ink, paper: Paper = PLAIN) -> Drawing:
    drawing = sheet(paper)
    paint_face(drawing, suit, rank, ink)
    return drawing


def paint_face(drawing: Drawing, suit: str, rank: str, ink: Ink) -> None:
    paint_middle(drawing, suit, rank, ink)
    corners(drawing, suit, rank, ink)


def paint_middle(drawing: Drawing, suit: str, rank: str, ink: Ink) -> None:
    if rank in "JQK":
        court(drawing, rank, suit, ink)
    elif rank == "A":
        ace(drawing, suit, ink)
    else:
        for x, y in PIPS[rank]:
            pip(drawing, suit, ink, x, y, PIP_SIZE[rank], y > 157)


def corners(drawing: Drawing, suit: str, rank: str, ink: Ink) -> None:
    for turn in (0, 180):
        with drawing.at(108, 157, turn=turn):
            index(drawing, suit, rank, ink)


def index(drawing: Drawing, suit: str, rank: str, ink: Ink, tight: float = 1) -> float:
    """Rank and suit side by side, so that both show in the strip of an overlapped card; gives their right end."""
    words, size = "10" if rank == "T" else rank, 62
    squeeze, spacing = (tight * 0.8, -40) if rank == "T" else (tight, 0)
    x0, _, x1, _ = (edge * squeeze for edge in extent("bree", words, size))
    d = outline("bree", words, -96 - x0, -102, size, 0, spacing, squeeze)
    drawing.path(d, ink.flat, stroke=ink.flat, stroke_width=1.2)
    end = -96 + x1 - x0 + (spacing * size / 1000 * squeeze)
    width = 36 * tight
    flat_pip(drawing, suit, ink.flat, end + 4 + width / 2, -122, width)
    return end + 4 + width


def ace(drawing: Drawing, suit: str, ink: Ink) -> None:
    with drawing.at(108, 157):
        rays = "".join(_ray(x, y, turn) for turn, (x, y) in enumerate(around(24, 82)))
        drawing.path(rays, ink.flat, fill_opacity=0.13)
        drawing.path(_ring(66), stroke=GOLD, stroke_width=2, fill="none", stroke_opacity=0.8)
    with drawing.at(108, 157, 1.04):
        drawing.path(SHAPES[suit], GOLD, stroke=GOLD, stroke_width=5)
    pip(drawing, suit, ink, 108, 157, 104)
    with drawing.at(108, 157, 0.34):
        drawing.path(SHAPES[suit], GOLD_LIGHT, fill_opacity=0.9)


def _ring(radius: float) -> str:
    r = number(radius)
    return f"M-{r},0a{r},{r} 0 1 1 {number(2 * radius)},0a{r},{r} 0 1 1 -{number(2 * radius)},0Z"


def _ray(x: float, y: float, _turn: int) -> str:
    inner = 0.86
    nx, ny = -y * 0.035, x * 0.035
    return points([(x * inner, y * inner), (x * 1.1 + nx, y * 1.1 + ny), (x * 1.1 - nx, y * 1.1 - ny)])


def wild(rank: str) -> Drawing:
    """A heart of the level: 配 in a red disc beside the index, and again at the bottom right."""
    drawing = Drawing(WIDTH, HEIGHT)
    paint_wild(drawing, rank)
    return drawing


def paint_wild(drawing: Drawing, rank: str) -> None:
    paint_paper(drawing, LEVEL)
    paint_middle(drawing, "H", rank, INKS["H"])
    red = drawing.radial(-4, -4, 22, "#ff5a4d", "#c30d22")
    for turn in (0, 180):
        with drawing.at(108, 157, turn=turn):
            end = index(drawing, "H", rank, INKS["H"], 0.84)
            with drawing.at(max(end + 18, -14), -122):
                drawing.circle(0, 0, 17.5, red, stroke=GOLD_DARK, stroke_width=1.6)
                drawing.path(outline("black", "配", 0, 9.6, 26), "#ffffff")


if __name__ == "__main__":
    main()
