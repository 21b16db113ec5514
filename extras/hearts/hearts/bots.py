"""Two players: one that ducks, and one that also counts who is still to play and what is out."""

from collections.abc import Sequence
from typing import Any

from cardcade import Bot, Card, Game, Stream, View
from cardcade.rulekit.tricks import Play
from hearts.game import POINTS, QUEEN, TRICKS
from hearts.state import SEATS, Give, HeartsState, Move


class Easy(Bot[HeartsState, Move]):
    """Passes its highest cards, follows low, and throws points away when it cannot follow."""

    def choose(self, view: View[HeartsState], moves: Sequence[Move], stream: Stream) -> Move:
        gives = [move for move in moves if isinstance(move, Give)]
        if gives:
            return max(gives, key=lambda give: sum(TRICKS.strength[card] for card in give.cards))
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays or stream.random() < 0.1:
            return stream.choice(moves)
        return min(plays, key=lambda play: (-POINTS[play.card], TRICKS.strength[play.card]))


class Medium(Bot[HeartsState, Move]):
    """Plays as high as it can without taking points, and gets rid of what is dangerous."""

    def choose(self, view: View[HeartsState], moves: Sequence[Move], stream: Stream) -> Move:
        return ranked(view, moves)[0]


def hints(game: Game[Any, Any], view: View[HeartsState]) -> list[Move]:
    """Sensible moves, the best first."""
    return ranked(view, game.moves(view.state, view.seat))[:5]


def ranked(view: View[HeartsState], moves: Sequence[Move]) -> list[Move]:
    """Best first."""

    def cost(move: Move) -> float:
        if isinstance(move, Give):
            return -sum(_danger(view, card) for card in move.cards)
        return _cost(view, move.card) if isinstance(move, Play) else 0.0

    return sorted(moves, key=cost)


def _danger(view: View[HeartsState], card: Card) -> float:
    """How gladly a card is passed on: high ones, the queen and above her, and what leaves a suit empty."""
    suit, strength = TRICKS.suit[card], TRICKS.strength[card]
    alike = sum(TRICKS.suit[other] == suit for other in view.state.of(view.seat))
    spades = 12.0 if suit == "S" and strength >= TRICKS.strength[QUEEN] and alike < 5 else 0.0
    return strength + spades + (5 - alike if alike < 4 and suit != "S" else 0) + 3 * (card == QUEEN)


def _cost(view: View[HeartsState], card: Card) -> float:
    """What playing the card is feared to bring."""
    state, strength = view.state, TRICKS.strength[card]
    trick = state.trick
    if not trick:
        risky = TRICKS.suit[card] == "S" and strength >= TRICKS.strength[QUEEN]
        return strength + 20 * risky + 2 * POINTS[card]
    takes = TRICKS.winner([*trick, card]) == len(trick)
    if not takes:
        return -strength - 30 * (card == QUEEN) - 3 * POINTS[card]
    last = len(trick) == SEATS - 1
    points = sum(POINTS[other] for other in (*trick, card))
    return 8 * points - (strength if last else -2 * strength)
