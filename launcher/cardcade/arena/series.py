"""A series: bouts in a fixed order, deal by deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from cardcade.arena.bout import Bout, Outcome, play
from cardcade.arena.crew import Workforce
from cardcade.engine.bots import is_program


class Series(Protocol):
    """Bout n is always the same, however many there will be."""

    def bouts(self, deals: int) -> int:
        """How many the first so many deals have."""

    def bout(self, number: int) -> Bout: ...


@dataclass(frozen=True, slots=True)
class Filmed:
    """A series of which every bout can be shown afterwards."""

    series: Series

    def bouts(self, deals: int) -> int:
        return self.series.bouts(deals)

    def bout(self, number: int) -> Bout:
        """Our own bots would play the same again; of programs from outside the moves are kept."""
        bout = self.series.bout(number)
        return replace(bout, watched=True) if any(map(is_program, bout.bots)) else bout


def played(
    series: Series, workforce: Workforce, deals: int, known: Mapping[int, Outcome]
) -> Iterator[tuple[int, Outcome]]:
    """Every bout in order with its outcome; what is known already is not played again. May raise Failed."""
    numbers = range(series.bouts(deals))
    forms = workforce.run(play, (series.bout(number).form for number in numbers if number not in known))
    for number in numbers:
        yield number, known[number] if number in known else Outcome.of(next(forms))
