"""Free rooms: where a panel hides neither players, nor their cards, nor buttons, nor what a game keeps at the edge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from pygame import FRect

from cardcade.engine.cards import Place
from cardcade.table.hand.hand import Hand
from cardcade.table.help.bubble_room import Surroundings, room_for
from cardcade.table.panels.corner import Corner
from cardcade.table.piles.piles import PileLayout, around
from cardcade.table.seats.plates import Plates
from cardcade.table.turn.actions import ActionBar
from cardcade.ui.free_room import best_room, gaps
from cardcade.ui.layout import inset
from cardcade.ui.widget import Widget

BACKS = 12
"""So many closed cards of every player are always reckoned with."""
STACK, USUAL_PLAY = 24, 5
"""So many cards of every stack are, which then grows no more; and of every play."""
GAP: Final = 10.0
"""What cards that lie crosswise reach beyond their place."""
BAR, TAG = 760.0, 36.0
"""How wide the row of buttons is at most, and how high the name of a play."""


class Side(Enum):
    LEFT = -1
    RIGHT = 1


class Rooms:
    """Asked by panels that look for a place."""

    def __init__(
        self,
        piles: PileLayout,
        plates: Plates,
        hand: Hand,
        actions: ActionBar,
        corner: Corner,
        panels: Callable[[], Sequence[Widget]],
    ) -> None:
        self._piles, self._plates, self._hand = piles, plates, hand
        self._actions, self._corner, self._panels = actions, corner, panels
        self._layout = piles.layout

    def at_side(self, widths: Sequence[float], side: Side, *others: FRect) -> list[FRect]:
        """At that side, a room of each width in which a panel hides nothing, clear of others."""
        return side_rooms(self._inside, [*self._in_view(), *others], widths, side)

    @property
    def stacks(self) -> list[FRect]:
        """Where cards are drawn from and laid off."""
        return self._lying(STACK, Place.STOCK, Place.DISCARD)

    @property
    def counts(self) -> list[FRect]:
        """Where it is written how many cards a stack has."""
        told = map(self._piles.counted, range(len(self._piles.specs)))
        return [where for where in told if where is not None]

    @property
    def plays(self) -> list[FRect]:
        """Where cards lie that have been played."""
        return self._lying(USUAL_PLAY, Place.PLAYED)

    @property
    def closed(self) -> list[FRect]:
        """Where the others hold their closed cards."""
        others = [plate.seat for plate in self._plates if plate.seat != self._layout.viewer]
        return [around(self._piles.backs(seat, BACKS)) for seat in others]

    @property
    def passing(self) -> list[FRect]:
        """Panels that are open for a while."""
        return [widget.rect for widget in self._panels() if widget.visible and widget.makes_way]

    def lying(self, cards: Sequence[Sequence[object]]) -> list[FRect]:
        """Where cards lie before the players now, with what is said below them, when these are in the piles."""
        lying = self._filled(cards, Place.PLAYED)
        return [FRect(rect.x, rect.y, rect.w, rect.h + TAG / 2 * self._layout.chrome) for rect in lying]

    def _filled(self, cards: Sequence[Sequence[object]], *places: Place) -> list[FRect]:
        """The piles of these kinds, when these cards are in them."""
        filled = [index for index, pile in enumerate(self._piles.specs) if pile.place in places and cards[index]]
        return [around(self._piles.poses(index, len(cards[index]))) for index in filled]

    def _lying(self, cards: int, *places: Place) -> list[FRect]:
        """So many of each pile of these kinds."""
        of_kind = [index for index, pile in enumerate(self._piles.specs) if pile.place in places]
        return [around(poses) for index in of_kind if (poses := self._piles.poses(index, cards))]

    def in_middle(self, *others: FRect) -> list[FRect]:
        """Among the players, clear of other panels: one there hides only the felt and what lies on it."""
        return rooms_around(self._inside, [*self._in_view(), *others], self._layout.centre)

    def beside(self, piles: Sequence[FRect], apart: float, *others: FRect) -> list[FRect]:
        """Among the players, left and right of these piles and so much of their width apart: one there hides only the
        felt."""
        if not piles:
            return []
        wide = [pile.inflate(2 * apart * pile.w, 0) for pile in piles]
        whole, blocks = wide[0].unionall(wide[1:]), [*self._in_view(), *wide, *others]
        points = ((whole.left - 1.0, whole.centery), (whole.right + 1.0, whole.centery))
        return [room for point in points for room in rooms_around(self._inside, blocks, point)]

    def in_the_way(self, cards: Sequence[Sequence[object]], *others: FRect) -> list[list[FRect]]:
        """All that news leave free with these cards in the piles and others; then ever less of it.

        Given up, one after the other, is what can be missed for a moment: closed cards, words, what lies on the table,
        players. Hands and buttons never are.
        """
        lying = [*self.lying(cards), *self._filled(cards, Place.STOCK, Place.DISCARD)]
        touched, seats = (
            [*self._small(), *self._buttons(), self._piles.hand_reach(len(self._hand.cards))],
            self._seats(),
        )
        whole = [*self._in_view(), *lying, *others]
        return [whole, [*touched, *seats, *lying, *others], [*touched, *seats, *lying], [*touched, *seats], touched]

    def near(
        self, what: FRect, sizes: Sequence[tuple[float, float]], cards: Sequence[Sequence[object]], *words: FRect
    ) -> FRect | None:
        """Beside it, for the first of these sizes that hides no player, card or button with these cards in the piles.

        For want of room the last may hide some, never the hand and buttons. Words are hidden only where it must be.
        """
        *ways, touched = self.in_the_way(cards)
        lying = [*self.lying(cards), *self._filled(cards, Place.STOCK, Place.DISCARD)]
        gap = 2 * GAP * self._edge
        clear = [*touched, *self._seats(), *self.closed, *(rect.inflate(gap, gap) for rect in lying)]
        written = [*clear, *words]
        tried = [
            *((size, written) for size in sizes),
            *((size, clear) for size in sizes),
            *((sizes[-1], way) for way in [*ways[2:], touched]),
        ]
        places = (room_for([size], Surroundings(self._inside, way, words, what)) for size, way in tried)
        return next((place for place in places if place is not None), None)

    def best(self, blocks: Sequence[FRect], sizes: Sequence[tuple[float, float]]) -> FRect | None:
        """For one of these sizes, clear of the blocks and near the top of the middle."""
        return best_room(self._inside, blocks, sizes)

    @property
    def _inside(self) -> FRect:
        margin = 20 * self._edge
        return inset(self._layout.area, margin, margin * 0.6)

    @property
    def _edge(self) -> float:
        """A unit of what is left free around things: large words need the room themselves."""
        return min(self._layout.chrome, self._layout.unit)

    def _in_view(self) -> list[FRect]:
        """What no panel may cover."""
        c = self._edge
        closed = [rect.inflate(8 * c, 8 * c) for rect in self.closed]
        bar = FRect(0, 0, min(self._actions.rect.w, BAR * self._layout.chrome), self._actions.rect.h + 16 * c)
        bar.center = self._actions.rect.center
        return [*self._seats(), *closed, *self._small(), bar, self._piles.hand_reach(len(self._hand.cards))]

    def _seats(self) -> list[FRect]:
        c = self._edge
        return [plate.rect.inflate(8 * c, 30 * c).union(plate.counted) for plate in self._plates]

    def _small(self) -> list[FRect]:
        """The buttons in the corner, and what a game keeps at the edge or asks."""
        c = self._edge
        corner = [button.rect.inflate(0, 24 * c) for button in self._corner.children]
        kept = [rect.inflate(0, 16 * c) for widget in self._panels() if self._kept(widget) for rect in _whole(widget)]
        return [*corner, *kept]

    def _buttons(self) -> list[FRect]:
        """Those that there are just now, in the row that may hold more."""
        return [button.rect.inflate(8 * self._edge, 8 * self._edge) for button in self._actions.children]

    def _kept(self, widget: Widget) -> bool:
        """A game's own small things at the edge, and whatever asks the player something."""
        area = self._layout.area
        small = widget.rect.w * widget.rect.h < area.w * area.h / 6
        central = area.scale_by(1 / 3, 1 / 2).collidepoint(widget.rect.center)
        return widget.visible and not widget.makes_way and (bool(widget.children) or (small and not central))


