# ruff: noqa: E501 (an outline reads best on one line)
"""Covers of the games in extras/, drawn with the tools of the house: python assets/build/extras.py."""

import random

from backs import cloud
from covers import HEIGHT, WIDTH, glow, ground, hand, joker_face, poker_face, rays
from drawing import ASSETS, Drawing, around, box, disc, star
from suits import HEART

EXTRAS = ASSETS.parent.parent / "extras"


def main() -> None:
    for game, layers in (("doudizhu", DOUDIZHU), ("hearts", HEARTS)):
        whole, folder = Drawing(WIDTH, HEIGHT), EXTRAS / game / game / "assets"
        for part, layer in zip(("back", "mid", "front"), layers, strict=True):
            single = Drawing(WIDTH, HEIGHT)
            layer(single)
            layer(whole)
            single.save(folder / f"cover_{part}.svg")
        whole.save(folder / "cover.svg")


# Dou Dizhu: the landlord in his cap, with a gold ingot, over both jokers -----------------------------


def _fields(drawing: Drawing) -> None:
    ground(drawing, "#ffe08a", "#f0a43a", "#b4571c", "#5b230f")
    rays(drawing, 20, "#fff6cf", 0.5, y=190, reach=209)
    for x, y, size in ((62, 74, 0.9), (356, 66, 0.8), (54, 300, 0.8), (370, 296, 0.9)):
        cloud(drawing, x, y, size, "#fff4cf", 0.5)
    for low, fill in ((0, "#7da83a"), (42, "#5c8a2d"), (90, "#3f6b24")):
        drawing.path(
            f"M0,{372 + low}C90,{340 + low} 170,{404 + low} 250,{376 + low}S370,{356 + low} 420,{380 + low}V530"
            f"A30,30 0 0 1 390,560H30A30,30 0 0 1 0,530Z",
            fill,
        )
    for step in range(9):
        drawing.line(
            f"M{20 + 48 * step},448C{30 + 46 * step},480 {24 + 46 * step},520 {30 + 45 * step},548", "#2f5420", 3
        )


def _ingot(drawing: Drawing, x: float, y: float, size: float) -> None:
    """元宝: a boat of gold."""
    with drawing.at(x, y, size):
        drawing.path(disc(0, 40, 74, 12), "#3a1606", fill_opacity=0.3)
        drawing.path(disc(0, -2, 34, 30), drawing.radial(-10, -16, 48, "#fffbe0", "#ffd24a", "#e08a12"))
        drawing.path(
            "M-82,-22C-66,-30 -54,-14 -40,-4C-20,8 20,8 40,-4C54,-14 66,-30 82,-22C78,8 56,42 34,42H-34C-56,42 -78,8 -82,-22Z",
            drawing.linear(0, -26, 0, 44, "#ffe680", "#f6b02c", "#b8660c"),
            stroke="#8a4a08",
            stroke_width=3,
        )
        drawing.line("M-62,-4C-52,16 -42,28 -30,32", "#fff7cf", 5, stroke_opacity=0.8)


def _landlord(drawing: Drawing) -> None:
    skin = drawing.radial(-24, -20, 150, "#ffe8cf", "#f8c79c", "#d98f5c")
    drawing.path(
        "M-118,150C-112,96 -66,78 0,78C66,78 112,96 118,150Z", drawing.linear(0, 78, 0, 150, "#c52338", "#7d0c20")
    )
    drawing.path("M-26,80L0,112L26,80L16,72H-16Z", "#ffd667")
    for side in (-1, 1):
        drawing.path(disc(88 * side, 4, 17, 22), skin, stroke="#b86a3c", stroke_width=2.5)
    drawing.path(disc(0, 8, 88, 82), skin, stroke="#b86a3c", stroke_width=3)
    for side in (-1, 1):
        drawing.path(disc(50 * side, 30, 19, 13), "#ff8d72", fill_opacity=0.55)
        drawing.line(f"M{54 * side},-8C{46 * side},-20 {30 * side},-20 {22 * side},-8", "#2b1a14", 6)
        drawing.path(
            f"M0,33C{14 * side},24 {28 * side},34 {44 * side},42C{58 * side},48 {66 * side},42 {70 * side},34"
            f"C{70 * side},56 {46 * side},64 {26 * side},54C{12 * side},48 {4 * side},42 0,42Z",
            "#2b1a14",
        )
    drawing.path(disc(0, 14, 15, 12), "#f0aa7c", stroke="#c9794a", stroke_width=2.5)
    drawing.path("M-24,56C-12,76 12,76 24,56C12,62 -12,62 -24,56Z", "#a3242c")
    _cap(drawing)


