"""Partners: three cards go to the left face down, spades are trumps, every trick is a point for both partners."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import cardcade
from cardcade import TABLE, Audience, Card, Event, Message, Pile, Place, Seat, SeatEvent, Stream, say, say_seat
from cardcade.rulekit.rounds import NextRound

from .points import PointsTable, plugin, won_by

STOCK, GIVEN = 0, 3


@dataclass(frozen=True, slots=True)
class Deal:
    hand_size: int = cardcade.setting(13, low=4, high=26)
    target: int = cardcade.setting(12, low=1, high=99)


@dataclass(frozen=True, slots=True)
class Rules:
    deal: Deal = Deal()


@dataclass(slots=True, kw_only=True)
class Table(PointsTable):
    leader: Seat = 0
    giving: bool = True


@dataclass(frozen=True, slots=True)
class Give:
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Play:
    card: Card


class TrickTaken(SeatEvent):
    """It leads the next one."""


class TrumpsBroken(SeatEvent):
    """From now on trumps may be led."""


Move = Give | Play | NextRound


class Partners(cardcade.Game[Table, Move]):
    deck = cardcade.Deck(cardcade.poker_faces(jokers=False))
    state_kind, move_kinds, event_kinds = Table, (Give, Play, NextRound), (TrickTaken, TrumpsBroken)
    hidden_moves, shape = (Give,), cardcade.Shape.TRICKS

    def setup(self, seats: int) -> Table:
        piles = [Pile("stock", Place.STOCK, Audience.NOBODY)]
        for name, place, audience in KINDS:
            piles += [Pile(f"{name}.{seat}", place, audience, seat) for seat in range(seats)]
        cards: list[list[Card]] = [list(self.deck.cards), *([] for _ in piles[1:])]
        return Table(piles=tuple(piles), cards=cards, points=[0] * seats)

    def begin(self, state: Table, stream: Stream) -> None:
        state.shuffle(STOCK, stream)
        count = min(self.rules.deal.hand_size, len(self.deck) // seats_of(state))
        for seat in range(seats_of(state)):
            state.draw(STOCK, hand(state, seat), count)
        state.giving, state.turn, state.leader = True, 0, 0

    def to_act(self, state: Table) -> Sequence[Seat]:
        if self.result(state):
            return ()
        if self.between(state):
            return (TABLE,)
        if state.giving:
            return [seat for seat in range(seats_of(state)) if not state.cards[given(state, seat)]]
        return (state.turn,)

    def between(self, state: Table) -> bool:
        empty = not any(state.cards[hand(state, seat)] for seat in range(seats_of(state)))
        return empty and not any(state.cards[given(state, seat)] for seat in range(seats_of(state)))

    def moves(self, state: Table, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(state):
            return ()
        if seat == TABLE:
            return (NextRound(),)
        held = sorted(state.cards[hand(state, seat)])
        if state.giving:
            return [Give(cards) for cards in combinations(held, GIVEN)]
        led = state.cards[played(state, state.leader)]
        follow = [card for card in held if led and self.suit(card) == self.suit(led[0])]
        return [Play(card) for card in follow or held]

    def check(self, state: Table, seat: Seat, move: Move) -> None:
        if isinstance(move, Give):
            move = Give(tuple(sorted(move.cards)))
        if move not in self.moves(state, seat):
            raise cardcade.IllegalMove(say("partners.illegal"))

    def plays_with(self, state: Table, seat: Seat, cards: Sequence[Card]) -> Sequence[Move]:
        if state.giving:
            return [Give(tuple(sorted(cards)))] if len(cards) == GIVEN else []
        return [Play(cards[0])] if len(cards) == 1 else []

    def play(self, state: Table, seat: Seat, move: Move, stream: Stream) -> None:
        match move:
            case NextRound():
                for other in range(seats_of(state)):
                    state.move(list(state.cards[taken(state, other)]), taken(state, other), STOCK)
                self.begin(state, stream)
            case Give(cards):
                state.move(cards, hand(state, seat), given(state, seat))
                if not self.to_act(state):
                    self.hand_over(state)
            case Play(card):
                state.move([card], hand(state, seat), played(state, seat))
                if self.suit(card) == "S" and self.suit(state.cards[played(state, state.leader)][0]) != "S":
                    state.record(TrumpsBroken(seat))
                state.turn = (seat + 1) % seats_of(state)
                if state.turn == state.leader:
                    self.take_trick(state)

    def hand_over(self, state: Table) -> None:
        for seat in range(seats_of(state)):
            to = hand(state, (seat + 1) % seats_of(state))
            state.move(list(state.cards[given(state, seat)]), given(state, seat), to)
        state.giving = False

    def take_trick(self, state: Table) -> None:
        trick = {seat: state.cards[played(state, seat)][0] for seat in range(seats_of(state))}
        led = self.suit(trick[state.leader])
        winner = max(trick, key=lambda seat: self.strength(trick[seat], led))
        for seat in trick:
            state.move([trick[seat]], played(state, seat), taken(state, winner))
        state.record(TrickTaken(winner))
        state.turn = state.leader = winner
        for seat in self.standing(state).allies(winner):
            state.points[seat] += 1
        state.finished += self.between(state)

    def strength(self, card: Card, led: str) -> tuple[bool, bool, int]:
        return self.suit(card) == "S", self.suit(card) == led, cardcade.RANKS.index(self.deck.faces[card][1])

    def suit(self, card: Card) -> str:
        return self.deck.faces[card][0]

    def rounds(self, state: Table) -> int:
        return state.finished

    def result(self, state: Table) -> cardcade.Result | None:
        if not self.between(state) or max(state.points) < self.rules.deal.target or not state.finished:
            return None
        return won_by(state.points, max)

    def standing(self, state: Table) -> cardcade.Standing:
        seats = seats_of(state)
        teams = tuple(seat % 2 for seat in range(seats)) if seats % 2 == 0 and seats > 2 else ()
        return cardcade.Standing(tuple(state.points), target=self.rules.deal.target, teams=teams)

    def hand_key(self, state: Table, card: Card) -> tuple[bool, int]:
        return self.suit(card) == "S", card

    def badge(self, state: Table, seat: Seat) -> Message | None:
        return say("partners.leads") if seat == state.leader and not state.giving else None

    def headline(self, state: Table) -> Message:
        return say("partners.trumps", suit="♠")

    def prompt(self, state: Table, seat: Seat) -> Message | None:
        to = say_seat((seat + 1) % seats_of(state))
        return say("partners.give_to", player=to, n=GIVEN) if state.giving else None

    def say_aloud(self, event: Event) -> cardcade.Aloud | None:
        match event:
            case TrumpsBroken(seat):
                return cardcade.Aloud(say("partners.ruffs"), seat, cardcade.Voice.BUBBLE)
            case TrickTaken(seat):
                return cardcade.Aloud(say("partners.takes", player=say_seat(seat)))
        return None

    def say_move(self, move: Move) -> Message:
        match move:
            case Give(cards):
                return say("partners.give", cards=[self.say_card(card) for card in cards])
            case Play(card):
                return say("partners.play", card=self.say_card(card))
        return say("partners.next")


KINDS = (
    ("hand", Place.HAND, Audience.OWNER),
    ("given", Place.ASIDE, Audience.OWNER),
    ("played", Place.PLAYED, Audience.EVERYONE),
    ("taken", Place.DISCARD, Audience.NOBODY),
)


def seats_of(state: Table) -> int:
    return (len(state.piles) - 1) // 4


def hand(state: Table, seat: Seat) -> int:
    return 1 + seat


def given(state: Table, seat: Seat) -> int:
    return 1 + seats_of(state) + seat


def played(state: Table, seat: Seat) -> int:
    return 1 + 2 * seats_of(state) + seat


def taken(state: Table, seat: Seat) -> int:
    return 1 + 3 * seats_of(state) + seat


PLUGIN = plugin("partners", Rules, Partners)
