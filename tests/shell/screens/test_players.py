"""Players with a name: made at the setup, seated, swapped, and known in the history."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.engine.player import Player
from cardcade.shell.app.profiles import Profile
from cardcade.shell.screens.profiles import ProfilesPage
from cardcade.shell.screens.setup.seat_choice import teams_of
from cardcade.shell.screens.setup.setup import Setup
from cardcade.testing.games import installed
from cardcade.ui import Button, ButtonKind, Label
from cardcade.ui.widgets.listing import RowWidget

from ..launcher import Launcher, found, leave_after_a_move, open_launcher


@pytest.fixture
def pilot(crazy_eights: GamePlugin) -> Launcher:
    return open_launcher([found(crazy_eights)])


def person(pilot: Launcher, name: str, avatar: int = 9) -> Profile:
    made = pilot.app.profiles.add(name, avatar)
    assert made is not None
    return made


def setup_of(pilot: Launcher) -> Setup:
    return pilot.at(Setup)


def sitting(pilot: Launcher) -> list[Player]:
    return setup_of(pilot).party.players(pilot.app.language)


def test_the_first_to_sit_down_gives_a_name_and_a_face_and_sits_there(pilot: Launcher) -> None:
    pilot.choose("home.game.crazy_eights", "setup.who.0")
    assert isinstance(pilot.screen, ProfilesPage)
    pilot.type("Mei")
    pilot.choose("profiles.face.7", "page.back")
    assert (sitting(pilot)[0].name, sitting(pilot)[0].avatar) == ("Mei", 7)
    pilot.choose("setup.start")
    me = pilot.table.live.players[0]
    assert (me.name, me.avatar, me.level) == ("Mei", 7, None)
    assert me.profile == pilot.app.profiles.people[0].id


def test_where_nobody_has_a_name_yet_the_page_says_what_to_do(pilot: Launcher) -> None:
    pilot.app.pages.open_profiles()
    told = [widget.text for widget in pilot.screen.stage.top.walk() if isinstance(widget, Label)]
    assert "No players yet" in told
    assert pilot.app.language.missing == set()


def test_whoever_played_last_sits_down_first(pilot: Launcher) -> None:
    person(pilot, "Ann")
    bo = person(pilot, "Bo")
    pilot.app.profiles.sit_down(bo.id)
    pilot.choose("home.game.crazy_eights")
    assert sitting(pilot)[0].name == "Bo"


def test_another_person_is_picked_from_a_list(pilot: Launcher) -> None:
    person(pilot, "Ann")
    person(pilot, "Bo")
    pilot.choose("home.game.crazy_eights", "setup.who.0", "setup.who.option.2")
    assert sitting(pilot)[0].name == "Bo"
    pilot.choose("setup.who.0", "setup.who.option.0")
    assert sitting(pilot)[0].name == "You"


def test_a_name_stands_in_the_list_while_it_is_typed(pilot: Launcher) -> None:
    person(pilot, "Ann")
    pilot.app.pages.open_profiles()
    pilot.wait(0.3)
    pilot.click("profiles.name")
    pilot.key(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type("Mei")
    assert listed(pilot) == "Mei"
    for _ in "Mei":
        pilot.key(pygame.K_BACKSPACE)
    assert listed(pilot) == "Ann", "nothing at all leaves the name that was there"


def listed(pilot: Launcher) -> str:
    row = pilot.find("profiles.person.0")
    assert isinstance(row, RowWidget)
    return row.row.text


def test_nobody_sits_on_two_seats(pilot: Launcher) -> None:
    ann = person(pilot, "Ann")
    pilot.choose("home.game.crazy_eights")
    page = setup_of(pilot)
    page.party.levels[1] = None
    page.party.seat_person(1, ann.id)
    assert [player.name for player in sitting(pilot)[:2]] == ["Player 1", "Ann"]


def test_seats_are_swapped_with_their_players(pilot: Launcher) -> None:
    person(pilot, "Ann")
    pilot.choose("home.game.crazy_eights")
    before = [(player.name, player.level) for player in sitting(pilot)]
    pilot.choose("setup.swap.0", "setup.swap.1")
    assert [(player.name, player.level) for player in sitting(pilot)] == [*before[1:3], before[0], *before[3:]]
    pilot.choose("setup.start")
    assert [(player.name, player.level) for player in pilot.table.live.players][2] == ("Ann", None)
    assert pilot.table.live.persons == (2,)


def test_the_last_seat_has_nobody_to_swap_with(pilot: Launcher) -> None:
    pilot.choose("home.game.crazy_eights")
    assert pilot.sees("setup.swap.6")
    assert not pilot.sees("setup.swap.7")


def test_a_match_that_waits_goes_on_with_the_same_players(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    ann = person(pilot, "Ann", 11)
    pilot.choose("home.game.crazy_eights", "setup.swap.0", "setup.start")
    before = [(player.name, player.avatar) for player in pilot.table.live.players]
    leave_after_a_move(pilot)
    pilot.app.profiles.change(ann.id, name="Anna")
    pilot.app.tables.resume()
    after = [(player.name, player.avatar) for player in pilot.table.live.players]
    assert before[1] == ("Ann", 11)
    assert after == [before[0], ("Anna", 11), *before[2:]]
    pilot.app.close()


def test_a_removed_player_asks_first_and_is_gone(pilot: Launcher) -> None:
    person(pilot, "Ann")
    pilot.choose("home.players", "profiles.remove", "remove.keep")
    assert len(pilot.app.profiles.people) == 1
    pilot.choose("profiles.remove", "remove.gone")
    assert pilot.app.profiles.people == ()
    assert pilot.sees("profiles.new")


def test_the_curtain_shows_whose_turn_it_is_by_name(pilot: Launcher) -> None:
    person(pilot, "Ann")
    pilot.choose("home.game.crazy_eights")
    page = setup_of(pilot)
    page.party.levels = [None, None]
    page.start()
    pilot.wait(0.5)
    curtain = pilot.find("curtain")
    assert curtain.player.name in ("Ann", "Player 2")  # type: ignore[attr-defined]
    assert curtain.player.name in curtain.title  # type: ignore[attr-defined]


def test_guandan_shows_its_two_sides_in_two_colours() -> None:
    guandan = installed("guandan")
    assert teams_of(guandan.plugin, guandan.plugin.rules(), 4) == (0, 1, 0, 1)


def test_where_everybody_plays_alone_or_sides_come_with_the_deal_there_are_none(crazy_eights: GamePlugin) -> None:
    assert teams_of(crazy_eights, crazy_eights.rules(), 4) == ()
    for game in ("uno", "gandengyan"):
        found_ = installed(game)
        assert teams_of(found_.plugin, found_.plugin.rules(), 4) == ()


def test_a_game_that_cannot_say_who_plays_together_is_no_trouble(crazy_eights: GamePlugin) -> None:
    from dataclasses import replace

    def broken(_: object) -> Any:
        raise RuntimeError

    assert teams_of(replace(crazy_eights, game=broken), crazy_eights.rules(), 4) == ()


def test_where_nobody_has_a_name_yet_the_page_offers_to_make_one(pilot: Launcher) -> None:
    pilot.app.pages.open_profiles()
    pilot.wait(0.3)
    button = pilot.find("profiles.new")
    assert isinstance(button, Button)
    assert button.kind is ButtonKind.PRIMARY
    assert not pilot.sees("page.play")
    pilot.choose("profiles.new")
    assert pilot.sees("profiles.face.1")
    assert pilot.sees("profiles.new"), "the next one too"


@pytest.mark.parametrize("language", ["zh", "en"])
def test_where_there_are_no_players_yet_the_page_says_so(language: str) -> None:
    pilot = open_launcher(language=language)
    pilot.choose("home.players")
    assert pilot.sees("profiles.new")
    assert not pilot.app.language.missing
    pilot.app.close()
