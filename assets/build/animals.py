# ruff: noqa: E501 (an outline reads best on one line)
"""The faces of the animals, about a head at the origin."""

from drawing import Drawing, disc
from looks import Colouring
from moods import INK, Feeling, beak, eye, mouth, tear

OPEN = (Feeling.GLAD, Feeling.STUNNED)
BLUSHES = {Feeling.GLAD: 0.85, Feeling.BEATEN: 0.2}


def eyes(drawing: Drawing, look: Colouring, y: float = 0, apart: float = 15, size: float = 5) -> None:
    tear(drawing, look.mood, apart + 8, y + 9)
    for x in (-apart, apart):
        if look.mood is not Feeling.PLAIN:
            eye(drawing, look.mood, x, y, size)
            continue
        drawing.path(disc(x, y, size, size * 1.16), INK)
        drawing.circle(x - size * 0.3, y - size * 0.42, size * 0.38, "#ffffff")
        drawing.circle(x + size * 0.3, y + size * 0.4, size * 0.18, "#ffffff", fill_opacity=0.8)


def blush(drawing: Drawing, look: Colouring, y: float = 12, apart: float = 25) -> None:
    for x in (-apart, apart):
        drawing.path(disc(x, y, 6, 4), look.blush, fill_opacity=BLUSHES.get(look.mood, 0.55))


def smile(drawing: Drawing, look: Colouring, y: float = 15, width: float = 7) -> None:
    if look.mood is not Feeling.PLAIN:
        mouth(drawing, look.mood, y, width)
        return
    drawing.line(f"M{-width},{y}Q{-width / 2},{y + 5} 0,{y}Q{width / 2},{y + 5} {width},{y}", INK, 2.2)


def nose(drawing: Drawing, y: float = 9, width: float = 5, colour: str = INK) -> None:
    drawing.path(
        f"M{-width},{y - 3}Q0,{y - 6} {width},{y - 3}Q{width * 0.8},{y + 2} 0,{y + 4}Q{-width * 0.8},{y + 2} {-width},{y - 3}Z",
        colour,
    )


def muzzle(drawing: Drawing, look: Colouring, y: float = 14, wide: float = 17, tall: float = 13) -> None:
    drawing.path(disc(0, y, wide, tall), look.pale)


def panda(drawing: Drawing, look: Colouring) -> None:
    for x, turn in ((-16, 25), (16, -25)):
        with drawing.at(x, 0, turn=turn):
            drawing.path(disc(0, 0, 10, 13), INK)
    tear(drawing, look.mood, 25, 12)
    for x in (-14.5, 14.5):
        if look.mood is not Feeling.PLAIN:
            eye(drawing, look.mood, x, -1, 4.6, "#ffffff")
            continue
        drawing.circle(x, -1, 5.4, "#ffffff")
        drawing.circle(x, -0.5, 3.9, INK)
        drawing.circle(x - 1.2, -2, 1.4, "#ffffff")
    nose(drawing, 13)
    smile(drawing, look, 19, 6)
    blush(drawing, look, 15, 27)


def fox(drawing: Drawing, look: Colouring) -> None:
    drawing.path("M-37,6C-26,2 -12,4 0,16C12,4 26,2 37,6C36,22 20,33 0,33C-20,33 -36,22 -37,6Z", look.pale)
    eyes(drawing, look, 1)
    nose(drawing, 18, 5.5)
    smile(drawing, look, 24, 5)
    blush(drawing, look, 14, 26)


def tiger(drawing: Drawing, look: Colouring) -> None:
    for d in (
        "M0,-33V-18",
        "M-9,-32L-7,-22",
        "M9,-32L7,-22",
        "M-37,-3L-27,0",
        "M-37,6L-28,7",
        "M37,-3L27,0",
        "M37,6L28,7",
    ):
        drawing.line(d, INK, 4)
    muzzle(drawing, look)
    eyes(drawing, look, -2)
    nose(drawing, 9, 5.5, "#e2606a")
    smile(drawing, look, 15, 7)


