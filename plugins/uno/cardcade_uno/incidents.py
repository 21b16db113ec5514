"""What UNO's rules are about, as the rule lab counts it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from cardcade import Event
from cardcade_uno import events as told

NAMES: Final = ("stack", "challenge", "penalty", "catch", "jump", "swap", "drawn", "reshuffle")


def incidents_of(events: Iterable[Event]) -> Mapping[str, int]:
    """Each with its count, 0 where it never happened."""
    counts: Counter[str] = Counter()
    facing = 0
    for event in events:
        counts.update(_counted(event))
        match event:
            case told.PendingGrew(amount=amount) | told.SkipsGrew(skips=amount):
                counts["stack"] += facing > 0  # what grows was there before
                facing = amount
            case told.Drew(count=count):
                counts["drawn"] += count
                facing = 0
            case told.Skipped() | told.Challenged():
                facing = 0
    return {name: counts[name] for name in NAMES}


def _counted(event: Event) -> Iterator[str]:
    match event:
        case told.Challenged():
            yield "challenge"
        case told.Drew(cause="pending"):
            yield "penalty"
        case told.Caught():
            yield "catch"
        case told.Played(jumped=True):
            yield "jump"
        case told.HandsSwapped() | told.HandsPassed():
            yield "swap"
        case told.Reshuffled():
            yield "reshuffle"
