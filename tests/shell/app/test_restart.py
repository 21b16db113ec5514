"""A match dealt anew: the same cards again after a typed deal code, else new ones, and the player is told."""

from __future__ import annotations

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.ui import Ask

from ..launcher import Launcher, found, leave_after_a_move, open_launcher


def test_start_again_deals_anew_to_the_same_players(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    pilot.choose("home.game.crazy_eights", "setup.start")
    before = pilot.table.live
    pilot.app.tables.restart()
    pilot.wait(0.1)
    after = pilot.table.live
    assert after is not before
    assert after.match.seed != before.match.seed
    assert [player.level for player in after.players] == [player.level for player in before.players]


def restart_question(pilot: Launcher) -> str:
    pilot.wait(1)
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    pilot.choose("pause.restart")
    dialog = pilot.screen.stage.dialogs[-1]
    assert isinstance(dialog, Ask)
    return dialog.text


def test_a_restart_deals_a_typed_deal_code_again_and_says_so(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    pilot.choose("home.game.crazy_eights", "setup.code")
    pilot.type("friends")
    pilot.choose("setup.start")
    dealt, before = pilot.table.live.match.chain[0], pilot.table.live
    for _ in range(2):
        assert "the same cards are dealt again" in restart_question(pilot)
        pilot.choose("restart.give_up")
        assert pilot.table.live is not before
        assert pilot.table.live.match.chain[0] == dealt
        before = pilot.table.live
    assert pilot.app.store().notices() == []
    pilot.app.close()


def test_a_restart_of_a_random_deal_says_that_new_cards_come(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    pilot.choose("home.game.crazy_eights", "setup.start")
    assert "new cards are dealt" in restart_question(pilot)


def test_playing_again_after_a_typed_deal_code_says_that_the_cards_are_new(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    pilot.app.look.speed = 0.0
    pilot.app.pages.open_setup("crazy_eights", "42")
    pilot.screen.party.levels = ["easy"] * 3  # type: ignore[attr-defined]
    pilot.screen.start()  # type: ignore[attr-defined]
    pilot.wait_until(lambda: pilot.table.live.over, 120)
    pilot.app.tables.restart()
    assert pilot.table.live.match.seed != 42
    assert any("deal code 42" in toast.text for toast in pilot.app.ui.toasts.toasts)


@pytest.mark.parametrize(("code", "same"), [("friends", True), ("", False)])
def test_a_match_taken_up_again_knows_whether_its_deal_code_was_typed(
    crazy_eights: GamePlugin, code: str, same: bool
) -> None:
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    pilot.choose("home.game.crazy_eights", "setup.code")
    pilot.type(code)
    pilot.choose("setup.start")
    leave_after_a_move(pilot)
    pilot.app.close()
    later = open_launcher([found(crazy_eights)], keeps=True)
    later.app.matches.take(later.app.waiting.read())
    for _ in range(2):  # also when it was left and taken up before
        later.wait(0.1)
        later.choose("home.continue")
        leave_after_a_move(later)
    later.choose("home.continue")
    dealt = later.table.live.match.chain[0]
    assert ("the same cards are dealt again" in restart_question(later)) is same
    later.choose("restart.give_up")
    assert (later.table.live.match.chain[0] == dealt) is same
    later.app.close()