def _cap(drawing: Drawing) -> None:
    """瓜皮帽: six black slices, a red knot and a piece of jade."""
    silk = drawing.radial(-30, -110, 130, "#5a6180", "#252a42", "#10131f")
    drawing.path("M-94,-40C-92,-104 -46,-132 0,-132C46,-132 92,-104 94,-40C60,-58 -60,-58 -94,-40Z", silk)
    for bend in (-56, -20, 20, 56):
        drawing.line(
            f"M0,-132C{bend},-118 {bend * 1.3:.0f},-84 {bend * 1.25:.0f},-52", "#6d7596", 2.4, stroke_opacity=0.7
        )
    drawing.path(
        "M-98,-34C-62,-56 62,-56 98,-34L94,-16C60,-36 -60,-36 -94,-16Z",
        drawing.linear(0, -54, 0, -18, "#f2405a", "#9c1130"),
    )
    drawing.path(
        box(-13, -54, 26, 30, 8), drawing.linear(0, -54, 0, -24, "#d8ffe6", "#3fb77e"), stroke="#f6c453", stroke_width=4
    )
    drawing.circle(0, -140, 16, drawing.radial(-5, -146, 22, "#ff9a8a", "#d51f35"))


def _landlord_and_gold(drawing: Drawing) -> None:
    glow(drawing, 210, 176, 200, "#fff6c4", 0.7)
    with drawing.at(210, 186, 1.06):
        _landlord(drawing)
    _ingot(drawing, 74, 286, 0.62)
    _ingot(drawing, 346, 286, 0.62)
    rng = random.Random(8)
    for _ in range(12):
        ((x, y),) = around(1, rng.uniform(150, 196), rng.uniform(180, 360))
        with drawing.at(210 + x, 190 + y * 0.85, rng.uniform(0.5, 1.0)):
            drawing.path(star(4, 13, 3.6), "#fffbe0")


def _rocket(drawing: Drawing) -> None:
    faces = [poker_face("S", "2"), joker_face("BJ"), joker_face("RJ"), poker_face("H", "2"), poker_face("C", "A")]
    hand(drawing, (210, 722), 345, 0.55, 9.8, faces)


# Hearts: a moon that holds a heart, over the queen of spades ----------------------------------------


def _night(drawing: Drawing) -> None:
    ground(drawing, "#8d3f9e", "#4a2183", "#251257", "#100730")
    rays(drawing, 24, "#ffb3d0", 0.28, y=180, reach=209)
    rng = random.Random(21)
    for _ in range(46):
        x, y = rng.uniform(22, 398), rng.uniform(22, 380)
        with drawing.at(x, y, rng.uniform(0.25, 0.9)):
            drawing.path(star(4, 10, 2.8), "#fff4d6", fill_opacity=rng.uniform(0.4, 0.95))
    for x, y, size in ((70, 486, 1.0), (352, 506, 1.1), (206, 530, 0.8)):
        cloud(drawing, x, y, size, "#e6b8ff", 0.35)


def _moon(drawing: Drawing) -> None:
    glow(drawing, 210, 166, 204, "#ffe9a8", 0.75)
    with drawing.at(204, 160):
        gold = drawing.radial(-62, -40, 230, "#fffdf0", "#ffe28a", "#f0a83a", "#b8661c")
        drawing.path("M44,-120A126,126 0 1 0 118,66A104,104 0 0 1 44,-120Z", gold, stroke="#a85c14", stroke_width=4)
        for x, y, r in ((-78, 30, 17), (-50, 78, 11), (-88, -24, 10), (2, 96, 13)):
            drawing.path(disc(x, y, r), "#d98a26", fill_opacity=0.3)
            drawing.line(f"M{x - r},{y}A{r},{r} 0 0 1 {x},{y - r}", "#fff3c4", 2.5, stroke_opacity=0.8)
        drawing.line("M-104,-38C-92,-78 -62,-104 -30,-112", "#ffffff", 7, stroke_opacity=0.7)
        with drawing.at(66, -14, 1.42, 10):
            drawing.path(HEART, "#3a0718", fill_opacity=0.35, transform="translate(3,6)")
            drawing.path(
                HEART, drawing.radial(-16, -22, 84, "#ff9aa2", "#ee2f49", "#98102c"), stroke="#7d0c26", stroke_width=3
            )
            drawing.path("M-34,-18C-34,-30 -27,-37 -18,-37C-26,-30 -29,-22 -28,-10Z", "#ffffff", fill_opacity=0.75)
    for x, y, size, turn in ((62, 258, 0.3, -18), (352, 246, 0.34, 16), (338, 62, 0.24, 22), (78, 62, 0.2, -12)):
        with drawing.at(x, y, size, turn):
            drawing.path(HEART, drawing.radial(-16, -22, 84, "#ff9aa2", "#ee2f49", "#98102c"))


def _queen_among_hearts(drawing: Drawing) -> None:
    faces = (
        [poker_face("H", rank) for rank in ("9", "K")]
        + [poker_face("S", "Q")]
        + [poker_face("H", rank) for rank in "A2"]
    )
    hand(drawing, (210, 722), 345, 0.55, 9.8, faces)


DOUDIZHU = (_fields, _landlord_and_gold, _rocket)
HEARTS = (_night, _moon, _queen_among_hearts)

if __name__ == "__main__":
    main()
