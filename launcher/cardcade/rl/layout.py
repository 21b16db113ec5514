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
        self._common, self._own = self._add_cards()
        self._sizes = WIDTH * self.size
        sizes = self._add_sizes()
        fields = FieldNumbers(type(self._empty), seats, self._add)
        self._shared = bytearray(WIDTH * self.size)
        """What every seat sees, as it was when last looked at: the cards in the middle."""
        self._known: list[list[Card]] = [[] for _ in self._common]
        self.write: list[Write] = [self._writer(seat, sizes[seat], fields) for seat in range(seats)]
        """Seat → what writes down the position as that seat sees it, and no more."""

    @property
    def size(self) -> int:
        return self.spans[-1].stop if self.spans else 0

    def _writer(self, seat: Seat, sizes: list[str], fields: FieldNumbers) -> Write:
        hides_more = type(self._empty).hide is not State.hide
        view = [f" state = state.view({seat}).state"] if hides_more else []  # else no copy has to be made to look
        writer = FunctionText(*view, " cards = state.cards", look=self._look, shared=self._shared)
        for number, (index, *_) in enumerate(self._common):
            pile, seen = f"cards[{index}]", f"seen_{number}"
            writer.add(f" if {pile} != {seen}: look({number}, {pile})", **{seen: self._known[number]})
        writer.add(" out = shared[:]", f" out[{WIDTH * seat + LOW}] = 1")
        for index, places in self._own[seat]:
            # A hidden card is -1: it is counted where the sizes are written later.
            table = f"places_{index}"
            writer.add(f" for card in cards[{index}]: out[{table}[card]] += 1", **{table: [*places, self._sizes]})
        count = len(sizes) + fields.count
        writer.add_numbers(self._sizes, count, [*sizes, *fields.sources], [*sizes, *fields.careful])
        for choice, start in fields.choices:
            writer.add_choice(choice, start)
        return writer.made()

    def _look(self, number: int, pile: list[Card]) -> None:
        """A pile in the middle only grows for most of a round: what was counted before is not counted again."""
        shared, known = self._shared, self._known[number]
        _, places, tops = self._common[number]
        if known and known[-1] >= 0:
            shared[tops[known[-1]]] = 0
        if pile[: len(known)] != known:
            for place in places:
                shared[place] = 0
            known.clear()
        for card in pile[len(known) :]:
            known.append(card)
            if card >= 0:
                shared[places[card]] += 1
        if pile and pile[-1] >= 0:
            shared[tops[pile[-1]]] = 1

    # -- making it

    def _add(self, name: str, size: int) -> int:
        start = self.size
        self.spans.append(Stretch(name, start, start + size))
        return start

    def _add_cards(self) -> tuple[list[tuple[int, Places, Places]], list[list[tuple[int, Places]]]]:
        """The piles in the middle that all see, with their counts and top cards; for each seat those of players."""
        piles = self._empty.piles
        common, places = [], []
        for index in self._piles.of(0):
            if piles[index].shown_to(0):
                counts = self._add_faces(f"cards.{self._piles.name(index)}")
                if piles[index].owner is None:
                    common.append((index, counts, self._add_faces(f"top.{self._piles.name(index)}")))
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
        return [start + place for place in self._face]

    def _add_sizes(self) -> list[list[str]]:
        """The Python that reads how large the piles are, as each seat counts them."""
        for index in self._piles.of(0):
            self._add(f"size.{self._piles.name(index)}", 1)
        return [[f"len(cards[{index}])" for index in self._piles.of(seat)] for seat in range(self._seats)]


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
