"""Who chose what, read back from the discard pile: whose turn it is now, what each card did, and who drew on which."""

from __future__ import annotations

from typing import NamedTuple

from cardcade import Card, Seat
from cardcade_uno.cards import COLOUR, SYMBOL, Colour, Symbol
from cardcade_uno.matching import answers_draw
from cardcade_uno.rules import Rules
from cardcade_uno.state import COLOUR_PHASE, DISCARD, DREW, FACING_DRAW, UnoState
from cardcade_uno.turn import MEMORY


class Pick(NamedTuple):
    """A card that a seat played of its hand."""

    seat: Seat
    card: Card
    colour: Colour
    """What it was laid on: the colour, and the card."""
    top: Card
    taken: int
    """So many cards the seat has taken since."""
    following: int
    """So many cards the next player held."""
    named: Colour | None
    """The colour it left."""


class Yield(NamedTuple):
    """A draw card that a seat did not answer."""

    seat: Seat
    sign: Symbol
    taken: int
    """So many cards the seat has taken since, these with them."""


class Account(NamedTuple):
    """What everybody did, the latest first."""

    picks: list[Pick]
    yields: list[Yield]


def picks(rules: Rules, state: UnoState) -> list[Pick]:
    """What everybody chose, the latest first, as far back as the turns can be followed."""
    return account(rules, state).picks


def account(rules: Rules, state: UnoState) -> Account:
    """That, and what was not answered."""
    if rules.house.jump_in or rules.house.seven_zero or rules.stacking.skip != "off" or state.phase is COLOUR_PHASE:
        return Account([], [])
    return _Course(rules, state).back()


class _Course:
    """Goes back from the present, card by card."""

    def __init__(self, rules: Rules, state: UnoState) -> None:
        self._rules, self._state = rules, state
        self._pile = state.cards[DISCARD]
        self._seats, self._direction, self._actor = state.seats, state.direction, state.turn
        self._draws = [0] * state.seats
        """How many of each seat's draws lie behind us."""
        self._taken = [0] * state.seats
        self._held = [len(state.hand(seat)) for seat in range(state.seats)]
        self._account = Account([], [])

    def back(self) -> Account:
        if self._state.phase is DREW:
            self._draws[self._actor] += 1
        for place in range(len(self._pile) - 1, -1, -1):
            colour = self._colour(place)
            if place + 1 < len(self._pile):
                self._choose(place, colour)
            self._keep(place, colour)
            if not self._can_go_on(place):
                break
            self._actor = self._player(place)
        return self._account

    def _colour(self, place: int) -> Colour | None:
        """To be matched on this card; for a wild on a wild nobody knows any more."""
        if place == len(self._pile) - 1:
            return self._state.colour
        return COLOUR[self._pile[place]] or COLOUR[self._pile[place + 1]]

    def _choose(self, place: int, colour: Colour | None) -> None:
        """The actor played the card above this one: of its hand, unless it drew on this one before."""
        seat, card = self._actor, self._pile[place + 1]
        if self._drew(seat, place, colour):
            self._draws[seat] += 1
            return
        if colour is not None:
            following = self._held[(seat + self._direction) % self._seats]
            on, named = self._pile[place], self._colour(place + 1)
            self._account.picks.append(Pick(seat, card, colour, on, self._taken[seat], following, named))
        self._held[seat] += 1

    def _keep(self, place: int, colour: Colour | None) -> None:
        """Those before the actor who drew on this card and kept what they drew."""
        while self._drew(seat := self._before(self._actor), place, colour):
            self._draws[seat] += 1
            self._take(seat, 1)
            self._actor = seat

    def _drew(self, seat: Seat, place: int, colour: Colour | None) -> bool:
        dry, number = self._state.dry[seat], self._draws[seat]
        if number >= len(dry):
            return False
        return dry[number][1] == SYMBOL[self._pile[place]] and colour in (None, dry[number][0])

    def _can_go_on(self, place: int) -> bool:
        """Not past the first card, draws nobody remembers, and draw cards that may have answered each other."""
        forgotten = any(number == MEMORY for number in self._draws)
        return place > 0 and not forgotten and not self._stacked(self._pile[place - 1], self._pile[place])

    def _stacked(self, card: Card, answer: Card) -> bool:
        named = COLOUR[answer] or self._state.colour
        return SYMBOL[card] in "DF" and answers_draw(self._rules, answer, named, SYMBOL[card])

    def _player(self, place: int) -> Seat:
        """Who laid the card after which the actor came."""
        sign, before = SYMBOL[self._pile[place]], self._before(self._actor)
        if sign == "V" and self._seats > 2:
            self._direction = -self._direction
            return before
        facing = place == len(self._pile) - 1 and self._state.phase is FACING_DRAW
        if sign in "DF" and not facing:
            effects = self._rules.effects
            self._take(before, effects.draw_two_amount if sign == "D" else effects.wild_draw_four_amount)
            self._account.yields.append(Yield(before, sign, self._taken[before]))
        return self._before(before) if sign in "SVDF" and not facing else before

    def _take(self, seat: Seat, count: int) -> None:
        self._taken[seat] += count
        self._held[seat] -= count

    def _before(self, seat: Seat) -> Seat:
        return (seat - self._direction) % self._seats
