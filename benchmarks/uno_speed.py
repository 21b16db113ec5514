"""Decisions per CPU second: the public Game API and `simulate` against RLCard's bare step loop, in alternating runs.

Run with `python benchmarks/uno_speed.py` after `pip install .[bench]`. Where OpenSpiel is installed too, its crazy
eights (written in C++, driven from Python) takes part: dealing is stepped through as its API wants, but not counted.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from cardcade import Stream
from cardcade_uno.game import Uno
from cardcade_uno.rules import CallRules, Rules

CASUAL = Rules(uno=CallRules(enable_uno_check=False))


def played(seconds: float) -> float:
    """Two seats, preset casual, random play, nobody listening: moves, check, play."""
    game, streams, pick = Uno(CASUAL), Stream(1), random.random
    decisions, games, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        games += 1
        stream = streams.child(games)
        state = game.setup(2)
        game.begin(state, stream)
        while waiting := game.to_act(state):
            seat = waiting[0]
            moves = game.moves(state, seat)
            move = moves[int(pick() * len(moves))]
            game.check(state, seat, move)
            game.play(state, seat, move, stream)
            decisions += 1
    return decisions / (time.process_time() - start)


def rlcard(seconds: float) -> float:
    """RLCard 1.2.0's UnoGame: nothing but step, choosing from the legal actions it returns."""
    from rlcard.games.uno import Game  # type: ignore[import-not-found, import-untyped, unused-ignore]

    game: Any = Game()
    pick = random.random
    decisions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        state, _ = game.init_game()
        while not game.is_over():
            actions = state["legal_actions"]
            state, _ = game.step(actions[int(pick() * len(actions))])
            decisions += 1
    return decisions / (time.process_time() - start)


def openspiel(seconds: float) -> float:
    """OpenSpiel's crazy_eights between two, every decision made from Python."""
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

    game: Any = pyspiel.load_game("crazy_eights", {"players": 2})
    pick = random.random
    decisions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
    return decisions / (time.process_time() - start)


def simulated(seconds: float) -> float:
    """`cardcade simulate` with random bots in one process, by its own account."""
    games = str(max(200, int(3000 * seconds)))
    command = ["simulate", "uno", "--preset", "casual", "--seats", "2", "--bots", "random", "--jobs", "1", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "cardcade", *command, "--games", games], capture_output=True, text=True, check=True
    )
    report = json.loads(done.stdout)
    return float(report["moves"] / report["cpu_seconds"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=1.0)
    options = parser.parse_args()
    contenders: dict[str, Callable[[float], float]] = {"game": played, "simulate": simulated, "rlcard": rlcard}
    if importlib.util.find_spec("pyspiel"):
        contenders["openspiel"] = openspiel
    speeds: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(options.runs):
        for name, run in contenders.items():
            speeds[name].append(run(options.seconds))
    print(json.dumps({"decisions_per_cpu_second": medians(speeds), "times_rlcard": ratios(speeds)}, indent=2))


def medians(speeds: dict[str, list[float]]) -> dict[str, int]:
    return {name: round(statistics.median(runs)) for name, runs in speeds.items()}


def ratios(speeds: dict[str, list[float]]) -> dict[str, float]:
    """Each run against RLCard's run right after it, so that a busy machine slows both."""
    peer = speeds["rlcard"]
    return {
        name: round(statistics.median(mine / theirs for mine, theirs in zip(runs, peer, strict=True)), 2)
        for name, runs in speeds.items()
        if name != "rlcard"
    }


if __name__ == "__main__":
    main()
