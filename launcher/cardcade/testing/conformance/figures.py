"""The promise about a game's own figures: it counts what it announced, in whole numbers."""

from __future__ import annotations

from collections.abc import Iterator

from cardcade.engine.reckoning import counted_by
from cardcade.testing.conformance.trial import Past, Trial


def figures_are_announced(trial: Trial, past: Past) -> Iterator[str]:
    """`figures_of` answers for every seat with whole numbers, each under a name that stands in `figures`."""
    game, events = trial.game(), trial.events[past.seed]
    for seat in range(trial.seats):
        for name, number in game.figures_of(seat, events).items():
            if name not in counted_by(game):
                yield f"seat {seat}: {name} is not one of the game's figures"
            elif type(number) is not int:
                yield f"seat {seat}: {name} is {number!r}, no whole number"
