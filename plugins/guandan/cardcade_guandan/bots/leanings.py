"""Which way a temperament leans in a decision: towards some moves, away from others."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from cardcade import Mood, Temperament, View
from cardcade.rulekit.shedding import Pass
from cardcade_guandan.cards import ACE, RANK
from cardcade_guandan.combinations import BOMBS, Kind
from cardcade_guandan.moves import Move, Play
from cardcade_guandan.order import Order
from cardcade_guandan.partners import partner_of
from cardcade_guandan.state import GuandanState

_GROUPS: Final = frozenset({Kind.SINGLE, Kind.PAIR, Kind.TRIPLE, Kind.FULL_HOUSE})
_PROUD: Final = 11
"""From a jack on a lead looks strong."""
_NEARLY_OUT: Final = 6
"""Nobody indulges while an opponent has so few cards."""


@dataclass(frozen=True)
class Leaning:
    """One decision's, from 1 for what it likes best to -1 for what it would rather not do."""

    mood: Mood
    view: View[GuandanState]
    order: Order

    def towards(self, move: Move) -> float:
        """0 where it does not care: over a partner's play, and when an opponent is nearly out."""
        state = self.view.state
        if state.last_by == partner_of(self.view.seat) or (self._is_serious and not self._bears_grudge):
            return 0.0
        if isinstance(move, Play):
            return self._lead(move) if state.last_by is None else self._answer(move)
        return self._pass() if isinstance(move, Pass) else 0.0

    @cached_property
    def _is_serious(self) -> bool:
        state, seat = self.view.state, self.view.seat
        return any(0 < len(state.hand(other)) <= _NEARLY_OUT for other in range(4) if (other - seat) % 2)

    @property
    def _bears_grudge(self) -> bool:
        return self.mood.temperament is Temperament.GRUDGE

    @property
    def _faces_foe(self) -> bool:
        return self._bears_grudge and self.view.state.last_by == self.mood.grudge

    def _lead(self, play: Play) -> float:
        bomb, high = play.reading.kind in BOMBS, self._is_high(play)
        match self.mood.temperament:
            case Temperament.BLUFFER:
                proud = play.reading.kind in _GROUPS and self.order.value(play.reading) >= _PROUD
                return 1.0 if proud and not high else 0.0
            case Temperament.HOTHEAD:
                return 1.0 if bomb else 0.0
            case Temperament.HOARDER | Temperament.CAREFUL:
                return -1.0 if bomb or high else 0.0
        return 0.0

    def _answer(self, play: Play) -> float:
        bomb, high = play.reading.kind in BOMBS, self._is_high(play)
        match self.mood.temperament:
            case Temperament.HOTHEAD:
                return 1.0 if bomb else 0.0
            case Temperament.GRUDGE:
                return 1.0 if self._faces_foe else 0.0
            case Temperament.BLUFFER:
                return 1.0 if high and not bomb else 0.0
            case Temperament.HOARDER:
                return -1.0 if bomb or high else 0.0
            case Temperament.CAREFUL:
                return -1.0 if self._tears(play) else 0.0
        return 0.0

    def _pass(self) -> float:
        return -1.0 if self._faces_foe else 0.0

    def _is_high(self, play: Play) -> bool:
        """Aces, level cards and jokers, alone or in groups."""
        return play.reading.kind in _GROUPS and self.order.value(play.reading) >= ACE

    def _tears(self, play: Play) -> bool:
        """Whether it takes a group of equal cards apart."""
        taken = Counter(RANK[card] for card in play.cards)
        return play.reading.kind not in BOMBS and any(self._held[rank] > many for rank, many in taken.items())

    @cached_property
    def _held(self) -> Counter[int]:
        return Counter(RANK[card] for card in self.view.state.hand(self.view.seat))
