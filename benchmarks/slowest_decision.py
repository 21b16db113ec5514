"""What does a bot's slowest decision cost? CPU time over many games, bots of one level on every seat.

    python benchmarks/slowest_decision.py guandan --preset official --games 200
    python benchmarks/slowest_decision.py uno --preset standard --seats 4 --games 200 --level hard

Decisions with a single move are not counted. The slowest ones are named by game and step, to be looked at again. The
script fails when one took more than a second: a bot's effort is a count of its work, so whatever is too slow here is
too slow everywhere. CPU time still depends on the machine, and on a busy one on its neighbours.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from typing import Any

from cardcade import Seat, discovery
from cardcade.discovery.library import Library
from cardcade.engine.match import decision_stream, step_streams
from cardcade.engine.record import game_for
from cardcade.engine.turns import play_on

LIMIT = 1.0
LONGEST_GAME = 2000

Decision = tuple[float, int, int]
"""Seconds, game, step."""


def decisions(plugin: Any, rules: Any, seats: int, level: str, number: int) -> list[Decision]:
    """What every decision of one round took."""
    game = game_for(plugin.game(rules), number, False)
    bots = [plugin.bot(level, game) for _ in range(seats)]
    state, streams, made = game.setup(seats), step_streams(number), 0
    game.begin(state, streams.child(0))
    taken: list[Decision] = []

    def decide(seat: Seat, moves: Sequence[Any]) -> Any:
        view, stream = state.view(seat), decision_stream(number, plugin.id, seat, made)
        began = time.process_time()
        move = bots[seat].choose(view, moves, stream)
        if len(moves) > 1:
            taken.append((time.process_time() - began, number, made))
        return move

    def play(seat: Seat, move: Any) -> None:
        nonlocal made
        made += 1
        game.play(state, seat, move, streams.child(made))

    for _ in play_on(game, state, decide, play):
        if made > LONGEST_GAME:
            break
    return taken


def line(taken: Sequence[Decision]) -> str:
    times = sorted(1000 * seconds for seconds, _, _ in taken)
    p50, p95 = times[len(times) // 2], times[int(0.95 * len(times))]
    slowest = ", ".join(f"{1000 * took:.0f} (game {game}, step {step})" for took, game, step in sorted(taken)[:-4:-1])
    return f"{len(times)} decisions, CPU ms p50 {p50:.1f}, p95 {p95:.0f}, slowest {slowest}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--preset")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found = discovery.find(args.game)
    assert isinstance(found, discovery.Found), f"{args.game} is not installed"
    plugin, preset = found.plugin, args.preset or found.plugin.default_preset
    rules, seats = Library(plugin).presets[preset].rules, args.seats or plugin.seats[0]
    taken: list[Decision] = []
    for number in range(args.seed * 100_000, args.seed * 100_000 + args.games):
        taken += decisions(plugin, rules, seats, args.level, number)
    print(f"{args.game} {preset} × {seats}, {args.level}, {args.games} games: {line(taken)}")
    sys.exit(max(taken)[0] > LIMIT)


if __name__ == "__main__":
    main()
