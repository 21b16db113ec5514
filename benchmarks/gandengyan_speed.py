"""Random two-seat rounds per CPU second through the public Game API: moves, check, play.

Run with `python benchmarks/gandengyan_speed.py [--rounds N]`; the first rounds warm up what hands can do.
"""

from __future__ import annotations

import argparse
import random
import time

from cardcade import Stream
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.rules import MatchLength, Rules

GAME = Gandengyan(Rules(match=MatchLength(rounds=1)))


def play_round(number: int, pick: random.Random) -> int:
    """The number of moves of one round."""
    state, stream, moves = GAME.setup(2), Stream(number), 0
    GAME.begin(state, stream)
    while waiting := GAME.to_act(state):
        seat = waiting[0]
        options = GAME.moves(state, seat)
        move = options[int(pick.random() * len(options))]
        GAME.check(state, seat, move)
        GAME.play(state, seat, move, stream)
        moves += 1
    return moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000)
    rounds = parser.parse_args().rounds
    pick, begin = random.Random(1), time.process_time()
    moves = sum(play_round(number, pick) for number in range(rounds))
    seconds = time.process_time() - begin
    print(
        f"{rounds / seconds:.0f} rounds, {moves / seconds:.0f} moves per CPU second, {moves / rounds:.1f} moves a round"
    )


if __name__ == "__main__":
    main()
