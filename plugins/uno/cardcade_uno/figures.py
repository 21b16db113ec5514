"""What UNO counts of a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from cardcade import Event, Figure, Fold, Seat
from cardcade_uno.events import Caught, Challenged, PendingGrew, Played, RoundBegan, RoundEnded

FIGURES: Final = (
    Figure("rounds_won"),
    Figure("bluffs_caught"),
    Figure("catches"),
    Figure("biggest_stack", Fold.MOST),
    Figure("fastest_win", Fold.FEWEST),
)


def figures_of(seat: Seat, events: Iterable[Event]) -> Mapping[str, int]:
    """Of one match; the fastest win is the round won with the fewest cards played."""
    counts: Counter[str] = Counter()
    stacks, wins = [0], []
    played, last = 0, seat
    for event in events:
        counts.update(_counted(event, seat))
        match event:
            case RoundBegan():
                played = 0
            case Played(seat=last):
                played += last == seat
            case PendingGrew(amount=amount) if last == seat:
                stacks.append(amount)
            case RoundEnded(winner=winner, reason="out") if winner == seat:
                wins.append(played)
    records = {"biggest_stack": max(stacks), "fastest_win": min(wins, default=0)}
    return {**counts, **{name: number for name, number in records.items() if number}}


def _counted(event: Event, seat: Seat) -> Iterator[str]:
    match event:
        case RoundEnded(winner=who) if who == seat:
            yield "rounds_won"
        case Challenged(seat=who, bluff=True) if who == seat:
            yield "bluffs_caught"
        case Caught(by=who) if who == seat:
            yield "catches"
