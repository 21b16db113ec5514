"""Whose turn it is can be seen in every picture of a round: the light goes from plate to plate without a gap."""

from __future__ import annotations

from cardcade import GamePlugin
from cardcade.table.link import Look
from cardcade.testing.pilot import FRAME, Pilot

SECONDS = 12.0


def dark_frames(pilot: Pilot) -> list[float]:
    """When nobody was lit while a round was on, from the first turn."""
    plates, dark = pilot.parts.plates, []
    pilot.wait_until(lambda: any(plate.active.target for plate in plates))
    end = pilot.clock.time + SECONDS
    while pilot.clock.time < end and not pilot.parts.position.table_waits and pilot.parts.boards.board is None:
        if not any(plate.active.target for plate in plates):
            dark.append(pilot.clock.time)
        pilot.wait(FRAME)
    return dark


def among_bots(plugin: GamePlugin) -> Pilot:
    pilot = Pilot.at_table(plugin, seed=3, look=Look())
    pilot.table.live.autopilot.add(0)
    return pilot


def test_somebody_is_in_the_light_as_long_as_a_round_lasts(plugin: GamePlugin) -> None:
    assert not dark_frames(among_bots(plugin))


def test_only_who_is_in_turn_is_lit_when_the_picture_rests(crazy_eights: GamePlugin) -> None:
    pilot = among_bots(crazy_eights)
    pilot.wait_until(lambda: bool(pilot.parts.position.waiting_for) and not pilot.parts.queue.busy)
    lit = [plate.seat for plate in pilot.parts.plates if plate.active.target]
    assert lit == list(pilot.parts.position.waiting_for)
