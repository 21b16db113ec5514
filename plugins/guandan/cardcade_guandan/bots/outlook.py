"""What a seat can work out about the others: what is unseen, and how likely a play stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import comb, exp
from typing import Final

from cardcade import Card, Seat, View
from cardcade_guandan.cards import ACE, DECK, RANK, RED_JOKER, ranks_in
from cardcade_guandan.combinations import BOMBS, COPIES, Kind, Reading
from cardcade_guandan.order import ANYTHING, Order
from cardcade_guandan.partners import SEATS, next_seat, partner_of
from cardcade_guandan.plays import answers
from cardcade_guandan.rules import Rules
from cardcade_guandan.state import GuandanState
from cardcade_guandan.tally import Tally

_STANDS: Final = {
    Kind.SINGLE: (0.10, 0.65, 1.1),
    Kind.PAIR: (0.18, 0.52, 0.9),
    Kind.TRIPLE: (0.22, 0.50, 1.0),
    Kind.FULL_HOUSE: (0.18, 0.42, 0.6),
    Kind.STRAIGHT: (0.28, 0.35, 0.6),
    Kind.TUBE: (0.38, 0.30, 0.6),
    Kind.PLATE: (0.55, 0.15, 0.6),
    Kind.BOMB: (0.10, 0.85, 0.55),
    Kind.STRAIGHT_FLUSH: (0.10, 0.85, 0.55),
    Kind.JOKER_BOMB: (1.00, 0.0, 0.0),
}
"""How often a play stood in games among these bots: against very many better units, how much more against none,
and how fast that falls with every better unit the opponents hold on average."""

_SMALLEST_BOMB: Final = 4


class Outlook:
    """One seat's knowledge in one position. A bot that does not count takes played cards for unseen ones."""

    def __init__(self, view: View[GuandanState], order: Order, rules: Rules, counts_cards: bool = True) -> None:
        state, seat = view.state, view.seat
        self.state = state
        self.seat = seat
        self.order = order
        self.hand: list[Card] = state.hand(seat)
        self.partner = partner_of(seat)
        self.next = next_seat(seat, rules)
        self.opponents = tuple(other for other in range(SEATS) if other not in (seat, self.partner))
        self.left = [len(state.hand(other)) for other in range(SEATS)]
        self.elsewhere = DECK.unseen(state.cards) if counts_cards else without(DECK.cards, self.hand)
        self.unseen = [0] * (RED_JOKER + 1)
        """How many cards of each rank others may hold."""
        for card in self.elsewhere:
            self.unseen[RANK[card]] += 1
        self._better: dict[Reading, int] = {}
        self._sure: dict[Reading, bool] = {}

    # -- likely

    def stands(self, reading: Reading) -> float:
        """The chance that no opponent beats the play."""
        size = _SMALLEST_BOMB if reading.kind in BOMBS else reading.size
        always, at_best, fear = _STANDS[reading.kind]
        return always + at_best * exp(-fear * self.better(reading) * self._share(size))

    def better(self, reading: Reading) -> int:
        """How many units above it the unseen cards can make at most."""
        if reading not in self._better:
            self._better[reading] = self._count_better(reading)
        return self._better[reading]

    def may_answer(self, seat: Seat) -> bool:
        return self.left[seat] > 0 and seat not in self.state.passed

    def goes_out_on(self, reading: Reading) -> float:
        """The chance that an opponent who is still to act plays its last cards over this play."""
        size = reading.size
        return min(1.0, sum(self._holds_better(reading) for seat in self._answering if self.left[seat] == size))

    @cached_property
    def _answering(self) -> list[Seat]:
        """Opponents who may still beat what lies there, or what is played on it."""
        last_by = self.state.last_by
        return [seat for seat in self.opponents if seat != last_by and self.may_answer(seat)]

    def _holds_better(self, reading: Reading) -> float:
        """The chance that so many unseen cards are one better group."""
        size = {Kind.SINGLE: 1, Kind.PAIR: 2, Kind.TRIPLE: 3}.get(reading.kind)
        if size is None:
            return 0.05
        value, weights = self.order.value(reading), self.order.weights
        ways = sum(comb(self.unseen[rank], size) for rank in range(2, RED_JOKER + 1) if weights[rank] > value)
        return ways / max(1, comb(len(self.elsewhere), size))

    def _share(self, size: int) -> float:
        """How much of what is unseen lies with opponents who could answer so many cards."""
        held = sum(self.left[seat] for seat in self.opponents if self.left[seat] >= size and self.may_answer(seat))
        return held / max(1, len(self.elsewhere))

    def _count_better(self, reading: Reading) -> int:
        order, unseen = self.order, self.unseen
        value = order.value(reading)
        if reading.kind in BOMBS:
            return self._bombs_above(value)
        if reading.kind in COPIES:
            windows = [window for window in order.windows_of(order.family(reading)) if window.value > value]
            return sum(all(unseen[rank] >= window.copies for rank in window.ranks) for window in windows)
        size = {Kind.SINGLE: 1, Kind.PAIR: 2}.get(reading.kind, 3)
        ranks = range(2, (ACE if size == 3 else RED_JOKER) + 1)
        return sum(unseen[rank] // size for rank in ranks if order.weights[rank] > value)

    def _bombs_above(self, value: int) -> int:
        """Bombs of four or five that the unseen cards can make, and the four jokers."""
        order, unseen = self.order, self.unseen
        groups = sum(
            unseen[rank] >= _SMALLEST_BOMB and order.bomb_value(min(unseen[rank], 5), rank) > value
            for rank in range(2, ACE + 1)
        )
        return groups + (unseen[RED_JOKER - 1] == unseen[RED_JOKER] == 2)

    # -- certain

    def sure(self, reading: Reading) -> bool:
        """Whether no opponent can possibly beat the play, not even with a bomb."""
        if reading not in self._sure:
            self._sure[reading] = self._cannot_be_beaten(reading)
        return self._sure[reading]

    def lets_out(self, reading: Reading) -> bool:
        """Whether an opponent could possibly play its last cards over this play."""
        last_cards = {self.left[seat] for seat in self.opponents}
        if self.sure(reading) or min(reading.size, _SMALLEST_BOMB) > max(last_cards):
            return False
        return any(len(play.cards) in last_cards for play in answers(self._all_unseen, self.order, reading))

    def _cannot_be_beaten(self, reading: Reading) -> bool:
        longest = max((self.left[seat] for seat in self.opponents), default=0)
        plain = reading.kind not in BOMBS
        if longest < (min(reading.size, _SMALLEST_BOMB) if plain else _SMALLEST_BOMB):
            return True
        if longest >= _SMALLEST_BOMB and self._bombed_by_four(reading):
            return False
        return all(len(play.cards) > longest for play in answers(self._all_unseen, self.order, reading))

    def _bombed_by_four(self, reading: Reading) -> bool:
        """Whether four of a kind are unseen that beat the play: so it is nearly always, and soon found."""
        above = self.order.value(reading) if reading.kind in BOMBS else ANYTHING
        return any(self.order.bomb_value(_SMALLEST_BOMB, rank) > above for rank in ranks_in(self._all_unseen.fours))

    @cached_property
    def _all_unseen(self) -> Tally:
        return Tally(self.elsewhere, self.order.level)

    def fewest(self, seats: Sequence[Seat]) -> int:
        """The smallest hand among these seats that still hold cards."""
        return min((self.left[seat] for seat in seats if self.left[seat]), default=99)


def without(hand: Sequence[Card], cards: Sequence[Card]) -> list[Card]:
    gone = set(cards)
    return [card for card in hand if card not in gone]
