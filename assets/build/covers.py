"""Home-tile covers in three layers each, for a parallax under the pointer: back, middle, front."""

import math
import random
from collections.abc import Callable

import poker
from backs import cloud
from drawing import ASSETS, Drawing, around, box, disc, points, star
from jester import joker
from logo import fan
from palette import GAMEBOARD
from suits import INKS, SHAPES

import uno

WIDTH, HEIGHT, CORNER = 420, 560, 30
PLUGINS = ASSETS.parent.parent / "plugins"
Layer = Callable[[Drawing], None]


def main() -> None:
    for folder, name, layers in (
        (PLUGINS / "uno" / "cardcade_uno" / "assets", "cover", UNO),
        (PLUGINS / "guandan" / "cardcade_guandan" / "assets", "cover", GUANDAN),
        (PLUGINS / "gandengyan" / "cardcade_gandengyan" / "assets", "cover", GANDENGYAN),
        (ASSETS / "covers", "default", DEFAULT),
    ):
        whole = Drawing(WIDTH, HEIGHT)
        for part, layer in zip(("back", "mid", "front"), layers, strict=True):
            single = Drawing(WIDTH, HEIGHT)
            layer(single)
            layer(whole)
            single.save(folder / f"{name}_{part}.svg")
        whole.save(folder / f"{name}.svg")


def ground(drawing: Drawing, *shades: str) -> None:
    drawing.path(box(0, 0, WIDTH, HEIGHT, CORNER), drawing.radial(210, 220, 420, *shades))


def rays(
    drawing: Drawing, n: int, colour: str, strength: float, x: float = 210, y: float = 250, reach: float = 205
) -> None:
    """Beams that stay inside the tile."""
    half = 360 / n / 4
    wedges = zip(around(n, reach, -90 - half), around(n, reach, -90 + half), strict=True)
    with drawing.at(x, y):
        fade = drawing.radial(0, 0, reach, (0, colour, strength), (1, colour, 0))
        drawing.path("".join(points([(0, 0), a, b]) for a, b in wedges), fade)


def glow(drawing: Drawing, x: float, y: float, r: float, colour: str, strength: float) -> None:
    drawing.path(disc(x, y, r), drawing.radial(x, y, r, (0, colour, strength), (1, colour, 0)))


def card(drawing: Drawing, x: float, y: float, size: float, turn: float, face: Layer) -> None:
    """A card of 216x314 about its centre, with a soft shadow."""
    with drawing.at(x, y, size, turn):
        for spread in (10, 5, 0):
            drawing.path(
                box(-108 - spread + 6, -157 - spread + 14, 216 + 2 * spread, 314 + 2 * spread, 20 + spread),
                "#000000",
                fill_opacity=0.1,
            )
        with drawing.at(-108, -157):
            face(drawing)


def hand(
    drawing: Drawing, pivot: tuple[float, float], reach: float, size: float, spread: float, faces: list[Layer]
) -> None:
    middle = (len(faces) - 1) / 2
    for i, face in enumerate(faces):
        turn = (i - middle) * spread
        angle = math.radians(turn - 90)
        card(drawing, pivot[0] + reach * math.cos(angle), pivot[1] + reach * math.sin(angle), size, turn, face)


def poker_face(suit: str, rank: str, paper: poker.Paper = poker.PLAIN) -> Layer:
    def draw(drawing: Drawing) -> None:
        poker.paint_paper(drawing, paper)
        poker.paint_face(drawing, suit, rank, INKS[suit])

    return draw


def joker_face(name: str) -> Layer:
    def draw(drawing: Drawing) -> None:
        poker.paint_paper(drawing, poker.PLAIN)
        joker(drawing, name)

    return draw


def uno_face(colour: str | None, kind: str) -> Layer:
    return lambda drawing: uno.paint(drawing, colour, kind, False)


def confetti(drawing: Drawing, seed: int, colours: list[str], count: int, low: float = 300) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        x, y, turn = rng.uniform(30, 390), rng.uniform(30, low), rng.uniform(0, 90)
        with drawing.at(x, y, rng.uniform(0.6, 1.1), turn):
            shape = rng.choice((box(-5, -8, 10, 16, 2), disc(0, 0, 5), star(4, 9, 3.4)))
            drawing.path(shape, rng.choice(colours))


# UNO: a bright whirl of the four colours ----------------------------------------------------------


