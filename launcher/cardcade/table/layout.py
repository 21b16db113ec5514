"""Where seats, piles and cards lie, in units of the canvas."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from pygame import FRect

CARD_RATIO: Final = 314 / 216
"""The height of a card for its width."""
CENTRE: Final = (0.5, 0.43)
PLATE_WIDTH, PLATE_HEIGHT = 226.0, 84.0
"""Of a name plate, in units."""
BAR_HEIGHT: Final = 62.0

SPOTS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((0.5, 0.88),),
    2: ((0.5, 0.88), (0.5, 0.12)),
    3: ((0.5, 0.88), (0.22, 0.16), (0.78, 0.16)),
    4: ((0.5, 0.88), (0.08, 0.42), (0.5, 0.12), (0.92, 0.42)),
    5: ((0.5, 0.88), (0.08, 0.42), (0.33, 0.12), (0.67, 0.12), (0.92, 0.42)),
    6: ((0.5, 0.88), (0.08, 0.45), (0.25, 0.12), (0.5, 0.12), (0.75, 0.12), (0.92, 0.45)),
}


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
        return self._replace(y=self.y - units)


@dataclass(frozen=True, slots=True)
class Spot:
    """One player's part of the table."""

    plate: tuple[float, float]
    hand: tuple[float, float]
    played: tuple[float, float]
    own: bool


class TableLayout:
    """Places everything for one number of seats, as one of them sees it; `fit` takes the measure of the canvas."""

    area: FRect
    unit: float
    """One unit of a 1080-high canvas."""
    chrome: float
    """The same for plates and buttons, which grow with the UI scale as far as the table has room."""

    def __init__(self, seats: int, viewer: int) -> None:
        self.seats, self.viewer = seats, viewer

    def fit(self, area: FRect, ui_scale: float = 1.0) -> None:
        self.area = area
        self.unit = min(area.h / 1080, area.w / 1440)
        self.chrome = self.unit * min(max(ui_scale, 0.85), 1.25)

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
            return Spot(self._inside(0.085, 0.9), self.at(0.5, 0.86), self.at(0.5, 0.63), own=True)
        px, py = self._inside(x, y)
        return Spot((px, py), (px, py + 92 * self.unit), played, own=False)

    def _inside(self, x: float, y: float) -> tuple[float, float]:
        """Where a plate lies: never over the edge, however narrow the table and large the plates."""
        px, py = self.at(x, y)
        half = self.plate_width / 2 + 6 * self.unit
        return min(max(px, self.area.left + half), self.area.right - half), py

    @property
    def plate_width(self) -> float:
        return PLATE_WIDTH * self.chrome

    @property
    def plate_height(self) -> float:
        return PLATE_HEIGHT * self.chrome

    @property
    def plate_rects(self) -> list[FRect]:
        """Of the name plates, in the order of the seats."""
        size = self.plate_width, self.plate_height
        centres = [self.spot(seat).plate for seat in range(self.seats)]
        return [FRect(x - size[0] / 2, y - size[1] / 2, *size) for x, y in centres]

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
        (x, y), width, height = self.at(0.5, 0.695), self.length(1200), BAR_HEIGHT * self.chrome
        return FRect(x - width / 2, y - height / 2, width, height)

    @property
    def shouts(self) -> tuple[float, float]:
        """Where words stand that everyone shall read: over the middle."""
        x, y = self.centre
        return x, y - self.length(150)

    @property
    def complaints(self) -> tuple[float, float]:
        """Where a refusal is explained: above the buttons."""
        return self.at(0.5, 0.625)

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


def row(centre: tuple[float, float], count: int, width: float, pitch: float, room: float) -> list[Pose]:
    """Cards side by side around a centre, closing up when the room is short."""
    step = min(pitch, (room - width) / max(1, count - 1))
    left = centre[0] - step * (count - 1) / 2
    return [Pose(left + step * place, centre[1], width) for place in range(count)]


def fan(centre: tuple[float, float], count: int, width: float, pitch: float, room: float) -> list[Pose]:
    """A row held like a hand of cards: slightly turned, the middle highest."""
    flat = row(centre, count, width, pitch, room)
    span = max(1.0, (flat[-1].x - flat[0].x) / 2) if flat else 1.0
    bend = min(1.0, span / (width * 4))
    return [
        pose._replace(y=pose.y + width * 0.16 * bend * off * off, angle=round(-5.0 * bend * off / 2) * 2.0)
        for pose in flat
        for off in [(pose.x - centre[0]) / span]
    ]


def heap(centre: tuple[float, float], count: int, width: float, untidy: float = 0.0) -> list[Pose]:
    """A pile: each card a hair higher, turned a little as hands leave it."""
    return [
        Pose(centre[0] + 0.25 * min(place, 24), centre[1] - 0.35 * min(place, 24), width, _turn(place) * untidy)
        for place in range(count)
    ]


def _turn(place: int) -> float:
    return ((place * 7919) % 11 - 5) / 5
