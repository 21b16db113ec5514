"""What Gandengyan counts of a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from cardcade import Event, Figure, Fold, Seat
from cardcade_gandengyan.events import BombBurst, Laid, RoundBegan, RoundEnded

FIGURES: Final = (
    Figure("rounds_won"),
    Figure("bombs"),
    Figure("doublings"),
    Figure("highest_factor", Fold.MOST),
    Figure("shut_out"),
    Figure("untouched"),
)


def figures_of(seat: Seat, events: Iterable[Event]) -> Mapping[str, int]:
    """Of one match: what one's bombs did to the stakes, and who never got to play a card in a round."""
    counts: Counter[str] = Counter()
    factors, active = [0], set[Seat]()
    for event in events:
        match event:
            case RoundBegan():
                active = set()
            case Laid(seat=who):
                active.add(who)
            case BombBurst(seat=who) if who == seat:
                counts["bombs"] += 1
            case RoundEnded():
                counts.update(_round(event, seat, active))
                factors += event.factors if event.winner == seat else ()
    return {**counts, "highest_factor": highest} if (highest := max(factors)) > 1 else counts


def _round(event: RoundEnded, seat: Seat, active: set[Seat]) -> Iterator[str]:
    if event.winner == seat:
        yield "rounds_won"
        for other, factor in enumerate(event.factors):
            if other != seat and factor > 1:
                yield "doublings"
            if other not in active:
                yield "shut_out"
    elif seat not in active:
        yield "untouched"
