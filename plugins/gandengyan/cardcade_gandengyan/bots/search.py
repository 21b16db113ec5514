"""Trying candidates out on imagined deals: the same deals for all of them, and those that fall behind are dropped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from cardcade import Seat, Stream, View
from cardcade.rulekit.attempts import Attempt
from cardcade_gandengyan.bots.policy import Policy
from cardcade_gandengyan.bots.sketch import Sketch
from cardcade_gandengyan.meanings import Meaning
from cardcade_gandengyan.rules import Rules
from cardcade_gandengyan.state import GandengyanState

BATCH: Final = 10
MOVES: Final = 5_000
"""After so many moves in play-outs no more deals are imagined: rounds differ in length, and nobody waits a second."""
POINTS: Final = 0.01
"""What a point is worth beside winning the round."""

Candidate: TypeAlias = Meaning | None
"""What to play; None to pass."""
Imagine: TypeAlias = Callable[[View[GandengyanState], Stream], GandengyanState]


class Care(NamedTuple):
    """How carefully candidates are told apart."""

    deals: int
    """Imagined for each of them, at the most."""
    confidence: float
    """Paired standard errors by which one must be behind to be dropped: more where there are more deals."""


DUEL, CROWD = Care(100, 2.0), Care(30, 1.6)
"""Of two players, and of more, whose rounds take longer."""


@dataclass(frozen=True, slots=True)
class Search:
    """Plays candidates to the end of the round, everyone by rule of thumb."""

    rules: Rules
    own: Policy
    others: Policy
    imagine: Imagine

    def best(self, view: View[GandengyanState], candidates: Sequence[Candidate], stream: Stream) -> Candidate:
        """The best of them, of which the first is the rule of thumb's."""
        racing = [Attempt(made) for made in candidates]
        most, confidence = DUEL if view.state.seats == 2 else CROWD
        rule, deals, moves = racing[0], 0, 0
        while deals < most and moves < MOVES and len(racing) > 1:
            for deal in range(deals, deals + BATCH):
                moves += self._try(view, racing, stream.child(deal))
            deals += BATCH
            racing = _not_behind(racing, confidence)
        return (rule if rule in racing else racing[0]).move

    def _try(self, view: View[GandengyanState], attempts: Sequence[Attempt[Candidate]], stream: Stream) -> int:
        """The same imagined deal for every candidate; tells how many moves that took."""
        position, moves = Sketch(self.imagine(view, stream), self.rules), 0
        for attempt in attempts:
            end, made = self._played_out(position, attempt.move)
            attempt.results.append(_worth(end, view.seat))
            moves += made
        return moves

    def end(self, position: GandengyanState, made: Candidate) -> tuple[Seat | None, int]:
        """Who wins the round after this play of the seat in turn, and after how many moves; the position stays."""
        sketch, moves = self._played_out(Sketch(position, self.rules), made)
        return sketch.winner, moves

    def _played_out(self, position: Sketch, made: Candidate) -> tuple[Sketch, int]:
        """The end of the round, and after how many moves it came."""
        end, seat = position.copy(), position.turn
        policies = [self.others] * len(end.hands)
        policies[seat] = self.own
        end.make(made)
        return end, 1 + end.play_out(policies)


def _not_behind(attempts: Sequence[Attempt[Candidate]], confidence: float) -> list[Attempt[Candidate]]:
    """The best first, without those clearly behind it."""
    best = max(attempts, key=lambda attempt: attempt.mean)
    return [best, *(attempt for attempt in attempts if attempt is not best and best.lead(attempt) <= confidence)]


def _worth(end: Sketch, seat: Seat) -> float:
    """What the round just ended brought the seat: winning counts, points hardly."""
    points = end.points()
    if end.winner == seat:
        return 1.0 + POINTS * sum(points) / (len(points) - 1)
    return -POINTS * points[seat]
