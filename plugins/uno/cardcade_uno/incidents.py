"""What UNO's rules are about, as the rule lab counts it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import repeat
from typing import Final

from cardcade import Event
from cardcade.rulekit.incidents import counted
from cardcade_uno import events as told

NAMES: Final = ("stack", "challenge", "penalty", "catch", "jump", "swap", "drawn", "reshuffle")


def incidents_of(events: Sequence[Event]) -> Mapping[str, int]:
    return counted(NAMES, [*_stacks(events), *(name for event in events for name in _happened(event))])


def _stacks(events: Iterable[Event]) -> Iterator[str]:
    """What grows was there before: somebody has answered it."""
    facing = 0
    for event in events:
        match event:
            case told.PendingGrew(amount=amount) | told.SkipsGrew(skips=amount):
                if facing > 0:
                    yield "stack"
                facing = amount
            case told.Drew() | told.Skipped() | told.Challenged():
                facing = 0


def _happened(event: Event) -> Iterator[str]:
    match event:
        case told.Challenged():
            yield "challenge"
        case told.Drew(cause=cause, count=count):
            yield from repeat("drawn", count)
            if cause == "pending":
                yield "penalty"
        case told.Caught():
            yield "catch"
        case told.Played(jumped=True):
            yield "jump"
        case told.HandsSwapped() | told.HandsPassed():
            yield "swap"
        case told.Reshuffled():
            yield "reshuffle"
