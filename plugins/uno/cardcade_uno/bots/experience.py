"""How often positions like this were won: learned from millions of rounds, and kept as weights."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

from cardcade import View
from cardcade_uno.bots.outlook import Outlook
from cardcade_uno.bots.suspicion import is_likely_bluff
from cardcade_uno.game import Uno
from cardcade_uno.moves import ACCEPT, CHALLENGE, Move, Play
from cardcade_uno.rules import Rules
from cardcade_uno.state import COLOUR_PHASE, UnoState

FILE: Final = Path(__file__).with_name("experience.json")

SEATS: Final = 4

Layer = tuple[tuple[float, ...], tuple[tuple[float, ...], ...]]
"""What each unit begins with, and what each number that comes in adds to them."""


@dataclass(frozen=True, slots=True)
class Experience:
    """Two layers of units that count above zero only, and what they come to."""

    first: Layer
    second: Layer
    last: Layer

    def chance(self, numbers: Sequence[float]) -> float:
        """How likely the seat wins the round."""
        (come_to,) = _through(self.last, _through(self.second, _through(self.first, numbers)), cut=False)
        return 1 / (1 + exp(-come_to))


def _through(layer: Layer, numbers: Sequence[float], cut: bool = True) -> list[float]:
    start, rows = layer
    sums = list(start)
    for number, row in zip(numbers, rows, strict=True):
        if number:
            sums = [one + number * weight for one, weight in zip(sums, row, strict=True)]
    return [max(0.0, one) for one in sums] if cut else sums


@cache
def learned() -> Experience:
    """As it was learned at a table of four by the standard rules."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    first, second, last = (_layer(kept["unit"], *layer) for layer in kept["layers"])
    return Experience(first, second, last)


def _layer(unit: float, start: Sequence[int], rows: Sequence[Sequence[int]]) -> Layer:
    return tuple(unit * one for one in start), tuple(tuple(unit * one for one in row) for row in rows)


def covers(rules: Rules, state: UnoState) -> bool:
    """Whether this is the table at which it was learned, and a card or a draw is in question."""
    return state.seats == SEATS and state.phase is not COLOUR_PHASE and _plays_alike(rules)


@cache
def _plays_alike(rules: Rules) -> bool:
    """Whether these are the standard rules but for the first card, fines for mistakes and what a round counts."""
    standard, basic = Rules(), rules.basic
    alike = replace(standard.basic, initial_hand_size=basic.initial_hand_size, forced_play=basic.forced_play)
    uno = replace(rules.uno, false_call_penalty=0, false_catch_penalty=0)
    played = replace(rules, basic=alike, uno=uno, scoring=standard.scoring, match=standard.match)
    return played == standard and not rules.match.by_points


def best(game: Uno, view: View[UnoState], moves: Sequence[Move], loyalty: float) -> Move:
    """The move that won most often, or the first unless another did by so much more."""
    first = moves[0]
    if len(moves) == 1:
        return first
    outlook = Outlook(game, view)
    chances = {move: _chance(outlook, move) for move in moves if move != CHALLENGE}
    found = max(chances, key=chances.__getitem__)
    if first in chances and chances[found] - chances[first] < loyalty:
        found = first
    # Those it was learned against never bluff: whom to doubt is no matter of experience.
    return CHALLENGE if found == ACCEPT and first == CHALLENGE and is_likely_bluff(game.rules, view.state) else found


def _chance(outlook: Outlook, move: Move) -> float:
    last = isinstance(move, Play) and len(outlook.state.hand(outlook.seat)) == 1
    return 1.0 if last else learned().chance(outlook.after(move))
