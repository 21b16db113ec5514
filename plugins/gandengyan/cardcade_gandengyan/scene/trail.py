"""What beat what: the plays of this trick in order, and who let the last one stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from cardcade import Card, Seat
from cardcade.table.laid import LaidCard
from cardcade_gandengyan.cards import is_joker, rank_name
from cardcade_gandengyan.combinations import Combination
from cardcade_gandengyan.moves import Play
from cardcade_gandengyan.state import GandengyanState


@dataclass(frozen=True, slots=True)
class Entry:
    """One play; what it means is told a moment after its cards have left the hand."""

    seat: Seat
    cards: tuple[Card, ...]
    combination: Combination | None = None

    @property
    def laid(self) -> list[LaidCard]:
        return laid_cards(self.cards, self.combination)

    @property
    def is_bomb(self) -> bool:
        return self.combination is not None and self.combination.bomb_tier > 0


@dataclass(slots=True)
class Trail:
    """Grows by events; `take` reads the same from a position."""

    entries: list[Entry] = field(default_factory=list)
    passed: set[Seat] = field(default_factory=set)
    """Whoever's last word in this trick was to pass."""

    @property
    def last(self) -> Entry | None:
        return self.entries[-1] if self.entries else None

    @property
    def bombs_in_a_row(self) -> int:
        """How many bombs lie on top of each other."""
        count = 0
        for entry in reversed(self.entries):
            if not entry.is_bomb:
                break
            count += 1
        return count

    def lay(self, seat: Seat, cards: Sequence[Card]) -> None:
        self.entries.append(Entry(seat, tuple(cards)))
        self.passed.discard(seat)

    def read(self, combination: Combination) -> None:
        self.entries[-1] = replace(self.entries[-1], combination=combination)

    def let_stand(self, seat: Seat) -> None:
        self.passed.add(seat)

    def clear(self) -> None:
        self.entries.clear()
        self.passed.clear()

    def take(self, state: GandengyanState) -> None:
        self.entries = plays_of(state.trick)
        said = dict(state.trick)
        self.passed = {seat for seat, play in said.items() if play is None}


def plays_of(trick: Sequence[tuple[Seat, Play | None]]) -> list[Entry]:
    return [Entry(seat, play.cards, play.combination) for seat, play in trick if play is not None]


def laid_cards(cards: Sequence[Card], combination: Combination | None) -> list[LaidCard]:
    """The cards with what the jokers among them stand for."""
    if combination is None or combination.kind in ("single", "joker_bomb"):
        return [LaidCard(card) for card in cards]
    return [
        LaidCard(card, rank_text(rank) if is_joker(card) else "")
        for card, rank in zip(cards, combination.ranks, strict=True)
    ]


def rank_text(rank: int) -> str:
    return rank_name(rank).replace("T", "10")
