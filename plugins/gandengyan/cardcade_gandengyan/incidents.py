"""What Gandengyan's rules are about, as the rule lab counts it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from cardcade import Event
from cardcade.rulekit.shedding import Passed, TrickWon
from cardcade_gandengyan import events as told

NAMES: Final = ("bomb", "straight", "trick", "pass", "drawn", "doubled")


def incidents_of(events: Iterable[Event]) -> Mapping[str, int]:
    """Each with its count, 0 where it never happened."""
    counts = Counter(name for event in events for name in _counted(event))
    return {name: counts[name] for name in NAMES}


def _counted(event: Event) -> Iterator[str]:
    match event:
        case told.BombBurst():
            yield "bomb"
        case told.Laid(combination=combination) if combination.kind == "straight":
            yield "straight"
        case TrickWon():
            yield "trick"
        case Passed():
            yield "pass"
        case told.Drew():
            yield "drawn"
        case told.RoundEnded(winner=winner, factors=factors):
            yield from ("doubled" for seat, factor in enumerate(factors) if seat != winner and factor > 1)
