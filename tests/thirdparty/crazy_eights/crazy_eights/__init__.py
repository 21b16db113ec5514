"""Crazy Eights: match suit or rank, an eight matches anything, first one out wins."""

from collections.abc import Sequence
from dataclasses import dataclass

import cardcade
from cardcade import Aloud, Audience, Card, IllegalMove, Message, Pile, Place, Result, Seat, State, Stream, View, say

STOCK, DISCARD, HANDS = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Deal:
    hand_size: int = cardcade.setting(5, low=1, high=6)


@dataclass(frozen=True, slots=True)
class Rules:
    deal: Deal = Deal()


@dataclass(slots=True, kw_only=True)
class Table(State):
    turn: Seat = 0
    idle: int = 0  # turns in a row with nothing left to draw


@dataclass(frozen=True, slots=True)
class Play:
    card: Card


@dataclass(frozen=True, slots=True)
class Draw:
    """Takes a card, or passes when there is none."""


class CrazyEights(cardcade.Game[Table, Play | Draw]):
    deck = cardcade.Deck(cardcade.poker_faces(jokers=False))
    state_kind = Table
    move_kinds = (Play, Draw)

    def setup(self, seats: int) -> Table:
        shared = Pile("stock", Place.STOCK, Audience.NOBODY), Pile("discard", Place.DISCARD, Audience.EVERYONE)
        piles = (*shared, *map(cardcade.hand_of, range(seats)))
        return Table(piles=piles, cards=[list(self.deck.cards), *([] for _ in piles[1:])])

    def begin(self, state: Table, stream: Stream) -> None:
        state.shuffle(STOCK, stream)
        for hand in range(HANDS, len(state.piles)):
            state.draw(STOCK, hand, self.rules.deal.hand_size)
        state.draw(STOCK, DISCARD)

    def to_act(self, state: Table) -> Sequence[Seat]:
        return () if self.result(state) else (state.turn,)

    def moves(self, state: Table, seat: Seat) -> Sequence[Play | Draw]:
        if seat not in self.to_act(state):
            return ()
        return [*(Play(card) for card in state.cards[HANDS + seat] if self.matches(state, card)), Draw()]

    def check(self, state: Table, seat: Seat, move: Play | Draw) -> None:
        if move not in self.moves(state, seat):
            why = "match" if seat in self.to_act(state) else "turn"
            raise IllegalMove(say(f"crazy_eights.illegal.{why}", top=self.say_card(state.cards[DISCARD][-1])))

    def play(self, state: Table, seat: Seat, move: Play | Draw, stream: Stream) -> None:
        if isinstance(move, Play):
            state.move([move.card], HANDS + seat, DISCARD)
        state.idle = state.idle + 1 if isinstance(move, Draw) and not state.draw(STOCK, HANDS + seat) else 0
        state.turn = (seat + 1) % (len(state.piles) - HANDS)

    def result(self, state: Table) -> Result | None:
        left = [len(hand) for hand in state.cards[HANDS:]]
        if min(left) and state.idle < len(left):
            return None
        winners = tuple(seat for seat, count in enumerate(left) if count == min(left))
        return Result(tuple(map(float, left)), winners, winners[:1])

    def plays_with(self, state: Table, seat: Seat, cards: Sequence[Card]) -> Sequence[Play | Draw]:
        return [Play(cards[0])] if len(cards) == 1 else []

    def say_move(self, move: Play | Draw) -> Message:
        if isinstance(move, Draw):
            return say("crazy_eights.draw")
        return say("crazy_eights.play", card=self.say_card(move.card))

    def say_aloud(self, event: cardcade.Event) -> Aloud | None:
        played = event.cards if isinstance(event, cardcade.Moved) and event.target == DISCARD else ()
        return Aloud(say("crazy_eights.anything")) if any(self.deck.faces[card][1] == "8" for card in played) else None

    def matches(self, state: Table, card: Card) -> bool:
        face, top = self.deck.faces[card], self.deck.faces[state.cards[DISCARD][-1]]
        return face[1] == "8" or top[1] == "8" or face[0] == top[0] or face[1] == top[1]


class Easy(cardcade.Bot[Table, Play | Draw]):
    """Plays any card rather than draw, eights last."""

    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        plays = [move for move in moves if isinstance(move, Play)]
        plain = [move for move in plays if self.game.deck.faces[move.card][1] != "8"]
        return stream.choice(plain or plays or moves)


@cardcade.hookimpl
def cardcade_game() -> cardcade.GamePlugin:
    return cardcade.GamePlugin(
        id="crazy_eights", package="crazy_eights", seats=(2, 8), rules=Rules, game=CrazyEights, bots={"easy": Easy}
    )
