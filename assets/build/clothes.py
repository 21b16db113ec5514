"""What the animals wear, below a head at the origin."""

from collections.abc import Callable

from drawing import Drawing, star
from looks import Colouring


def bow_tie(colour: str) -> Callable[[Drawing, Colouring], None]:
    def draw(drawing: Drawing, look: Colouring) -> None:
        drawing.path("M0,42L-15,34V51ZM0,42L15,34V51Z", colour, stroke=colour, stroke_width=3, stroke_linejoin="round")
        drawing.circle(0, 42.5, 4.4, "#ffffff", fill_opacity=0.85)

    return draw


def scarf(colour: str, stripe: str) -> Callable[[Drawing, Colouring], None]:
    def draw(drawing: Drawing, look: Colouring) -> None:
        drawing.path("M-30,27C-16,37 16,37 30,27L33,37C16,48 -16,48 -33,37Z", colour)
        drawing.path("M10,40L24,36L27,54L14,57Z", colour)
        drawing.line("M-20,35L-22,42M0,37V44M12,49L25,46", stripe, 3)

    return draw


def collar(colour: str) -> Callable[[Drawing, Colouring], None]:
    def draw(drawing: Drawing, look: Colouring) -> None:
        drawing.path("M0,56L-20,31C-12,34 -6,35 0,35C6,35 12,34 20,31Z", "#ffffff")
        drawing.path("M-4,38H4L6,42L3,58H-3L-6,42Z", colour)

    return draw


def frogging(colour: str) -> Callable[[Drawing, Colouring], None]:
    """A stand-up collar with knotted buttons."""

    def draw(drawing: Drawing, look: Colouring) -> None:
        drawing.line("M-18,31C-10,36 -4,38 0,42C4,38 10,36 18,31M0,42V59", colour, 3)
        for y in (46, 53):
            drawing.line(f"M-8,{y}H8", colour, 2.4)
            drawing.circle(0, y, 2.4, colour)

    return draw


def star_badge(colour: str) -> Callable[[Drawing, Colouring], None]:
    def draw(drawing: Drawing, look: Colouring) -> None:
        drawing.line("M-22,30C-12,38 12,38 22,30", colour, 5)
        with drawing.at(0, 46):
            drawing.path(star(5, 9, 4), "#ffd75e", stroke="#c98a1c", stroke_width=1)

    return draw
