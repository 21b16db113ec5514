"""A series: bouts in a fixed order, deal by deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from cardcade.arena.bout import Bout, Outcome, play
from cardcade.arena.crew import Workforce


class Series(Protocol):
    """Bout n is always the same, however many there will be."""

    def bouts(self, deals: int) -> int:
        """How many the first so many deals have."""

    def bout(self, number: int) -> Bout: ...


def played(
    series: Series, workforce: Workforce, deals: int, known: Mapping[int, Outcome]
) -> Iterator[tuple[int, Outcome]]:
    """Every bout in order with its outcome; what is known already is not played again. May raise Failed."""
    numbers = range(series.bouts(deals))
    forms = workforce.run(play, (series.bout(number).form for number in numbers if number not in known))
    for number in numbers:
        yield number, known[number] if number in known else Outcome.of(next(forms))
