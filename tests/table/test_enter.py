"""Enter and Space at the table: they play what is selected, press the only button, and never open the pause menu."""

from __future__ import annotations

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot

GO = [pygame.K_RETURN, pygame.K_SPACE]


def at_my_turn(plugin: GamePlugin, seed: int = 4) -> Pilot:
    pilot = Pilot.at_table(plugin, seed=seed, look=Look(speed=0))
    wait_for_me(pilot)
    return pilot


def wait_for_me(pilot: Pilot) -> None:
    position = pilot.parts.position
    while not (position.asked or position.over or pilot.parts.boards.board):
        pilot.loop.tick()
    pilot.loop.tick()


def moves_made(pilot: Pilot) -> int:
    return len(pilot.table.live.match.steps)


def a_play(pilot: Pilot) -> list[str]:
    """The meanings of the cards of a play that needs no question."""
    game, lawful = pilot.parts.game, pilot.parts.position.lawful
    assert lawful is not None
    cards = next(
        game.cards_of(move)
        for move in lawful.moves
        if game.cards_of(move) and len(lawful.plays(game.cards_of(move))) == 1
    )
    return [card.meaning for card in pilot.parts.hand.cards if card.sprite.card in cards]


def is_selected(pilot: Pilot, meaning: str) -> bool:
    return any(card.selected for card in pilot.parts.hand.cards if card.meaning == meaning)


SELECTING = pytest.mark.parametrize("plugin", ["crazy_eights", "guandan", "gandengyan"], indirect=True)
"""In UNO one click plays a card: there is nothing to select."""


@SELECTING
@pytest.mark.parametrize("key", GO)
def test_what_the_mouse_selected_is_played(plugin: GamePlugin, key: int) -> None:
    pilot = at_my_turn(plugin)
    for meaning in a_play(pilot):
        if not is_selected(pilot, meaning):  # the one before has not brought it along
            pilot.click(meaning)
            pilot.wait(1)
    before = moves_made(pilot)
    pilot.tap(key)
    assert moves_made(pilot) > before


@SELECTING
def test_what_the_mouse_selected_is_played_wherever_it_clicked_last(plugin: GamePlugin) -> None:
    pilot = at_my_turn(plugin)
    cards = a_play(pilot)
    for meaning in cards:
        pilot.click(meaning)
    other = next(card.meaning for card in pilot.parts.hand.cards if card.meaning not in cards)
    pilot.click(other)
    pilot.wait(1)
    pilot.click(other)
    before = moves_made(pilot)
    pilot.tap(pygame.K_RETURN)
    assert moves_made(pilot) > before


@SELECTING
@pytest.mark.parametrize("key", GO)
def test_keys_select_cards_and_play_them(plugin: GamePlugin, key: int) -> None:
    pilot = at_my_turn(plugin)
    cards, hand = a_play(pilot), pilot.parts.hand
    pilot.tap(pygame.K_RIGHT)
    for meaning in cards:
        if not is_selected(pilot, meaning):
            pilot.screen.stage.focus.set(pilot.find(meaning))
            pilot.tap(key)
            pilot.run(1)
    assert len(hand.selection.cards) == len(cards)
    before = moves_made(pilot)
    pilot.tap(key)
    assert moves_made(pilot) > before


@pytest.mark.parametrize("key", GO)
def test_a_hint_is_followed(plugin: GamePlugin, key: int) -> None:
    pilot = at_my_turn(plugin)
    before = moves_made(pilot)
    pilot.tap(pygame.K_h, key)
    if pilot.screen.stage.dialogs:
        pilot.tap(key)
    assert moves_made(pilot) > before


@pytest.mark.parametrize("focused", [False, True])
def test_the_only_move_is_made_when_it_is_a_button(plugin: GamePlugin, focused: bool) -> None:
    pilot = at_a_lone_button(plugin)
    before = moves_made(pilot)
    if focused:
        pilot.tap(pygame.K_RIGHT)
        pilot.screen.stage.focus.set(pilot.parts.hand.cards[0])
    pilot.tap(pygame.K_RETURN)
    assert moves_made(pilot) > before
    assert not pilot.sees("pause")


def at_a_lone_button(plugin: GamePlugin) -> Pilot:
    """The first position in which no card can be played; hints lead there."""
    for seed in range(20):
        pilot = at_my_turn(plugin, seed)
        game, position = pilot.parts.game, pilot.parts.position
        for _ in range(12):
            if not position.asked:
                break
            if not any(game.cards_of(move) for move in position.moves) and len(position.moves) == 1:
                pilot.screen.stage.focus.set(None)
                return pilot
            pilot.table.live.submit(0, pilot.parts.link.hints()[0])
            pilot.loop.tick()
            wait_for_me(pilot)
    raise AssertionError("no such position")


def with_a_card_to_play(plugin: GamePlugin) -> Pilot:
    """My turn in the first deal in which I can play a card."""
    for seed in range(4, 20):
        pilot = at_my_turn(plugin, seed)
        if any(pilot.parts.game.cards_of(move) for move in pilot.parts.position.moves):
            return pilot
    raise AssertionError("no such position")


def test_enter_leads_to_a_card_that_can_be_played(plugin: GamePlugin) -> None:
    pilot = with_a_card_to_play(plugin)
    pilot.tap(pygame.K_RETURN)
    focus = pilot.screen.stage.focus.widget
    assert focus in pilot.parts.hand.cards
    assert not focus.sprite.dim  # type: ignore[union-attr]


def test_enter_never_opens_the_pause_menu(plugin: GamePlugin) -> None:
    pilot = Pilot.at_table(plugin, seed=5)
    for _ in range(12):
        pilot.tap(pygame.K_RETURN)
        pilot.run(0.3)
        assert not pilot.sees("pause")
