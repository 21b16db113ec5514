"""What Guandan's rules are about, as the rule lab counts it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from cardcade import Event
from cardcade.rulekit.incidents import counted
from cardcade.rulekit.shedding import Passed, TrickWon
from cardcade_guandan import events as told
from cardcade_guandan.combinations import Kind
from cardcade_guandan.figures import DOUBLE_WIN

NAMES: Final = ("bomb", "sequence", "trick", "pass", "wind", "tribute", "resist", "double_win", "ace_failed")
SEQUENCES: Final = (Kind.STRAIGHT, Kind.TUBE, Kind.PLATE)


def incidents_of(events: Iterable[Event]) -> Mapping[str, int]:
    return counted(NAMES, (name for event in events for name in _happened(event)))


def _happened(event: Event) -> Iterator[str]:
    match event:
        case told.Played(reading=reading) if reading.is_bomb:
            yield "bomb"
        case told.Played(reading=reading) if reading.kind in SEQUENCES:
            yield "sequence"
        case TrickWon():
            yield "trick"
        case Passed():
            yield "pass"
        case told.WindCaught():
            yield "wind"
        case told.TributePaid():
            yield "tribute"
        case told.TributeResisted():
            yield "resist"
        case told.DealEnded(steps=steps) if steps == DOUBLE_WIN:
            yield "double_win"
        case told.AceFailed():
            yield "ace_failed"
