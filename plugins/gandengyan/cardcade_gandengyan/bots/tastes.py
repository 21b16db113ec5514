"""What a temperament would rather play of what it could, or whether it would rather pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardcade import Mood, Temperament, View
from cardcade_gandengyan.bots.policy import Policy, in_danger
from cardcade_gandengyan.cards import TWO, tally
from cardcade_gandengyan.meanings import Meaning
from cardcade_gandengyan.state import HANDS, GandengyanState

FEW: Final = 2
"""With so few cards left whoever is near the end plays plain."""


@dataclass(frozen=True, slots=True)
class Taste:
    """One decision's. It counts by the policy which plays tear a hand apart."""

    policy: Policy
    mood: Mood
    view: View[GandengyanState]

    def liked(self, able: Sequence[Meaning]) -> Sequence[Meaning]:
        """Those to choose among; none, only in an answer, to pass."""
        if not able or self._near_the_end:
            return able
        match self.mood.temperament:
            case Temperament.HOTHEAD:
                return _bombs(able) or able
            case Temperament.GRUDGE if not self._leads and self.view.state.owner == self.mood.grudge:
                return _bombs(able) or _highest(able)
            case Temperament.BLUFFER if not self._leads:
                return _highest(able)
            case Temperament.HOARDER:
                return self._unless_leading([made for made in able if not _is_treasure(made)], able)
            case Temperament.CAREFUL:
                return self._unless_leading([made for made in able if not self._tears(made)], able)
        return able

    @property
    def _leads(self) -> bool:
        return self.view.state.last is None

    @property
    def _near_the_end(self) -> bool:
        state, seat = self.view.state, self.view.seat
        return len(state.cards[HANDS + seat]) <= FEW or in_danger(state, seat)

    def _unless_leading(self, kept: Sequence[Meaning], able: Sequence[Meaning]) -> Sequence[Meaning]:
        return kept or (able if self._leads else ())

    def _tears(self, made: Meaning) -> bool:
        """Whether the rest needs as many plays as the whole hand did."""
        hand = tally(self.view.state.cards[HANDS + self.view.seat])
        return self.policy.leads_left(hand - made.tally) >= self.policy.leads_left(hand)


def _bombs(able: Sequence[Meaning]) -> list[Meaning]:
    return [made for made in able if made.combination.bomb_tier]


def _is_treasure(made: Meaning) -> bool:
    return bool(made.combination.bomb_tier or made.jokers) or made.combination.rank >= TWO


def _highest(able: Sequence[Meaning]) -> Sequence[Meaning]:
    """Of each kind and length the highest; bombs are no bluff."""
    best: dict[tuple[str, int], int] = {}
    plain = [made for made in able if not made.combination.bomb_tier]
    for made in plain:
        best[_shape(made)] = max(best.get(_shape(made), 0), made.combination.rank)
    return [made for made in plain if made.combination.rank == best[_shape(made)]] or able


def _shape(made: Meaning) -> tuple[str, int]:
    return made.combination.kind, made.combination.size
