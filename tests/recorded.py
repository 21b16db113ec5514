"""Matches that were played at random and recorded, with what every seat saw live."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardcade import Event, Game, Match
from cardcade.discovery import Found
from cardcade.engine.film import Film
from cardcade.engine.player import Player
from cardcade.engine.record import Record
from cardcade.engine.state import View
from cardcade.engine.turns import play_on
from cardcade.testing.games import installed

GAMES = ("uno", "guandan", "gandengyan")


@dataclass(frozen=True, slots=True)
class Recorded:
    """A record, its game, and what each seat was told step by step."""

    found: Found
    game: Game[Any, Any]
    record: Record
    seen: dict[int, list[tuple[tuple[Event, ...], View[Any]]]]

    def film(self) -> Film:
        return Film(self.record, self.game)


def recorded(game_id: str, seed: int, most: int = 100_000, rules: str | None = None) -> Recorded:
    """A whole match by these rules or the game's default ones, or so many steps of it; seat 0 is a person's."""
    return recorded_by(installed(game_id), seed, most, rules=rules)


def recorded_by(
    one: Found, seed: int, most: int = 100_000, seats: int | None = None, rules: str | None = None
) -> Recorded:
    from cardcade.discovery.library import Library

    preset = Library(one.plugin).find(rules or one.plugin.default_preset)
    assert preset is not None
    game = one.plugin.game(preset.rules)
    count = seats or one.plugin.usual_seats(preset.rules)
    match: Match[Any, Any] = Match(game, count, seed, range(count))
    draw = random.Random(seed)

    def decide(seat: int, options: Sequence[Any]) -> Any:
        return draw.choice(list(options))

    for _ in play_on(game, match.state, decide, match.play):
        if len(match.steps) >= most:
            break
    levels = [None, *["easy"] * (count - 1)]
    players = tuple(Player(f"P{seat}", level, seat + 1) for seat, level in enumerate(levels))
    seen = {seat: [(told.events, told.view) for told in match.take_updates(seat)] for seat in range(count)}
    return Recorded(one, game, Record.of(match, one.beginning(preset, seed, players)), seen)
