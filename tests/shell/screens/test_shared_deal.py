"""A deal code that carries its rules: copied at one setup, pasted at another, the same table."""

from __future__ import annotations

import pygame
import pytest

from cardcade.discovery.library import Library
from cardcade.engine.player import Player
from cardcade.engine.record import Beginning
from cardcade.engine.rules import values_of
from cardcade.engine.shared_rules import shared_text
from cardcade.shell.match.shared_table import deal_text
from cardcade.shell.screens.setup.setup import Setup
from cardcade.shell.screens.table.table import TableScreen
from cardcade_gandengyan import cardcade_game as gandengyan

from ..launcher import Launcher, open_launcher
from .test_live_presets import clipboard

__all__ = ["clipboard"]


def at_setup(game: str = "uno") -> tuple[Launcher, Setup]:
    pilot = open_launcher()
    pilot.choose(f"home.game.{game}")
    assert isinstance(pilot.screen, Setup)
    return pilot, pilot.screen


def pasted(pilot: Launcher, text: str) -> None:
    pilot.click("setup.code")
    pilot.type(text)
    pilot.wait(0.2)


def test_a_friend_who_pastes_the_code_sits_at_the_same_table(clipboard: list[str]) -> None:
    pilot, page = at_setup()
    page.switch({"house.jump_in": True, "basic.initial_hand_size": 3})
    page.party.resize(3)
    pilot.choose("setup.copy")
    text = clipboard[0]
    assert text.startswith(f"{page.code}+CC1:")
    friend, theirs = at_setup()
    pasted(friend, text)
    assert (theirs.code, len(theirs.party.levels)) == (page.code, 3)
    assert theirs.rules.rules == page.rules.rules
    for one in (pilot, friend):
        one.choose("setup.start")
        assert isinstance(one.screen, TableScreen)
    mine, other = (one.table.live.match for one in (pilot, friend))
    assert mine.seed == other.seed
    assert mine.state.cards == other.state.cards
    assert values_of(mine.game.rules) == values_of(other.game.rules)


def test_default_rules_leave_the_code_short(clipboard: list[str]) -> None:
    pilot, page = at_setup()
    pilot.choose("setup.copy")
    assert clipboard[0] == page.code


def test_a_preset_that_a_friend_has_as_well_is_picked(clipboard: list[str]) -> None:
    pilot, _ = at_setup()
    pilot.screen.stage.refocus("setup.preset.party")
    pilot.key(pygame.K_RETURN)
    pilot.choose("setup.copy")
    friend, theirs = at_setup()
    pasted(friend, clipboard[0])
    assert theirs.preset.name == "party"
    assert theirs.rules.changes == {}


def test_the_same_deal_again_is_dealt_by_the_same_rules() -> None:
    pilot = open_launcher(keeps=True)
    pilot.app.look.speed = 0.0
    pilot.app.pages.open_setup("gandengyan", "4", "classic")
    page = pilot.screen
    assert isinstance(page, Setup)
    page.switch({"match.rounds": 1, "deal.hand_size": 4})
    page.party.levels = ["easy", "easy"]
    page.start()
    pilot.wait_until(lambda: pilot.table.live.over, 3000)
    pilot.app.tables.leave()
    pilot.app.pages.open_setup("gandengyan", preset="house")
    pilot.screen.start()  # type: ignore[attr-defined]
    from_history(pilot, "history.again")
    again = pilot.screen
    assert isinstance(again, Setup)
    assert (again.code, len(again.party.levels), again.preset.name) == ("4", 2, "classic")
    assert again.rules.changes == {"match.rounds": 1, "deal.hand_size": 4}


def from_history(pilot: Launcher, then: str) -> None:
    """The table is left, and something is done with the match that was played at it."""
    pilot.app.tables.leave()
    pilot.wait(0.3)
    pilot.choose("home.history")
    pilot.app.chronicle.wait()
    pilot.wait(0.3)
    pilot.choose(then)


@pytest.mark.parametrize("changes", [{}, {"deal.hand_size": 4}])
def test_the_history_copies_the_rules_unless_they_were_the_usual_ones(
    changes: dict[str, int], clipboard: list[str]
) -> None:
    pilot = open_launcher(keeps=True)
    pilot.app.look.speed = 0.0
    pilot.app.pages.open_setup("gandengyan", "4")
    page = pilot.screen
    assert isinstance(page, Setup)
    page.switch(changes)
    page.party.levels = ["easy"] * len(page.party.levels)
    page.start()
    pilot.wait_until(lambda: pilot.table.live.over, 3000)
    rules = pilot.table.live.match.game.rules
    from_history(pilot, "history.copy")
    assert (clipboard[0] == "4") is not bool(changes)
    friend, theirs = at_setup("gandengyan")
    pasted(friend, clipboard[0])
    assert (theirs.code, theirs.rules.rules) == ("4", rules)


def test_a_match_of_other_keys_gives_its_code_alone() -> None:
    library = Library(gandengyan())
    values = {**library.default.values, "deal": {"nonsense": 1}}
    wrong = {**library.default.values, "deal": {"hand_size": 99}}
    players = (Player("A", "easy", 1),) * 2
    for one in (values, wrong):
        beginning = Beginning(
            game="gandengyan", plugin_version="1", rules_version=1, preset="house", values=one, seed=7, players=players
        )
        assert deal_text(beginning, library) == "7"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("7K3+CC1:AAAA", "not complete"),
        ("7K3+" + shared_text("gandengyan", gandengyan().rules(), {}, {}), "another game"),
        ("7K3+CC9:AAAA", "newer Cardcade"),
    ],
)
def test_rules_that_cannot_be_read_are_told_and_nothing_is_started(text: str, why: str) -> None:
    pilot, page = at_setup()
    pasted(pilot, text)
    assert why in pilot.ui.toasts.toasts[-1].text
    assert page.code == text, "what was typed stays there to be mended"
    pilot.choose("setup.start")
    assert isinstance(pilot.screen, Setup)
