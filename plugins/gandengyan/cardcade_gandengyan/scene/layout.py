"""Where everything lies: the play to beat in the middle, what it beat above it, the pile beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardcade import Seat
from cardcade.table import Pose, Spot, TableLayout, heap, row

PLAY, EARLIER, PILE, GONE_CARD = 116.0, 58.0, 88.0, 66.0
"""How wide cards are: the play to beat, those before it, the pile, what is gone."""
PLAY_PITCH, EARLIER_PITCH, PLAY_ROOM, EARLIER_ROOM = 54.0, 22.0, 560.0, 150.0
STRIP: Final = 640.0
"""Room for the earlier plays, each with a face and an arrow to the next."""
FACE, ARROW = 36.0, 34.0
ASIDE: Final = 380.0
"""How far the pile is from the middle."""
EDGE, GAP = 10.0, 14.0
CORNER: Final = 144.0
"""How far down a plate's middle must be that could reach under the buttons in the corner."""
CROWDED: Final = (3, 5, 6)
"""So many players, and some sit near a corner."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class PlayPlace:
    """Where one play of the trick lies. An earlier one has its player's face beside it, until it is too long ago."""

    poses: list[Pose]
    face: Point | None = None


class GandengyanLayout(TableLayout):
    """Plates stay on the table, and clear of the corner, however large they are."""

    def spot(self, seat: Seat) -> Spot:
        found = super().spot(seat)
        reach = self.plate_width / 2 + self.length(EDGE)
        x = min(max(found.plate[0], self.area.x + reach), self.area.right - reach)
        y = found.plate[1]
        if found.own:
            return replace(found, plate=(x, y))
        if self.seats in CROWDED and y < self.area.y + self.area.h * 0.3:
            y = max(y, self.area.y + CORNER * self.chrome)
        return replace(found, plate=(x, y), hand=(x, y + self.length(92)))

    # -- the middle

    @property
    def play(self) -> Point:
        """Where the play to beat lies."""
        return self.at(0.5, 0.505)

    @property
    def strip(self) -> Point:
        """The middle of what it beat."""
        return self.at(0.5, 0.325)

    def aside(self, side: int) -> Point:
        """Left or right of the play."""
        x, y = self.play
        return x + side * min(self.length(ASIDE), self._free - self.length(PILE / 2 + GAP)), y

    @property
    def _free(self) -> float:
        """From the middle to the plates at the sides."""
        plate = self.at(0.08, 0)[0] + self.plate_width / 2
        return self.area.centerx - max(plate, self.area.x + self.plate_width + self.length(EDGE))

    @property
    def shouts(self) -> Point:
        x, y = self.strip
        return x, y - self.length(16)

    @property
    def complaints(self) -> Point:
        return self.at(0.5, 0.622)

    # -- the plays of a trick

    def plays(self, sizes: Sequence[int]) -> list[PlayPlace]:
        """Where plays of so many cards lie, the newest last."""
        if not sizes:
            return []
        *earlier, newest = sizes
        shown = _fitting(earlier)
        gone = earlier[: len(earlier) - len(shown)]
        unit = self.unit
        covered = [PlayPlace(heap(self.aside(1), size, GONE_CARD * unit, 6)) for size in gone]
        last = row(self.play, newest, PLAY * unit, PLAY_PITCH * unit, PLAY_ROOM * unit)
        return [*covered, *self._earlier(shown), PlayPlace(last)]

    def _earlier(self, sizes: Sequence[int]) -> list[PlayPlace]:
        unit, (x, y) = self.unit, self.strip
        left = x - sum(map(_width, sizes)) * unit / 2
        places = []
        for size in sizes:
            centre = left + (FACE + 6 + _cards(size) / 2) * unit, y
            poses = row(centre, size, EARLIER * unit, EARLIER_PITCH * unit, EARLIER_ROOM * unit)
            places.append(PlayPlace(poses, (left + FACE * unit / 2, y)))
            left += _width(size) * unit
        return places


def _fitting(sizes: Sequence[int]) -> list[int]:
    """The latest of these that the strip has room for."""
    shown: list[int] = []
    for size in reversed(sizes):
        if sum(map(_width, shown)) + _width(size) > STRIP:
            break
        shown.insert(0, size)
    return shown


def _width(size: int) -> float:
    return FACE + 6 + _cards(size) + ARROW


def _cards(size: int) -> float:
    return min(EARLIER_ROOM, EARLIER + EARLIER_PITCH * (size - 1))
