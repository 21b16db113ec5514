"""What beat what: the plays of this trick in order, and who let the last one stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardcade import Card, Seat, View
from cardcade.table import Part
from cardcade.table.laying import PlayCard
from cardcade_gandengyan.combinations import Combination
from cardcade_gandengyan.moves import Play
from cardcade_gandengyan.scene.plays import play_cards
from cardcade_gandengyan.state import GandengyanState


@dataclass(frozen=True, slots=True)
class TrailPlay:
    """One play; what it means is told a moment after its cards have left the hand."""

    seat: Seat
    cards: tuple[Card, ...]
    combination: Combination | None = None

    @property
    def play_cards(self) -> list[PlayCard]:
        return play_cards(self.cards, self.combination)

    @property
    def is_bomb(self) -> bool:
        return self.combination is not None and self.combination.bomb_tier > 0


class Trail(Part):
    """Grows by what is shown; a view says the same."""

    def __init__(self) -> None:
        self.entries: list[TrailPlay] = []
        self.passed: set[Seat] = set()
        """Whoever's last word in this trick was to pass."""
        self.past: TrailPlay | None = None
        """What won the last trick of this round."""

    @property
    def last(self) -> TrailPlay | None:
        return self.entries[-1] if self.entries else None

    @property
    def sizes(self) -> list[int]:
        """How many cards each play has."""
        return [len(entry.cards) for entry in self.entries]

    @property
    def bombs_in_a_row(self) -> int:
        """How many bombs lie on top of each other."""
        count = 0
        for entry in reversed(self.entries):
            if not entry.is_bomb:
                break
            count += 1
        return count

    def play(self, seat: Seat, cards: Sequence[Card]) -> None:
        self.entries.append(TrailPlay(seat, tuple(cards)))
        self.passed.discard(seat)

    def read(self, combination: Combination) -> None:
        """What the last play means."""
        self.entries[-1] = replace(self.entries[-1], combination=combination)

    def let_stand(self, seat: Seat) -> None:
        self.passed.add(seat)

    def clear(self) -> None:
        """The trick is over."""
        self.past = self.last or self.past
        self.entries.clear()
        self.passed.clear()

    def forget(self) -> None:
        """The round is over."""
        self.clear()
        self.past = None

    def take(self, view: View[GandengyanState]) -> None:
        trick = view.state.trick
        self.entries = _plays(trick)
        self.past = next(reversed(_plays(view.state.last_trick)), None)
        self.passed = {seat for seat, play in dict(trick).items() if play is None}


def _plays(trick: Sequence[tuple[Seat, Play | None]]) -> list[TrailPlay]:
    return [TrailPlay(seat, play.cards, play.combination) for seat, play in trick if play is not None]
