"""Random games of every preset and table size: whatever is played, the table stays sound and every match ends."""

from collections.abc import Iterator

import pytest

from cardcade import TABLE, Seat, Stream
from cardcade.engine.turns import play_on
from cardcade_uno.cards import DECK
from cardcade_uno.game import Uno
from cardcade_uno.moves import DRAW, Move
from cardcade_uno.state import Phase, UnoState

from .table import preset
from .test_presets import PRESETS

GAMES = [10_000, pytest.param(1_000_000, marks=[pytest.mark.million, pytest.mark.timeout(3600)])]
"""Among all presets and seats; the second under the mark."""
SHARES = {(name, seats): 1 if name == "house_mix" else 4 for name in PRESETS for seats in range(2, 7)}
"""Rounds with every house rule take many times as long as others."""


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize(("name", "seats"), SHARES)
def test_random_rounds_end_and_stay_sound(name: str, seats: int, games: int) -> None:
    game, streams = Uno(preset(name)).one_round(Stream(0)), Stream.named(name, seats)
    for number in range(games * SHARES[name, seats] // sum(SHARES.values()) + 1):
        stream = streams.child(number)
        state = game.setup(seats)
        game.begin(state, stream)
        for moves, _ in enumerate(randomly(game, state, stream)):
            assert moves < 50_000, "a round that does not end"
            if moves % 16 == 0:
                assert_sound(state)
        assert_sound(state)
        assert_over(game, state)


def randomly(game: Uno, state: UnoState, stream: Stream) -> Iterator[Seat]:
    """Random moves. Out of turn half of the chances are let be; drawing although one could play is rarer than that,
    since rounds of nothing but chance would take thousands of moves.
    """

    def decide(seat: Seat, moves: list[Move]) -> Move | None:
        if seat != state.turn and stream.random() < 0.5:
            return None
        move = stream.choice(moves)
        return stream.choice(moves) if move == DRAW else move

    def play(seat: Seat, move: Move) -> None:
        game.check(state, seat, move)
        game.play(state, seat, move, stream)

    return play_on(game, state, decide, play)


def assert_sound(state: UnoState) -> None:
    assert sorted(card for pile in state.cards for card in pile) == list(DECK.cards)
    assert state.cards[1], "a card always lies open"
    assert 0 <= state.turn < state.seats
    assert (state.pending > 0) == (state.phase is Phase.FACING_DRAW)
    assert (state.skips > 0) == (state.phase is Phase.FACING_SKIP)
    assert all(len(state.hand(seat)) == 1 and not state.called[seat] for seat in state.owing)
    assert all(len(state.hand(seat)) == 1 for seat in range(state.seats) if state.called[seat] and state.hand(seat))


def assert_over(game: Uno, state: UnoState) -> None:
    result = game.result(state)
    assert result is not None
    assert not game.moves(state, TABLE)
    assert not game.moves(state, 0)
    assert len(result.winners) == 1
    assert sum(result.scores) == result.scores[result.winners[0]]


@pytest.mark.parametrize("name", ["official"])
def test_whole_matches_end_when_the_target_is_reached(name: str) -> None:
    game = Uno(preset(name))
    for seed in range(20):
        stream = Stream(seed)
        state = game.setup(4)
        game.begin(state, stream)
        for _ in randomly(game, state, stream):
            assert max(state.scores) < 500 or state.phase is Phase.OVER
        assert state.scores[state.winner or 0] >= 500
        assert state.rounds > 1