def cat(drawing: Drawing, look: Colouring) -> None:
    drawing.path("M-38,-2C-38,-22 -22,-34 -2,-34C-6,-20 -16,-8 -38,-2Z", "#6a5f78", fill_opacity=0.75)
    eyes(drawing, look, 1, 15, 5.4)
    nose(drawing, 11, 4, "#ef7f8e")
    smile(drawing, look, 15, 7)
    for flip in (False, True):
        with drawing.at(0, 0, flip=flip):
            drawing.line("M20,13L40,9M20,17L40,18", "#8a7f96", 1.6)
    blush(drawing, look, 13, 25)


def rabbit(drawing: Drawing, look: Colouring) -> None:
    eyes(drawing, look, 0)
    nose(drawing, 10, 4, "#f08a98")
    smile(drawing, look, 14, 7)
    if look.mood in (Feeling.PLAIN, *OPEN):
        drawing.path("M-4,17.5H4V23.5H0.4V18.5H-0.4V23.5H-4Z", "#ffffff", stroke="#c9b9b9", stroke_width=0.8)
    blush(drawing, look)


def bear(drawing: Drawing, look: Colouring) -> None:
    muzzle(drawing, look, 15, 16, 12.5)
    eyes(drawing, look, -2)
    nose(drawing, 10, 6)
    smile(drawing, look, 17, 6)
    blush(drawing, look, 11, 27)


def owl(drawing: Drawing, look: Colouring) -> None:
    for x in (-16, 16):
        drawing.circle(x, -2, 17, look.pale)
        if look.mood is not Feeling.PLAIN:
            _owl_eye(drawing, look.mood, x)
            continue
        drawing.circle(x, -2, 11, "#f9c74f")
        drawing.circle(x, -2, 7, INK)
        drawing.circle(x - 2.2, -4.5, 2.6, "#ffffff")
    tear(drawing, look.mood, 27, 12)
    if look.mood in OPEN:
        beak(drawing, look.mood, 10, 8, ("#f08a24", "#c76412"))
    else:
        drawing.path("M-7,6Q0,2 7,6L0,19Z", "#f08a24")
    drawing.line("M-14,24Q-10,28 -6,24M-4,25Q0,29 4,25M6,24Q10,28 14,24", look.fur[0], 2)


def _owl_eye(drawing: Drawing, mood: Feeling, x: float) -> None:
    """Its rings stay; wide open they are all that is seen."""
    if mood in (Feeling.GLAD, Feeling.BEATEN):
        eye(drawing, mood, x, -2, 7.5)
        return
    drawing.circle(x, -2, 14 if mood is Feeling.STUNNED else 11, "#f9c74f")
    aside = 3.4 if mood is Feeling.THINKING else 0
    drawing.circle(x + aside, -2 - aside, 3.4 if mood is Feeling.STUNNED else 6.4, INK)
    drawing.circle(x + aside - 1.6, -4 - aside, 1.4 if mood is Feeling.STUNNED else 2.2, "#ffffff")


def penguin(drawing: Drawing, look: Colouring) -> None:
    drawing.path("M0,-12C6,-24 32,-22 32,2C32,20 20,31 0,31C-20,31 -32,20 -32,2C-32,-22 -6,-24 0,-12Z", look.pale)
    eyes(drawing, look, 0, 14)
    if look.mood is not Feeling.PLAIN:
        beak(drawing, look.mood, 12, 9, ("#f5a524", "#c97a10"))
    else:
        drawing.path("M-9,9Q0,4 9,9Q5,17 0,17Q-5,17 -9,9Z", "#f5a524")
        drawing.line("M-8,10.5Q0,13 8,10.5", "#c97a10", 1.4)
    blush(drawing, look, 13, 21)


