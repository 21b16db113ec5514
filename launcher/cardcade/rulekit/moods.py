"""Levels with a temperament: how often each gives in to it, and a bot that knows its mood."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from cardcade.engine.bots import Bot
from cardcade.engine.game import Game
from cardcade.engine.state import State
from cardcade.engine.temperament import Mood, Temperament

S = TypeVar("S", bound=State)
M = TypeVar("M")


def shares(**by_temperament: float) -> Mapping[Temperament, float]:
    """One number for each temperament that is named, as in `shares(bluffer=0.3, careful=0.9)`."""
    return {Temperament(name): share for name, share in by_temperament.items()}


class InAMood(Bot[S, M]):
    """Stands before a level in the bases of one that has a temperament: its choices may ask for the mood."""

    def __init__(self, game: Game[Any, Any], mood: Mood) -> None:
        super().__init__(game)
        self.mood = mood


def by_level(levels: Mapping[str, Callable[[Any, Mood], Bot[Any, Any]]]) -> Callable[..., Bot[Any, Any] | None]:
    """What a plugin names as its `temperaments`: makes a level's bot in a mood, None for a level without one."""

    def tempered(level: str, game: Game[Any, Any], mood: Mood) -> Bot[Any, Any] | None:
        return levels[level](game, mood) if level in levels else None

    return tempered
