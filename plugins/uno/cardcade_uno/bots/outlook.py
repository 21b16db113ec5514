"""What a position looks like to whoever has just moved, as the numbers that experience weighs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardcade import Card, View
from cardcade_uno.bots.holdings import DRAW_TWO, REVERSE, SIGNS, SKIP, Traits, traits, unseen
from cardcade_uno.bots.policy import COLOUR_AT, SYMBOL_AT, WILD
from cardcade_uno.cards import COLOURS, FOURS
from cardcade_uno.game import Uno
from cardcade_uno.matching import four_is_lawful
from cardcade_uno.moves import Accept, Challenge, Move, Pass, Play
from cardcade_uno.state import STOCK, UnoState

WILD_SIGN: Final = SIGNS
FOUR_SIGN: Final = SIGNS + 1

LONG: Final = 9
"""Longer hands look like hands of so many cards; the others' from one card less."""


class Outlook:
    """One seat's decision: what is the same for all its moves is worked out once."""

    def __init__(self, game: Uno, view: View[UnoState]) -> None:
        self.rules, self.state, self.seat = game.rules, view.state, view.seat
        self.left = unseen(view)
        self.others = traits(game.rules, view, self.left)
        self.colours_left = [sum(self.left[SIGNS * at : SIGNS * (at + 1)]) for at in range(4)]
        self.symbols_left = [sum(self.left[at : 4 * SIGNS : SIGNS]) for at in range(SIGNS)] + self.left[4 * SIGNS :]

    def after(self, move: Move) -> list[float]:
        """The position after this move, in numbers of about 0 to 1."""
        return list(_Aftermath(self, move).numbers())


