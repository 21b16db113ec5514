"""One match of every bundled preset with a hash for each step, played again by any Python from 3.11 on.

Needs only the sources and pluggy. When a rule is changed on purpose, `python tests/abuse/golden_steps.py --write`
writes the new hashes.
"""

import importlib
import json
import sys
from pathlib import Path
from typing import Any

from cardcade import Match, Stream
from cardcade.engine.rules import rules_of
from cardcade.engine.turns import play_on

GOLDEN = Path(__file__).with_name("golden_steps.json")
MODULES = {game: f"cardcade_{game}" for game in ("uno", "guandan", "gandengyan")}
SEED, STEPS, LETTERS = 2026, 300, 8


def links(game: str, values: dict[str, Any], seats: int) -> list[str]:
    """The beginning of every step's link, which depends on all steps before it and on the position after it."""
    plugin = importlib.import_module(MODULES[game]).cardcade_game()
    rules = plugin.game(rules_of(plugin.rules, values))
    match: Match[Any, Any] = Match(rules, seats, SEED)
    stream = Stream.named("golden steps", game, seats)
    for _ in play_on(rules, match.state, lambda seat, moves: stream.choice(moves), match.play):
        if len(match.steps) >= STEPS:
            break
    return [link[:LETTERS] for link in match.chain]


def first_difference(name: str, one: dict[str, Any]) -> str | None:
    """Where a golden match comes out differently here, if it does."""
    told = links(name.partition("/")[0], one["values"], one["seats"])
    golden = one["links"].split()
    if told == golden:
        return None
    same = next((at for at, pair in enumerate(zip(told, golden, strict=False)) if pair[0] != pair[1]), len(told))
    return f"{name}: step {same} of {len(golden)} comes out differently"


def write() -> None:
    from cardcade.discovery.library import Library

    told = {}
    for game, module in MODULES.items():
        plugin = importlib.import_module(module).cardcade_game()
        for preset in Library(plugin).presets.values():
            seats = plugin.usual_seats(preset.rules)
            found = links(game, preset.values, seats)
            told[f"{game}/{preset.name}"] = {"values": preset.values, "seats": seats, "links": " ".join(found)}
    GOLDEN.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")


def differences() -> list[str]:
    golden = json.loads(GOLDEN.read_text("utf-8"))
    return [found for name, one in golden.items() if (found := first_difference(name, one)) is not None]


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        write()
    else:
        print(len(json.loads(GOLDEN.read_text("utf-8"))), *differences(), sep="\n")
