# ruff: noqa: E501 (an outline reads best on one line)
"""Jack, Queen and King: double-headed figures in a frame that leaves the index corners free."""

from collections.abc import Callable

from drawing import Drawing, box, disc
from suits import Ink, pip

GOLD, GOLD_LIGHT, GOLD_DARK = "#e2ad3f", "#fbe3a0", "#a8711c"
SKIN, SKIN_SHADE, FEATURE = "#fbdcc0", "#eab893", "#4a2c23"
FRAME = (
    "M109,18H190a10,10 0 0 1 10,10V230a10,10 0 0 1 -10,10H127a10,10 0 0 0 -10,10V286a10,10 0 0 1 -10,10"
    "H26a10,10 0 0 1 -10,-10V84a10,10 0 0 1 10,-10H89a10,10 0 0 0 10,-10V28a10,10 0 0 1 10,-10Z"
)


def court(drawing: Drawing, rank: str, suit: str, ink: Ink) -> None:
    drawing.path(FRAME, drawing.linear(0, 18, 0, 296, (0, "#ffffff", 0.6), (0.5, ink.tint, 0.6), (1, "#ffffff", 0.6)))
    for turn in (0, 180):
        with drawing.at(108, 157, turn=turn):
            _half(drawing, rank, suit, ink)
    _sash(drawing, ink)
    drawing.path(FRAME, stroke=GOLD, stroke_width=2.6)


def _half(drawing: Drawing, rank: str, suit: str, ink: Ink) -> None:
    pip(drawing, suit, ink, -66, -54, 36)
    with drawing.at(34, -74):
        BEHIND[rank](drawing, ink)
    _robe(drawing, ink)
    with drawing.at(34, -74):
        FIGURES[rank](drawing, ink)
    with drawing.at(-31, -16, 0.84):
        ATTRIBUTES[rank](drawing, ink)


def _robe(drawing: Drawing, ink: Ink) -> None:
    cloth = drawing.linear(-92, -40, 92, 0, ink.deep, ink.robe, ink.deep)
    drawing.path("M-91,13C-88,-14 -60,-24 -16,-34C6,-39 20,-42 34,-42C56,-42 74,-38 91,-28L91,-13Z", cloth)
    drawing.path("M14,-40L34,-8L54,-40L64,-38L40,4L30,5.4L4,-38Z", GOLD)
    drawing.path("M19,-41L34,-16L49,-41Z", "#fff7ea")
    for x, y in ((-64, -6), (-34, -16), (-10, -24), (72, -25)):
        drawing.path(f"M{x},{y - 6}l5,6l-5,6l-5,-6Z", GOLD, fill_opacity=0.75)


def _sash(drawing: Drawing, ink: Ink) -> None:
    with drawing.at(108, 157):
        drawing.path("M-91,8L91,-18L91,-8L-91,18Z", drawing.linear(-91, 0, 91, 0, GOLD_DARK, GOLD_LIGHT, GOLD_DARK))
        drawing.path("M-91,11.5L91,-14.5L91,-11.5L-91,14.5Z", ink.deep)
        drawing.circle(0, 0, 13, GOLD_LIGHT, stroke=GOLD_DARK, stroke_width=2)
        drawing.circle(0, 0, 8.5, ink.robe)


def _face(drawing: Drawing, lips: str = "#b4493f") -> None:
    drawing.path("M-9,14L9,14L11,36C6,42 -6,42 -11,36Z", SKIN_SHADE)
    drawing.path("M-21,-20C-23,6 -18,28 0,32C18,28 23,6 21,-20Z", SKIN)
    drawing.path("M0,-20L21,-20C23,6 18,28 0,32Z", SKIN_SHADE, fill_opacity=0.28)
    for x in (-9, 9):
        drawing.path(disc(x, 0, 2.7, 3.2), FEATURE)
        drawing.circle(x - 0.8, -1.2, 0.9, "#ffffff")
        drawing.circle(x * 1.5, 9, 3.6, "#f08f7c", fill_opacity=0.4)
        side = 1 if x > 0 else -1
        drawing.line(f"M{x - 4.5},{-7 + side * 0.5}Q{x},-10 {x + 4.5},{-7 - side * 0.5}", FEATURE, 2)
    drawing.line("M0,2L-2.2,9.5L1.5,10.5", "#c98a66", 1.7)
    drawing.line("M-5,17.5Q0,21.5 5,17.5", lips, 2.4)


