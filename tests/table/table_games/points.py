"""What both games have: rounds that bring points until somebody has enough."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import cardcade
from cardcade import Result, Seat, State


@dataclass(slots=True, kw_only=True)
class PointsTable(State):
    turn: Seat = 0
    finished: int = 0
    points: list[int] = field(default_factory=list)


def won_by(points: Sequence[int], best: Callable[[Sequence[int]], int]) -> Result:
    """Whoever has the best of them, `min` or `max`."""
    winners = tuple(seat for seat, own in enumerate(points) if own == best(points))
    return Result(tuple(map(float, points)), winners, winners[:1])


def plugin(id: str, rules: type, game: type[cardcade.Game[Any, Any]]) -> cardcade.GamePlugin:
    bots = {"easy": cardcade.RandomBot}
    return cardcade.GamePlugin(
        id=id, package="table_games", seats=(2, 8), default_seats=4, rules=rules, game=game, bots=bots
    )