def _uno_back(drawing: Drawing) -> None:
    ground(drawing, "#ff8a3d", "#e0336a", "#6a1b8f", "#2a0f57")
    rays(drawing, 18, "#fff0a8", 0.5, reach=209)
    for r, opacity in ((150, 0.12), (190, 0.08)):
        drawing.path(disc(210, 250, r), stroke="#ffffff", stroke_width=3, stroke_opacity=opacity)


def _uno_mid(drawing: Drawing) -> None:
    glow(drawing, 210, 170, 190, "#fff2b0", 0.55)
    confetti(drawing, 11, [shade for shades in GAMEBOARD.values() for shade in shades[:2]], 34, 330)
    with drawing.at(210, 150):
        uno.token(drawing, ("#ffd667", "#e8a52c", "#5a1456"), 118)
        uno.pinwheel(drawing, 88)


def _uno_front(drawing: Drawing) -> None:
    faces = [uno_face("G", "V"), uno_face("Y", "D"), uno_face(None, "F"), uno_face("B", "S"), uno_face("R", "7")]
    hand(drawing, (210, 722), 345, 0.55, 9.8, faces)


# Guandan: a thrown golden egg bursts among red clouds ---------------------------------------------


def _guandan_back(drawing: Drawing) -> None:
    ground(drawing, "#f25a3c", "#c21d2e", "#7d0c20", "#3f0414")
    rays(drawing, 20, "#ffd76a", 0.45, reach=209)
    for x, y, size in ((74, 70, 1.0), (346, 96, 0.9), (60, 470, 0.9), (350, 500, 1.1), (210, 526, 0.8)):
        cloud(drawing, x, y, size, "#ffd98a", 0.4)


def _lantern(drawing: Drawing, x: float, y: float, size: float) -> None:
    with drawing.at(x, y, size):
        drawing.line("M0,-62V-34M0,34V48", "#f6c453", 3)
        drawing.path(disc(0, 0, 38, 32), drawing.radial(-8, -8, 46, "#ff8a5c", "#e0282f", "#a30f20"))
        for rx in (13, 26):
            drawing.path(disc(0, 0, rx, 32), stroke="#ffc46a", stroke_width=1.6, stroke_opacity=0.7)
        drawing.path(box(-16, -38, 32, 9, 3) + box(-16, 29, 32, 9, 3), "#f6c453")
        drawing.line("M-6,40V64M0,40V70M6,40V64", "#f6c453", 2.6)


def _egg(drawing: Drawing) -> None:
    drawing.path(
        "M0,-92C44,-92 72,-26 72,20C72,66 40,92 0,92C-40,92 -72,66 -72,20C-72,-26 -44,-92 0,-92Z",
        drawing.radial(-24, -34, 150, "#fffbe0", "#ffd75a", "#f09a1e", "#b8600c"),
    )
    drawing.path("M-40,-40C-34,-62 -20,-74 -8,-76C-22,-60 -28,-44 -30,-26Z", "#ffffff", fill_opacity=0.65)
    drawing.line("M-72,14L-48,-4L-30,18L-8,-8L10,20L30,-6L50,16L72,4", "#7a2f06", 4)
    drawing.line("M10,20L4,42L16,56M-30,18L-36,36", "#7a2f06", 3.4)


def _guandan_mid(drawing: Drawing) -> None:
    _lantern(drawing, 66, 96, 0.9)
    _lantern(drawing, 354, 96, 0.9)
    glow(drawing, 210, 168, 190, "#ffe9a0", 0.75)
    with drawing.at(210, 166):
        for tips, outer, inner, fill in ((15, 150, 112, "#ff9a2e"), (14, 128, 98, "#ffd24a"), (13, 108, 86, "#fff4c4")):
            drawing.path(star(tips, outer, inner), fill, fill_opacity=0.92)
        with drawing.at(0, 0, turn=12):
            _egg(drawing)
    rng = random.Random(3)
    for _ in range(16):
        angle, far = rng.uniform(0, 360), rng.uniform(150, 180)
        ((x, y),) = around(1, far, angle)
        with drawing.at(210 + x, 166 + y * 0.8, rng.uniform(0.7, 1.3), rng.uniform(0, 90)):
            drawing.path(points([(-6, -4), (6, -6), (4, 6)]), "#ffe7a0")