def _behind_king(drawing: Drawing, ink: Ink) -> None:
    drawing.path("M-24,-22C-36,-4 -36,22 -28,34C-14,40 14,40 28,34C36,22 36,-4 24,-22Z", ink.hair)
    for x in (-29, 29):
        drawing.circle(x, 31, 6.5, ink.hair)


def _king(drawing: Drawing, ink: Ink) -> None:
    _face(drawing)
    drawing.path(
        "M-22,-8C-25,18 -22,38 -12,48C-8,44 -5,46 0,56C5,46 8,44 12,48C22,38 25,18 22,-8C20,6 15,12 8,12.5L-8,12.5C-15,12 -20,6 -22,-8Z",
        ink.hair,
    )
    drawing.path("M0,10.5C-6,7 -15,10 -18,19C-12,17 -5,19 0,14.5C5,19 12,17 18,19C15,10 6,7 0,10.5Z", _lighter(ink))
    drawing.line("M-4.5,21.5Q0,24.5 4.5,21.5", "#8d3530", 2.6)
    for d in ("M-9,28Q-8,38 -11,42", "M0,30L0,46", "M9,28Q8,38 11,42"):
        drawing.line(d, "#ffffff", 1.4, stroke_opacity=0.35)
    gold = drawing.linear(0, -56, 0, -16, GOLD_LIGHT, GOLD, GOLD_DARK)
    drawing.path("M-22,-24C-20,-44 -8,-50 0,-50C8,-50 20,-44 22,-24Z", ink.robe)
    drawing.path(
        "M-25,-16L-31,-46L-16,-31L0,-55L16,-31L31,-46L25,-16Q0,-10 -25,-16Z", gold, stroke=GOLD_DARK, stroke_width=1.2
    )
    drawing.path("M-25.5,-19Q0,-12 25.5,-19L26.5,-25Q0,-18 -26.5,-25Z", GOLD_LIGHT)
    for x, y in ((-31, -47), (0, -56), (31, -47)):
        drawing.circle(x, y, 4, GOLD_LIGHT, stroke=GOLD_DARK, stroke_width=1)
    drawing.path("M0,-43l5,8l-5,8l-5,-8Z", ink.light)
    for x in (-15, 15):
        drawing.circle(x, -27, 2.6, ink.light)


def _behind_queen(drawing: Drawing, ink: Ink) -> None:
    drawing.path(
        "M0,-36C-30,-36 -34,-10 -33,8C-33,24 -44,34 -40,52C-28,58 -14,52 -8,40L8,40C14,52 28,58 40,50C44,34 33,24 33,8C34,-10 30,-36 0,-36Z",
        ink.hair,
    )
    for d in ("M-28,2C-27,22 -36,34 -33,46", "M28,2C27,22 36,34 33,46"):
        drawing.line(d, "#ffffff", 1.8, stroke_opacity=0.3)


def _queen(drawing: Drawing, ink: Ink) -> None:
    _face(drawing, "#c8203c")
    drawing.path("M-4,17.5Q0,16 4,17.5Q0,22.5 -4,17.5Z", "#c8203c")
    for x in (-14, 14):
        drawing.line(f"M{x},-2L{x + (2.6 if x > 0 else -2.6)},-4", FEATURE, 1.6)
    drawing.path(
        "M-24,10C-28,-22 -20,-34 0,-34C20,-34 28,-22 24,10C22,-4 16,-14 0,-20C-16,-14 -22,-4 -24,10Z", ink.hair
    )
    drawing.line("M-19,-8C-15,-18 -8,-22 0,-25", "#ffffff", 1.6, stroke_opacity=0.35)
    gold = drawing.linear(0, -54, 0, -22, GOLD_LIGHT, GOLD, GOLD_DARK)
    drawing.path(
        "M-24,-24C-26,-32 -27,-36 -27,-41C-22,-40 -18,-37 -15,-33C-12,-40 -8,-44 -7,-50C-4,-47 -1,-50 0,-57C1,-50 4,-47 7,-50"
        "C8,-44 12,-40 15,-33C18,-37 22,-40 27,-41C27,-36 26,-32 24,-24Q0,-35 -24,-24Z",
        gold,
        stroke=GOLD_DARK,
        stroke_width=1.2,
    )
    for x, y, r in ((0, -39, 4), (-14, -32, 2.4), (14, -32, 2.4)):
        drawing.circle(x, y, r, ink.light)
    for x in (-27, 27):
        drawing.circle(x, -42, 2.8, "#fffaf0", stroke=GOLD_DARK, stroke_width=0.8)
        drawing.circle(x * 0.84, 14, 2.8, GOLD_LIGHT, stroke=GOLD_DARK, stroke_width=0.8)
    for pearl, drop in ((-11, 37), (-6, 41), (0, 42.5), (6, 41), (11, 37)):
        drawing.circle(pearl, drop, 2.7, "#fffaf0", stroke=GOLD_DARK, stroke_width=0.7)


