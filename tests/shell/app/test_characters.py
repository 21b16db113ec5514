"""Bots with character: who is like what is told, kept with the match, and switched off in the settings."""

from __future__ import annotations

import pytest

from cardcade import Temperament
from cardcade.shell.screens.setup.setup import Setup
from cardcade.ui import Label

from ..launcher import Launcher, leave_after_a_move, open_launcher

USUAL = [Temperament.STEADY, Temperament.BLUFFER, Temperament.HOTHEAD, Temperament.GRUDGE]
PLAIN = [Temperament.STEADY] * 4


def temperaments(pilot: Launcher) -> list[Temperament]:
    return [player.temperament for player in pilot.table.live.players]


def test_bots_sit_down_in_character_and_the_record_says_so() -> None:
    pilot = open_launcher()
    pilot.choose("home.game.uno", "setup.start")
    table = pilot.app.tables.current
    assert table is not None
    assert temperaments(pilot) == USUAL == [player.temperament for player in table.beginning.players]


def test_the_switch_lets_the_next_match_be_played_plain() -> None:
    pilot = open_launcher()
    pilot.choose("home.game.uno", "setup.start")
    pilot.app.settings.change(characters=False)
    assert temperaments(pilot) == USUAL
    pilot.app.tables.restart()
    assert temperaments(pilot) == PLAIN


def test_a_rematch_is_played_by_the_same_characters() -> None:
    pilot = open_launcher()
    pilot.choose("home.game.uno", "setup.start")
    pilot.app.tables.restart()
    assert temperaments(pilot) == USUAL


def test_a_match_that_is_taken_up_again_has_the_temperaments_it_began_with() -> None:
    pilot = open_launcher(keeps=True)
    pilot.choose("home.game.gandengyan", "setup.start")
    before = temperaments(pilot)
    leave_after_a_move(pilot)
    pilot.app.close()
    later = open_launcher(keeps=True)
    later.app.settings.change(characters=False)
    later.app.matches.look()
    later.wait(0.5)
    later.app.tables.resume()
    assert Temperament.BLUFFER in before == temperaments(later)
    later.app.close()


def notes(pilot: Launcher) -> list[str]:
    rows = [pilot.find(f"setup.player.{seat}") for seat in range(4)]
    return [one.text for row in rows for one in row.walk() if isinstance(one, Label)]


@pytest.mark.parametrize(("language", "told"), [("en", "Bluffer"), ("zh", "爱诈唬")])
def test_the_setup_says_who_is_like_what(language: str, told: str) -> None:
    pilot = open_launcher(language=language)
    pilot.choose("home.game.uno")
    assert isinstance(pilot.screen, Setup)
    assert told in notes(pilot)
    pilot.app.settings.change(characters=False)
    pilot.screen.rebuild()
    assert told not in notes(pilot)


def test_a_plate_says_what_its_bot_is_like() -> None:
    pilot = open_launcher()
    pilot.choose("home.game.uno", "setup.start")
    pilot.wait(0.5)
    told = [pilot.find(f"seat.{seat}").tooltip.partition(":")[0] for seat in (1, 2, 3)]
    assert told == ["Bluffer", "Hothead", "Grudge-holder"]
