"""Steps per CPU second of `cardcade.rl` beside RLCard's environment, both in UNO between two, in alternating runs.

`pip install .[rl,bench]`, then `python benchmarks/rl_speed.py`. RLCard takes part twice: by itself, and behind the same
PettingZoo interface as ours, through PettingZoo's own wrapper. Every step looks at the observation and chooses at
random among what is lawful. The same rounds are played again and again, and the least time of each counts.
"""

from __future__ import annotations

import argparse
import json
import warnings
from typing import Any

import numpy as np
from least_time import Pick, Prepare, Round, steps_per_second

from cardcade.rl import env


def ours() -> Prepare:
    table = env("uno", preset="casual", seats=2)

    def prepare(number: int) -> Round:
        table.reset(seed=number)

        def play(pick: Pick) -> int:
            steps = 0
            table.reset()
            while not table.last()[2]:
                table.step(table.lawful[int(pick() * len(table.lawful))])
                steps += 1
            return steps

        return play

    return prepare


def rlcard() -> Prepare:
    import rlcard as peer  # type: ignore[import-not-found, import-untyped, unused-ignore]

    table: Any = peer.make("uno")

    def prepare(number: int) -> Round:
        table.seed(number)

        def play(pick: Pick) -> int:
            steps, (state, _) = 0, table.reset()
            while not table.is_over():
                actions = list(state["legal_actions"])
                state, _ = table.step(actions[int(pick() * len(actions))])
                steps += 1
            return steps

        return play

    return prepare


def rlcard_in_pettingzoo() -> Prepare:
    from pettingzoo.classic.rlcard_envs.rlcard_base import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
        RLCardBase,
    )

    table: Any = RLCardBase("uno", 2, (240,))
    table.render_mode = None

    def prepare(number: int) -> Round:
        table.reset(seed=number)

        def play(pick: Pick) -> int:
            steps = 0
            table.reset()
            while not (last := table.last())[2]:
                actions = np.flatnonzero(last[0]["action_mask"])
                table.step(actions[int(pick() * len(actions))])
                steps += 1
            return steps

        return play

    return prepare


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--repeats", type=int, default=40)
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    contenders = {"cardcade.rl": ours(), "rlcard": rlcard(), "rlcard in PettingZoo": rlcard_in_pettingzoo()}
    speeds = steps_per_second(contenders, options.rounds, options.repeats)
    times = {name: round(speeds["cardcade.rl"] / speed, 2) for name, speed in speeds.items() if name != "cardcade.rl"}
    print(json.dumps({"steps_per_cpu_second": {n: round(s) for n, s in speeds.items()}, "ours_times": times}))


if __name__ == "__main__":
    main()
