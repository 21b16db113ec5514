"""The course of a round: bidding, and what the play costs."""

from cardcade import Seat
from cardcade.rulekit.rounds import PLAY, STOCK
from cardcade.rulekit.shedding import PLAYED
from doudizhu.combinations import RANK
from doudizhu.rules import ScoringRules
from doudizhu.state import BOTTOM, SEATS, DouDizhuState, LandlordFound, RoundEnded

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
    state.phase, state.turn = PLAY, seat


def factor(state: DouDizhuState, scoring: ScoringRules) -> int:
    """How often the bid counts: every bomb doubles it, and so does a spring."""
    doubles = state.bombs if scoring.bombs_double else 0
    return 1 << doubles + (scoring.spring_doubles and state.spring != "none")


def settle(state: DouDizhuState, winner: Seat, scoring: ScoringRules) -> tuple[int, ...]:
    """The losers lay open what they have left; the landlord wins or pays twice what a farmer does."""
    state.winner = state.turn = winner
    landlord = state.landlord
    assert landlord is not None
    for seat in range(SEATS):
        if rest := state.of(seat):
            state.clear(seat)
            state.move(sorted(rest, key=RANK.__getitem__, reverse=True), state.pile(seat), state.pile(seat, PLAYED))
    worth = state.stake * factor(state, scoring) * (1 if winner == landlord else -1)
    points = tuple(2 * worth if seat == landlord else -worth for seat in range(SEATS))
    state.record(RoundEnded(winner, landlord, points, state.spring))
    return points
