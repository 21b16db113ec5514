"""Decisions per CPU second: the public Game API against RLCard's bare step loop, in alternating runs.

Run with `python benchmarks/uno_speed.py` after `pip install .[bench]`.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from cardcade import Stream
from cardcade_uno.game import Uno
from cardcade_uno.settings import Calls, Rules

CASUAL = Rules(uno=Calls(enable_uno_check=False))


def ours(seconds: float) -> float:
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=1.0)
    options = parser.parse_args()
    speeds: dict[str, list[float]] = {"ours": [], "rlcard": []}
    contenders: dict[str, Callable[[float], float]] = {"ours": ours, "rlcard": rlcard}
    for _ in range(options.runs):
        for name, run in contenders.items():
            speeds[name].append(run(options.seconds))
    medians = {name: round(statistics.median(runs)) for name, runs in speeds.items()}
    ratios = [mine / theirs for mine, theirs in zip(speeds["ours"], speeds["rlcard"], strict=True)]
    print(json.dumps({"decisions_per_cpu_second": medians, "ratio": round(statistics.median(ratios), 2)}))


if __name__ == "__main__":
    main()
