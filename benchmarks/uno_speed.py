"""Decisions per CPU second: the public Game API and `simulate` against RLCard's bare step loop, in alternating runs.

Run with `python benchmarks/uno_speed.py` after `pip install .[bench]`. The same rounds are played again and again, and
the least time of each counts. Where OpenSpiel is installed too, its crazy eights (written in C++, driven from Python)
takes part: dealing is stepped through as its API wants, but not counted. `simulate` counts its own time, best of three.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import subprocess
import sys
from typing import Any

import numpy as np
from least_time import Pick, Prepare, Round, steps_per_second

from cardcade import Stream
from cardcade_uno.game import Uno
from cardcade_uno.rules import CallRules, Rules

CASUAL = Rules(uno=CallRules(enable_uno_check=False))


def ours() -> Prepare:
    """Two seats, preset casual, random play, nobody listening: moves, check, play."""
    game, streams = Uno(CASUAL), Stream(1)

    def prepare(number: int) -> Round:
        stream = streams.child(number)

        def play(pick: Pick) -> int:
            decisions, state = 0, game.setup(2)
            game.begin(state, stream)
            while waiting := game.to_act(state):
                seat = waiting[0]
                moves = game.moves(state, seat)
                move = moves[int(pick() * len(moves))]
                game.check(state, seat, move)
                game.play(state, seat, move, stream)
                decisions += 1
            return decisions

        return play

    return prepare


def rlcard() -> Prepare:
    """RLCard 1.2.0's UnoGame: nothing but step, choosing from the legal actions it returns."""
    from rlcard.games.uno import Game  # type: ignore[import-not-found, import-untyped, unused-ignore]

    game: Any = Game()

    def prepare(number: int) -> Round:
        game.np_random = np.random.RandomState(number)

        def play(pick: Pick) -> int:
            decisions, (state, _) = 0, game.init_game()
            while not game.is_over():
                actions = state["legal_actions"]
                state, _ = game.step(actions[int(pick() * len(actions))])
                decisions += 1
            return decisions

        return play

    return prepare


def openspiel() -> Prepare:
    """OpenSpiel's crazy_eights between two, every decision made from Python."""
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

    game: Any = pyspiel.load_game("crazy_eights", {"players": 2})

    def prepare(number: int) -> Round:
        def play(pick: Pick) -> int:
            decisions, state = 0, game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                actions = state.legal_actions()
                state.apply_action(actions[int(pick() * len(actions))])
            return decisions

        return play

    return prepare


def simulated(games: int) -> float:
    """`cardcade simulate` with random bots in one process, by its own account."""
    command = ["simulate", "uno", "--preset", "casual", "--seats", "2", "--bots", "random", "--jobs", "1", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "cardcade", *command, "--games", str(games)], capture_output=True, text=True, check=True
    )
    report = json.loads(done.stdout)
    return float(report["moves"] / report["cpu_seconds"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--repeats", type=int, default=40)
    options = parser.parse_args()
    contenders = {"game": ours(), "rlcard": rlcard()}
    if importlib.util.find_spec("pyspiel"):
        contenders["openspiel"] = openspiel()
    speeds = steps_per_second(contenders, options.rounds, options.repeats)
    speeds["simulate"] = max(simulated(20 * options.rounds) for _ in range(3))
    times = {name: round(speed / speeds["rlcard"], 2) for name, speed in speeds.items() if name != "rlcard"}
    print(json.dumps({"decisions_per_cpu_second": {n: round(s) for n, s in speeds.items()}, "times_rlcard": times}))


if __name__ == "__main__":
    main()
