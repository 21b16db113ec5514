"""What does the review of one seat's round or deal cost? One line for every preset and number of seats.

    python benchmarks/coach_cost.py uno --rounds 12 --seed 71
    python benchmarks/coach_cost.py uno --preset house_mix --seats 4 --rounds 40 --seed 72

Rounds are played as by `coach.py`, by `mix` or another level among medium bots, and written down. Then the review that
`cardcade review` makes reads them, each in a process of its own as a player's is, for some games remember what they
have worked out: CPU seconds of one core, with the reading. The slowest is read twice more, and the least of the three
is told beside it, since a busy machine makes rounds slower and never quicker. Work is what the budget counts; the share
of it that was used says whether rounds were long enough to feel the budget.
With `--hints` it tells instead what the coach's word on a hint costs, in milliseconds: at once, by a coach that knows
nothing of the turn yet, and with the play-outs that a process of its own makes.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from coach import plugin_named, recorded

from cardcade import Stream
from cardcade.discovery.library import Library
from cardcade.engine.advice import advise
from cardcade.engine.record import Record, game_for
from cardcade.engine.review import choices, review
from cardcade.workers.bot_worker import RANKED

FRESH = multiprocessing.get_context("fork")


@dataclass(frozen=True, slots=True)
class Cost:
    """One review of one round."""

    seconds: float
    work: float
    decisions: int


def cost_of(name: str, preset: str, record: Record) -> Cost:
    """In a process that has judged nothing yet."""
    with FRESH.Pool(1) as pool:
        return pool.apply(_cost, (name, preset, record))


def _cost(name: str, preset: str, record: Record) -> Cost:
    plugin = plugin_named(name)
    game = game_for(plugin.game(Library(plugin).presets[preset].rules), record.beginning.seed, False)
    coach, begin = plugin.make_coach(game), time.process_time()
    decisions = sum(1 for _ in review(record, game, coach, 0))
    return Cost(time.process_time() - begin, coach.work, decisions)


def played(name: str, preset: str, seats: int, seeds: Sequence[int], level: str) -> list[Record]:
    """In another process, so that this one stays fresh."""
    with FRESH.Pool(1) as pool:
        return pool.apply(_played, (name, preset, seats, seeds, level))


def _played(name: str, preset: str, seats: int, seeds: Sequence[int], level: str) -> list[Record]:
    plugin = plugin_named(name)
    rules = Library(plugin).presets[preset].rules
    return [recorded(plugin, rules, seats, seed, level)[1] for seed in seeds]


def hints(name: str, preset: str, records: Sequence[Record]) -> dict[str, Any]:
    """Mean, p95 and most."""
    plugin = plugin_named(name)
    at_once, played_out = [], []
    for record in records:
        game = game_for(plugin.game(Library(plugin).presets[preset].rules), record.beginning.seed, False)
        for choice in choices(record, game, 0):
            ranked = plugin.make_coach(game).candidates(choice.view, choice.moves, None)[:RANKED]
            for stream, times in ((None, at_once), (Stream.named("advice"), played_out)):
                coach, begin = plugin.make_coach(game), time.process_time()
                advise(coach, choice.view, ranked, stream)
                times.append(1000 * (time.process_time() - begin))
    return {"turns": len(at_once), "at once": spread(at_once), "with play-outs": spread(played_out)}


def spread(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    return [round(each, 1) for each in (statistics.fmean(ordered), ordered[ceil(0.95 * len(ordered)) - 1], ordered[-1])]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--preset", help="this one alone")
    parser.add_argument("--seats", type=int, help="so many alone")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--level", default="mix")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hints", action="store_true", help="what the coach's word on a hint costs")
    args = parser.parse_args()
    plugin = plugin_named(args.game)
    least, most = plugin.seats
    for name in Library(plugin).presets:
        for seats in range(least, most + 1):
            if args.preset in (None, name) and args.seats in (None, seats):
                figures = told(args, name, seats, plugin.make_coach(plugin.game(Library(plugin).presets[name].rules)))
                print(json.dumps({"preset": name, "seats": seats, **figures}), flush=True)


def told(args: argparse.Namespace, preset: str, seats: int, coach: Any) -> dict[str, Any]:
    """The figures of one preset and number of seats."""
    seeds = [args.seed * 100_000 + number for number in range(args.rounds)]
    rounds = played(args.game, preset, seats, seeds, args.level)
    if args.hints:
        return hints(args.game, preset, rounds)
    costs = [cost_of(args.game, preset, record) for record in rounds]
    seconds = sorted(each.seconds for each in costs)
    slowest = max(range(len(costs)), key=lambda number: costs[number].seconds)
    again = [cost_of(args.game, preset, rounds[slowest]) for _ in range(2)]
    assert {each.work for each in again} == {costs[slowest].work}, "counted alike every time"
    budget = coach.pains.round
    full = [each for each in costs if each.work > budget / 4]
    return {
        "mean": round(statistics.fmean(seconds), 2),
        "p95": round(seconds[ceil(0.95 * len(seconds)) - 1], 2),
        "most": round(seconds[-1], 2),
        "most, least of 3": round(min(seconds[-1], *(each.seconds for each in again)), 2),
        "over 3 s": sum(each > 3 for each in seconds),
        "decisions": [round(statistics.fmean(each.decisions for each in costs)), max(each.decisions for each in costs)],
        "budget used": [round(statistics.fmean(each.work for each in costs) / budget, 2),
                        round(max(each.work for each in costs) / budget, 2)],
        "seconds a full budget, most": round(max((each.seconds * budget / each.work for each in full), default=0), 2),
    }  # fmt: skip


if __name__ == "__main__":
    main()
