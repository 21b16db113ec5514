"""Every bundled game keeps its promises under every preset with every number of players."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from cardcade import GamePlugin, discovery
from cardcade.engine.rules import rules_of
from cardcade.library import Library
from cardcade.testing.conformance import Trial, check_plugin, check_trial, report


def bundled() -> list[GamePlugin]:
    return [found.plugin for found in discovery.bundled() if isinstance(found, discovery.Found)]


def tables() -> Iterator[Any]:
    """Every game, preset and number of players."""
    for plugin in bundled():
        for preset in (preset for preset in Library(plugin).presets.values() if preset.bundled):
            for seats in range(plugin.seats[0], plugin.seats[1] + 1):
                rules = with_seats(plugin, preset.values, seats)
                if not (hasattr(rules, "problems") and rules.problems()):
                    yield pytest.param(plugin, rules, seats, id=f"{plugin.id}-{preset.name}-{seats}")


def with_seats(plugin: GamePlugin, values: dict[str, dict[str, Any]], seats: int) -> Any:
    """The preset, made for so many players where it says for how many it is made."""
    if plugin.seats_key:
        table, key = plugin.seats_key.split(".")
        values = {**values, table: {**values[table], key: seats}}
    return rules_of(plugin.rules, values)


@pytest.mark.parametrize("plugin", [pytest.param(plugin, id=plugin.id) for plugin in bundled()])
def test_texts_and_presets(plugin: GamePlugin) -> None:
    problems = check_plugin(plugin)
    assert not problems, report(problems)


@pytest.mark.parametrize(("plugin", "rules", "seats"), list(tables()))
def test_every_table(plugin: GamePlugin, rules: Any, seats: int) -> None:
    trial = Trial(plugin, rules, seats, matches=1, moments=16, decisions=1)
    problems = check_trial(trial)
    assert not problems, report(problems)


@pytest.mark.parametrize("plugin", [pytest.param(plugin, id=plugin.id) for plugin in bundled()])
def test_the_usual_table_more_closely(plugin: GamePlugin) -> None:
    rules = Library(plugin).default.rules
    seats = plugin.default_seats or plugin.seats[1]
    trial = Trial(plugin, rules, seats, seed=101, matches=3, moments=40, decisions=3)
    problems = check_trial(trial)
    assert not problems, report(problems)


CHAINS = """
import sys
from cardcade import Match, discovery
from cardcade.library import Library
from cardcade.testing.conformance.trial import record
for found in (found for found in discovery.bundled() if isinstance(found, discovery.Found)):
    game = found.plugin.game(Library(found.plugin).default.rules)
    seats = found.plugin.default_seats or found.plugin.seats[1]
    match = Match(game, seats, 7)
    for act in record(game, seats, 7, 150).acts:
        match.play(*act)
    print(found.id, match.chain[-1])
"""


def test_a_match_comes_out_the_same_however_python_hashes() -> None:
    def chains(hashing: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hashing}
        return subprocess.run(
            [sys.executable, "-c", CHAINS], env=environment, capture_output=True, check=True
        ).stdout.decode()

    assert chains("1") == chains("2") != ""


THINKING = """
import sys
from cardcade.bot_worker import Desk
for package in sys.argv[1:]:
    reply = Desk().reply({"id": "1", "package": package, "rules": {}, "seats": 4})
    assert reply.get("ready"), reply
assert not {"pygame", "pydantic"} & set(sys.modules)
"""


def test_bots_think_without_pygame_and_pydantic() -> None:
    packages = [plugin.package for plugin in bundled()]
    subprocess.run([sys.executable, "-c", THINKING, *packages], check=True)
