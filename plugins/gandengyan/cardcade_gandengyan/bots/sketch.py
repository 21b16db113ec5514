"""Playing a round out quickly: hands as tallies, and nothing kept that rules of thumb do not ask for."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import seats_from
from cardcade_gandengyan.bots.policy import DANGER, Policy
from cardcade_gandengyan.cards import TALLY, tally
from cardcade_gandengyan.meanings import Meaning
from cardcade_gandengyan.rules import Rules
from cardcade_gandengyan.scoring import factors, points
from cardcade_gandengyan.state import HANDS, STOCK, GandengyanState


class Sketch:
    """One round that goes on as at the table, and ends as there."""

    __slots__ = ("bombs", "hands", "last", "left", "owner", "passes", "plays", "rules", "stock", "turn", "winner")

    def __init__(self, state: GandengyanState, rules: Rules) -> None:
        hands = state.cards[HANDS : HANDS + state.seats]
        self.rules = rules
        self.hands = [tally(hand) for hand in hands]
        self.left = [len(hand) for hand in hands]
        self.stock = [TALLY[card] for card in state.cards[STOCK]]
        """The top card last."""
        self.turn, self.owner, self.passes, self.last = state.turn, state.owner, state.passes, state.last
        self.plays, self.bombs, self.winner = state.plays[:], state.bombs, state.winner

    def copy(self) -> Sketch:
        twin = object.__new__(Sketch)
        twin.rules = self.rules
        twin.hands, twin.left, twin.stock, twin.plays = self.hands[:], self.left[:], self.stock[:], self.plays[:]
        twin.turn, twin.owner, twin.passes, twin.last = self.turn, self.owner, self.passes, self.last
        twin.bombs, twin.winner = self.bombs, self.winner
        return twin

    def play_out(self, policies: Sequence[Policy]) -> int:
        """To the end of the round, every seat by its policy; tells how many moves that took."""
        moves = 0
        while self.winner is None:
            self.make(self._choice(policies[self.turn]))
            moves += 1
        return moves

    def make(self, made: Meaning | None) -> None:
        """The seat in turn plays this, or passes."""
        turn = self.turn
        self.turn = (turn + 1) % len(self.hands)
        if made is None:
            self.passes += 1
            if self.passes == len(self.hands) - 1:
                self._end_trick()
            return
        laid = made.combination
        self.hands[turn] -= made.tally
        self.left[turn] -= laid.size
        self.plays[turn] += 1
        self.bombs += laid.bomb_tier > 0
        self.last, self.owner, self.passes = laid, turn, 0
        if not self.left[turn]:
            self.winner = turn

    def points(self) -> tuple[int, ...]:
        """What the round has cost everybody."""
        scoring = self.rules.scoring
        return points(self.left, factors(self.plays, self.bombs, scoring), scoring)

    def _choice(self, policy: Policy) -> Meaning | None:
        turn, last = self.turn, self.last
        danger = min([count for seat, count in enumerate(self.left) if seat != turn]) <= DANGER
        if last is None:
            return policy.choose(self.hands[turn], None, 0, 0, danger)
        return policy.choose(self.hands[turn], last.kind, last.rank, last.size, danger)

    def _end_trick(self) -> None:
        owner, stock = self.owner, self.stock
        self.last, self.passes, self.turn = None, 0, owner
        for seat in seats_from(owner, len(self.hands)) if self.rules.draw.who == "all" else (owner,):
            if stock:
                self.hands[seat] += stock.pop()
                self.left[seat] += 1
