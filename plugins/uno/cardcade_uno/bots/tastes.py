"""What a temperament would rather play of the cards that fit, and whether it doubts a wild draw four."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

from cardcade import Card, Mood, Temperament, View
from cardcade_uno.bots.policy import few
from cardcade_uno.cards import FOURS, SYMBOL
from cardcade_uno.matching import four_is_lawful
from cardcade_uno.rules import Rules
from cardcade_uno.state import DREW, UnoState

BLOWS: Final = "SDF"
"""What strikes the next player."""
ACTIONS: Final = "SVDF"
TREASURES: Final = "DF"
"""What a hoarder keeps."""
ARMS: Final = "SVD"
"""What the careful keep until the next player is nearly out."""

HARMLESS: Final = 4
"""With so many cards a bluff is seldom doubted."""


@dataclass(frozen=True, slots=True)
class Taste:
    """One decision's: whatever it likes is among the cards that are offered."""

    rules: Rules
    mood: Mood
    view: View[UnoState]

    def liked(self, cards: Sequence[Card]) -> Sequence[Card]:
        """Those to choose among; none, only of a card just drawn, to keep it."""
        match self.mood.temperament:
            case Temperament.HOTHEAD:
                return _any(cards, ACTIONS)
            case Temperament.HOARDER:
                return self._hoarded(cards)
            case Temperament.CAREFUL:
                return cards if self._next_is_nearly_out else _any(cards, ARMS, but=True)
            case Temperament.GRUDGE:
                return self._vengeful(cards)
            case Temperament.BLUFFER:
                bluff = self.bluff(cards)
                return cards if bluff is None else [bluff]
        return cards

    @property
    def trusts(self) -> bool:
        """Whether it challenges no wild draw four; else that is left to the level."""
        return self.mood.temperament is Temperament.CAREFUL

    @property
    def _next_is_nearly_out(self) -> bool:
        state = self.view.state
        return len(state.hand(state.after(self.view.seat))) <= few(self.rules) + 1

    def _hoarded(self, cards: Sequence[Card]) -> Sequence[Card]:
        state = self.view.state
        if self._next_is_nearly_out or len(state.hand(self.view.seat)) <= few(self.rules):
            return cards
        plain = [card for card in cards if SYMBOL[card] not in TREASURES]
        return plain if plain or state.phase is DREW else cards

    def _vengeful(self, cards: Sequence[Card]) -> Sequence[Card]:
        """Blows are for whoever struck it last, and a reverse brings that player before it."""
        state, seat, foe = self.view.state, self.view.seat, self.mood.grudge
        if foe is None:
            return cards
        if foe == state.after(seat):
            return _any(cards, BLOWS)
        return _any(cards, "V") if foe == state.after(seat, -1) else _any(cards, BLOWS, but=True)

    def bluff(self, cards: Sequence[Card]) -> Card | None:
        """A wild draw four that may be played, and not lawfully, if it is one who does that."""
        state, fours = self.view.state, [card for card in cards if card in FOURS]
        bluffs = self.mood.temperament is Temperament.BLUFFER and not self.rules.fours_must_be_lawful()
        if not fours or not bluffs or not self._looks_harmless:
            return None
        lawful = four_is_lawful(self.rules, state.hand(self.view.seat), state.colour, state.symbol)
        return None if lawful else fours[0]

    @property
    def _looks_harmless(self) -> bool:
        """Whether few would doubt it: not caught yet, and with so few cards that it may well be lawful."""
        state, seat = self.view.state, self.view.seat
        return not state.bluffs[seat] and len(state.hand(seat)) <= HARMLESS


def _any(cards: Sequence[Card], symbols: Container[str], but: bool = False) -> Sequence[Card]:
    """Those with one of the symbols, or without; all of them where there are none such."""
    return [card for card in cards if (SYMBOL[card] in symbols) is not but] or cards
