"""Sitting down in the middle of a game: seat 0 in a given position, the others waiting to be told what to do."""

from __future__ import annotations

from typing import Any, Self

from cardcade.engine.cards import Seat
from cardcade.engine.game import Game
from cardcade.engine.state import State
from cardcade.plugins import GamePlugin
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot


class Patience:
    """Bots that never come to a decision."""

    def ask(self, *question: Any) -> int:
        return 0

    def poll(self) -> list[Any]:
        return []

    def forget(self, ticket: int) -> None:
        pass

    def close(self) -> None:
        pass


class PositionPilot(Pilot):
    """A pilot on seat 0, in the middle of a game."""

    @classmethod
    def in_position(
        cls, plugin: GamePlugin, game: Game[Any, Any], state: State, *, seats: int, look: Look | None = None, **how: Any
    ) -> Self:
        pilot = cls.at_table(plugin, game.rules, seats=seats, look=look, **how)
        assert isinstance(pilot, cls)
        live = pilot.table.live
        live.ask_anew()
        live.thinking = Patience()
        live.match.go_on_from(state, [], [])
        pilot.parts.queue.waiting.clear()
        pilot.parts.queue.finish()
        pilot.settle()
        return pilot

    @property
    def last(self) -> tuple[Seat, Any]:
        """Who did what last."""
        step = self.table.live.match.steps[-1]
        return step.seat, step.move

    @property
    def steps(self) -> int:
        return len(self.table.live.match.steps)

    def do(self, seat: Seat, move: Any) -> None:
        """What another player does."""
        self.table.live.submit(seat, move)
        self.settle()
