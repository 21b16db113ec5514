"""Tribute at a Guandan table: who gives, what may be given, and what came of it."""

from __future__ import annotations

import pygame
import pytest
from guandan_notation import after_a_deal, with_rules
from guandan_table import listen, my_turn, parts, seated

from cardcade.testing.position import PositionPilot
from cardcade_guandan import cardcade_game
from cardcade_guandan.climbing import Climb


def test_a_payer_is_shown_what_may_be_given_and_gives_it() -> None:
    table = after_a_deal("official", (1, 3, 0, 2), Climb((2, 5), 1))
    pilot = seated(table, language="en")
    wanted = parts(pilot).prompt.wanted
    assert wanted is not None
    assert wanted.what == "Give 1 card as tribute"
    lit = [card.sprite.card for card in pilot.parts.hand.cards if not card.sprite.dim]
    assert pilot.parts.position.lawful is not None
    assert {pilot.parts.game.deck.faces[card] for card in lit} == {
        pilot.parts.game.deck.faces[move.cards[0]] for move in pilot.parts.position.lawful.moves
    }
    if not pilot.find("move.play").enabled:
        pilot.click(next(card.meaning for card in pilot.parts.hand.cards if not card.sprite.dim))
    assert pilot.find("move.play").text == "Tribute"  # type: ignore[attr-defined]
    pilot.click("move.play")
    pilot.wait(4)
    assert len(pilot.parts.hand.cards) in (26, 27)


def test_a_hint_and_enter_give_the_tribute() -> None:
    table = after_a_deal("official", (1, 3, 0, 2), Climb((2, 5), 1))
    pilot = seated(table)
    pilot.parts.hand.selection.clear()
    before = len(pilot.table.live.match.steps)
    pilot.tap(pygame.K_h)
    assert pilot.screen.stage.focus.widget is pilot.find("move.play")
    pilot.tap(pygame.K_RETURN)
    assert len(pilot.table.live.match.steps) > before


def test_a_tribute_waits_for_its_giver_also_where_there_is_only_one_to_give() -> None:
    pilot = seated(after_a_deal(with_rules("official", table__turn_seconds=0), (1, 3, 0, 2), Climb((2, 5), 1)))
    assert len(pilot.parts.position.moves) == 1
    pilot.wait(10)
    assert 0 not in {step.seat for step in pilot.table.live.match.steps}
    assert len(pilot.parts.hand.cards) == 27


def test_a_tribute_that_everybody_sees_is_not_called_a_choice() -> None:
    pilot = seated(after_a_deal("official", (0, 2, 1, 3), Climb((5, 2), 0)), language="en")
    said = set()
    while parts(pilot).gifts.giving != "return" or not my_turn(pilot):
        pilot.wait(0.1)
        said |= {plate.status for plate in pilot.parts.plates}
    assert "Thinking..." in said
    assert "Has chosen" not in said


def test_what_came_as_tribute_is_marked_until_the_first_trick_is_over() -> None:
    table = after_a_deal("official", (0, 2, 1, 3), Climb((5, 2), 0))
    pilot = seated(table)
    pilot.wait_until(lambda: my_turn(pilot) and parts(pilot).gifts.giving == "return")
    assert len(pilot.parts.hand.cards) == 28
    held = {card.sprite.card for card in pilot.parts.hand.cards}
    assert held & set(parts(pilot).gifts.marks)
    pilot.click(next(card.meaning for card in pilot.parts.hand.cards if not card.sprite.dim))
    pilot.click("move.play")
    pilot.wait(4)
    assert len(pilot.parts.hand.cards) == 27


@pytest.mark.parametrize(("places", "payers"), [((0, 2, 1, 3), {1, 3}), ((1, 3, 0, 2), {0, 2})])
def test_where_several_pay_tribute_the_clock_runs_for_them_alone(places: tuple[int, ...], payers: set[int]) -> None:
    hurried = with_rules("official", table__turn_seconds=6)
    table = after_a_deal(hurried, places, Climb((5, 5), places[0] % 2))
    table.state.log = None
    pilot = PositionPilot.in_position(cardcade_game(), table.game, table.state, seats=4)
    ears = listen(pilot)
    pilot.wait(2)
    assert {plate.seat for plate in pilot.parts.plates if plate.time_left is not None} == payers
    assert ("clock.tick" in [name for name, _ in ears.heard]) == (0 in payers)
