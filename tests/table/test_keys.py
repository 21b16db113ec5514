"""The keys of every table: digits choose, arrows go round, Esc closes what is open, M silences."""

from __future__ import annotations

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.table.link import Look
from cardcade.testing.games import installed
from cardcade.testing.pilot import Pilot

DIGITS = [pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5]


def at_my_turn(plugin: GamePlugin, seed: int = 4) -> Pilot:
    pilot = Pilot.at_table(plugin, seed=seed, look=Look(speed=0))
    pilot.wait_until(lambda: pilot.parts.position.asked)
    pilot.run(0.5)
    return pilot


def find(game: str) -> GamePlugin:
    found = installed(game)
    return found.plugin


@pytest.mark.parametrize("game", ["uno", "gandengyan"])
def test_a_digit_chooses_that_card_and_lets_it_go_again(game: str) -> None:
    pilot = at_my_turn(find(game))
    hand = pilot.parts.hand
    for place, key in enumerate(DIGITS):
        pilot.tap(key)
        assert hand.held[place] in hand.selection.cards
        assert pilot.screen.stage.focus.widget is hand.cards[place]
        pilot.tap(key)
        assert not hand.selection.cards


def test_zero_is_the_tenth_and_a_digit_without_a_card_does_nothing() -> None:
    pilot = at_my_turn(find("gandengyan"))
    pilot.tap(pygame.K_0)
    assert not pilot.parts.hand.selection.cards
    pilot = at_my_turn(find("guandan"))
    pilot.tap(pygame.K_v, pygame.K_0)
    assert pilot.parts.hand.selection.in_order == [pilot.parts.hand.held[9]]


def test_a_digit_chooses_a_whole_column_in_guandan() -> None:
    pilot = at_my_turn(find("guandan"))
    columns = list(pilot.parts.columns)  # type: ignore[attr-defined]
    for place, key in enumerate(DIGITS):
        pilot.tap(key)
        assert pilot.parts.hand.selection.cards == set(columns[place].cards)
        pilot.tap(key)


def test_backspace_lets_go_of_everything(plugin: GamePlugin) -> None:
    pilot = at_my_turn(plugin)
    pilot.tap(pygame.K_1, pygame.K_2, pygame.K_BACKSPACE)
    assert not pilot.parts.hand.selection.cards


def test_the_hand_is_a_round(plugin: GamePlugin) -> None:
    pilot = at_my_turn(plugin)
    cards, focus = pilot.parts.hand.cards, pilot.screen.stage.focus
    left, right = min(card.rect.x for card in cards), max(card.rect.x for card in cards)
    focus.set(cards[0])
    pilot.tap(pygame.K_LEFT)
    assert focus.widget in cards
    assert focus.widget.rect.x == pytest.approx(right, abs=1)
    pilot.tap(pygame.K_RIGHT)
    assert focus.widget in cards
    assert focus.widget.rect.x == pytest.approx(left, abs=1)


@pytest.mark.parametrize(("game", "key", "seed"), [("uno", "l", 2), ("uno", "p", 2), ("gandengyan", "t", 4)])
def test_escape_closes_what_is_open_before_it_pauses(game: str, key: str, seed: int) -> None:
    pilot = at_my_turn(find(game), seed)
    pilot.run(1)
    before = pygame.image.tobytes(pilot.picture(), "RGB")
    pilot.tap(getattr(pygame, f"K_{key}"))
    pilot.run(1)
    assert pygame.image.tobytes(pilot.window.surface, "RGB") != before
    pilot.tap(pygame.K_ESCAPE)
    pilot.run(1)
    assert not pilot.sees("pause")
    assert pygame.image.tobytes(pilot.window.surface, "RGB") == before
    pilot.tap(pygame.K_ESCAPE)
    assert pilot.sees("pause")


def test_escape_closes_the_last_trick_in_guandan() -> None:
    pilot = at_my_turn(find("guandan"))
    pilot.tap(pygame.K_t, pygame.K_ESCAPE)
    assert not pilot.parts.last_trick.visible  # type: ignore[attr-defined]
    assert not pilot.sees("pause")


def test_m_silences_and_says_so(crazy_eights: GamePlugin) -> None:
    pilot = at_my_turn(crazy_eights)
    host = pilot.table.host
    pilot.tap(pygame.K_m)
    assert host.sound.muted
    pilot.tap(pygame.K_m)
    assert not host.sound.muted
    assert [notice.key for notice in host.notices] == ["table.muted", "table.unmuted"]  # type: ignore[attr-defined]
