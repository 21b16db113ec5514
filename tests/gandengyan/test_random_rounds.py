"""Thousands of random rounds: whatever is played, the table stays sound."""

import pytest

from cardcade import TABLE, Stream
from cardcade.engine.turns import play_on
from cardcade.rulekit.shedding import Pass
from cardcade_gandengyan.cards import DECK
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.moves import Move, Play
from cardcade_gandengyan.state import HANDS, STOCK, TRICK, GandengyanState

from .notation import PRESETS, rules

ROUNDS = [5_000, pytest.param(500_000, marks=[pytest.mark.million, pytest.mark.timeout(3600)])]
"""Among all presets and seats; the second under the mark."""
SHARES = [(preset, seats) for preset in PRESETS for seats in range(2, 7)]


@pytest.mark.parametrize("rounds", ROUNDS)
@pytest.mark.parametrize(("preset", "seats"), SHARES)
def test_random_rounds_keep_the_invariants(preset: str, seats: int, rounds: int) -> None:
    game = Gandengyan(rules(preset, match_rounds=1))
    for number in range(rounds // len(SHARES) + 1):
        play_round(game, seats, Stream.named("random rounds", preset, seats, number))


def play_round(game: Gandengyan, seats: int, stream: Stream) -> None:
    state = game.setup(seats)
    game.begin(state, stream.child(0))
    moves = 0

    def play(seat: int, move: Move) -> None:
        nonlocal moves
        moves += 1
        game.check(state, seat, move)
        before = len(state.cards[HANDS + seat])
        assert state.last is not None or isinstance(move, Play), "a leader plays"
        game.play(state, seat, move, stream.child(moves))
        if isinstance(move, Play) and state.winner is None:
            assert len(state.cards[HANDS + seat]) == before - len(move.cards)
            assert state.cards[TRICK][-len(move.cards) :] == list(move.cards)

    for seat in play_on(game, state, lambda _, options: stream.choice(options), play):
        assert seat != TABLE, "a single round has nothing for the table to do"
        assert moves < 2_000, "a round comes to an end"
        sound(game, state)
    ended(game, state)


def sound(game: Gandengyan, state: GandengyanState) -> None:
    """Cheap claims that hold after every move."""
    assert sum(map(len, state.cards)) == len(DECK)
    assert 0 <= state.passes < state.seats
    assert (state.last is None) == (not state.trick)
    if state.winner is None:
        assert all(state.cards[HANDS : HANDS + state.seats]), "who has no cards has won"
        assert state.last is None or state.owner != state.turn, "nobody answers himself"


def ended(game: Gandengyan, state: GandengyanState) -> None:
    assert sorted(card for pile in state.cards for card in pile) == list(DECK.cards)
    winner = state.winner
    assert winner is not None
    left = [len(state.cards[state.left_pile(seat)]) for seat in range(state.seats)]
    assert left[winner] == 0
    assert all(left[seat] for seat in range(state.seats) if seat != winner)
    assert all((points == 0) == (seat == winner) for seat, points in enumerate(state.board[-1]))
    result = game.result(state)
    assert result is not None
    assert result.winners == (winner,)
    laid = [move for _, move in state.trick if move is not None]
    assert not isinstance(laid[-1], Pass)
    assert len(state.cards[STOCK]) <= 54 - 5 * state.seats - 1
