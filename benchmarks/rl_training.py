"""Trains something small through `cardcade.rl`: a linear policy that learns from its own matches and beats random play.

`pip install .[rl]`, then `python benchmarks/rl_training.py [GAME] [--matches N]`. It is REINFORCE: after every match
against random players the weights of what it did move towards the result. No framework, some seconds.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np

from cardcade.rl import CardcadeEnv, env

Array = np.ndarray[Any, Any]
STEP = 0.05
"""How far one match moves the weights."""


class Linear:
    """Prefers actions by a weighted sum of what it sees, and remembers what it did in this match."""

    def __init__(self, table: CardcadeEnv, chance: np.random.Generator) -> None:
        spans = [span for span in table.layout.spans if span.name.startswith(("cards.hand.+0", "size."))]
        self._places = np.concatenate([np.arange(span.start, span.stop) for span in spans])
        self.weights = np.zeros((len(table.meanings.names), len(self._places) + 1), np.float32)
        self._chance = chance
        self._done: list[tuple[Array, Array, Array, int]] = []

    def choose(self, seen: dict[str, Array], learning: bool) -> int:
        lawful = np.flatnonzero(seen["action_mask"])
        features = np.append(seen["observation"][self._places] / 8, 1).astype(np.float32)
        wishes = self.weights[lawful] @ features
        likely = np.exp(wishes - wishes.max())
        likely /= likely.sum()
        chosen = int(self._chance.choice(len(lawful), p=likely)) if learning else int(likely.argmax())
        if learning:
            self._done.append((features, lawful, likely, chosen))
        return int(lawful[chosen])

    def learn(self, reward: float) -> None:
        for features, lawful, likely, chosen in self._done:
            push = -likely
            push[chosen] += 1
            self.weights[lawful] += STEP * reward * np.outer(push, features)
        self._done.clear()


def match(table: CardcadeEnv, agent: str, policy: Linear, chance: np.random.Generator, learning: bool) -> float:
    """The agent's reward against players that choose at random."""
    table.reset()
    while True:
        seen, _, over, _, _ = table.last()
        if over:
            break
        if table.agent_selection == agent:
            table.step(policy.choose(seen, learning))
        else:
            table.step(table.lawful[int(chance.integers(len(table.lawful)))])
    reward = float(table.rewards[agent])
    policy.learn(reward)
    return reward


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="gandengyan")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=6000)
    parser.add_argument("--trials", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    table, chance = env(options.game, seats=options.seats), np.random.default_rng(options.seed)
    policy, agents = Linear(table, chance), table.possible_agents
    table.reset(seed=options.seed)
    start = time.process_time()
    for number in range(options.matches):
        match(table, agents[number % len(agents)], policy, chance, learning=True)
    seconds = time.process_time() - start
    after = trial(table, policy, chance, options.trials)
    told = {"game": options.game, "seats": options.seats, "matches": options.matches, "seed": options.seed}
    print(json.dumps({**told, "after": after, "cpu_seconds": round(seconds, 1)}, indent=2))


def trial(table: CardcadeEnv, policy: Linear, chance: np.random.Generator, matches: int) -> dict[str, float]:
    """The share of matches won on deals it has not learnt from, with half of its 95 % interval."""
    agents = table.possible_agents
    won = [match(table, agents[n % len(agents)], policy, chance, learning=False) > 0 for n in range(matches)]
    share = float(np.mean(won))
    return {"won": round(share, 3), "within": round(1.96 * float(np.sqrt(share * (1 - share) / matches)), 3)}


if __name__ == "__main__":
    main()
