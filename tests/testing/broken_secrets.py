"""Lies about what is hidden: Crazy Eights that tells, or looks at, what nobody may know."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from crazy_eights import DISCARD, HANDS, STOCK, CrazyEights, Draw, Easy, Play, Table

from cardcade import Card, Event, Message, Seat, Stream, View, say


class ImaginesItsOwnHand(CrazyEights):
    def imagine(self, view: View[Table], stream: Stream) -> Table:
        state = super().imagine(view, stream)
        stream.shuffle(state.cards[HANDS + view.seat])
        return state


class LooksIntoTheNextHand(CrazyEights):
    def moves(self, state: Table, seat: Seat) -> Sequence[Play | Draw]:
        threat = self.matches(state, state.cards[HANDS + (seat + 1) % 2][-1]) if not self.result(state) else False
        return [move for move in super().moves(state, seat) if not threat or isinstance(move, Draw)]


class TellsInAField(CrazyEights):
    def play(self, state: Table, seat: Seat, move: Play | Draw, stream: Stream) -> None:
        super().play(state, seat, move, stream)
        if isinstance(move, Draw):
            state.idle = -int(self.matches(state, state.cards[HANDS + seat][-1]))


@dataclass(frozen=True, slots=True)
class Drew(Event):
    card: Card


class TellsInAnEvent(CrazyEights):
    event_kinds = (Drew,)

    def play(self, state: Table, seat: Seat, move: Play | Draw, stream: Stream) -> None:
        super().play(state, seat, move, stream)
        if isinstance(move, Draw):
            state.record(Drew(state.cards[HANDS + seat][-1]))


class RecordsWhatItDoesNotList(TellsInAnEvent):
    event_kinds = ()


class TellsByRule(TellsInAnEvent):
    """No lie: in this variant a drawn card is shown to everyone."""

    telling = (Drew,)

    def say_event(self, event: Event) -> Message | None:
        return say("crazy_eights.draw") if isinstance(event, Drew) else None


class LooksAtTheDeal(CrazyEights):
    """What is kept of another's hand at the deal stays what it was, whatever is imagined later."""

    def begin(self, state: Table, stream: Stream) -> None:
        super().begin(state, stream)
        state.idle = -sum(state.cards[HANDS])


class DealsBehindTheCurtain(CrazyEights):
    def begin(self, state: Table, stream: Stream) -> None:
        super().begin(state, stream)
        state.cards[HANDS].append(state.cards[STOCK].pop())


class TellsInTheDeal(TellsInAnEvent):
    def begin(self, state: Table, stream: Stream) -> None:
        super().begin(state, stream)
        state.record(Drew(state.cards[HANDS + 1][0]))


class CountsWhatItDidNotAnnounce(CrazyEights):
    def figures_of(self, seat: Seat, events: Sequence[Event]) -> Mapping[str, int]:
        return {"eights": 1}


@dataclass(frozen=True, slots=True)
class Wish:
    """Of which nobody shall hear."""

    number: int


@dataclass(slots=True, kw_only=True)
class WishingTable(Table):
    wish: int | None = 0
    secrets = ("wish",)


class TellsASecretInAStep(CrazyEights):
    state_kind, move_kinds = WishingTable, (Play, Draw, Wish)

    def setup(self, seats: int) -> Table:
        table = super().setup(seats)
        return WishingTable(piles=table.piles, cards=table.cards)

    def moves(self, state: Table, seat: Seat) -> Sequence[Any]:
        moves: Sequence[Any] = super().moves(state, seat)
        return [*moves, Wish(1), Wish(2)] if moves else moves

    def play(self, state: Table, seat: Seat, move: Any, stream: Stream) -> None:
        if isinstance(move, Wish):
            assert isinstance(state, WishingTable)
            state.wish, move = move.number, Draw()
        super().play(state, seat, move, stream)

    def say_move(self, move: Any) -> Message:
        return super().say_move(Draw() if isinstance(move, Wish) else move)


class KeepsASecret(TellsASecretInAStep):
    hidden_moves = (Wish,)


class MovesBehindTheCurtain(CrazyEights):
    def play(self, state: Table, seat: Seat, move: Play | Draw, stream: Stream) -> None:
        super().play(state, seat, move, stream)
        if len(state.cards[DISCARD]) > 3:
            state.cards[STOCK].insert(0, state.cards[DISCARD].pop(0))


class Peeking(CrazyEights):
    """Keeps the whole position where its bots find it."""

    truth: Table | None = None

    def play(self, state: Table, seat: Seat, move: Play | Draw, stream: Stream) -> None:
        super().play(state, seat, move, stream)
        self.truth = state


class Peeks(Easy):
    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        truth = self.game.truth if isinstance(self.game, Peeking) else None
        return moves[-1] if truth and truth.idle == 0 else moves[0]
