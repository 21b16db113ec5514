"""How the piles of a game without a table of its own lie, by the shape of that game."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade.engine.cards import Place, Seat
from cardcade.engine.events import Moved
from cardcade.engine.telling import Shape
from cardcade.table.cards.sprites import CardSprite
from cardcade.table.hand.hand_sort import HandSort
from cardcade.table.layout import Measure, Pose, TableLayout
from cardcade.table.piles.piles import BACK_WIDTH, HAND_WIDTH, PILE_WIDTH, PileLayout
from cardcade.table.piles.played_places import played_places

READABLE = 37.0
"""How close the cards of a hand may come before they take a second row."""
SMALLER, ROW_DOWN = 108.0, 82.0
"""How wide a card is in two rows, and how far the front row lies below the other."""
KEPT_WIDTH, CORNER_WIDTH, CORNER_STEP, FEW = 34.0, 52.0, 80.0, 4
BETWEEN_PILES = 176.0
LARGEST = 1.3
"""So large the small buttons in the corner get."""
TWO_ROWS = 6
"""So many players leave large ones room only in two rows."""
PILL_ROOM = Measure(0, 14)
"""How much lower closed cards lie where large words on the edge of a plate need the room."""


class TablePiles(PileLayout):
    """Rows or a cross of played cards; piles in the middle where they are played on, else small in the corner."""

    def __init__(self, layout: TableLayout, shape: Shape, order: HandSort) -> None:
        super().__init__(layout)
        self.shape, self._order = shape, order
        self.played = played_places(layout, shape)

    # -- the viewer's hand

    def sorted_hand(self, sprites: Sequence[CardSprite]) -> list[CardSprite]:
        cards = self._order.arrange([sprite.card for sprite in sprites])
        place = {card: number for number, card in enumerate(cards)}
        return sorted(sprites, key=lambda sprite: place[sprite.card])

    def hand(self, count: int) -> list[Pose]:
        """Beside each locked group as much room is free as a card takes."""
        breaks = self._order.breaks(count)
        free = {before + number for number, before in enumerate(breaks)}
        poses = self._laid(count + len(breaks))
        return [pose for number, pose in enumerate(poses) if number not in free]

    def _laid(self, count: int) -> list[Pose]:
        """A fan as long as every index can be read in it, else two rows."""
        unit, room = self.layout.unit, self.hand_room
        if (room - self.layout.grown(HAND_WIDTH)) / max(1, count - 1) >= READABLE * unit:
            return super().hand(count)
        x, y = self.layout.spot(self.layout.viewer).hand
        width, back = SMALLER * unit, (count + 1) // 2
        rows = ((back, y - 42 * unit), (count - back, y + (ROW_DOWN - 42) * unit))
        return [pose for many, at in rows for pose in Pose.row((x, at), many, width, 60 * unit, room)]

    # -- everything else

    def poses(self, index: int, count: int) -> list[Pose]:
        pile = self.specs[index]
        if pile.place is Place.PLAYED:
            return self.played.poses(pile.owner, count)
        if pile.place is Place.HAND:
            return super().poses(index, count)
        if pile.owner is not None:
            return self._kept(pile.owner, count)
        if pile.place is Place.ASIDE:
            return super().poses(index, count)
        return self._shared(index, count)

    def backs(self, seat: Seat, count: int) -> list[Pose]:
        """Beside what the seat has won or put aside, where it keeps that."""
        unit, (x, y) = self.layout.unit, self.layout.spot(seat).hand
        down = self.layout.grown(PILL_ROOM)
        if not self._keeps:
            return [pose.lifted(-down) for pose in super().backs(seat, count)]
        return Pose.row((x - 28 * unit, y + down), count, BACK_WIDTH * unit, 17 * unit, 138 * unit)

    @property
    def _keeps(self) -> bool:
        return any(pile.place in (Place.DISCARD, Place.ASIDE) and pile.owner is not None for pile in self.specs)

    def _kept(self, seat: Seat, count: int) -> list[Pose]:
        """What a seat has won or put aside lies beside its closed cards."""
        unit, spot = self.layout.unit, self.layout.spot(seat)
        if spot.own:
            x, y = spot.plate
            return Pose.heap((x + 78 * unit, y - self.layout.plate_height / 2 - 46 * unit), count, KEPT_WIDTH * unit)
        down = self.layout.grown(PILL_ROOM)
        return Pose.heap((spot.hand[0] + 74 * unit, spot.hand[1] + down), count, KEPT_WIDTH * unit)

    def _shared(self, index: int, count: int) -> list[Pose]:
        unit = self.layout.unit
        shared = [one for one, pile in enumerate(self.specs) if _is_shared(pile.place) and pile.owner is None]
        untidy = 6.0 if self.specs[index].place is Place.DISCARD else 0.0
        if self.shape is Shape.DRAWING:
            x, y = self.layout.centre
            x += (shared.index(index) - (len(shared) - 1) / 2) * BETWEEN_PILES * unit
            return Pose.heap((x, y), count, PILE_WIDTH * unit, untidy)
        x, y = self.corner
        at = x - (len(shared) - 1 - shared.index(index)) * CORNER_STEP * unit, y
        if count <= FEW:
            return Pose.row(at, count, CORNER_WIDTH * unit, 8 * unit, CORNER_STEP * unit)
        return Pose.heap(at, count, CORNER_WIDTH * unit, untidy)

    @property
    def corner(self) -> tuple[float, float]:
        """Where piles lie that nobody plays on: below the small buttons at the right."""
        return corner_of(self.layout)

    def sweeps(self, event: Moved) -> bool:
        """Whether cards that were played are taken off the table."""
        source, target = self.specs[event.source].place, self.specs[event.target].place
        return source is Place.PLAYED and target not in (Place.PLAYED, Place.HAND)


def corner_of(layout: TableLayout) -> tuple[float, float]:
    """The middle of a small card below the small buttons at the right."""
    unit = layout.unit
    rows = 2 if layout.growth > 1 and layout.seats == TWO_ROWS else 1
    below = (16 + 74 * rows) * min(layout.chrome, LARGEST * unit)
    return layout.area.right - 48 * unit, layout.area.top + below + 46 * unit


def _is_shared(place: Place) -> bool:
    return place in (Place.STOCK, Place.DISCARD)
