"""The rules of thumb by which medium plays, hard judges and both imagine the others to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardcade import Card, Seat
from cardcade_uno.bots.suspicion import should_challenge
from cardcade_uno.bots.weights import Weights, fitted
from cardcade_uno.cards import COLOURS, DECK, FOURS, NUMBERS, SYMBOL, SYMBOLS, Colour
from cardcade_uno.game import Uno
from cardcade_uno.matching import FITTING
from cardcade_uno.moves import ACCEPT, CHALLENGE, DRAW, PASS, ChooseColour, Move, Play, play_of
from cardcade_uno.rounds import points
from cardcade_uno.rules import Rules
from cardcade_uno.state import (
    COLOUR_PHASE,
    DISCARD,
    DREW,
    FACING_DRAW,
    HANDS,
    STOCK,
    TURN,
    UnoState,
)

WILD: Final = 4
"""Where wilds are counted, beside the four colours."""

COLOUR_AT: Final[tuple[int, ...]] = tuple("RGBY".find(face[0]) % 5 for face in DECK.faces)
SYMBOL_AT: Final[tuple[int, ...]] = tuple(SYMBOLS.index(symbol) for symbol in SYMBOL)


def few(rules: Rules) -> int:
    """With so few cards a player is about to go out: a quarter of the first hand, two of seven."""
    return -(-rules.basic.initial_hand_size // 4)


class Policy:
    """Chooses quickly and always the same; sees only what the seat in turn sees."""

    def __init__(self, game: Uno, seats: int, weights: Weights) -> None:
        self.game = game
        self.rules = game.rules
        self.weights = weights = fitted(weights, game.rules, seats)
        self.two = seats == 2
        self._calls = game.rules.uno.enable_uno_check
        self._swaps = game.rules.house.seven_zero
        worth = points(game.rules.scoring)
        self.base = tuple(_base(weights, SYMBOL[card]) + weights.points * worth[card] for card in DECK.cards)
        self.stop = tuple(_stop(weights, SYMBOL[card]) + weights.risk * worth[card] for card in DECK.cards)
        self.few = few(game.rules)
        self._challenges = game.rules.fours_can_be_challenged()
        self._honest = game.rules.wild_draw_four.condition != "always"

    def move(self, state: UnoState, seat: Seat) -> Move:
        """What to do in turn."""
        phase, cards = state.phase, state.cards
        hand = cards[HANDS + seat]
        if phase is TURN or phase is DREW:
            fitting = FITTING[state.colour][cards[DISCARD][-1]]
            if phase is DREW:
                fits = [hand[state.drawn]] if hand[state.drawn] in fitting else []
            else:
                fits = [card for card in hand if card in fitting]
            card = self.best(state, seat, fits)
            if card is not None:
                return self.way(state, seat, card)
            if phase is DREW:
                return PASS
            return DRAW if cards[STOCK] or len(cards[DISCARD]) > 1 else self._stuck(state, seat, fits)
        if phase is COLOUR_PHASE:
            return ChooseColour(self.colour(state, seat, None))
        on_top = self.game.fitting.now(state)
        card = self.best(state, seat, [card for card in hand if on_top[card]])
        if card is not None:
            return self.way(state, seat, card)
        doubtful = self._challenges and phase is FACING_DRAW and cards[DISCARD][-1] in FOURS
        return CHALLENGE if doubtful and should_challenge(self.rules, state) else ACCEPT

    def _stuck(self, state: UnoState, seat: Seat, fits: Sequence[Card]) -> Move:
        """Nothing to draw: whatever fits must be played, an unlawful wild draw four too."""
        playable = [card for card in fits if card not in FOURS or not self.rules.fours_must_be_lawful()]
        return self.way(state, seat, playable[0]) if playable else PASS

    def best(self, state: UnoState, seat: Seat, cards: Sequence[Card]) -> Card | None:
        """The card of these worth most to play; never an unlawful wild draw four."""
        if not cards or (len(cards) == 1 and cards[0] not in FOURS):
            return cards[0] if cards else None
        chosen, most = None, -1e9
        hand = state.cards[HANDS + seat]
        colours, symbols = [0] * 5, [0] * 15
        for card in hand:
            colours[COLOUR_AT[card]] += 1
            symbols[SYMBOL_AT[card]] += 1
        following = (seat + state.direction) % (len(state.cards) - HANDS)
        threat = len(state.cards[HANDS + following]) <= self.few
        lacked = self._lacked(state, following)
        weights = self.weights
        for card in cards:
            colour = COLOUR_AT[card]
            worth = self.base[card]
            if colour != WILD:
                worth += weights.colour * (colours[colour] - 1) + weights.bridge * (symbols[SYMBOL_AT[card]] - 1)
                if colour == lacked:
                    worth += weights.lacking
            elif card in FOURS and self._honest and not self._lawful(state, hand, colours):
                continue
            if threat:
                worth += self.stop[card]
            if self._swaps:
                worth += self._swap_gain(state, seat, card)
            if worth > most:
                chosen, most = card, worth
        return chosen

    def _lacked(self, state: UnoState, seat: Seat) -> int:
        dry = state.dry[seat]
        return COLOURS.index(dry[0][0]) if dry else -1

    def _lawful(self, state: UnoState, hand: Sequence[Card], colours: Sequence[int]) -> bool:
        if self.rules.wild_draw_four.condition == "no_colour":
            return not colours[COLOURS.index(state.colour)]
        fitting = FITTING[state.colour][state.cards[DISCARD][-1]]
        return all(card in FOURS or card not in fitting for card in hand)

    def way(self, state: UnoState, seat: Seat, card: Card) -> Play:
        """The card with the best colour, partner for a swap, and always the call."""
        colour = self.colour(state, seat, card) if COLOUR_AT[card] == WILD else None
        left = len(state.cards[HANDS + seat]) - 1
        target = None
        if self._swaps and left and SYMBOL[card] in "70":
            giver = state.after(seat, -1)
            if SYMBOL[card] == "7":
                giver = target = self.swap_partner(state, seat)
            left = len(state.hand(giver))
        return play_of(card, colour, target, left == 1 and self._calls)

    def colour(self, state: UnoState, seat: Seat, played: Card | None) -> Colour:
        """The colour held most, and rather one that the next player lacks."""
        worth = [0.0] * 5
        for card in state.cards[HANDS + seat]:
            if card != played:
                worth[COLOUR_AT[card]] += self.weights.colour
        lacked = self._lacked(state, state.after(seat))
        if lacked >= 0:
            worth[lacked] += self.weights.lacking
        return COLOURS[max(range(4), key=worth.__getitem__)]

    def swap_partner(self, state: UnoState, seat: Seat) -> Seat:
        """Whoever has the fewest cards."""
        others = [other for other in range(state.seats) if other != seat]
        return min(others, key=lambda other: len(state.hand(other)))

    def _swap_gain(self, state: UnoState, seat: Seat, card: Card) -> float:
        left = len(state.hand(seat)) - 1
        if not left or SYMBOL[card] not in "70":
            return 0.0
        giver = self.swap_partner(state, seat) if SYMBOL[card] == "7" else state.after(seat, -1)
        return self.weights.swap * (left - len(state.hand(giver)))


def _base(weights: Weights, symbol: str) -> float:
    signs = {"S": weights.skip, "V": weights.reverse, "D": weights.draw_two, "W": weights.wild, "F": weights.four}
    return signs.get(symbol, 0.0)


def _stop(weights: Weights, symbol: str) -> float:
    if symbol in NUMBERS:
        return 0.0
    return (weights.stop_wild if symbol in "WF" else weights.stop) + (weights.stop_draw if symbol in "DF" else 0.0)
