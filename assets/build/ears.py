"""What grows on the heads of the animals, about a head at the origin."""

from collections.abc import Callable

from drawing import Drawing, disc
from looks import Colouring
from moods import INK


def round_ears(
    across: float, up: float, size: float, inner: float, lower: float = 0
) -> Callable[[Drawing, Colouring], None]:
    """At both sides, so far from the middle of the head; the pale part hangs a little lower."""

    def draw(drawing: Drawing, look: Colouring) -> None:
        for x in (-across, across):
            drawing.circle(x, -up, size, look.fur[1])
            drawing.circle(x, lower - up, inner, look.pale)

    return draw


def panda_ears(drawing: Drawing, look: Colouring) -> None:
    for x in (-28, 28):
        drawing.circle(x, -27, 13.5, INK)


def no_ears(drawing: Drawing, look: Colouring) -> None:
    return None


def pointed_ears(drawing: Drawing, look: Colouring) -> None:
    for flip in (False, True):
        with drawing.at(0, 0, flip=flip):
            drawing.path(
                "M-36,-4C-40,-24 -38,-42 -33,-50C-22,-46 -10,-38 -4,-28Z",
                look.fur[1],
                stroke=look.fur[1],
                stroke_width=3,
                stroke_linejoin="round",
            )
            drawing.path("M-30,-14C-33,-26 -32,-36 -30,-41C-23,-37 -17,-32 -13,-27Z", look.pale)


def long_ears(drawing: Drawing, look: Colouring) -> None:
    for x, turn in ((-16, -9), (16, 13)):
        with drawing.at(x, -26, turn=turn):
            drawing.path(disc(0, -8, 10, 25), look.fur[1])
            drawing.path(disc(0, -7, 5.2, 18), "#ffb8b8")


def owl_ears(drawing: Drawing, look: Colouring) -> None:
    for flip in (False, True):
        with drawing.at(0, 0, flip=flip):
            drawing.path("M-37,-2C-42,-22 -40,-36 -36,-43C-28,-36 -16,-34 -6,-33Z", look.fur[1])


def frog_eyes(drawing: Drawing, look: Colouring) -> None:
    for x in (-19, 19):
        drawing.circle(x, -29, 15, look.fur[0])
        drawing.circle(x, -30, 10, "#ffffff")


def horns(drawing: Drawing, look: Colouring) -> None:
    for flip in (False, True):
        with drawing.at(0, 0, flip=flip):
            drawing.path(
                "M-14,-26C-22,-36 -20,-46 -28,-54C-26,-46 -34,-44 -40,-46C-34,-40 -32,-32 -26,-22Z",
                "#f6c453",
                stroke="#c98a1c",
                stroke_width=1.4,
            )
            drawing.path("M-30,-12C-42,-18 -50,-12 -54,-4C-46,-2 -42,2 -34,4Z", look.fur[1])
