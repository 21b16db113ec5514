"""What a seat sees as numbers: which place of the array means what, for any game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from cardcade.engine.cards import Card, Pile, Seat
from cardcade.engine.game import Game
from cardcade.engine.state import State
from cardcade.rl.field_numbers import LOW, WIDTH, FieldNumbers
from cardcade.rl.writing import FunctionText, Write

Places: TypeAlias = list[int]
"""Card → where the low byte of its number stands."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of the array, and what it holds."""

    name: str
    start: int
    stop: int


class Layout:
    """Counts of faces in the piles that the seat sees, top cards, sizes of piles, then the fields of the position.

    Piles of players come in turn order, beginning with the seat's own. Seats in fields are numbered as at the table.
    """

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.spans: list[Stretch] = []
        self._seats = seats
        self._empty = game.setup(seats)
        self._piles = PileOrder(self._empty.piles, seats)
        faces = list(dict.fromkeys(game.deck.faces))
        self._width = len(faces)
        self._face = [WIDTH * faces.index(face) + LOW for face in game.deck.faces]
        """Card → where the low byte of its count stands, from the beginning of a stretch."""
        self._add("seat", seats)
        self._by_card: list[Places] = []
        self._common, self._own = self._add_cards()
        self._sizes = WIDTH * self.size
        for places in self._by_card:
            places.append(self._sizes)  # for a hidden card, which is -1: what stands there is written over
        sizes = self._add_sizes()
        fields = FieldNumbers(type(self._empty), seats, self._add)
        self._shared = bytearray(WIDTH * self.size)
        """What every seat sees, as it was when last looked at: the cards in the middle."""
        self.write: list[Write] = [self._writer(seat, sizes[seat], fields) for seat in range(seats)]
        """Seat → what writes down the position as that seat sees it, and no more."""

    @property
    def size(self) -> int:
        return self.spans[-1].stop if self.spans else 0

    def _writer(self, seat: Seat, sizes: list[str], fields: FieldNumbers) -> Write:
        hides_more = type(self._empty).hide is not State.hide
        view = [f" state = state.view({seat}).state"] if hides_more else []  # else no copy has to be made to look
        piles = "".join(f"pile_{index}, " for index in range(len(self._empty.piles)))
        writer = FunctionText(*view, f" {piles}= state.cards", shared=self._shared)
        for index, middle in self._common:
            known = {f"seen_{index}": middle.seen, f"look_{index}": middle.look}
            writer.add(f" if pile_{index} != seen_{index}: look_{index}(shared, pile_{index})", **known)
        writer.add(" out = shared.copy()", f" out[{WIDTH * seat + LOW}] = 1")
        for index, places in self._own[seat]:
            writer.add(f" for card in pile_{index}: out[places_{index}[card]] += 1", **{f"places_{index}": places})
        writer.add_numbers(self._sizes, sizes, fields)
        for choice, start in fields.choices:
            writer.add_choice(choice, start)
        return writer.made()

    # -- making it

    def _add(self, name: str, size: int) -> int:
        start = self.size
        self.spans.append(Stretch(name, start, start + size))
        return start

    def _add_cards(self) -> tuple[list[tuple[int, Middle]], list[list[tuple[int, Places]]]]:
        """The piles in the middle that all see, with their counts and top cards; for each seat those of players."""
        piles = self._empty.piles
        common, places = [], []
        for index in self._piles.of(0):
            if piles[index].shown_to(0):
                counts = self._add_faces(f"cards.{self._piles.name(index)}")
                if piles[index].owner is None:
                    common.append((index, Middle(counts, self._add_faces(f"top.{self._piles.name(index)}"))))
                else:
                    places.append(counts)
        own = [
            [index for index in self._piles.of(seat) if piles[index].shown_to(seat) and piles[index].owner is not None]
            for seat in range(self._seats)
        ]
        return common, [list(zip(seen, places, strict=True)) for seen in own]

    def _add_faces(self, name: str) -> Places:
        """A stretch with a number for each face."""
        start = WIDTH * self._add(name, self._width)
        places = [start + place for place in self._face]
        self._by_card.append(places)
        return places

    def _add_sizes(self) -> list[list[str]]:
        """The Python that reads how large the piles are, as each seat counts them."""
        for index in self._piles.of(0):
            self._add(f"size.{self._piles.name(index)}", 1)
        return [[f"len(pile_{index})" for index in self._piles.of(seat)] for seat in range(self._seats)]


class Middle:
    """A pile that all see: its counts and its top card, as they were when last looked at."""

    __slots__ = ("_counts", "_stretch", "_tops", "seen")

    def __init__(self, counts: Places, tops: Places) -> None:
        self._counts, self._tops = counts, tops
        self._stretch = slice(min(counts), max(counts) + 1)
        self.seen: list[Card] = []

    def look(self, shared: bytearray, pile: list[Card]) -> None:
        """It mostly grows by a card, which is all that has to be counted then."""
        seen, counts, tops = self.seen, self._counts, self._tops
        if seen:
            shared[tops[seen[-1]]] = 0
        if pile:
            shared[tops[pile[-1]]] = 1
        seen += pile[-1:]
        if seen == pile:
            shared[counts[pile[-1]]] += 1
            return
        shared[self._stretch] = bytes(self._stretch.stop - self._stretch.start)
        seen[:] = pile
        for card in pile:
            shared[counts[card]] += 1


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
