"""Two players: one that follows the first idea, and one that counts the turns a hand still needs."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from cardcade import Bot, Card, Game, Seat, Stream, View
from cardcade.rulekit.shedding import Play
from doudizhu.combinations import BOMBS, RANK
from doudizhu.state import NO_BID, SEATS, Bid, DouDizhuState, Move

_WORTH = {17: 4, 16: 3, 15: 2, 14: 1}
_BID_AT = ((11, 3), (9, 2), (7, 1))
"""What the high cards and bombs of a hand must be worth for a bid."""
_BOMB_COST = 3.0


class Easy(Bot[DouDizhuState, Move]):
    """Bids on high cards, plays low ones, and never thinks of its partner."""

    def choose(self, view: View[DouDizhuState], moves: Sequence[Move], stream: Stream) -> Move:
        if view.state.phase == "bidding":
            return _bid(view, moves)
        tame = [move for move in moves if isinstance(move, Play) and move.combination.kind not in BOMBS]
        if not tame or (view.state.last and stream.random() < 0.15):
            return moves[-1]
        return min(tame, key=lambda play: (play.combination.rank, -play.combination.size))


class Medium(Bot[DouDizhuState, Move]):
    """Counts how many turns its hand still needs, and lets its partner through."""

    def choose(self, view: View[DouDizhuState], moves: Sequence[Move], stream: Stream) -> Move:
        return _bid(view, moves) if view.state.phase == "bidding" else ranked(view, moves)[0]


def hints(game: Game[Any, Any], view: View[DouDizhuState]) -> list[Move]:
    """All lawful moves, the most sensible first."""
    moves = game.moves(view.state, view.seat)
    return [_bid(view, moves)] if view.state.phase == "bidding" else ranked(view, moves)


def _bid(view: View[DouDizhuState], moves: Sequence[Move]) -> Move:
    hand = view.state.of(view.seat)
    worth = sum(_WORTH.get(RANK[card], 0) for card in hand)
    worth += sum(3 for many in Counter(RANK[card] for card in hand).values() if many == 4)
    wanted = next((points for least, points in _BID_AT if worth >= least), 0)
    return max((move for move in moves if isinstance(move, Bid) and move.points <= wanted), key=_points, default=NO_BID)


def _points(bid: Bid) -> int:
    return bid.points


def ranked(view: View[DouDizhuState], moves: Sequence[Move]) -> list[Move]:
    """The moves of a turn, the one after which the hand is soonest out first."""
    state, seat = view.state, view.seat
    now = _turns(state.of(seat))
    patience = 0.0 if _partner_leads(state, seat) else 1.4 + _danger(state, seat)

    def cost(move: Move) -> float:
        if not isinstance(move, Play):
            return now
        rest = set(state.of(seat)) - set(move.cards)
        if not rest:
            return -100.0
        made = move.combination
        price = made.rank * 0.06 + (_BOMB_COST if made.kind in BOMBS else 0.0) - made.size * 0.02
        return _turns(rest) + price - (patience if state.last else 0.0)

    return sorted(moves, key=cost)


def _turns(cards: Iterable[Card]) -> float:
    """Roughly how many turns it takes to be rid of these cards; high ones come back by themselves."""
    ranks = Counter(RANK[card] for card in cards)
    triples = sum(many >= 3 for many in ranks.values())
    loose = sum(0.5 if rank >= 14 else 1.0 for rank, many in ranks.items() if many < 3)
    return triples + max(0.0, loose - triples)


def _partner_leads(state: DouDizhuState, seat: Seat) -> bool:
    """Whether the last play is the other farmer's."""
    return state.best is not None and state.landlord not in (seat, state.best)


def _danger(state: DouDizhuState, seat: Seat) -> float:
    """How soon an enemy may be out."""
    enemies = [other for other in range(SEATS) if other != seat and state.landlord in (seat, other)]
    fewest = min(len(state.of(other)) for other in enemies)
    return max(0.0, (6 - fewest) * 0.6)
