"""A game's own figures: what it counts of a player, match by match, and how many matches make one number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum


class Fold(Enum):
    """How the numbers of several matches become one."""

    TOTAL, MOST, FEWEST = "total", "most", "fewest"


@dataclass(frozen=True, slots=True)
class Figure:
    """Something a game counts; `[figures] name = …` in its catalogues is what players call it."""

    name: str
    fold: Fold = Fold.TOTAL


def folded(figures: Iterable[Figure], matches: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """Every figure over many matches; a total that never occurred is 0, a record that was never set is left out."""
    counted = list(matches)
    found = {figure.name: _fold(figure, counted) for figure in figures}
    return {name: number for name, number in found.items() if number is not None}


def _fold(figure: Figure, matches: Iterable[Mapping[str, int]]) -> int | None:
    numbers = [match[figure.name] for match in matches if figure.name in match]
    match figure.fold:
        case Fold.TOTAL:
            return sum(numbers)
        case Fold.MOST:
            return max(numbers, default=None)
        case Fold.FEWEST:
            return min(numbers, default=None)
