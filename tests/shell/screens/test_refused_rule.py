"""A refusal names the rule behind it, and opens its row among the rules of this match."""

from __future__ import annotations

import pygame
import pytest

from cardcade import IllegalMove, discovery, say
from cardcade.shell.screens.rules.rules import RulesPage
from cardcade.ui import Button
from cardcade_guandan.cards import DECK

from ..launcher import Launcher, open_launcher


def my_turn(pilot: Launcher) -> bool:
    position = pilot.parts.position
    return bool(position.my_turn and not pilot.parts.queue.busy)


@pytest.fixture
def refused(request: pytest.FixtureRequest) -> Launcher:
    pilot = open_launcher(language=getattr(request, "param", "en"))
    pilot.app.pages.open_setup("uno")
    pilot.wait(0.3)
    pilot.choose("setup.start")
    pilot.wait_until(lambda: my_turn(pilot), 60)
    pilot.parts.gestures._complain(IllegalMove(say("uno.illegal.must_play"), "basic.forced_play"))
    pilot.wait(0.3)
    return pilot


def row(pilot: Launcher) -> pygame.FRect:
    page = pilot.screen
    assert isinstance(page, RulesPage)
    found = pilot.find("rules.row")
    assert page.page.place.contains(found.place), "it is in view"
    return found.place


@pytest.mark.parametrize("refused", ["en", "zh"], indirect=True)
def test_a_button_beside_the_refusal_names_the_rule_and_opens_its_row(refused: Launcher) -> None:
    button = refused.find("table.rule")
    assert isinstance(button, Button)
    label = refused.app.language.text("uno.rules.basic.forced_play.label")
    assert label in button.text
    refused.choose("table.rule")
    row(refused)


def test_the_key_opens_the_same_row_and_the_whole_page_when_nothing_was_refused(refused: Launcher) -> None:
    refused.key(pygame.K_r)
    refused.wait(0.3)
    row(refused)
    refused.key(pygame.K_ESCAPE)
    refused.wait(0.3)
    refused.parts.effects.hush()
    refused.wait(0.1)
    assert not refused.sees("table.rule")
    refused.parts.selection.choose(set())
    refused.key(pygame.K_r)
    refused.wait(0.3)
    assert isinstance(refused.screen, RulesPage)
    assert refused.screen.stage.find("rules.row") is None


def test_a_press_on_the_felt_takes_the_button_away_without_another_frame_to_draw(refused: Launcher) -> None:
    assert refused.sees("table.rule")
    for part in refused.scene.order.told:
        part.pressed()
    assert not refused.sees("table.rule")


def test_a_refusal_without_a_rule_has_no_button(refused: Launcher) -> None:
    refused.parts.gestures._complain(IllegalMove(say("uno.illegal.not_your_turn")))
    refused.wait(0.2)
    assert not refused.sees("table.rule")


def test_the_row_says_what_the_rule_means(refused: Launcher) -> None:
    refused.choose("table.rule")
    page = refused.screen
    assert isinstance(page, RulesPage)
    told = " ".join(str(part) for widget in page.page.children for part in getattr(widget, "parts", ()))
    assert refused.app.language.text("uno.rules.basic.forced_play.help")[:20] in told


@pytest.fixture
def too_long() -> Launcher:
    """Six cards in a row are chosen where a straight has five."""
    pilot = open_launcher([discovery.find("guandan")])
    pilot.app.pages.open_setup("guandan", "11", "official")
    pilot.wait(0.3)
    pilot.choose("setup.start")
    pilot.wait_until(lambda: my_turn(pilot), 60)
    held = {DECK.faces[held.sprite.card]: held.sprite.card for held in pilot.parts.hand.cards}
    pilot.parts.selection.choose({held[face] for face in ("C2", "C3", "C4", "C5", "D6", "H7")})
    pilot.wait(0.2)
    return pilot


def test_a_click_on_the_greyed_play_button_names_the_rule_and_the_mouse_opens_its_row(too_long: Launcher) -> None:
    too_long.click("move.play")
    too_long.wait(0.3)
    assert too_long.screen.stage.hint == "", "the tooltip makes way for the refusal"
    too_long.choose("table.rule")
    row(too_long)


def test_enter_on_the_greyed_play_button_names_the_rule_as_well(too_long: Launcher) -> None:
    too_long.screen.stage.refocus("move.play")
    too_long.key(pygame.K_RETURN)
    too_long.wait(0.3)
    assert too_long.sees("table.rule")


def test_the_greyed_play_button_refuses_nothing_where_nothing_is_chosen(too_long: Launcher) -> None:
    too_long.parts.selection.choose(set())
    too_long.wait(0.2)
    too_long.click("move.play")
    too_long.wait(0.3)
    assert not too_long.sees("table.rule")


def test_a_refusal_that_is_out_of_date_when_the_table_is_laid_out_anew_leaves_no_button_that_keeps_esc(
    refused: Launcher,
) -> None:
    refused.parts.effects.hush()
    refused.screen.rebuild()
    assert not refused.sees("table.rule")
    refused.key(pygame.K_ESCAPE)
    refused.wait(0.3)
    assert refused.sees("pause.leave")
