"""A round that is only sketched goes on, and ends, as it does at the table."""

import pytest

from cardcade import Stream
from cardcade.rulekit.patterns import by_rank
from cardcade.rulekit.shedding import PASS
from cardcade_gandengyan.bots.policy import Policy, pick, sharp_policy, steady_policy
from cardcade_gandengyan.bots.sketch import Sketch
from cardcade_gandengyan.cards import RANK
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.state import HANDS, GandengyanState

from .notation import PRESETS, rules


def play(game: Gandengyan, state: GandengyanState, policy: Policy, stream: Stream) -> None:
    """One move at the table."""
    seat, made = state.turn, pick(policy, state, state.turn)
    move = PASS if made is None else made.play_from(by_rank(state.cards[HANDS + seat], RANK))
    game.check(state, seat, move)
    game.play(state, seat, move, stream)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("preset", PRESETS)
def test_a_sketch_ends_as_the_round_at_the_table_does(preset: str, seats: int) -> None:
    game = Gandengyan(rules(preset, match_rounds=1))
    policies = [sharp_policy(game, seats), *[steady_policy(game)] * (seats - 1)]
    for number in range(8):
        state, stream = game.setup(seats), Stream.named(preset, seats, number)
        game.begin(state, stream)
        moves, sketches = 0, []
        while state.winner is None:
            sketches.append(Sketch(state, game.rules))
            play(game, state, policies[state.turn], stream)
            moves += 1
        for begun, sketch in enumerate(sketches):
            twin = sketch.copy()
            assert twin.play_out(policies) == moves - begun
            assert (twin.winner, twin.points()) == (state.winner, state.board[-1])
            assert sketch.winner is None
