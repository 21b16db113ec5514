"""Rounds played out on sets of bits end as the rules themselves end them."""

import pytest

from cardcade import Stream
from cardcade_uno.bots.policy import Policy
from cardcade_uno.bots.sketch import Sketch, can_be_sketched, tables_of
from cardcade_uno.bots.thumb import Thumb
from cardcade_uno.bots.weights import PLAIN, TUNED, Weights
from cardcade_uno.game import Uno
from cardcade_uno.state import TURN, UnoState

from .table import rules


def thumb(game: Uno, seats: int, weights: Weights) -> Policy:
    """One that never wavers between two cards: of equals, rules and sketch may choose differently."""
    policy = Policy(game, seats, weights)
    policy.base = tuple(worth - card / 1e4 for card, worth in enumerate(policy.base))
    return policy


def dealt(game: Uno, policy: Policy, seats: int, seed: int) -> UnoState:
    state = game.setup(seats)
    game.begin(state, Stream(seed))
    while state.phase is not TURN:
        game.play(state, state.turn, policy.move(state, state.turn), Stream(seed))
    return state


def played_out(game: Uno, policy: Policy, state: UnoState, stream: Stream) -> tuple[int | None, int]:
    while not state.rounds:
        game.play(state, state.turn, policy.move(state, state.turn), stream)
    return state.winner, sum(state.scores)


@pytest.mark.parametrize("weights", [TUNED, PLAIN])
@pytest.mark.parametrize(("name", "seats"), [("official", 2), ("official", 4), ("standard", 2), ("standard", 3)])
def test_a_sketch_ends_as_the_round_itself(name: str, seats: int, weights: Weights) -> None:
    game = Uno(rules(name))
    policy = thumb(game, seats, weights)
    for seed in range(60):
        state = dealt(game, policy, seats, seed)
        sketch = Sketch(tables_of(game.rules), [Thumb(policy)] * seats, state.copy(), Stream(seed))
        assert (sketch.winner(1000), sketch.points()) == played_out(game, policy, state, Stream(seed))


def test_hands_that_change_owners_are_not_sketched() -> None:
    assert can_be_sketched(rules("standard"))
    assert not can_be_sketched(rules("house_mix"))