def dragon(drawing: Drawing, look: Colouring) -> None:
    drawing.path("M-26,12C-26,2 -14,4 0,4C14,4 26,2 26,12C26,26 14,32 0,32C-14,32 -26,26 -26,12Z", look.pale)
    eyes(drawing, look, -6, 16, 5.4)
    for x in (-9, 9):
        drawing.path(disc(x, 12, 2.6, 2), "#b5642b")
    if look.mood is not Feeling.PLAIN:
        mouth(drawing, look.mood, 19, 11 if look.mood is Feeling.GLAD else 9)
    else:
        drawing.line("M-14,21Q0,28 14,21", INK, 2.2)
        drawing.path("M-9,23.4L-6,28.4L-3,25Z", "#ffffff")
    for flip in (False, True):
        with drawing.at(0, 0, flip=flip):
            drawing.line("M26,12C36,10 40,16 46,12", "#f6c453", 2.6)
    drawing.path("M-8,-33C-8,-42 0,-40 0,-47C4,-41 9,-41 8,-33Z", "#f6803b")


def monkey(drawing: Drawing, look: Colouring) -> None:
    drawing.path(
        "M0,-16C6,-26 30,-24 30,-4C30,4 27,8 27,14C26,26 14,31 0,31C-14,31 -26,26 -27,14C-27,8 -30,4 -30,-4C-30,-24 -6,-26 0,-16Z",
        look.pale,
    )
    eyes(drawing, look, -3, 13)
    for x in (-3, 3):
        drawing.circle(x, 9, 1.6, "#8c5a3c")
    if look.mood is not Feeling.PLAIN:
        mouth(drawing, look.mood, 16, 11 if look.mood is Feeling.GLAD else 9)
    else:
        drawing.path("M-12,16Q0,20 12,16Q8,26 0,26Q-8,26 -12,16Z", "#9c2f38")
        drawing.path("M-10,17Q0,20 10,17Q8,20.6 0,21Q-8,20.6 -10,17Z", "#ffffff")
    blush(drawing, look, 9, 22)


def koala(drawing: Drawing, look: Colouring) -> None:
    eyes(drawing, look, -3, 17, 4.8)
    drawing.path("M-8,2C-8,-7 8,-7 8,2C9,12 6,17 0,17C-6,17 -9,12 -8,2Z", "#43394b")
    drawing.path(disc(-2.5, -0.5, 2, 3), "#ffffff", fill_opacity=0.4)
    if look.mood is not Feeling.PLAIN:
        mouth(drawing, look.mood, 20.5, 6)
    else:
        drawing.line("M-6,22Q0,26 6,22", INK, 2.2)
    blush(drawing, look, 10, 25)


def frog(drawing: Drawing, look: Colouring) -> None:
    for x in (-19, 19):
        if look.mood is not Feeling.PLAIN:
            _frog_eye(drawing, look, x)
            continue
        drawing.circle(x, -29, 6, INK)
        drawing.circle(x - 2, -32, 2.2, "#ffffff")
    drawing.path("M-37,8C-30,2 -14,14 0,14C14,14 30,2 37,8C36,24 20,33 0,33C-20,33 -36,24 -37,8Z", look.pale)
    tear(drawing, look.mood, 33, -10)
    if look.mood is not Feeling.PLAIN:
        mouth(drawing, look.mood, 16, 14 if look.mood is Feeling.GLAD else 11)
    else:
        drawing.line("M-24,6C-14,18 14,18 24,6", INK, 2.6)
    for x in (-4, 4):
        drawing.circle(x, -4, 1.5, "#2d6b3f")
    blush(drawing, look, 3, 29)


def _frog_eye(drawing: Drawing, look: Colouring, x: float) -> None:
    """The balls on its head stay; shut they are lids."""
    if look.mood in (Feeling.GLAD, Feeling.BEATEN):
        drawing.circle(x, -30, 10.5, look.fur[0])
        eye(drawing, look.mood, x, -29, 5.8)
        return
    aside = 3.4 if look.mood is Feeling.THINKING else 0
    drawing.circle(x, -30, 12.5 if look.mood is Feeling.STUNNED else 10, "#ffffff", stroke=INK, stroke_width=1.6)
    drawing.circle(x + aside, -30 - aside, 2.8 if look.mood is Feeling.STUNNED else 5.4, INK)
