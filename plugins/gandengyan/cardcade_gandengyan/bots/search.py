"""Trying candidates out on imagined deals: the same deals for all of them, and those that fall behind are dropped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from cardcade import Seat, Stream, View
from cardcade.rulekit.attempts import Attempt
from cardcade.rulekit.patterns import by_rank
from cardcade_gandengyan.bots.policy import Policy, pick
from cardcade_gandengyan.cards import RANK
from cardcade_gandengyan.meanings import Meaning
from cardcade_gandengyan.rules import Rules
from cardcade_gandengyan.state import HANDS, GandengyanState
from cardcade_gandengyan.tricks import lay_down, let_pass

BATCH: Final = 10
DEALS: Final = 40
CROWD_DEALS: Final = 30
"""Imagined deals for each candidate, of two players and of more, whose rounds take longer; more found nothing more."""
MOVES: Final = 9_000
"""After so many moves in play-outs no more deals are imagined: rounds differ in length, and nobody waits a second."""
CONFIDENCE: Final = 1.6
"""Paired standard errors by which a candidate must be behind to be dropped."""
POINTS: Final = 0.01
"""What a point is worth beside winning the round."""

Candidate: TypeAlias = Meaning | None
"""What to play; None to pass."""
Imagine: TypeAlias = Callable[[View[GandengyanState], Stream], GandengyanState]


@dataclass(frozen=True, slots=True)
class Search:
    """Plays candidates to the end of the round, everyone by rule of thumb."""

    rules: Rules
    own: Policy
    others: Policy
    imagine: Imagine

    def best(
        self, view: View[GandengyanState], candidates: Sequence[Candidate], stream: Stream
    ) -> tuple[Candidate, float]:
        """The best of them, of which the first is the rule of thumb's; and how hard that was to tell, 0 to 1."""
        racing = [Attempt(made) for made in candidates]
        rule, deals, most = racing[0], 0, DEALS if view.state.seats == 2 else CROWD_DEALS
        moves = 0
        while deals < most and moves < MOVES and len(racing) > 1:
            for deal in range(deals, deals + BATCH):
                moves += self._try(view, racing, stream.child(deal))
            deals += BATCH
            racing = _not_behind(racing)
        doubt = deals / most * (0.5 + 0.5 * min(1.0, len(racing) / 3))
        return (rule if rule in racing else racing[0]).move, doubt

    def _try(self, view: View[GandengyanState], attempts: Sequence[Attempt[Candidate]], stream: Stream) -> int:
        """The same imagined deal for every candidate; tells how many moves that took."""
        position, moves = self.imagine(view, stream), 0
        for attempt in attempts:
            end, made = self._played_out(position, view.seat, attempt.move)
            attempt.results.append(_worth(end, view.seat))
            moves += made
        return moves

    def play_out(self, position: GandengyanState, seat: Seat, made: Candidate) -> GandengyanState:
        """How the round ends after this play; the position stays as it is."""
        return self._played_out(position, seat, made)[0]

    def _played_out(self, position: GandengyanState, seat: Seat, made: Candidate) -> tuple[GandengyanState, int]:
        """The end of the round, and after how many moves it came."""
        state, moves = position.copy(), 1
        policies = [self.others] * state.seats
        policies[seat] = self.own
        self._make(state, seat, made)
        while state.winner is None:
            turn = state.turn
            self._make(state, turn, pick(policies[turn], state, turn))
            moves += 1
        return state, moves

    def _make(self, state: GandengyanState, seat: Seat, made: Candidate) -> None:
        if made is None:
            let_pass(state, seat, self.rules)
        else:
            lay_down(state, seat, made.play_from(by_rank(state.cards[HANDS + seat], RANK)), self.rules)


def _not_behind(attempts: Sequence[Attempt[Candidate]]) -> list[Attempt[Candidate]]:
    """The best first, without those clearly behind it."""
    best = max(attempts, key=lambda attempt: attempt.mean)
    return [best, *(attempt for attempt in attempts if attempt is not best and best.lead(attempt) <= CONFIDENCE)]


def _worth(state: GandengyanState, seat: Seat) -> float:
    """What the round just ended brought the seat: winning counts, points hardly."""
    points = state.board[-1]
    if state.winner == seat:
        return 1.0 + POINTS * sum(points) / (len(points) - 1)
    return -POINTS * points[seat]
