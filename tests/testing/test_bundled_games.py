"""Every bundled game keeps its promises under every preset with every number of players."""

import os
import subprocess
import sys
from typing import Any

import pytest

from cardcade import GamePlugin, discovery
from cardcade.discovery.library import Library
from cardcade.testing.conformance import PresetAndSeats, Trial, check_plugin, check_trial, report, setups


def bundled() -> list[GamePlugin]:
    return [found.plugin for found in discovery.bundled() if isinstance(found, discovery.Found)]


def tables() -> list[Any]:
    return [
        pytest.param(plugin, setup, id=f"{plugin.id}-{setup.preset}-{setup.seats}")
        for plugin in bundled()
        for setup in setups(plugin)
    ]


@pytest.mark.parametrize("plugin", [pytest.param(plugin, id=plugin.id) for plugin in bundled()])
def test_texts_and_presets(plugin: GamePlugin) -> None:
    problems = check_plugin(plugin)
    assert not problems, report(problems)


@pytest.mark.parametrize(("plugin", "setup"), tables())
def test_every_table(plugin: GamePlugin, setup: PresetAndSeats) -> None:
    problems = check_trial(Trial(plugin, setup.rules, setup.seats, matches=1, moments=16, decisions=1))
    assert not problems, report(problems)


@pytest.mark.parametrize("plugin", [pytest.param(plugin, id=plugin.id) for plugin in bundled()])
def test_the_usual_table_more_closely(plugin: GamePlugin) -> None:
    rules = Library(plugin).default.rules
    trial = Trial(plugin, rules, plugin.usual_seats(rules), seed=101, matches=3, moments=40, decisions=3)
    problems = check_trial(trial)
    assert not problems, report(problems)


CHAINS = """
import sys
from cardcade import Match, discovery
from cardcade.discovery.library import Library
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
from cardcade.workers.bot_worker import Worker
for package in sys.argv[1:]:
    reply = Worker().reply({"id": "1", "package": package, "rules": {}, "seats": 4})
    assert reply.get("ready"), reply
assert not {"pygame", "pydantic"} & set(sys.modules)
"""


def test_bots_think_without_pygame_and_pydantic() -> None:
    packages = [plugin.package for plugin in bundled()]
    subprocess.run([sys.executable, "-c", THINKING, *packages], check=True)
