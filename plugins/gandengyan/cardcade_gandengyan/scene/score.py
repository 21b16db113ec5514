"""The score so far: which round it is, and what every round has cost."""

from __future__ import annotations

from cardcade import View
from cardcade.table import Part
from cardcade_gandengyan.state import GandengyanState, rounds_won


class Score(Part):
    """Follows what is shown; a view says the same."""

    def __init__(self) -> None:
        self.round = 1
        self.costs: list[tuple[int, ...]] = []
        """Everyone's points of every round that is over."""

    @property
    def totals(self) -> list[int]:
        """Everyone's points; none before the first round is over."""
        return [sum(points) for points in zip(*self.costs, strict=True)]

    @property
    def won(self) -> tuple[int, ...]:
        """Rounds won by everyone; none before the first is over."""
        return rounds_won(self.costs, len(self.costs[0])) if self.costs else ()

    def begin(self, number: int) -> None:
        self.round = number

    def end(self, points: tuple[int, ...]) -> None:
        self.costs.append(points)

    def take(self, view: View[GandengyanState]) -> None:
        state = view.state
        self.round = len(state.board) + (state.winner is None)
        self.costs = list(state.board)
