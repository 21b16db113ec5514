"""Coloured things to win or to fear: medals, crown, cup, bomb, banner, and the empty place of a pile."""

from collections.abc import Callable

from drawing import ASSETS, Drawing, arc, around, box, disc, outline, scallop, star

GOLD = ("#fff3b8", "#ffc93f", "#d98412")
SILVER = ("#ffffff", "#cdd6e4", "#8592a8")
BRONZE = ("#ffdcb8", "#e09050", "#a05a24")
IRON = ("#dfe3ec", "#9aa3b5", "#5f687c")


def main() -> None:
    for name, draw in TROPHIES.items():
        draw().save(ASSETS / "effects" / f"{name}.svg")


def _medal(place: str, shades: tuple[str, str, str]) -> Drawing:
    drawing = Drawing(128, 160)
    drawing.path("M30,0H58L70,56H46Z", "#d4213e")
    drawing.path("M98,0H70L58,56H82Z", "#2450c4")
    with drawing.at(64, 98):
        drawing.path(scallop(20, 52), shades[2])
        drawing.circle(0, -1, 48, drawing.linear(0, -50, 0, 50, *shades))
        drawing.circle(0, 0, 38, drawing.linear(0, -38, 0, 38, shades[1], shades[0]), stroke=shades[2], stroke_width=2)
        drawing.path(outline("lilita", place, 0, 20, 58), shades[2])
    return drawing


def _crown() -> Drawing:
    drawing = Drawing(160, 128)
    drawing.path("M32,50C50,30 110,30 128,50L122,96H38Z", "#c41f3a")
    drawing.path(
        "M24,104L10,36L48,64L80,14L112,64L150,36L136,104Q80,118 24,104Z",
        drawing.linear(0, 14, 0, 112, *GOLD),
        stroke="#a8650c",
        stroke_width=3,
        stroke_linejoin="round",
    )
    drawing.path(
        "M23,98Q80,112 137,98L134,112Q80,126 26,112Z", drawing.linear(24, 0, 136, 0, "#d98412", "#fff3b8", "#d98412")
    )
    for x, y in ((10, 34), (80, 13), (150, 34)):
        drawing.circle(x, y + 1, 8, drawing.radial(x - 3, y - 3, 12, *GOLD), stroke="#a8650c", stroke_width=1.6)
    drawing.path("M80,62l12,17l-12,17l-12,-17Z", drawing.linear(0, 62, 0, 96, "#ff7a7a", "#c41f3a"))
    for x in (44, 116):
        drawing.circle(x, 84, 7, drawing.radial(x - 2, 82, 9, "#8fd0ff", "#1f74e4"))
    return drawing


def _cup() -> Drawing:
    drawing = Drawing(160, 176)
    drawing.path(
        "M40,34H16C14,74 30,92 56,96M120,34H144C146,74 130,92 104,96",
        stroke="#d98412",
        stroke_width=11,
        stroke_linecap="round",
    )
    drawing.path(
        "M36,14H124V60C124,96 104,114 88,118V136H72V118C56,114 36,96 36,60Z",
        drawing.linear(36, 0, 124, 0, "#e59a1f", "#fff3b8", "#ffc93f", "#d07f10"),
    )
    drawing.path(box(30, 8, 100, 14, 7), "#fff3b8", stroke="#d98412", stroke_width=1.6)
    drawing.path("M56,134H104L110,148H50Z", "#d98412")
    drawing.path(box(38, 146, 84, 22, 6), drawing.linear(0, 146, 0, 168, "#5a3418", "#341b0a"))
    with drawing.at(80, 62):
        drawing.path(star(5, 26, 11), "#ffffff", fill_opacity=0.92)
    return drawing


def _bomb() -> Drawing:
    drawing = Drawing(160, 160)
    drawing.line("M104,44C112,24 126,20 138,28", "#c79a5a", 6)
    drawing.circle(70, 94, 56, drawing.radial(50, 70, 100, "#6d7590", "#2f3449", "#12141f"))
    drawing.path(disc(48, 70, 14, 9), "#ffffff", fill_opacity=0.35)
    with drawing.at(103, 52, turn=40):
        drawing.path(box(-17, -10, 34, 20, 5), "#3c425a")
    with drawing.at(139, 27):
        drawing.path(star(8, 21, 9), "#ff7a1f")
        drawing.path(star(8, 13, 6), "#fff2b0")
    return drawing


def _banner() -> Drawing:
    """A ribbon for a headline; the flat middle part is 420 wide and 92 high."""
    drawing = Drawing(640, 140)
    for flip in (False, True):
        with drawing.at(320, 0, flip=flip):
            drawing.path("M-316,40H-190V128H-316L-282,84Z", drawing.linear(-316, 0, -190, 0, "#c41f3a", "#8c1026"))
            drawing.path("M-230,104L-190,128V104Z", "#560817")
    drawing.path("M90,12H550V104H90Z", drawing.linear(0, 12, 0, 104, "#ff5a55", "#d4213e", "#ad1230"))
    drawing.path("M98,20H542M98,96H542", stroke="#ffd98a", stroke_width=3)
    return drawing


def _slot() -> Drawing:
    """The empty place of a pile, the size of a card."""
    drawing = Drawing(216, 314)
    drawing.path(box(3, 3, 210, 308, 16), "#000000", fill_opacity=0.16)
    drawing.path(box(4, 4, 208, 306, 15), stroke="#ffffff", stroke_width=4, stroke_opacity=0.35)
    with drawing.at(108, 157):
        drawing.path(star(4, 34, 11), "#ffffff", fill_opacity=0.22)
    return drawing


def _laurel() -> Drawing:
    drawing = Drawing(256, 256)
    leaf, fill = "M0,20C-13,6 -12,-16 0,-28C12,-16 13,6 0,20Z", drawing.linear(0, -28, 0, 20, *GOLD)
    for flip in (False, True):
        with drawing.at(128, 124, flip=flip):
            drawing.path(arc(94, 92, 232), stroke="#d98412", stroke_width=4, stroke_linecap="round")
            for i, (x, y) in enumerate(around(15, 94, 104)[:6]):
                for lean in (-38, 30):
                    with drawing.at(x, y, 1.02 - i * 0.05, 104 + 24 * i + 180 + lean), drawing.at(0, -18):
                        drawing.path(leaf, fill, stroke="#b8700c", stroke_width=1.4)
    return drawing


TROPHIES: dict[str, Callable[[], Drawing]] = {
    "medal_1": lambda: _medal("1", GOLD),
    "medal_2": lambda: _medal("2", SILVER),
    "medal_3": lambda: _medal("3", BRONZE),
    "medal_4": lambda: _medal("4", IRON),
    "crown": _crown,
    "cup": _cup,
    "bomb": _bomb,
    "banner": _banner,
    "slot": _slot,
    "laurel": _laurel,
}


if __name__ == "__main__":
    main()