class _Aftermath:
    """What lies there after a move, and what the seat has left."""

    def __init__(self, outlook: Outlook, move: Move) -> None:
        state, self._outlook, self._move = outlook.state, outlook, move
        self._card = move.card if isinstance(move, Play) else None
        self._hand = [card for card in state.hand(outlook.seat) if card != self._card]
        self._top = SYMBOL_AT[state.top if self._card is None else self._card]
        self._colour = _colour(state, move)
        self._direction = -state.direction if self._plays(REVERSE) else state.direction
        self._incoming = state.pending if isinstance(move, Accept | Challenge) else 0
        self._pending = state.pending - self._incoming + _attack(outlook, self._card)
        self._held = [0] * 5
        for card in self._hand:
            self._held[COLOUR_AT[card]] += 1
        self._order = self._ordered()

    def _plays(self, symbol: int) -> bool:
        return self._card is not None and self._top == symbol

    def _ordered(self) -> list[int]:
        """The colour that counts, then the others as they are held."""
        rest = [at for at in range(4) if at != self._colour]
        return [self._colour, *sorted(rest, key=lambda at: (-self._held[at], self._outlook.colours_left[at]))]

    def numbers(self) -> Iterator[float]:
        yield 1.0
        yield from self._own()
        yield from self._pile()
        yield from self._turn()
        state, seat = self._outlook.state, self._outlook.seat
        for step in (1, 2, 3):
            other = (seat + step * self._direction) % state.seats
            yield from self._other(len(state.hand(other)), self._outlook.others[other])

    def _own(self) -> Iterator[float]:
        hand, held = self._hand, self._held
        yield from _one_of(min(len(hand), LONG), LONG + 1)
        yield len(hand) / 10
        signs = [[0] * 4 for _ in range(4)]
        symbols = [0] * (SIGNS + 2)
        for card in hand:
            symbols[SYMBOL_AT[card]] += 1
            if COLOUR_AT[card] != WILD:
                signs[COLOUR_AT[card]][max(0, SYMBOL_AT[card] - SKIP + 1)] += 1
        for at in self._order:
            numbers, skips, reverses, draws = signs[at]
            yield from (numbers / 2, held[at] > 0, skips, reverses, draws, held[at] > 1)
        wilds, fours = symbols[WILD_SIGN], symbols[FOUR_SIGN]
        yield from (wilds, fours, wilds > 0, fours > 0, wilds + fours > 0)
        elsewhere = symbols[self._top] - sum(self._goes(card) for card in hand) if self._top < SIGNS else 0
        able = held[self._colour] + held[WILD] + elsewhere
        yield from (0.3 * able, able > 0, able == len(hand), elsewhere)
        yield sum(count - 1 for count in symbols[:SIGNS] if count > 1) / 2

    def _goes(self, card: Card) -> bool:
        """Whether it shows both the colour and the sign on top."""
        return COLOUR_AT[card] == self._colour and SYMBOL_AT[card] == self._top

    def _pile(self) -> Iterator[float]:
        top, left = self._top, self._outlook.symbols_left
        yield from (top == sign for sign in (SKIP, REVERSE, DRAW_TWO, WILD_SIGN, FOUR_SIGN))
        yield from (top < SKIP, top == 0, 0.12 * left[top])
        every = max(1, sum(self._outlook.left))
        yield from (3 * self._outlook.colours_left[at] / every for at in self._order)
        yield from (left[WILD_SIGN] / 4, left[FOUR_SIGN] / 4)
        yield from (0.12 * left[sign] for sign in (DRAW_TWO, SKIP, REVERSE))
        yield len(self._outlook.state.cards[STOCK]) / 100

    def _turn(self) -> Iterator[float]:
        state, seat, pending = self._outlook.state, self._outlook.seat, self._pending
        yield from (self._plays(SKIP), self._plays(REVERSE), pending / 5)
        yield from (pending > 0 and self._top == DRAW_TWO, pending > 0 and self._top == FOUR_SIGN)
        yield from (state.cleared[seat] > 0, state.bluffs[seat] > 0, self._bluffs())
        yield from (self._incoming / 5, self._incoming > 0, isinstance(self._move, Pass))

    def _bluffs(self) -> bool:
        outlook, state = self._outlook, self._outlook.state
        hand = state.hand(outlook.seat)
        return self._card in FOURS and not four_is_lawful(outlook.rules, hand, state.colour, state.symbol)

    def _other(self, held: int, shown: Traits) -> Iterator[float]:
        yield from _one_of(min(held, LONG - 1) - 1, LONG - 1)
        yield held / 10
        colours, symbols, faces = shown.holding
        top, order = self._top, self._order
        yield from (3 * colours[at] for at in order)
        elsewhere = sum(faces[SIGNS * at + top] for at in order[1:]) if top < SIGNS else 0.0
        yield from (5 * elsewhere, 8 * symbols[WILD_SIGN], 8 * symbols[FOUR_SIGN])
        yield from (5 * symbols[sign] for sign in (DRAW_TWO, SKIP, REVERSE))
        yield _any(colours[self._colour] + elsewhere + symbols[WILD_SIGN] + symbols[FOUR_SIGN], held)
        answers = symbols[DRAW_TWO if top == DRAW_TWO else FOUR_SIGN] if self._pending else 0.0
        yield _any(answers, held)
        yield from (shown.played == at for at in order)
        yield from (shown.standing if shown.named == at else 0.0 for at in order)


def _colour(state: UnoState, move: Move) -> int:
    if not isinstance(move, Play):
        return COLOURS.index(state.colour)
    return COLOUR_AT[move.card] if move.colour is None else COLOURS.index(move.colour)


def _attack(outlook: Outlook, card: Card | None) -> int:
    if card is None or SYMBOL_AT[card] not in (DRAW_TWO, FOUR_SIGN):
        return 0
    effects = outlook.rules.effects
    return effects.draw_two_amount if SYMBOL_AT[card] == DRAW_TWO else effects.wild_draw_four_amount


def _one_of(place: int, places: int) -> list[float]:
    """1 at this place, 0 at the others."""
    return [float(place == other) for other in range(places)]


def _any(share: float, held: int) -> float:
    """The chance that any of so many cards is one of that share."""
    return float(1 - max(0.0, 1 - share) ** held)
