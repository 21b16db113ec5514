"""Where seats, piles and cards lie, in units of the canvas."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import ClassVar, Final, NamedTuple

from pygame import FRect

import cardcade_assets
from cardcade.ui.theme import Type, Weight

CARD_RATIO: Final = cardcade_assets.CARD_RATIO
"""The height of a card for its width."""
CENTRE: Final = (0.5, 0.43)


COMPLAINT_SIZE, HALF = 28.0, 0.9
"""Of the letters of a refusal; and half the height of a line, of the size of its letters."""


class Measure(NamedTuple):
    """A length in units at the usual size of text, and where text is twice as large."""

    usual: float
    doubled: float


PLATE_HEIGHT, FACE = Measure(84, 132), Measure(76, 92)
"""Of a name plate, and of the picture on it: words take the room that the picture leaves them."""
BAR_HEIGHT, BAR_RISE = Measure(62, 92), Measure(0, 48)
"""Of the row of buttons; larger text lifts it, so that the hand can grow too."""
TOP_RISE, TOP_FALL, HAND_RISE, BELOW = Measure(0, 28), Measure(0, 44), Measure(0, 18), Measure(50, 42)
"""How much higher plates at the top lie, or lower where three players leave room below the buttons in the corners; how
much higher the viewer's hand; and how far below a plate closed cards."""
CLOSED_HEIGHT = Measure(70, 98)
"""Of the room in which closed cards lie under a plate."""
CHIP_TOP = Measure(116, 126)
LEAST: Final = 0.85
APART: Final = 8.0
WORDS: Final = 29.0
"""Half a refusal and a little more, on the canvas: its letters are as large as any that are not of the table."""

SPOTS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((0.5, 0.88),),
    2: ((0.5, 0.88), (0.5, 0.12)),
    3: ((0.5, 0.88), (0.22, 0.16), (0.78, 0.16)),
    4: ((0.5, 0.88), (0.08, 0.42), (0.5, 0.12), (0.92, 0.42)),
    5: ((0.5, 0.88), (0.08, 0.42), (0.33, 0.12), (0.67, 0.12), (0.92, 0.42)),
    6: ((0.5, 0.88), (0.08, 0.45), (0.25, 0.12), (0.5, 0.12), (0.75, 0.12), (0.92, 0.45)),
    7: ((0.5, 0.88), (0.08, 0.5), (0.08, 0.24), (0.34, 0.12), (0.66, 0.12), (0.92, 0.24), (0.92, 0.5)),
    8: ((0.5, 0.88), (0.08, 0.5), (0.08, 0.24), (0.27, 0.12), (0.5, 0.12), (0.73, 0.12), (0.92, 0.24), (0.92, 0.5)),
}


class SeatSide(Enum):
    """Where a seat is, as the viewer sees it."""

    OWN, LEFT, ACROSS, RIGHT = "own", "left", "across", "right"


class Pose(NamedTuple):
    """How a card lies: its centre, its width, its angle in degrees."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    @property
    def height(self) -> float:
        return self.width * CARD_RATIO

    @property
    def rect(self) -> FRect:
        return FRect(self.x - self.width / 2, self.y - self.height / 2, self.width, self.height)

    def lifted(self, units: float) -> Pose:
        return self._replace(y=self.y - units) if units else self

    # -- cards that lie together

    @staticmethod
    def row(centre: tuple[float, float], count: int, width: float, pitch: float, room: float) -> list[Pose]:
        """Cards side by side around a centre, closing up when the room is short."""
        step = min(pitch, (room - width) / max(1, count - 1))
        left = centre[0] - step * (count - 1) / 2
        return [Pose(left + step * place, centre[1], width) for place in range(count)]

    @staticmethod
    def fan(centre: tuple[float, float], count: int, width: float, pitch: float, room: float) -> list[Pose]:
        """A row held like a hand of cards: slightly turned, the middle highest."""
        flat = Pose.row(centre, count, width, pitch, room)
        span = max(1.0, (flat[-1].x - flat[0].x) / 2) if flat else 1.0
        bend = min(1.0, span / (width * 4))
        return [
            pose._replace(y=pose.y + width * 0.16 * bend * off * off, angle=round(-5.0 * bend * off / 2) * 2.0)
            for pose in flat
            for off in [(pose.x - centre[0]) / span]
        ]

    @staticmethod
    def heap(centre: tuple[float, float], count: int, width: float, untidy: float = 0.0) -> list[Pose]:
        """A pile: each card a hair higher, turned a little as hands leave it."""
        return [
            Pose(centre[0] + 0.25 * min(place, 24), centre[1] - 0.35 * min(place, 24), width, _turn(place) * untidy)
            for place in range(count)
        ]


@dataclass(frozen=True, slots=True)
class Spot:
    """One player's part of the table."""

    plate: tuple[float, float]
    hand: tuple[float, float]
    played: tuple[float, float]
    own: bool