def _guandan_front(drawing: Drawing) -> None:
    faces = [joker_face("BJ"), poker_face("S", "A"), _wild_two, poker_face("D", "K"), joker_face("RJ")]
    hand(drawing, (210, 722), 345, 0.55, 9.8, faces)


def _wild_two(drawing: Drawing) -> None:
    poker.paint_wild(drawing, "2")


# Gandengyan: two wide eyes stare over a hand of cards ---------------------------------------------


def _gandengyan_back(drawing: Drawing) -> None:
    ground(drawing, "#3fd0c0", "#128a9c", "#0b4a78", "#08204a")
    rays(drawing, 22, "#d8fff2", 0.4, reach=209)
    rng = random.Random(5)
    for _ in range(26):
        x, y, size = rng.uniform(24, 396), rng.uniform(24, 536), rng.uniform(0.08, 0.2)
        with drawing.at(x, y, size, rng.uniform(-30, 30)):
            drawing.path(SHAPES[rng.choice("SHCD")], "#ffffff", fill_opacity=0.13)


def _eye(drawing: Drawing, turn: float) -> None:
    drawing.path(disc(0, 6, 84, 88), "#03203a", fill_opacity=0.35)
    drawing.path(disc(0, 0, 84, 88), drawing.radial(-20, -26, 130, "#ffffff", "#f4fbff", "#b9d6e6"))
    for d in (
        "M-78,22C-64,18 -58,26 -50,20",
        "M-72,40C-60,34 -54,42 -46,36",
        "M78,22C64,18 58,26 50,20",
        "M72,42C60,36 56,44 48,38",
    ):
        drawing.line(d, "#ef5a5a", 2.4, stroke_opacity=0.75)
    with drawing.at(turn, 14):
        drawing.circle(0, 0, 40, drawing.radial(0, 8, 44, "#ffd34d", "#f08a1c", "#9a3d0a"))
        drawing.circle(0, 0, 21, "#1b0d12")
        drawing.circle(-12, -14, 10, "#ffffff")
        drawing.circle(11, 12, 4.5, "#ffffff", fill_opacity=0.8)


def _gandengyan_mid(drawing: Drawing) -> None:
    glow(drawing, 210, 190, 200, "#e6fff4", 0.5)
    for x, turn, tilt in ((122, 14, 14), (298, -14, -14)):
        with drawing.at(x, 176):
            _eye(drawing, turn)
        with drawing.at(x, 74, turn=tilt):
            drawing.path(
                "M-70,8C-46,-24 46,-24 70,8C44,-4 -44,-4 -70,8Z",
                "#12304e",
                stroke="#12304e",
                stroke_width=14,
                stroke_linejoin="round",
            )
    drawing.path(
        "M372,96C386,118 390,128 390,138A17,17 0 0 1 356,138C356,128 360,118 372,96Z",
        drawing.linear(0, 96, 0, 156, "#e8fbff", "#5cc4f0"),
    )


def _gandengyan_front(drawing: Drawing) -> None:
    faces = [poker_face("C", "3"), poker_face("H", "4"), poker_face("S", "5"), poker_face("D", "2"), joker_face("RJ")]
    hand(drawing, (210, 722), 345, 0.55, 9.8, faces)


# A game that brings no cover ----------------------------------------------------------------------


def _default_back(drawing: Drawing) -> None:
    ground(drawing, "#9a62ea", "#5a2fb0", "#331a78", "#180b42")
    rays(drawing, 18, "#ffe9b0", 0.35, reach=209)
    for x, y in ((60, 60), (360, 60), (60, 500), (360, 500)):
        with drawing.at(x, y):
            drawing.path(star(4, 20, 6), "#ffd98a", fill_opacity=0.5)


def _default_mid(drawing: Drawing) -> None:
    glow(drawing, 210, 240, 190, "#fff2c4", 0.5)
    confetti(drawing, 4, ["#ffd667", "#ff8a5c", "#7ce0c4", "#8ab4ff"], 26, 500)


def _default_front(drawing: Drawing) -> None:
    with drawing.at(214, 292, 1.36):
        fan(drawing)


UNO = (_uno_back, _uno_mid, _uno_front)
GUANDAN = (_guandan_back, _guandan_mid, _guandan_front)
GANDENGYAN = (_gandengyan_back, _gandengyan_mid, _gandengyan_front)
DEFAULT = (_default_back, _default_mid, _default_front)


if __name__ == "__main__":
    main()
