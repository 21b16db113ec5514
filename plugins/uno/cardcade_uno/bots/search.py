"""Trying moves out on imagined hands: the same deals for every move, and moves that fall behind are dropped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cardcade import Seat, Stream, View
from cardcade.rulekit.attempts import Attempt
from cardcade_uno.bots.course import picks
from cardcade_uno.bots.imagination import Imagination
from cardcade_uno.bots.policy import Policy
from cardcade_uno.bots.reading import PlayerReading
from cardcade_uno.bots.sketch import Sketch, can_be_sketched, tables_of
from cardcade_uno.bots.thumb import Thumb
from cardcade_uno.game import Uno
from cardcade_uno.moves import Move
from cardcade_uno.state import TURN, UnoState

LONGEST = 160
"""A round played out for so many moves counts as undecided."""

DEALING, RULED = 10, 2
"""What it costs to imagine a deal and to play it out for a turn by the rules themselves; for a sketched turn, 1."""

READING = 1 << 32
"""The child of the stream for guessing hands; deals have the small numbers."""


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


class End(NamedTuple):
    """How a round came out."""

    winner: Seat
    points: int


class Search:
    """Tries moves out; the others are imagined to play, and to have chosen what they played, by a policy of theirs."""

    def __init__(self, game: Uno, policy: Policy, others: Policy, effort: Effort) -> None:
        self._game = game
        self._policy, self._others = policy, others
        self._thumb, self._thumb_of_others = Thumb(policy), Thumb(others)
        self._effort = effort
        self._tables = tables_of(game.rules)
        # How turns go by rules that somebody else wrote nobody knows here.
        self._known = type(game) is Uno
        self._sketched = self._known and can_be_sketched(game.rules)
        self.work = 0
        """What playing out has cost so far."""

    def best(self, view: View[UnoState], moves: Sequence[Move], stream: Stream) -> Move:
        """The best of the moves, of which the first is the rule of thumb's."""
        attempts = [Attempt(move) for move in moves]
        rule, imagination = attempts[0], self._imagination(view, stream.child(READING))
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
        return best.move

    def _imagination(self, view: View[UnoState], stream: Stream) -> Imagination:
        """Hands that the others' draws and choices make likely."""
        imagination, chosen = Imagination(view), picks(self._game.rules, view.state) if self._known else []
        for seat in range(view.state.seats):
            theirs, held = [pick for pick in chosen if pick.seat == seat], len(view.state.hand(seat))
            if seat != view.seat and theirs:
                reading = PlayerReading(self._tables, self._thumb_of_others, theirs, held)
                imagination.read(seat, reading, stream.child(seat))
        return imagination

    def _patience(self, with_the_rule: bool) -> float:
        return self._effort.hopeless if with_the_rule else self._effort.behind

    def play_out(self, state: UnoState, seat: Seat, move: Move, stream: Stream) -> float:
        """1 when the seat wins the round after this move, everyone playing by rules of thumb, 0 when another does."""
        end = self._end(state, seat, move, stream)
        return 1.0 / state.seats if end is None else float(end.winner == seat)

    def _stake(self, state: UnoState, seat: Seat, move: Move, stream: Stream) -> float:
        """What a round played out is worth: the round itself, or the points where a match goes on to a score."""
        match = self._game.rules.match
        if not match.by_points:
            return self.play_out(state, seat, move, stream)
        before, end = state.scores[:], self._end(state, seat, move, stream)
        if end is None:
            return 0.0
        # More than the target asks for wins nothing more.
        gained = min(end.points, match.target_score - before[end.winner])
        return float(gained) if end.winner == seat else -gained / (state.seats - 1)

    def _end(self, state: UnoState, seat: Seat, move: Move, stream: Stream) -> End | None:
        """How the round ends after this move, if it does; the position is used up."""
        rounds, before = state.rounds, sum(state.scores)
        self._game.play(state, seat, move, stream)
        self.work += DEALING
        for _ in range(LONGEST):
            self.work += RULED
            if state.rounds != rounds:
                assert state.winner is not None
                return End(state.winner, sum(state.scores) - before)
            if self._sketched and state.phase is TURN:
                return self._sketch(state, seat, stream)
            policy = self._policy if state.turn == seat else self._others
            self._game.play(state, state.turn, policy.move(state, state.turn), stream)
        return None

    def _sketch(self, state: UnoState, seat: Seat, stream: Stream) -> End | None:
        thumbs = [self._thumb if other == seat else self._thumb_of_others for other in range(state.seats)]
        sketch = Sketch(self._tables, thumbs, state, stream)
        winner = sketch.winner(LONGEST)
        self.work += sketch.turns
        return None if winner is None else End(winner, sketch.points() if self._tables.scored else 0)
