"""The course of a round: bidding, tricks, and what it costs."""

from cardcade import Seat
from cardcade.rulekit.shedding import PLAYED, STOCK
from doudizhu.combinations import RANK
from doudizhu.rules import Scoring
from doudizhu.state import BOTTOM, SEATS, DouDizhuState, Laid, LandlordFound, Play, RoundEnded

HIGHEST_BID, BOTTOM_SIZE = 3, 3


def call(state: DouDizhuState, seat: Seat, points: int) -> None:
    """Each is asked once, unless somebody bids three."""
    state.calls += 1
    state.turn = (seat + 1) % SEATS
    if points:
        state.stake, state.landlord = points, seat
    if state.landlord is not None and (state.calls == SEATS or points == HIGHEST_BID):
        _crown(state, state.landlord)


def _crown(state: DouDizhuState, seat: Seat) -> None:
    """The landlord shows the three cards left, takes them, and leads."""
    state.record(LandlordFound(seat, state.stake))
    state.bottom = tuple(state.draw(STOCK, BOTTOM, BOTTOM_SIZE))
    state.move(state.bottom, BOTTOM, state.pile(seat))
    state.phase, state.turn = "play", seat


def lay_down(state: DouDizhuState, seat: Seat, move: Play, scoring: Scoring) -> None:
    state.lay_down(seat, move.cards)
    state.last = move.combination
    state.plays[seat] += 1
    state.bombs += move.combination.explodes
    state.record(Laid(seat, move.combination, len(state.of(seat))))
    if not state.of(seat):
        _end(state, seat, scoring)


def let_pass(state: DouDizhuState, seat: Seat) -> None:
    state.let_pass(seat)
    if state.best is None:
        state.last = None


def factor(state: DouDizhuState, scoring: Scoring) -> int:
    """How often the bid counts: every bomb doubles it, and so does a spring."""
    doubles = state.bombs if scoring.bombs_double else 0
    return 1 << doubles + (scoring.spring_doubles and state.spring != "none")


def _end(state: DouDizhuState, winner: Seat, scoring: Scoring) -> None:
    """The losers lay open what they have left; the landlord wins or pays twice what a farmer does."""
    state.winner, state.turn, state.phase = winner, winner, "over"
    landlord = state.landlord
    assert landlord is not None
    for seat in range(SEATS):
        if rest := state.of(seat):
            state.clear(seat)
            state.move(sorted(rest, key=RANK.__getitem__, reverse=True), state.pile(seat), state.pile(seat, PLAYED))
    worth = state.stake * factor(state, scoring) * (1 if winner == landlord else -1)
    state.board.append(tuple(2 * worth if seat == landlord else -worth for seat in range(SEATS)))
    state.record(RoundEnded(winner, landlord, state.board[-1], state.spring))