def _behind_jack(drawing: Drawing, ink: Ink) -> None:
    drawing.path(
        "M-22,-24C-34,-10 -34,14 -31,26C-26,31 -18,30 -14,24L14,24C18,30 26,31 31,26C34,14 34,-10 22,-24Z", ink.hair
    )
    drawing.path(
        "M14,-38C18,-54 36,-62 52,-54C46,-51 49,-46 42,-44C45,-39 36,-35 38,-31C31,-30 23,-30 17,-31Z",
        "#fffaf0",
        stroke=GOLD_DARK,
        stroke_width=1.2,
    )
    drawing.line("M19,-34C29,-42 38,-49 48,-53", GOLD, 1.8)


def _jack(drawing: Drawing, ink: Ink) -> None:
    _face(drawing)
    drawing.path(
        "M-23,14C-27,-6 -26,-22 0,-26C26,-22 27,-6 23,14C22,0 20,-8 14,-13C4,-8 -10,-10 -16,-13C-20,-8 -22,0 -23,14Z",
        ink.hair,
    )
    cap = drawing.linear(0, -46, 0, -14, ink.robe, ink.deep)
    drawing.path("M-30,-20C-38,-36 -20,-46 0,-45C20,-46 36,-38 29,-20C18,-28 -18,-28 -30,-20Z", cap)
    drawing.path(
        "M-28,-15C-18,-24 18,-24 28,-15L29,-21C18,-30 -18,-30 -29,-21Z",
        drawing.linear(-28, 0, 28, 0, GOLD_DARK, GOLD_LIGHT, GOLD_DARK),
    )
    drawing.circle(17, -33, 5.6, GOLD_LIGHT, stroke=GOLD_DARK, stroke_width=1.2)
    drawing.circle(17, -33, 2.8, ink.light)


def _sword(drawing: Drawing, ink: Ink) -> None:
    with drawing.at(0, 0, turn=8):
        drawing.path(
            "M-3.5,-6L-3.5,-62L0,-72L3.5,-62L3.5,-6Z",
            drawing.linear(-4, 0, 4, 0, "#f6f8fb", "#aab4c4"),
            stroke="#7d879a",
            stroke_width=0.8,
        )
        drawing.path(box(-13, -8, 26, 6, 3), GOLD, stroke=GOLD_DARK, stroke_width=1)
        drawing.path(box(-3, -2, 6, 12, 2), ink.deep)


def _rose(drawing: Drawing, ink: Ink) -> None:
    drawing.line("M-2,8C-8,-10 2,-18 -2,-30", "#3f8a55", 3)
    drawing.path("M-4,-12C-16,-12 -18,-20 -20,-23C-11,-25 -5,-20 -4,-12Z", "#4fa768")
    drawing.circle(-2, -36, 11, ink.light)
    drawing.path("M-13,-37C-8,-48 4,-48 9,-37C6,-30 -8,-28 -13,-37Z", ink.robe)
    drawing.line("M-7,-37C-5,-43 3,-42 3,-37C3,-33 -3,-33 -3,-37", "#ffffff", 1.6, stroke_opacity=0.7)


def _halberd(drawing: Drawing, ink: Ink) -> None:
    with drawing.at(-2, 0, turn=6):
        drawing.path(box(-2, -52, 4, 62, 2), "#8a5a2c")
        drawing.path(
            "M-2,-58L0,-74L2,-58L2,-52C12,-54 16,-50 18,-44C12,-42 6,-40 2,-34L-2,-34C-4,-40 -10,-42 -12,-46C-8,-50 -6,-52 -2,-52Z",
            drawing.linear(-12, 0, 18, 0, "#f6f8fb", "#aab4c4"),
            stroke="#7d879a",
            stroke_width=0.8,
        )
        drawing.circle(0, -30, 3.4, GOLD)


def _lighter(ink: Ink) -> str:
    channels = (int(ink.hair[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(c + (255 - c) * 0.22):02x}" for c in channels)


Draw = Callable[[Drawing, Ink], None]
BEHIND: dict[str, Draw] = {"K": _behind_king, "Q": _behind_queen, "J": _behind_jack}
FIGURES: dict[str, Draw] = {"K": _king, "Q": _queen, "J": _jack}
ATTRIBUTES: dict[str, Draw] = {"K": _sword, "Q": _rose, "J": _halberd}
