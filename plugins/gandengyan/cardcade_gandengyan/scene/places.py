"""Where everything lies: the play to beat in the middle, what it beat above it, the pile beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardcade.engine.cards import Pile
from cardcade.table.layout import Pose, Spot, TableLayout, fan, heap, row
from cardcade.table.piles import PileLayout
from cardcade.table.seats import WIDTH as PLATE_WIDTH
from cardcade_gandengyan.state import GONE, HANDS, STOCK, TRICK

PLAY, EARLIER, PILE, GONE_CARD, LEFT = 116.0, 58.0, 88.0, 66.0, 60.0
"""How wide cards are: the play to beat, those before it, the pile, what is gone, what losers have left."""
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
HELD, HELD_PITCH = 148.0, 106.0


class GandengyanLayout(TableLayout):
    """Plates stay on the table, and clear of the corner, however large they are."""

    def spot(self, seat: int) -> Spot:
        found = super().spot(seat)
        reach = PLATE_WIDTH / 2 * self.chrome + self.length(EDGE)
        x = min(max(found.plate[0], self.area.x + reach), self.area.right - reach)
        y = found.plate[1]
        if found.own:
            return replace(found, plate=(x, y))
        if self.seats in CROWDED and y < self.area.y + self.area.h * 0.3:
            y = max(y, self.area.y + CORNER * self.chrome)
        return replace(found, plate=(x, y), hand=(x, y + self.length(92)))

    @property
    def play(self) -> tuple[float, float]:
        """Where the play to beat lies."""
        return self.at(0.5, 0.505)

    @property
    def strip(self) -> tuple[float, float]:
        """The middle of what it beat."""
        return self.at(0.5, 0.325)

    def aside(self, side: int) -> tuple[float, float]:
        """Left or right of the play."""
        x, y = self.play
        return x + side * min(self.length(ASIDE), self.free - self.length(PILE / 2 + GAP)), y

    @property
    def free(self) -> float:
        """From the middle to the plates at the sides."""
        plate = self.at(0.08, 0)[0] + PLATE_WIDTH / 2 * self.chrome
        return self.area.centerx - max(plate, self.area.x + PLATE_WIDTH * self.chrome + self.length(EDGE))


@dataclass(frozen=True, slots=True)
class Lying:
    """How one play of the trail lies. An earlier one has its player's face beside it, until it is too long ago."""

    poses: list[Pose]
    face: tuple[float, float] | None = None


def trail_places(layout: TableLayout, sizes: Sequence[int]) -> list[Lying]:
    """For plays of so many cards, the newest last."""
    assert isinstance(layout, GandengyanLayout)
    if not sizes:
        return []
    unit, (x, y) = layout.length(1), layout.strip
    shown = _fitting(sizes[:-1])
    left = x - sum(_width(size) for size in shown) * unit / 2
    made = [Lying(heap(layout.aside(1), size, GONE_CARD * unit, 6)) for size in sizes[: len(sizes) - 1 - len(shown)]]
    for size in shown:
        centre = left + (FACE + 6 + _cards(size) / 2) * unit, y
        poses = row(centre, size, EARLIER * unit, EARLIER_PITCH * unit, EARLIER_ROOM * unit)
        made.append(Lying(poses, (left + FACE * unit / 2, y)))
        left += _width(size) * unit
    newest = row(layout.play, sizes[-1], PLAY * unit, PLAY_PITCH * unit, PLAY_ROOM * unit)
    return [*made, Lying(newest)]


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


class GandengyanPiles(PileLayout):
    """`sizes` is how many cards each play of the trail has."""

    layout: GandengyanLayout

    def __init__(self, layout: GandengyanLayout, specs: Sequence[Pile], sizes: Sequence[int]) -> None:
        super().__init__(layout, specs)
        self.sizes = sizes

    def poses(self, index: int, count: int) -> list[Pose]:
        unit = self.layout.length(1)
        if index == STOCK:
            return heap(self.layout.aside(-1), count, PILE * unit)
        if index == GONE:
            return heap(self.layout.aside(1), count, GONE_CARD * unit, untidy=8)
        if index == TRICK:
            return [pose for lying in trail_places(self.layout, self.sizes) for pose in lying.poses]
        seats = (len(self.specs) - HANDS) // 2
        if index >= HANDS + seats:
            return self.left(index - HANDS - seats, count)
        return super().poses(index, count)

    def hand(self, count: int) -> list[Pose]:
        """Few cards, so that they can be large."""
        unit, at = self.layout.length(1), self.layout.spot(self.layout.viewer).hand
        return fan(at, count, HELD * unit, HELD_PITCH * unit, self.hand_room)

    def left(self, seat: int, count: int) -> list[Pose]:
        """Laid open at the end of a round."""
        if seat == self.layout.viewer:
            return self.hand(count)
        unit, (x, y) = self.layout.length(1), self.layout.spot(seat).hand
        return row((x, y + 10 * unit), count, LEFT * unit, 27 * unit, 220 * unit)
