"""What Gandengyan's rules are about, as the rule lab counts it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from cardcade import Event
from cardcade.rulekit.incidents import counted
from cardcade.rulekit.shedding import Passed, TrickWon
from cardcade_gandengyan import events as told

NAMES: Final = ("bomb", "straight", "trick", "pass", "drawn", "doubled")


def incidents_of(events: Iterable[Event]) -> Mapping[str, int]:
    return counted(NAMES, (name for event in events for name in _happened(event)))


def _happened(event: Event) -> Iterator[str]:
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
