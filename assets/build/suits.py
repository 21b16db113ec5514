"""The four suits: their shapes in a box of 100 about the origin, and their colours."""

from dataclasses import dataclass

from drawing import Drawing, disc

HEART = (
    "M0,45C-12,30 -47,10 -47,-17C-47,-35 -34,-45 -22,-45C-11,-45 -4,-38 0,-29C4,-38 11,-45 22,-45"
    "C34,-45 47,-35 47,-17C47,10 12,30 0,45Z"
)
SPADE = (
    "M0,-48C11,-30 45,-9 45,15C45,29 34,37 23,37C14,37 8,33 5,27C6,37 10,44 18,48L-18,48C-10,44 -6,37 -5,27"
    "C-8,33 -14,37 -23,37C-34,37 -45,29 -45,15C-45,-9 -11,-30 0,-48Z"
)
DIAMOND = "M0,-49C9,-31 22,-14 37,0C22,14 9,31 0,49C-9,31 -22,14 -37,0C-22,-14 -9,-31 0,-49Z"
CLUB = (
    disc(0, -24, 22.5)
    + disc(-23, 11, 22.5)
    + disc(23, 11, 22.5)
    + "M-9,-12L9,-12L9,8C7,30 10,41 19,48L-19,48C-10,41 -7,30 -9,8Z"
)
SHAPES = {"S": SPADE, "H": HEART, "C": CLUB, "D": DIAMOND}


@dataclass(frozen=True, slots=True)
class Ink:
    """Colours of a suit: pips from `light` to `dark`, plain `flat` for indices, `hair` for its court."""

    light: str
    dark: str
    flat: str
    robe: str
    deep: str
    hair: str
    tint: str


INKS = {
    "S": Ink("#37415f", "#0f1426", "#171d33", "#33478f", "#1c2758", "#2b2430", "#eef0f8"),
    "H": Ink("#f0384a", "#b80f27", "#cf1a30", "#d2263c", "#8c1026", "#e8b04c", "#fdf0ee"),
    "C": Ink("#2b5247", "#0c211c", "#132c26", "#1f7a5c", "#0d4535", "#6b3d22", "#ebf5ef"),
    "D": Ink("#f4653a", "#c42a10", "#d63a18", "#e0662a", "#98330f", "#b5482a", "#fef2e8"),
}
FOUR_COLOUR_INKS = {
    "C": Ink("#27b25f", "#087036", "#0a8a43", "#1f7a5c", "#0d4535", "#6b3d22", "#ebf5ef"),
    "D": Ink("#3d8bf2", "#0f4cb5", "#155fd0", "#2f73d6", "#123f8c", "#b5482a", "#eaf2fd"),
}


def pip(drawing: Drawing, suit: str, ink: Ink, x: float, y: float, size: float, turned: bool = False) -> None:
    with drawing.at(x, y, size / 100, 180 if turned else 0):
        shade = (
            drawing.linear(0, 50, 0, -50, ink.light, ink.dark)
            if turned
            else drawing.linear(0, -50, 0, 50, ink.light, ink.dark)
        )
        drawing.path(SHAPES[suit], shade)


def flat_pip(drawing: Drawing, suit: str, colour: str, x: float, y: float, size: float) -> None:
    with drawing.at(x, y, size / 100):
        drawing.path(SHAPES[suit], colour)
