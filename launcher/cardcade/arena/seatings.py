"""Seatings: every way in which two bots share a table, so that each plays every seat of a deal."""

from __future__ import annotations

from typing import Any

from cardcade.engine.game import Game


def seatings(one: str, other: str, seats: int, teams: tuple[int, ...] = ()) -> list[tuple[str, ...]]:
    """The bots rotated over the seats, partners together, each way once; both have as many seats in the end."""
    sides = teams if len(set(teams)) > 1 else tuple(seat % 2 for seat in range(seats))
    both = [tuple(pair[side % 2] for side in sides) for pair in ((one, other), (other, one))]
    if sides is teams:  # a turn could part partners
        return both
    turned = [whole[turn:] + whole[:turn] for whole in both for turn in range(seats)]
    return list(dict.fromkeys(turned))


def teams_of(game: Game[Any, Any], seats: int) -> tuple[int, ...]:
    """Who plays with whom from the first card on; () where everybody plays alone."""
    standing = game.standing(game.setup(seats))
    return standing.teams if standing is not None else ()
