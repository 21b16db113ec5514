"""What does the review of one seat's round or deal cost? One line for every preset and number of seats.

    python benchmarks/coach_cost.py uno --rounds 12 --seed 71
    python benchmarks/coach_cost.py uno --preset house_mix --seats 4 --rounds 40 --seed 72

Rounds are played as by `coach.py`, by `mix` or another level among medium bots, and written down. Then the review that
`cardcade review` makes reads them: CPU seconds of one core, with the reading. The slowest is read twice more, and the
least of the three is told beside it, since a busy machine makes single rounds slower and never quicker. Work is what the
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

from coach import Level

from cardcade import discovery
from cardcade.discovery.library import Library
from cardcade.engine.match import Match, decision_stream
from cardcade.engine.player import Player
from cardcade.engine.record import Beginning, Record, game_for
from cardcade.engine.review import review
from cardcade.engine.rules import values_of
from cardcade.engine.turns import play_on

LONGEST = 3000


@dataclass(frozen=True, slots=True)
class Cost:
    """One review of one round."""

    seconds: float
    work: float
    decisions: int


def recorded(plugin: Any, rules: Any, seats: int, seed: int, level: str) -> tuple[Any, Record]:
    """One round of a seat of that level among medium bots."""
    game = game_for(plugin.game(rules), seed, False)
    match = Match(game, seats, seed)
    own, others = Level(plugin, game, level), Level(plugin, game, "medium" if "medium" in plugin.bots else "easy")

    def decide(seat: int, moves: Any) -> Any:
        stream = decision_stream(seed, plugin.id, seat, len(match.steps))
        return (others if seat else own).choose(match.view(seat), moves, stream)

    for _ in play_on(game, match.state, decide, match.play):
        if len(match.steps) > LONGEST:
            break
    beginning = Beginning(
        game=plugin.id, plugin_version="1", rules_version=1, preset="x", values=values_of(rules), seed=seed,
        players=tuple(Player(str(seat), "easy", seat) for seat in range(seats)),
    )  # fmt: skip
    return game, Record.of(match, beginning)


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
    found = discovery.find(args.game)
    assert isinstance(found, discovery.Found), args.game
    plugin = found.plugin
    least, most = plugin.seats
    for name, preset in Library(plugin).presets.items():
        for seats in range(least, most + 1):
            if args.preset in (None, name) and args.seats in (None, seats):
                print(json.dumps({"preset": name, "seats": seats, **told(args, plugin, preset.rules, seats)}), flush=True)


def told(args: argparse.Namespace, plugin: Any, rules: Any, seats: int) -> dict[str, Any]:
    """The figures of one preset and number of seats."""
    rounds = [
        recorded(plugin, rules, seats, args.seed * 100_000 + number, args.level) for number in range(args.rounds)
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
