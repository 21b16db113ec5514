"""Steps per CPU second of `cardcade.rl` beside RLCard's environment, both in UNO between two, in alternating runs.

`pip install .[rl,bench]`, then `python benchmarks/rl_speed.py`. RLCard takes part twice: by itself, and behind the same
PettingZoo interface as ours, through PettingZoo's own wrapper. Every step looks at the observation and chooses at
random among what is lawful.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from cardcade.rl import env


def ours(seconds: float) -> float:
    table, pick, steps, start = env("uno", preset="casual", seats=2), random.random, 0, time.process_time()
    table.reset(seed=1)
    while time.process_time() - start < seconds:
        table.reset()
        while not table.last()[2]:
            table.step(table.lawful[int(pick() * len(table.lawful))])
            steps += 1
    return steps / (time.process_time() - start)


def rlcard(seconds: float) -> float:
    import rlcard as peer  # type: ignore[import-not-found, import-untyped, unused-ignore]

    table, pick, steps, start = peer.make("uno"), random.random, 0, time.process_time()
    while time.process_time() - start < seconds:
        state, _ = table.reset()
        while not table.is_over():
            actions = list(state["legal_actions"])
            state, _ = table.step(actions[int(pick() * len(actions))])
            steps += 1
    return steps / (time.process_time() - start)


def rlcard_in_pettingzoo(seconds: float) -> float:
    from pettingzoo.classic.rlcard_envs.rlcard_base import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
        RLCardBase,
    )

    table: Any = RLCardBase("uno", 2, (240,))
    table.render_mode = None
    pick, steps, start = random.random, 0, time.process_time()
    while time.process_time() - start < seconds:
        table.reset(seed=int(pick() * 1e6))
        while not (last := table.last())[2]:
            actions = np.flatnonzero(last[0]["action_mask"])
            table.step(actions[int(pick() * len(actions))])
            steps += 1
    return steps / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    contenders: dict[str, Callable[[float], float]] = {
        "cardcade.rl": ours, "rlcard": rlcard, "rlcard in PettingZoo": rlcard_in_pettingzoo,
    }  # fmt: skip
    runs = [{name: run(options.seconds) for name, run in contenders.items()} for _ in range(options.runs)]
    steps = {name: round(statistics.median(run[name] for run in runs)) for name in contenders}
    times = {
        name: round(statistics.median(run["cardcade.rl"] / run[name] for run in runs), 2)
        for name in contenders
        if name != "cardcade.rl"
    }
    print(json.dumps({"steps_per_cpu_second": steps, "ours_times": times}, indent=2))


if __name__ == "__main__":
    main()
