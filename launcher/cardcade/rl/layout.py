"""What a seat sees as numbers: which place of the array means what, for any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from struct import Struct
from struct import error as StructError
from typing import Any, Final

from cardcade.engine.cards import Card, Pile, Seat
from cardcade.engine.game import Game
from cardcade.engine.state import State
from cardcade.rl.field_numbers import LOW, WIDTH, FieldNumbers, cut


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of the array, and what it holds."""

    name: str
    start: int
    stop: int


class Layout:
    """Counts of faces in the piles that the seat sees, top cards, sizes of piles, then the fields of the position.

    Piles of players come in turn order, beginning with the seat's own. Seats in fields are numbered as at the table.
    """

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.spans: list[Span] = []
        self._seats = seats
        self._empty = game.setup(seats)
        self._piles = PileOrder(self._empty.piles, seats)
        faces = list(dict.fromkeys(game.deck.faces))
        self._width = len(faces)
        self._face = [WIDTH * faces.index(face) + LOW for face in game.deck.faces]
        """Card → where the low byte of its count stands, from the beginning of a stretch."""
        self._direct = type(self._empty).hide is State.hide
        """Whether nothing but piles and `secrets` is hidden, so that no copy has to be made to look."""
        self._add("seat", seats)
        self._shown = self._add_cards()
        self._sizes = self._add_sizes()
        self._fields = FieldNumbers(type(self._empty), seats, self._add)
        self._zeros = bytes(WIDTH * self.size)
        self._numbers = Struct(f"{len(self._empty.piles) + self._fields.count}h")
        self._public: dict[int, tuple[list[Card], bytearray]] = {}

    @property
    def size(self) -> int:
        return self.spans[-1].stop if self.spans else 0

    def write(self, state: Any, seat: Seat) -> bytearray:
        """The position as that seat sees it, and no more: 16-bit numbers in the machine's own order."""
        if not self._direct:
            state = state.view(seat).state
        out, cards, face = bytearray(self._zeros), state.cards, self._face
        out[WIDTH * seat + LOW] = 1
        for index, at, top in self._shown[seat]:
            pile = cards[index]
            if top is None:
                for card in pile:
                    if card >= 0:
                        out[at + face[card]] += 1
            elif pile:
                out[at : at + WIDTH * self._width] = self._counted(index, pile)
                if (card := pile[-1]) >= 0:
                    out[top + face[card]] = 1
        start, order = self._sizes[seat]
        numbers = *order(list(map(len, cards))), *self._fields.read(state)
        try:
            self._numbers.pack_into(out, start, *numbers)
        except StructError:  # a game that counts in tens of thousands
            self._numbers.pack_into(out, start, *map(cut, numbers))
        self._fields.mark(state, out)
        return out

    def _counted(self, index: int, pile: list[Card]) -> bytearray:
        """A pile in the middle only grows for most of a round: what was counted before is not counted again."""
        known, counts = self._public.get(index, _NOTHING)
        grown = len(known)
        if not grown or len(pile) < grown or pile[:grown] != known:
            counts, grown = bytearray(WIDTH * self._width), 0
        for card in pile[grown:]:
            if card >= 0:
                counts[self._face[card]] += 1
        self._public[index] = (pile[:], counts)
        return counts

    # -- making it

    def _add(self, name: str, size: int) -> int:
        start = self.size
        self.spans.append(Span(name, start, start + size))
        return start

    def _add_cards(self) -> list[list[tuple[int, int, int | None]]]:
        """For each seat the piles whose cards it may see: which, where its counts stand, and where its top card."""
        piles, places = self._empty.piles, []
        for index in self._piles.of(0):
            if piles[index].shown_to(0):
                common = piles[index].owner is None
                at = WIDTH * self._add(f"cards.{self._piles.name(index)}", self._width)
                top = WIDTH * self._add(f"top.{self._piles.name(index)}", self._width) if common else None
                places.append((at, top))
        shown = [
            [index for index in self._piles.of(seat) if piles[index].shown_to(seat)] for seat in range(self._seats)
        ]
        return [[(index, *place) for index, place in zip(seen, places, strict=True)] for seen in shown]

    def _add_sizes(self) -> list[tuple[int, Callable[[list[int]], tuple[int, ...]]]]:
        start = WIDTH * self.size
        for index in self._piles.of(0):
            self._add(f"size.{self._piles.name(index)}", 1)
        return [(start, itemgetter(*self._piles.of(seat))) for seat in range(self._seats)]


_NOTHING: Final[tuple[list[Card], bytearray]] = ([], bytearray())


class PileOrder:
    """Piles as a seat counts them: those of nobody, then for each kind its own, its left neighbour's and so on."""

    def __init__(self, piles: Sequence[Pile], seats: int) -> None:
        self._piles, self._seats = piles, seats

    def of(self, seat: Seat) -> list[int]:
        kinds = list(dict.fromkeys(_kind(pile) for pile in self._piles if pile.owner is not None))
        numbered = [(index, pile) for index, pile in enumerate(self._piles)]
        owned = [(kinds.index(_kind(pile)), ((pile.owner or 0) - seat) % self._seats, index)
                 for index, pile in numbered if pile.owner is not None]  # fmt: skip
        return [*(index for index, pile in numbered if pile.owner is None), *(index for *_, index in sorted(owned))]

    def name(self, index: int) -> str:
        """`discard`, `hand.+0` for one's own, `hand.+1` for the next seat's."""
        pile = self._piles[index]
        return pile.name if pile.owner is None else f"{_kind(pile)}.+{pile.owner}"


def _kind(pile: Pile) -> str:
    return pile.name.rpartition(".")[0]
