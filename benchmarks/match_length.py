"""How long matches last: `python benchmarks/match_length.py GAME [MATCHES]`.

Medium bots play whole matches of every preset, length and number of seats; rounds watched at the table at normal speed
tell how long a move takes to be seen. The minutes are written to `minutes.json` beside the game's presets, from where
the setup takes them: from 40 matches each, of Guandan from 11.
What a move takes stands as `pace` in each game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from statistics import median
from typing import Any

from cardcade import Length, discovery
from cardcade.arena.length import minutes
from cardcade.arena.referee import deal_seed
from cardcade.discovery import Found
from cardcade.discovery.library import Library
from cardcade.engine.cards import TABLE, Seat
from cardcade.engine.match import decision_stream, step_streams
from cardcade.engine.presets import Preset
from cardcade.engine.rules import rules_of
from cardcade.engine.turns import Steps, play_on
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot

MATCHES = 40
WATCHED = 6
"""Rounds of each preset: one alone is a quarter off."""


def course(found: Found, rules: Any, seats: int, number: int) -> tuple[int, int]:
    """Rounds and moves of one match between medium bots."""
    game = found.plugin.game(rules)
    seed, state = deal_seed(1, number), game.setup(seats)
    streams = step_streams(seed)
    steps = Steps(game, state, streams)
    game.begin(state, streams.child(0))
    bots = [found.plugin.bots[found.plugin.usual_level](game) for _ in range(seats)]

    def decide(seat: Seat, options: Sequence[Any]) -> Any:
        return bots[seat].choose(state.view(seat), options, decision_stream(seed, found.id, seat, steps.made))

    for _ in play_on(game, state, decide, steps.play):
        pass
    return max(1, game.rounds(state)), steps.made


def seconds_a_move(found: Found, presets: Sequence[Preset]) -> float:
    """At normal speed, between bots that somebody watches."""
    rounds = [watched(found, preset, seed) for preset in presets for seed in range(1, WATCHED + 1)]
    seconds, moves = (sum(one) for one in zip(*rounds, strict=True))
    return seconds / moves


def watched(found: Found, preset: Preset, seed: int) -> tuple[float, int]:
    """Seconds and moves of one round at the table."""
    plugin, seats = found.plugin, found.plugin.usual_seats(preset.rules)
    levels = [plugin.usual_level] * seats
    pilot = Pilot.at_table(plugin, preset.rules, seats=seats, seed=seed, levels=levels, look=Look(), size=(640, 360))
    while not pilot.sees("table.board"):
        pilot.wait(0.5)
    return pilot.clock.now(), sum(step.seat != TABLE for step in pilot.table.live.match.steps)


def with_length(preset: Preset, length: Length) -> Any:
    values = preset.values
    for path, value in length.values.items():
        table, _, key = path.partition(".")
        values[table][key] = value
    return rules_of(type(preset.rules), values)


def usual(found: Found, rules: Any, seats: int, count: int) -> float:
    """Minutes of a match between medium bots."""
    matches = [course(found, rules, seats, number) for number in range(count)]
    rounds, moves = (median(one) for one in zip(*matches, strict=True))
    return minutes(found.plugin.game(rules), seats, moves, rounds)


def measured(found: Found, preset: Preset, count: int) -> Iterator[tuple[int, dict[str, float]]]:
    fewest, most = found.plugin.seats
    for seats in range(fewest, most + 1):
        told = {
            length.name: round(usual(found, with_length(preset, length), seats, count), 1)
            for length in found.plugin.lengths
        }
        print(f"{found.id:11} {preset.name:12} {seats} seats", told, flush=True)
        yield seats, told


def measure(found: Found, count: int) -> None:
    library = Library(found.plugin)
    presets = [preset for name in library.bundled_names if (preset := library.find(name)) is not None]
    print(f"{seconds_a_move(found, presets):.2f} s a move: the game's `pace`", flush=True)
    told = {preset.name: dict(measured(found, preset, count)) for preset in presets}
    file = Path(str(files(found.plugin.package))) / "minutes.json"
    file.write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    found = discovery.find(sys.argv[1])
    assert isinstance(found, Found)
    measure(found, int(sys.argv[2]) if len(sys.argv) > 2 else MATCHES)
