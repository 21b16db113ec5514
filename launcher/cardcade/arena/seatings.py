"""Seatings: every way in which two bots share a table, so that each plays every seat of a deal."""

from __future__ import annotations

from typing import Any

from cardcade.engine.game import Game


def seatings(one: str, other: str, seats: int, teams: tuple[int, ...] = ()) -> list[tuple[str, ...]]:
    """The bots rotated over the seats, partners together, each way once; both have as many seats in the end."""
    both = sides(one, other, seats, teams)
    ways = [turned(bots, turn, teams) for bots in both for turn in range(seats)]
    return list(dict.fromkeys(ways))


def sides(one: str, other: str, seats: int, teams: tuple[int, ...] = ()) -> list[tuple[str, ...]]:
    """One against the other, side by side or partners together, and the same with their places changed."""
    parted = teams if len(set(teams)) > 1 else tuple(seat % 2 for seat in range(seats))
    return [tuple(pair[side % 2] for side in parted) for pair in ((one, other), (other, one))]


def turned(bots: tuple[str, ...], by: int, teams: tuple[int, ...] = ()) -> tuple[str, ...]:
    """Everybody moved on by so many seats; partners, whom that could part, stay."""
    turn = by % len(bots) if len(set(teams)) < 2 else 0
    return bots[turn:] + bots[:turn]


def teams_of(game: Game[Any, Any], seats: int) -> tuple[int, ...]:
    """Who plays with whom from the first card on; () where everybody plays alone."""
    standing = game.standing(game.setup(seats))
    return standing.teams if standing is not None else ()
