"""The least CPU time that each of some rounds takes in several repeats, which a busy machine hardly touches."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping

Pick = Callable[[], float]
"""A number below one, by which a player chooses."""
Round = Callable[[Pick], int]
"""Plays and says how many steps there were; this is timed."""
Prepare = Callable[[int], Round]
"""Gets the round of that number ready."""


def steps_per_second(contenders: Mapping[str, Prepare], rounds: int, repeats: int) -> dict[str, float]:
    """Steps per second of CPU time of each contender, who take turns."""
    least: dict[tuple[str, int], float] = {}
    steps: dict[tuple[str, int], int] = {}
    for _ in range(repeats):
        for name, prepare in contenders.items():
            for number in range(rounds):
                play, pick = prepare(number), random.Random(number).random
                start = time.process_time()
                steps[name, number] = play(pick)
                took = time.process_time() - start
                least[name, number] = min(took, least.get((name, number), took))
    return {name: _of(name, steps) / _of(name, least) for name in contenders}


def _of(name: str, counted: Mapping[tuple[str, int], float]) -> float:
    return sum(number for (owner, _), number in counted.items() if owner == name)
