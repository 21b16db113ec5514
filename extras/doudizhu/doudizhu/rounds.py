"""The course of a round: dealing, bidding, tricks, and what it costs."""

from __future__ import annotations

from cardcade import Seat, Stream, seats_from
from cardcade.rulekit import dealing
from doudizhu import events
from doudizhu.combinations import RANK
from doudizhu.moves import Play
from doudizhu.rules import Scoring
from doudizhu.state import BOTTOM, GONE, HANDS, PLAYED, SEATS, STOCK, DouDizhuState

HAND_SIZE, BOTTOM_SIZE = 17, 3


def deal(state: DouDizhuState, opener: Seat, stream: Stream) -> None:
    state.record(events.RoundBegan(len(state.board) + 1, opener))
    state.shuffle(STOCK, stream)
    dealing.deal(state, STOCK, (HANDS + seat for seat in seats_from(opener, SEATS)), HAND_SIZE)
    state.phase, state.turn = "bidding", opener
    state.calls = state.stake = state.passes = state.bombs = 0
    state.landlord = state.last = state.winner = None
    state.bottom, state.plays = (), [0] * SEATS


def next_round(state: DouDizhuState, stream: Stream) -> None:
    """Who went out opens the bidding."""
    opener = state.winner
    assert opener is not None
    dealing.collect(state, STOCK)
    deal(state, opener, stream)


def call(state: DouDizhuState, seat: Seat, points: int, stream: Stream) -> None:
    """Each is asked once, unless somebody bids three; when nobody wants to be the landlord, cards are dealt anew."""
    state.calls += 1
    state.turn = (seat + 1) % SEATS
    if points:
        state.stake, state.landlord = points, seat
    if state.stake == 3 or (state.calls == SEATS and state.landlord is not None):
        _crown(state)
    elif state.calls == SEATS:
        state.record(events.NobodyBid())
        dealing.collect(state, STOCK)
        deal(state, state.turn, stream)


def _crown(state: DouDizhuState) -> None:
    """The landlord shows the three cards left, takes them, and leads."""
    seat = state.landlord
    assert seat is not None
    state.record(events.LandlordFound(seat, state.stake))
    state.bottom = tuple(state.draw(STOCK, BOTTOM, BOTTOM_SIZE))
    state.move(state.bottom, BOTTOM, HANDS + seat)
    state.phase, state.turn = "play", seat


def lay_down(state: DouDizhuState, seat: Seat, move: Play, scoring: Scoring) -> None:
    _clear(state, seat)
    state.move(move.cards, HANDS + seat, PLAYED + seat)
    state.plays[seat] += 1
    state.bombs += move.combination.explodes
    state.last, state.passes = move.combination, 0
    left = len(state.cards[HANDS + seat])
    state.record(events.Laid(seat, move.combination, left))
    if left:
        state.turn = (seat + 1) % SEATS
    else:
        _end(state, seat, scoring)


def let_pass(state: DouDizhuState, seat: Seat) -> None:
    """After two passes whoever played last leads again."""
    _clear(state, seat)
    state.passes += 1
    state.turn = (seat + 1) % SEATS
    if state.passes == SEATS - 1:
        _clear(state, state.turn)
        state.last, state.passes = None, 0


def _clear(state: DouDizhuState, seat: Seat) -> None:
    """What the seat had played before is out of the way."""
    if lying := state.cards[PLAYED + seat]:
        state.move(lying[:], PLAYED + seat, GONE)


def factor(state: DouDizhuState, scoring: Scoring) -> int:
    """How often the bid counts: every bomb doubles it, and so does a spring."""
    doubles = state.bombs if scoring.bombs_double else 0
    return 1 << doubles + (scoring.spring_doubles and state.spring != "none")


def _end(state: DouDizhuState, winner: Seat, scoring: Scoring) -> None:
    """The losers lay open what they have left; the landlord wins or pays twice what a farmer does."""
    state.winner, state.phase = winner, "over"
    landlord = state.landlord
    assert landlord is not None
    for seat in range(SEATS):
        if rest := state.cards[HANDS + seat]:
            _clear(state, seat)
            state.move(sorted(rest, key=RANK.__getitem__, reverse=True), HANDS + seat, PLAYED + seat)
    worth = state.stake * factor(state, scoring) * (1 if winner == landlord else -1)
    state.board.append(tuple(2 * worth if seat == landlord else -worth for seat in range(SEATS)))
    state.record(events.RoundEnded(winner, landlord, state.board[-1], state.spring))
