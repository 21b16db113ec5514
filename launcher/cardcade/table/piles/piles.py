"""How the cards of each kind of pile lie: in which order, and where."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade.engine.cards import Audience, Pile, Place
from cardcade.engine.events import Moved
from cardcade.table.cards.sprites import CardSprite
from cardcade.table.layout import Measure, Pose, TableLayout

HAND_WIDTH, HAND_PITCH = Measure(132, 172), Measure(92, 120)
PLAYED_WIDTH, PILE_WIDTH, BACK_WIDTH, OPEN_WIDTH = 104.0, 128.0, 46.0, 66.0
SOME_CARDS = 7
"""So many in the viewer's hand are always reckoned with."""


class PileLayout:
    """Order and poses for piles; a game lays its own differently."""

    def __init__(self, layout: TableLayout) -> None:
        self.layout = layout
        self.specs: Sequence[Pile] = ()
        """The piles of the game, known with its first position."""

    def is_own_hand(self, index: int) -> bool:
        pile = self.specs[index]
        return pile.place is Place.HAND and pile.owner == self.layout.viewer

    def lies_open(self, index: int) -> bool:
        """Whether it is a hand that everybody sees, as in a film with open cards."""
        return self.specs[index].place is Place.HAND and self.specs[index].audience is Audience.EVERYONE

    def order(self, index: int, sprites: Sequence[CardSprite]) -> list[CardSprite]:
        """The cards of a pile in the order in which they lie."""
        return self.sorted_hand(sprites) if self.is_own_hand(index) or self.lies_open(index) else list(sprites)

    def sorted_hand(self, sprites: Sequence[CardSprite]) -> list[CardSprite]:
        """The viewer's hand from left to right."""
        return sorted(sprites, key=lambda sprite: sprite.card)

    def poses(self, index: int, count: int) -> list[Pose]:
        pile, unit = self.specs[index], self.layout.length(1)
        match pile.place:
            case Place.HAND if pile.owner == self.layout.viewer:
                return self.hand(count)
            case Place.HAND:
                assert pile.owner is not None
                return self.laid_open(pile.owner, count) if self.lies_open(index) else self.backs(pile.owner, count)
            case Place.PLAYED:
                at = self.layout.centre if pile.owner is None else self.layout.spot(pile.owner).played
                return Pose.row(at, count, PLAYED_WIDTH * unit, 40 * unit, 460 * unit)
            case Place.STOCK:
                return Pose.heap(self.beside(-1), count, PILE_WIDTH * unit)
            case Place.DISCARD:
                return Pose.heap(self.beside(1), count, PILE_WIDTH * unit, untidy=6)
        return Pose.heap(self.layout.at(0.5, -0.2), count, PILE_WIDTH * unit)

    def hand(self, count: int) -> list[Pose]:
        width, pitch = self.layout.grown(HAND_WIDTH), self.layout.grown(HAND_PITCH)
        return Pose.fan(self.layout.spot(self.layout.viewer).hand, count, width, pitch, self.hand_room)

    @property
    def hand_room(self) -> float:
        """As wide as the viewer's own plate leaves free on both sides."""
        plate = self.layout.spot(self.layout.viewer).plate[0] + self.layout.plate_width / 2
        return min(1380 * self.layout.unit, 2 * (self.layout.at(0.5, 0)[0] - plate - 18 * self.layout.unit))

    def hand_reach(self, count: int) -> FRect:
        """The room of the viewer's cards, with some to come."""
        return around(self.hand(max(SOME_CARDS, count))).inflate(0, 60 * self.layout.unit)

    def backs(self, seat: int, count: int) -> list[Pose]:
        unit = self.layout.length(1)
        return Pose.row(self.layout.spot(seat).hand, count, BACK_WIDTH * unit, 17 * unit, 190 * unit)

    def laid_open(self, seat: int, count: int) -> list[Pose]:
        """Another player's cards, large enough to be read."""
        unit, (x, y) = self.layout.length(1), self.layout.spot(seat).hand
        poses = Pose.row((x, y + 10 * unit), count, OPEN_WIDTH * unit, 28 * unit, 330 * unit)
        area = self.layout.area
        over = max(area.left - poses[0].rect.left, 0.0) - max(poses[-1].rect.right - area.right, 0.0) if poses else 0.0
        return [pose._replace(x=pose.x + over) for pose in poses]

    def counted(self, index: int) -> FRect | None:
        """Where a game writes how many cards the pile has, if that is beside it."""
        return None

    def sweeps(self, event: Moved) -> bool:
        """Whether this is one of the cards that are taken off the table together."""
        return False

    def beside(self, side: int) -> tuple[float, float]:
        """Left or right of the middle."""
        x, y = self.layout.centre
        alone = not any(pile.place is Place.STOCK for pile in self.specs)
        return (x, y) if alone else (x + side * self.layout.length(88), y)


def around(poses: Sequence[Pose]) -> FRect:
    rects = [pose.rect for pose in poses]
    return rects[0].unionall(rects[1:])
