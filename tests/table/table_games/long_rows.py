"""Long Rows: bid to lead, then beat rows of one suit with as many higher cards; cards left are points, fewest win."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import cardcade
from cardcade import TABLE, Audience, Card, Event, Message, Pile, Place, Seat, SeatEvent, Stream, say, say_seat
from cardcade.rulekit.rounds import NextRound
from cardcade.rulekit.shedding import Pass

from .points import PointsTable, plugin, won_by

STOCK, GONE, FIRST = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Deal:
    hand_size: int = cardcade.setting(8, low=1, high=26)
    shuffled: bool = True
    bids: int = cardcade.setting(4, low=1, high=30)
    target: int = cardcade.setting(20, low=1, high=99)


@dataclass(frozen=True, slots=True)
class Rules:
    deal: Deal = Deal()


@dataclass(slots=True, kw_only=True)
class Table(PointsTable):
    bids: list[int] = field(default_factory=list)
    leader: Seat | None = None
    row: Seat | None = None
    """Whose row is to be beaten."""


@dataclass(frozen=True, slots=True)
class Bid:
    value: int


@dataclass(frozen=True, slots=True)
class Play:
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Won(SeatEvent):
    """The bidding."""

    value: int


Move = Bid | Play | Pass | NextRound


class LongRows(cardcade.Game[Table, Move]):
    deck = cardcade.Deck(cardcade.poker_faces(decks=2, jokers=False))
    state_kind, move_kinds, event_kinds = Table, (Bid, Play, Pass, NextRound), (Won,)
    hand_orders, shape = ("rank", "suit"), cardcade.Shape.SHEDDING

    def setup(self, seats: int) -> Table:
        piles = [Pile("stock", Place.STOCK, Audience.NOBODY), Pile("gone", Place.DISCARD, Audience.EVERYONE)]
        piles += [cardcade.hand_of(seat) for seat in range(seats)]
        piles += [Pile(f"row.{seat}", Place.PLAYED, Audience.EVERYONE, seat) for seat in range(seats)]
        stock = sorted(self.deck.cards, key=lambda card: self.deck.faces[card])
        return Table(piles=tuple(piles), cards=[stock, *([] for _ in piles[1:])], points=[0] * seats)

    def begin(self, state: Table, stream: Stream) -> None:
        if self.rules.deal.shuffled:
            state.shuffle(STOCK, stream)
        for seat in range(seats_of(state)):
            state.draw(STOCK, FIRST + seat, min(self.rules.deal.hand_size, len(self.deck) // seats_of(state)))
        state.bids, state.turn, state.leader, state.row = [], 0, None, None

    def to_act(self, state: Table) -> Sequence[Seat]:
        if self.result(state):
            return ()
        return (TABLE,) if self.out(state) else (state.turn,)

    def out(self, state: Table) -> bool:
        return not all(state.cards[FIRST : FIRST + seats_of(state)])

    def moves(self, state: Table, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(state):
            return ()
        if seat == TABLE:
            return (NextRound(),)
        if state.leader is None:
            return [Bid(value) for value in range(self.rules.deal.bids)]
        held = state.cards[FIRST + seat]
        suits = [tuple(card for card in held if self.deck.faces[card][0] == suit) for suit in "CDHS"]
        plays = [Play(cards) for cards in [*suits, *((card,) for card in held)] if cards]
        plays = [play for play in dict.fromkeys(plays) if self.beats(state, play.cards)]
        return plays if state.row is None else [*plays, Pass()]

    def beats(self, state: Table, cards: Sequence[Card]) -> bool:
        if len({self.deck.faces[card][0] for card in cards}) != 1:
            return False
        if state.row is None:
            return True
        lying = state.cards[FIRST + seats_of(state) + state.row]
        return len(cards) == len(lying) and max(map(self.rank, cards)) > max(map(self.rank, lying))

    def rank(self, card: Card) -> int:
        return cardcade.RANKS.index(self.deck.faces[card][1])

    def plays_with(self, state: Table, seat: Seat, cards: Sequence[Card]) -> Sequence[Move]:
        return [Play(tuple(cards))]

    def check(self, state: Table, seat: Seat, move: Move) -> None:
        own = isinstance(move, Play) and state.leader is not None and seat in self.to_act(state)
        held = state.cards[FIRST + seat] if seat >= 0 else []
        if own and move.cards and set(move.cards) <= set(held) and self.beats(state, move.cards):
            return
        if isinstance(move, Play) or move not in self.moves(state, seat):
            raise cardcade.IllegalMove(say("long_rows.illegal"))

    def play(self, state: Table, seat: Seat, move: Move, stream: Stream) -> None:
        seats = seats_of(state)
        match move:
            case NextRound():
                for pile in range(1, len(state.piles)):
                    state.move(list(state.cards[pile]), pile, STOCK)
                self.begin(state, stream)
            case Bid(value):
                state.bids.append(value)
                state.turn = (seat + 1) % seats
                if len(state.bids) == seats:
                    state.turn = state.leader = state.bids.index(max(state.bids))
                    state.record(Won(state.turn, max(state.bids)))
            case Play(cards):
                self.clear(state, seat)
                state.move(cards, FIRST + seat, FIRST + seats + seat)
                state.row, state.turn = seat, (seat + 1) % seats
                self.score(state)
            case Pass():
                state.turn = (seat + 1) % seats
                if state.turn == state.row:
                    for other in range(seats):
                        self.clear(state, other)
                    state.row = None

    def clear(self, state: Table, seat: Seat) -> None:
        pile = FIRST + seats_of(state) + seat
        if state.cards[pile]:
            state.move(list(state.cards[pile]), pile, GONE)

    def score(self, state: Table) -> None:
        if self.out(state):
            state.finished += 1
            for seat in range(seats_of(state)):
                state.points[seat] += len(state.cards[FIRST + seat])

    def rounds(self, state: Table) -> int:
        return state.finished

    def result(self, state: Table) -> cardcade.Result | None:
        if not self.out(state) or not state.finished or max(state.points) < self.rules.deal.target:
            return None
        return won_by(state.points, min)

    def standing(self, state: Table) -> cardcade.Standing:
        return cardcade.Standing(tuple(state.points), lowest_wins=True, target=self.rules.deal.target)

    def headline(self, state: Table) -> Message | None:
        return None if state.leader is None else say("long_rows.bid", n=max(state.bids))

    def prompt(self, state: Table, seat: Seat) -> Message | None:
        if state.leader is None:
            return say("long_rows.ask")
        return say("long_rows.beat") if state.row is not None else None

    def say_aloud(self, event: Event) -> cardcade.Aloud | None:
        return (
            cardcade.Aloud(say("long_rows.leader"), event.seat, cardcade.Voice.BADGE)
            if isinstance(event, Won)
            else None
        )

    def say_event(self, event: Event) -> Message | None:
        if isinstance(event, Won):
            return say("long_rows.won", player=say_seat(event.seat), n=event.value)
        return None

    def say_move(self, move: Move) -> Message:
        match move:
            case Bid(value):
                return say("long_rows.bid", n=value)
            case Play(cards):
                return say("long_rows.row", n=len(cards))
            case Pass():
                return say("long_rows.pass")
        return say("long_rows.next")


def seats_of(state: Table) -> int:
    return (len(state.piles) - FIRST) // 2


PLUGIN = plugin("long_rows", Rules, LongRows)
