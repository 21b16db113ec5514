"""What a player chose to play tells about what is still held: long colours and dear cards would have come first."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from cardcade import Card
from cardcade_uno.bots.course import Pick
from cardcade_uno.bots.sketch import Lookups
from cardcade_uno.bots.thumb import FOUR_BITS, ON, Thumb, bits
from cardcade_uno.cards import COLOURS

MEMORY = 8
"""How many of a player's choices are looked at, the latest first."""

FREEDOM = 2.0
"""By so many points of worth a card must be behind for a player to choose it e times as rarely."""


class PlayedRather(NamedTuple):
    """One card that was played rather than others."""

    card: Card
    able: int
    """All that could be laid there."""
    betrays: int
    """What makes a wild draw four unlawful there."""
    held: int
    """So many of the cards held now, the oldest, were there to choose from."""
    since: int
    """Those it has played since, with this one."""
    stop: bool
    """Whether the next player was about to go out."""


class PlayerReading:
    """One player's choices, against which a hand can be held."""

    def __init__(self, tables: Lookups, thumb: Thumb, picks: Sequence[Pick], held: int) -> None:
        self._thumb = thumb
        self._choices: list[PlayedRather] = []
        since = 0
        for pick in picks[:MEMORY]:
            since |= 1 << pick.card
            at = COLOURS.index(pick.colour)
            able, betrays = ON[at][pick.top], tables.betraying[at][pick.top]
            old, stop = max(0, held - pick.taken), pick.following <= thumb.few
            self._choices.append(PlayedRather(pick.card, able, betrays, old, since, stop))

    def likelihood(self, hand: Sequence[Card]) -> float:
        """How likely its player chose as it did, if this is what it holds now, the oldest first."""
        chance, held, present = 1.0, len(hand), bits(hand)
        for choice in self._choices:
            if choice.held != held:
                held, present = choice.held, bits(hand[: choice.held])
            chance *= self._chance(choice, present | choice.since)
        return chance

    def _chance(self, choice: PlayedRather, hand: int) -> float:
        able = hand & choice.able
        if able & FOUR_BITS and hand & choice.betrays:
            able &= ~FOUR_BITS
        if not able & (able - 1):
            return 1.0
        values = self._thumb.values(hand, able, choice.stop)
        chosen = values.pop(choice.card, -1e9)
        return 1 / (1 + sum([exp(min(50.0, (value - chosen) / FREEDOM)) for value in values.values()]))
