"""A bot plays for a person (托管) for as long as the person wants it, and not a move longer."""

from __future__ import annotations

import pytest

from cardcade import GamePlugin
from cardcade.table.link import Look
from cardcade.testing.games import installed
from cardcade.testing.pilot import Pilot

LONG = 4.0
"""Seconds within which a bot would long have moved."""


def switch(pilot: Pilot) -> None:
    pilot.parts.link.command("autoplay")


def waiting_for_me(plugin: GamePlugin) -> Pilot:
    pilot = Pilot.at_table(plugin, seed=4)
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    return pilot


@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.3])
def test_switched_off_it_stops_the_move_that_was_asked_for(plugin: GamePlugin, seconds: float) -> None:
    pilot = waiting_for_me(plugin)
    steps = len(pilot.table.live.match.steps)
    switch(pilot)
    pilot.wait(seconds)
    switch(pilot)
    pilot.wait(LONG)
    assert len(pilot.table.live.match.steps) == steps
    assert pilot.parts.position.my_turn


def test_switched_on_again_the_bot_moves(plugin: GamePlugin) -> None:
    pilot = waiting_for_me(plugin)
    steps = len(pilot.table.live.match.steps)
    for _ in range(3):
        switch(pilot)
        pilot.wait(0.05)
    pilot.wait(3)
    assert len(pilot.table.live.match.steps) > steps


def test_who_only_watches_is_never_told_that_it_is_their_turn(plugin: GamePlugin) -> None:
    seats = plugin.usual_seats(plugin.rules())
    pilot = Pilot.at_table(plugin, seed=4, levels=["easy"] * seats)
    for _ in range(3):
        pilot.wait_until(lambda: not pilot.parts.position.my_turn)
        pilot.wait_until(lambda: pilot.parts.position.my_turn)
        assert pilot.parts.plates[0].status == "Thinking..."


def test_switched_off_between_rounds_it_deals_no_more() -> None:
    found = installed("gandengyan")
    pilot = Pilot.at_table(found.plugin, seed=4, look=Look(speed=4))
    switch(pilot)
    pilot.wait_until(lambda: pilot.parts.position.table_waits and not pilot.parts.queue.busy, 600)
    steps = len(pilot.table.live.match.steps)
    switch(pilot)
    pilot.wait(LONG)
    assert len(pilot.table.live.match.steps) == steps
