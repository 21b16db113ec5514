"""What players say can be read: it lies under no button, however large the letters are."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pygame
import pytest
from pygame import FRect
from table_games import long_rows

from cardcade import GamePlugin
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot


def assert_everybody_speaks_beside(pilot: Pilot, kept: Sequence[FRect]) -> None:
    for plate in pilot.parts.plates:
        plate.say("Only 2 left!")
        pilot.run(0.3)
        pilot.picture()
        assert plate.speech.place is not None
        assert plate.speech.place.collidelist(list(kept)) < 0, plate.meaning


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_no_button_at_the_edge_hides_what_a_player_says(plugin: GamePlugin, size: tuple[int, int]) -> None:
    pilot = Pilot.at_table(plugin, size=size, ui_scale=2.0, look=Look(speed=0))
    pilot.run(1)
    buttons = [button.rect for button in pilot.parts.corner.children]
    assert_everybody_speaks_beside(pilot, buttons)


@pytest.mark.parametrize("seats", [3, 4, 8])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)])
def test_what_a_player_says_hides_no_closed_cards(size: tuple[int, int], seats: int) -> None:
    pilot = Pilot.at_table(long_rows.PLUGIN, seats=seats, size=size, look=Look(speed=0))
    pilot.wait_until(lambda: pilot.parts.position.asked)
    assert_everybody_speaks_beside(pilot, pilot.parts.furniture.rooms.closed)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_the_coach_hides_nothing_that_a_player_says(plugin: GamePlugin, size: tuple[int, int]) -> None:
    pilot = Pilot.at_table(plugin, size=size, look=Look(speed=0))
    pilot.wait_until(lambda: pilot.parts.position.asked)
    pilot.key(pygame.K_e)
    coach = pilot.parts.furniture.coach
    assert coach.opened
    assert_everybody_speaks_beside(pilot, [coach.rect])


def test_two_who_speak_at_once_do_not_hide_each_other() -> None:
    pilot = Pilot.at_table(long_rows.PLUGIN, seats=8, size=(1024, 768), look=Look(speed=0))
    pilot.wait_until(lambda: pilot.parts.position.asked)
    for plate in pilot.parts.plates:
        plate.say("Only 2 left!")
    pilot.run(0.3)
    pilot.picture()
    places = [place for plate in pilot.parts.plates if (place := plate.speech.place) is not None]
    assert len(places) == 8
    assert not [pair for pair in combinations(places, 2) if pair[0].colliderect(pair[1])]
