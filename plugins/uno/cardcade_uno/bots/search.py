"""Trying moves out on imagined hands: the same deals for every move, and moves that fall behind are dropped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardcade import Seat, Stream, View
from cardcade.rulekit.attempts import Attempt
from cardcade_uno.bots.imagination import Imagination
from cardcade_uno.bots.policy import Policy
from cardcade_uno.game import Uno
from cardcade_uno.moves import Move
from cardcade_uno.state import UnoState

LONGEST = 160
"""A round played out for so many moves counts as undecided."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is tried before a decision."""

    samples: int
    batch: int = 10
    behind: float = 1.3
    """So many standard errors behind the best, a move is dropped."""
    convincing: float = 1.2
    """So many ahead of the rule of thumb's move, another is played instead."""
    hopeless: float = 2.6
    """So many behind, even the rule of thumb's move is dropped before the end."""


class Search:
    def __init__(self, game: Uno, policy: Policy, effort: Effort) -> None:
        self._game = game
        self._policy = policy
        self._effort = effort

    def best(self, view: View[UnoState], moves: Sequence[Move], stream: Stream) -> tuple[Move, float]:
        """The best of the moves, of which the first is the rule of thumb's; and how close it was, 0 to 1."""
        attempts = [Attempt(move) for move in moves]
        rule, imagination = attempts[0], Imagination(view)
        racing = attempts
        for batch in range(self._effort.samples // self._effort.batch):
            for deal in range(batch * self._effort.batch, (batch + 1) * self._effort.batch):
                state = imagination.deal(stream.child(deal))
                for attempt in racing:
                    attempt.results.append(self._stake(state.copy(), view.seat, attempt.move, stream.child(~deal)))
            leader = max(racing, key=lambda attempt: attempt.mean)
            racing = [attempt for attempt in racing if leader.lead(attempt) < self._patience(attempt is rule)]
            if len(racing) == 1:
                break
        best = max(racing, key=lambda attempt: attempt.mean)
        if rule in racing and best.lead(rule) < self._effort.convincing:
            best = rule
        closest = min((best.lead(attempt) for attempt in attempts if attempt is not best), default=3.0)
        return best.move, max(0.0, 1 - closest / 3)

    def _patience(self, with_the_rule: bool) -> float:
        return self._effort.hopeless if with_the_rule else self._effort.behind

    def play_out(self, state: UnoState, seat: Seat, move: Move, stream: Stream) -> float:
        """1 when the seat wins the round after this move, everyone playing by rules of thumb, 0 when another does."""
        if not self._decided(state, seat, move, stream):
            return 1.0 / state.seats
        return 1.0 if state.winner == seat else 0.0

    def _stake(self, state: UnoState, seat: Seat, move: Move, stream: Stream) -> float:
        """What a round played out is worth: the round itself, or the points where a match goes on to a score."""
        if not self._game.rules.match.by_points:
            return self.play_out(state, seat, move, stream)
        before = state.scores[:]
        if not self._decided(state, seat, move, stream):
            return 0.0
        assert state.winner is not None
        gained = state.scores[state.winner] - before[state.winner]
        # More than the target asks for wins nothing more.
        gained = min(gained, self._game.rules.match.target_score - before[state.winner])
        return float(gained) if state.winner == seat else -gained / (state.seats - 1)

    def _decided(self, state: UnoState, seat: Seat, move: Move, stream: Stream) -> bool:
        """Plays the round out after this move, if it comes to an end."""
        play, choose, rounds = self._game.play, self._policy.move, state.rounds
        play(state, seat, move, stream)
        for _ in range(LONGEST):
            if state.rounds != rounds:
                return True
            play(state, state.turn, choose(state, state.turn), stream)
        return False
