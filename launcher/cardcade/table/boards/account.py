"""The account of points: how the match stands, and what the last round brought everyone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardcade.engine.cards import Seat
from cardcade.engine.game import Game
from cardcade.engine.state import View
from cardcade.engine.telling import Standing


class Account:
    """Follows the views that are shown."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game
        self.rounds = 0
        """How many are over."""
        self.standing: Standing | None = None
        self._before: tuple[float, ...] | None = None
        """The points before the last round that is over; unknown in a match taken up between two rounds."""
        self._at_end: tuple[float, ...] | None = None
        """The points at the end of that round, or those that the match was first seen with."""

    def take(self, view: View[Any]) -> None:
        rounds, standing = self._game.rounds(view.state), self._game.standing(view.state)
        if standing is not None and self.standing is None:
            self._at_end = standing.points
        elif standing is not None and rounds != self.rounds:
            self._before, self._at_end = self._at_end, standing.points
        self.rounds, self.standing = rounds, standing

    @property
    def ended(self) -> bool:
        """Whether a round is over and has points to show."""
        return self.rounds > 0 and self.standing is not None

    def total(self, seat: Seat) -> float:
        assert self.standing is not None
        return self.standing.points[seat]

    def gained(self, seat: Seat) -> float | None:
        """What the last round brought."""
        if self._before is None or self._at_end is None:
            return None
        return self._at_end[seat] - self._before[seat]

    def worth(self, seat: Seat) -> float:
        """What the last round brought, so that more is better; nothing where that is unknown."""
        fewer = self.standing is not None and self.standing.lowest_wins
        return (self.gained(seat) or 0.0) * (-1 if fewer else 1)

    def says(self, scores: Sequence[float]) -> bool:
        """Whether a result counts the same points."""
        return self.standing is not None and tuple(self.standing.points) == tuple(scores)

    @property
    def order(self) -> Sequence[Seat]:
        """Every seat, the best first."""
        assert self.standing is not None
        sign = 1 if self.standing.lowest_wins else -1
        return sorted(range(len(self.standing.points)), key=lambda seat: sign * self.total(seat))

    @property
    def leaders(self) -> set[Seat]:
        """Who would win if the match ended now; nobody where all stand alike."""
        best = {seat for seat in self.order if self.total(seat) == self.total(self.order[0])}
        return best if len(best) < len(self.order) else set()