class TableLayout:
    """Places everything for one number of seats, as one of them sees it; `fit` takes the measure of the canvas."""

    plate: ClassVar[Measure] = Measure(226, 360)
    """How wide a name plate is."""
    area: FRect
    unit: float
    """One unit of a 1080-high canvas."""
    chrome: float
    """The same for words, which grow with the text size as far as the table has room."""
    growth: float
    """How much larger than usual words are."""

    def __init__(self, seats: int, viewer: int) -> None:
        self.seats, self.viewer = seats, viewer

    def fit(self, area: FRect, ui_scale: float = 1.0) -> None:
        self.area = area
        self.unit = min(area.h / 1080, area.w / 1440)
        self.growth = min(max(ui_scale, LEAST), max(1.0, self.most))
        self.chrome = self.unit * self.growth

    @property
    def most(self) -> float:
        """How large words may be before plates that lie side by side meet."""
        across = sorted(x for x, y in SPOTS[self.seats] if y < 0.3)
        steps = [self.at(right, 0)[0] - self.at(left, 0)[0] for left, right in pairwise(across)]
        return self.room_for(self.plate, min(steps, default=self.area.w) - APART * self.unit)

    def room_for(self, measure: Measure, length: float) -> float:
        """How large words may be where something of that measure has so much room."""
        return 1 + (length / self.unit - measure.usual) / (measure.doubled - measure.usual)

    def grown(self, measure: Measure) -> float:
        """Its length at the text size of now."""
        usual, doubled = measure
        more = (doubled - usual) * max(0.0, self.growth - 1)
        return usual * min(self.unit, self.chrome) + more * self.unit

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point given in shares of width and height; a very wide table keeps its players together."""
        width = min(self.area.w, self.area.h * 2.05)
        return self.area.centerx + (x - 0.5) * width, self.area.y + y * self.area.h

    def spot(self, seat: int) -> Spot:
        """The seat's place as the viewer sees it: the viewer at the bottom, then clockwise."""
        place = (seat - self.viewer) % self.seats
        x, y = SPOTS[self.seats][place]
        toward = 0.4
        played = self.at(x + (CENTRE[0] - x) * toward, y + (CENTRE[1] - y) * toward)
        if place == 0:
            hand = self.at(0.5, 0.86)
            held = hand[0], hand[1] - self.grown(HAND_RISE)
            return Spot(self._inside(0.085, 0.9), held, self.at(0.5, 0.63), own=True)
        px, py = self._inside(x, y)
        if y < 0.3:
            py += self.grown(TOP_FALL) if self.seats == 3 else -self.grown(TOP_RISE)
        return Spot((px, py), (px, self.below(py)), played, own=False)

    def side(self, seat: int) -> SeatSide:
        """Where the seat is, as the viewer sees it."""
        place = (seat - self.viewer) % self.seats
        x = SPOTS[self.seats][place][0]
        if place == 0:
            return SeatSide.OWN
        return SeatSide.LEFT if x < 0.15 else SeatSide.RIGHT if x > 0.85 else SeatSide.ACROSS

    def _inside(self, x: float, y: float) -> tuple[float, float]:
        """Where a plate lies: never over the edge, however narrow the table and large the plates."""
        px, py = self.at(x, y)
        half = self.plate_width / 2 + 6 * self.unit
        return min(max(px, self.area.left + half), self.area.right - half), py

    def below(self, plate: float) -> float:
        """How far down closed cards lie under a plate whose middle is there."""
        return plate + self.plate_height / 2 + self.grown(BELOW)

    @property
    def plate_width(self) -> float:
        return self.grown(self.plate)

    @property
    def plate_height(self) -> float:
        return self.grown(PLATE_HEIGHT)

    @property
    def plate_rects(self) -> list[FRect]:
        """Of the name plates, in the order of the seats."""
        size = self.plate_width, self.plate_height
        centres = [self.spot(seat).plate for seat in range(self.seats)]
        return [FRect(x - size[0] / 2, y - size[1] / 2, *size) for x, y in centres]

    @property
    def seat_rects(self) -> list[FRect]:
        """The plates, and where others hold their closed cards."""
        hands = [self.spot(seat).hand for seat in range(self.seats) if seat != self.viewer]
        width, height = self.length(200), self.grown(CLOSED_HEIGHT)
        return [*self.plate_rects, *(FRect(x - width / 2, y - height / 2, width, height) for x, y in hands)]

    @property
    def centre(self) -> tuple[float, float]:
        return self.at(*CENTRE)

    @property
    def hand_area(self) -> FRect:
        """Where the viewer's gestures are about the hand."""
        x, y = self.spot(self.viewer).hand
        width, height = self.length(1420), self.length(250)
        return FRect(x - width / 2, y - height / 2, width, height)

    @property
    def bar(self) -> FRect:
        """The row of buttons above the hand."""
        (x, y), width, height = self.at(0.5, 0.695), self.length(1200), self.grown(BAR_HEIGHT)
        return FRect(x - width / 2, y - self.grown(BAR_RISE) - height / 2, width, height)

    @property
    def chip_top(self) -> float:
        """How far down the name of the rules is: below the pause button and what a game has beside it."""
        return self.area.y + self.grown(CHIP_TOP)

    @property
    def shouts(self) -> tuple[float, float]:
        """Where words stand that everyone shall read: over the middle."""
        x, y = self.centre
        return x, y - self.length(150)

    @property
    def complaints(self) -> tuple[float, float]:
        """Where a refusal is explained: right above the buttons."""
        return self.over_bar(0.65)

    @property
    def complaint_room(self) -> FRect:
        """What it never leaves: longer words get smaller letters."""
        (x, y), width, height = self.complaints, self.area.w * 0.94, COMPLAINT_SIZE * 2 * HALF
        return FRect(x - width / 2, y - height / 2, width, height)

    def over_bar(self, y: float) -> tuple[float, float]:
        """So far down, or higher where words would reach into the buttons."""
        x, wished = self.at(0.5, y)
        return x, min(wished, self.bar.top - WORDS)

    @property
    def stock(self) -> Pose:
        """Where cards come from."""
        x, y = self.centre
        return Pose(x, y, self.length(120))

    def pan(self, seat: int | None) -> float:
        """Where a player, or the middle, sounds from: -1 left … 1 right."""
        x = self.centre[0] if seat is None else self.spot(seat).plate[0]
        return max(-0.7, min(0.7, (x - self.area.centerx) / max(1.0, self.area.w / 2)))

    def length(self, units: float) -> float:
        """A length that keeps its share of the table at every UI scale."""
        return units * self.unit


def title_types(layout: TableLayout) -> tuple[Type, Type]:
    """How the plate at the top left names the game, and tells more under it."""
    return Type(25 * layout.chrome, Weight.BOLD), Type(19 * layout.chrome)


def _turn(place: int) -> float:
    return ((place * 7919) % 11 - 5) / 5