def _whole(widget: Widget) -> list[FRect]:
    """Its answers may stand apart from it."""
    return [widget.rect, *(child.rect for child in widget.children)]


def side_rooms(area: FRect, blocks: Sequence[FRect], widths: Sequence[float], side: Side) -> list[FRect]:
    """For each of these widths that fits the tallest free strip along that side of the area."""
    return [_tallest(_along(area, width, side), blocks) for width in widths if width <= area.w]


def rooms_around(area: FRect, blocks: Sequence[FRect], point: tuple[float, float]) -> list[FRect]:
    """The free rooms that hold a point, each as tall as it can be for where its sides are."""
    x, y = point
    lefts = {area.left, *(block.right for block in blocks if area.left < block.right <= x)}
    rights = {area.right, *(block.left for block in blocks if x <= block.left < area.right)}
    made = [_holding(y, FRect(left, area.y, right - left, area.h), blocks) for left in lefts for right in rights]
    return [room for room in made if room is not None]


def _along(area: FRect, width: float, side: Side) -> FRect:
    return FRect(area.left if side is Side.LEFT else area.right - width, area.y, width, area.h)


def _tallest(strip: FRect, blocks: Sequence[FRect]) -> FRect:
    return max(gaps(strip, blocks), key=lambda gap: gap.h)


def _holding(y: float, strip: FRect, blocks: Sequence[FRect]) -> FRect | None:
    met = [block for block in blocks if block.colliderect(strip)]
    if any(block.top < y < block.bottom for block in met):
        return None
    top = max((block.bottom for block in met if block.bottom <= y), default=strip.top)
    bottom = min((block.top for block in met if block.top >= y), default=strip.bottom)
    return FRect(strip.x, top, strip.w, bottom - top)
