"""Playing a round out quickly: hands as sets of bits, and nothing kept that rules of thumb do not ask for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardcade import HIDDEN, Card, Seat, Stream
from cardcade_uno.bots.policy import COLOUR_AT, WILD
from cardcade_uno.bots.suspicion import PAYS, doubt
from cardcade_uno.bots.thumb import FOUR_BITS, ON, Thumb, bits
from cardcade_uno.cards import COLOURS, DECK, FOURS, NUMBER_CARDS, SYMBOL
from cardcade_uno.matching import answers_draw, betraying
from cardcade_uno.rounds import points
from cardcade_uno.rules import Rules
from cardcade_uno.state import DISCARD, HANDS, STOCK, UnoState
from cardcade_uno.turn import CHALLENGE_PENALTY


def can_be_sketched(rules: Rules) -> bool:
    """Hands that change owners and answers to a skip are left to the rules themselves."""
    house, stacking = rules.house, rules.stacking
    return not (house.seven_zero or house.draw_until_playable or stacking.mixed or stacking.skip != "off")


class Lookups:
    """What the rules of a game come to, looked up by colour and top card."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.scored = rules.match.target_score > 0
        self.worth = points(rules.scoring)
        self.challenges = rules.fours_can_be_challenged()
        self.betraying = [[bits(betraying(rules, colour, SYMBOL[top])) for top in DECK.cards] for colour in COLOURS]
        self.answers = [
            bits(card for card in DECK.cards if SYMBOL[top] in "DF" and answers_draw(rules, card, "R", SYMBOL[top]))
            for top in DECK.cards
        ]
        amounts = {"D": rules.effects.draw_two_amount, "F": rules.effects.wild_draw_four_amount}
        self.attack = [amounts.get(symbol, 0) for symbol in SYMBOL]


@cache
def tables_of(rules: Rules) -> Lookups:
    """The same tables for the same rules."""
    return Lookups(rules)


class Sketch:
    """One round from a plain turn on, everybody playing by a rule of thumb; it uses up the position."""

    __slots__ = (
        "_beneath", "_bluffs", "_cleared", "_colour", "_direction", "_discard", "_lacked", "_last", "_pending",
        "_since", "_stock", "_stream", "_tables", "_taken", "_thumbs", "_turn", "counts", "hands", "turns",
    )  # fmt: skip

    def __init__(self, tables: Lookups, thumbs: Sequence[Thumb], state: UnoState, stream: Stream) -> None:
        self._tables, self._thumbs, self._stream = tables, thumbs, stream
        self.hands = [bits(hand) for hand in state.cards[HANDS:]]
        self.counts = [len(hand) for hand in state.cards[HANDS:]]
        self._stock, self._discard = state.cards[STOCK], state.cards[DISCARD]
        self._colour, self._pending, self._last = COLOURS.index(state.colour), 0, HIDDEN
        self._beneath = self._colour
        self._turn, self._direction = state.turn, state.direction
        self._bluffs, self._cleared, self._taken = state.bluffs, state.cleared[:], state.taken[:]
        self._lacked = [COLOURS.index(dry[0][0]) if dry else -1 for dry in state.dry]
        self._since = [dry[0][2] if dry else 0 for dry in state.dry]

    def winner(self, longest: int) -> Seat | None:
        """Who goes out first, if anybody does within so many turns."""
        for turns in range(1, longest + 1):
            following = (self._turn + self._direction) % len(self.hands)
            card = self._chosen(following)
            if card == HIDDEN:
                card = self._give_in() if self._pending else self._drawn()
            if card == HIDDEN:
                self._turn = following
            elif self._goes_out(card, following):
                self.turns = turns
                return self._turn
        self.turns = longest
        return None

    def points(self) -> int:
        """What is left in all hands together."""
        worth = self._tables.worth
        return sum([worth[card] for hand in self.hands for card in DECK.cards if hand >> card & 1])

    def _chosen(self, following: Seat) -> Card:
        """What the seat in turn plays of its hand, or HIDDEN."""
        turn, top = self._turn, self._discard[-1]
        hand = self.hands[turn]
        able = hand & (self._tables.answers[top] if self._pending else ON[self._colour][top])
        if able & FOUR_BITS and hand & self._tables.betraying[self._colour][top]:
            able &= ~FOUR_BITS
        if able & (able - 1):
            thumb = self._thumbs[turn]
            able = 1 << thumb.best(hand, able, self.counts[following] <= thumb.few, self._lacked[following])
        if able:
            self.hands[turn] = hand ^ able
            self.counts[turn] -= 1
        return Card(able.bit_length() - 1)

    def _drawn(self) -> Card:
        """Takes a card: it is played at once, or HIDDEN when it is kept."""
        turn, colour, top = self._turn, self._colour, self._discard[-1]
        self._lacked[turn] = colour
        self._take(turn, 1)
        card = self._last
        bluffs = card in FOURS and self.hands[turn] & self._tables.betraying[colour][top]
        if card != HIDDEN and ON[colour][top] >> card & 1 and not bluffs:
            self.hands[turn] ^= 1 << card
            self.counts[turn] -= 1
            self._taken[turn] -= 1
        else:
            card = HIDDEN
        self._since[turn] = self._taken[turn]
        return card

    def _take(self, seat: Seat, count: int) -> None:
        """Gives so many cards, or all that are left."""
        for _ in range(count):
            if not self._stock and not self._renew():
                self._last = HIDDEN
                return
            self._last = self._stock.pop()
            self.hands[seat] |= 1 << self._last
            self.counts[seat] += 1
            self._taken[seat] += 1

    def _renew(self) -> bool:
        """Makes the discard pile, but for its top card, the new stock."""
        self._stock[:] = self._discard[:-1]
        del self._discard[:-1]
        self._stream.shuffle(self._stock)
        return bool(self._stock)

    def _give_in(self) -> Card:
        """Takes what is pending; who challenges finds every wild draw four lawful, and takes more."""
        turn, top = self._turn, self._discard[-1]
        if top in FOURS and self._tables.challenges and self._suspects((turn - self._direction) % len(self.hands)):
            self._pending += CHALLENGE_PENALTY
            self._cleared[(turn - self._direction) % len(self.hands)] += 1
        self._take(turn, self._pending)
        self._pending = 0
        return HIDDEN

    def _suspects(self, player: Seat) -> bool:
        held = self.counts[player]
        if self._lacked[player] == self._beneath:
            held = min(held, self._taken[player] - self._since[player])
        return doubt(self._tables.rules, held, self._bluffs[player], self._cleared[player]) > PAYS

    def _goes_out(self, card: Card, following: Seat) -> bool:
        """Lays the card down with its effect; the turn stays with whoever has none left."""
        turn, colour = self._turn, COLOUR_AT[card]
        self._discard.append(card)
        if card in NUMBER_CARDS:
            self._colour = colour
            if self.hands[turn]:
                self._turn = following
                return False
            return True
        self._beneath = self._colour
        named = colour == WILD
        self._colour = self._thumbs[turn].name(self.hands[turn], self._lacked[following]) if named else colour
        self._pending += self._tables.attack[card]
        if not self.hands[turn]:
            self._take(following, self._pending)
            return True
        self._pass_on(SYMBOL[card], following)
        return False

    def _pass_on(self, sign: str, following: Seat) -> None:
        seats = len(self.hands)
        if sign == "V" and seats > 2:
            self._direction = -self._direction
            following = (self._turn + self._direction) % seats
        elif sign in "SV":
            following = (following + self._direction) % seats
        self._turn = following
