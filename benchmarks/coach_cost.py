"""What does the review of one seat's round or deal cost? One line for every preset and number of seats.

    python benchmarks/coach_cost.py uno --rounds 12 --seed 71
    python benchmarks/coach_cost.py uno --preset house_mix --seats 4 --rounds 40 --seed 72

Rounds are played as by `coach.py`, by `mix` or another level among medium bots, and written down. Then the review that
`cardcade review` makes reads them: CPU seconds of one core, with the reading. The slowest is read twice more, and the
least of the three is told beside it, since a busy machine makes rounds slower and never quicker. Work is what the
budget counts; the share of it that was used says whether rounds were long enough to feel the budget.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from dataclasses import dataclass
from math import ceil
from typing import Any

from coach import plugin_named, recorded

from cardcade.discovery.library import Library
from cardcade.engine.record import Record
from cardcade.engine.review import review


@dataclass(frozen=True, slots=True)
class Cost:
    """One review of one round."""

    seconds: float
    work: float
    decisions: int


def cost_of(plugin: Any, game: Any, record: Record) -> Cost:
    coach, begin = plugin.make_coach(game), time.process_time()
    decisions = sum(1 for _ in review(record, game, coach, 0))
    return Cost(time.process_time() - begin, coach.work, decisions)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--preset", help="this one alone")
    parser.add_argument("--seats", type=int, help="so many alone")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--level", default="mix")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    plugin = plugin_named(args.game)
    least, most = plugin.seats
    for name, preset in Library(plugin).presets.items():
        for seats in range(least, most + 1):
            if args.preset in (None, name) and args.seats in (None, seats):
                figures = told(args, plugin, preset.rules, seats)
                print(json.dumps({"preset": name, "seats": seats, **figures}), flush=True)


def told(args: argparse.Namespace, plugin: Any, rules: Any, seats: int) -> dict[str, Any]:
    """The figures of one preset and number of seats."""
    rounds = [
        recorded(plugin, rules, seats, args.seed * 100_000 + number, args.level)[:2] for number in range(args.rounds)
    ]
    costs = [cost_of(plugin, game, record) for game, record in rounds]
    seconds = sorted(each.seconds for each in costs)
    slowest = max(range(len(costs)), key=lambda number: costs[number].seconds)
    again = [cost_of(plugin, *rounds[slowest]) for _ in range(2)]
    assert {each.work for each in again} == {costs[slowest].work}, "counted alike every time"
    budget = plugin.make_coach(rounds[0][0]).pains.round
    return {
        "mean": round(statistics.fmean(seconds), 2),
        "p95": round(seconds[ceil(0.95 * len(seconds)) - 1], 2),
        "most": round(seconds[-1], 2),
        "most, least of 3": round(min(seconds[-1], *(each.seconds for each in again)), 2),
        "over 3 s": sum(each > 3 for each in seconds),
        "decisions": [round(statistics.fmean(each.decisions for each in costs)), max(each.decisions for each in costs)],
        "budget used": [round(statistics.fmean(each.work for each in costs) / budget, 2),
                        round(max(each.work for each in costs) / budget, 2)],
        "million work a second": round(sum(each.work for each in costs) / sum(seconds) / 1e6, 4),
    }  # fmt: skip


if __name__ == "__main__":
    main()
