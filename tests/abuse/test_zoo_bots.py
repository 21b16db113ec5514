"""The zoo of broken games, bots: eight at one table, each failing in its own way, and the match goes on."""

from __future__ import annotations

import time
from importlib import import_module

import pytest

from cardcade import GamePlugin
from cardcade.discovery.library import Library
from cardcade.shell.match.request import MatchRequest

from ..shell.app.strangers import Stranger
from ..shell.launcher import found
from .beside import assert_the_house_plays, beside_the_house, failure, go_home

FAILING = ("dies", "falls", "stumbles", "leaves", "cheats", "sleeps")
PATIENCE = 120.0
GAME = """
from dataclasses import replace
import cardcade, stubborn_eights

@cardcade.hookimpl
def cardcade_game():
    return replace(stubborn_eights.cardcade_game(), package=__name__)
"""


@pytest.fixture
def plugin(stranger: Stranger) -> GamePlugin:
    stranger.write("__init__.py", GAME)
    made: GamePlugin = import_module(stranger.folder.name).cardcade_game()
    return made


def test_eight_bots_that_fail_are_each_named_and_the_match_goes_on(plugin: GamePlugin) -> None:
    pilot = beside_the_house(plugin, bots_apart=True)
    assert_the_house_plays(pilot)
    request = MatchRequest(plugin.id, "standard", FAILING, seed=7)
    pilot.app.tables.open(found(plugin), Library(plugin).default, request)
    pilot.app.look.speed = 0.0
    said: list[str] = []
    end = time.monotonic() + PATIENCE
    while len(pilot.table.live.match.steps) < len(FAILING) and failure(pilot) is None:
        assert time.monotonic() < end, "the match does not go on"
        pilot.wait(1 / 60)
        said += [toast.text for toast in pilot.ui.toasts.toasts if toast.text not in said]
        time.sleep(1 / 60)
    assert failure(pilot) is None
    assert len(said) >= 3
    go_home(pilot)
    assert_the_house_plays(pilot)
    pilot.app.close()
