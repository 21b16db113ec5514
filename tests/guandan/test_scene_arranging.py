"""A hand that its player arranges: locked groups, three ways to sort, one row, and the finder of straight flushes."""

from __future__ import annotations

import pygame
import pytest
from guandan_hand import OTHERS, columns, last_play, leading, swipe
from guandan_notation import guandan
from guandan_table import seated, selected

from cardcade.testing.pilot import Pilot
from cardcade_guandan.combinations import Kind


@pytest.fixture
def pilot() -> Pilot:
    return leading()


def test_chosen_cards_become_a_locked_group_and_stay_one(pilot: Pilot) -> None:
    for name in ("H3", "H4", "D5", "D6", "D7"):
        pilot.click(f"card.{name}")
        pilot.wait(0.4)
    pilot.click("table.group")
    assert columns(pilot)[0] == ["D7", "D6", "D5", "H4", "H3"]
    pilot.key(pygame.K_s)
    assert columns(pilot)[0] == ["D7", "D6", "D5", "H4", "H3"]
    pilot.wait(0.5)
    pilot.click("card.D7")
    pilot.click("card.D7")
    assert last_play(pilot) == (Kind.STRAIGHT, 5)


def test_a_group_is_unlocked_by_the_same_button_and_grouping_can_be_undone(pilot: Pilot) -> None:
    pilot.click("card.H3")
    pilot.click("card.H4")
    pilot.click("table.group")
    pilot.wait(0.5)
    pilot.click("card.H3")
    pilot.click("table.group")
    assert columns(pilot)[0] == ["RJ", "RJ"]
    pilot.click("table.undo")
    assert columns(pilot)[0] == ["H4", "H3"]
    pilot.click("table.undo")
    assert columns(pilot)[0] == ["RJ", "RJ"]
    assert not pilot.find("table.undo").enabled


def test_sorting_by_type_puts_bombs_and_straight_flushes_together_but_never_straights(pilot: Pilot) -> None:
    pilot.key(pygame.K_s)
    assert columns(pilot)[0] == ["SK", "HK", "CK", "DK"]
    assert columns(pilot)[1] == ["S4", "S5", "S6", "S7", "S8", "S9"]
    assert ["RJ", "RJ"] in columns(pilot)


def test_sorting_by_type_finds_plates_and_tubes() -> None:
    pilot = seated(guandan("S3 H3 C3 S4 H4 D4 S7 H7 S8 D8 C9 D9 SQ CK HA" + OTHERS))
    pilot.key(pygame.K_s)
    assert columns(pilot)[0] == ["S4", "H4", "D4", "S3", "H3", "C3"]
    assert sorted(columns(pilot)[1]) == ["C9", "D8", "D9", "H7", "S7", "S8"]


def test_sorting_by_suit_keeps_each_suit_together(pilot: Pilot) -> None:
    pilot.key(pygame.K_s)
    pilot.key(pygame.K_s)
    assert all(len({face[0] for face in column}) == 1 for column in columns(pilot)[1:])


def test_the_hand_can_lie_in_one_row(pilot: Pilot) -> None:
    pilot.click("table.layout")
    pilot.wait(0.5)
    assert len({card.sprite.pose.y for card in pilot.parts.hand.cards}) == 1
    swipe(pilot, "card.SA", "card.HA")
    assert selected(pilot) == {"SA", "HA"}


def test_the_finder_goes_through_the_straight_flushes(pilot: Pilot) -> None:
    pilot.click("table.flush")
    first = selected(pilot)
    assert first == {"S4", "S5", "S6", "S7", "S8", "S9"}
    pilot.click("table.flush")
    assert selected(pilot) != first
    lawful = pilot.parts.position.lawful
    assert lawful is not None
    assert lawful.plays(pilot.parts.hand.selection.in_order)


def test_without_a_straight_flush_the_finder_is_grey_and_says_so() -> None:
    pilot = seated(guandan("S3 H4 D9" + OTHERS))
    assert not pilot.find("table.flush").enabled
    assert "no straight flush" in pilot.find("table.flush").hint


def test_the_keys_do_what_the_tools_do(pilot: Pilot) -> None:
    pilot.key(pygame.K_f)
    pilot.key(pygame.K_g)
    assert columns(pilot)[0] == ["S9", "S8", "S7", "S6", "S5", "S4"]
    pilot.key(pygame.K_u)
    assert columns(pilot)[0] == ["RJ", "RJ"]
    pilot.key(pygame.K_c)
    assert pilot.sees("guandan.counter")
    pilot.key(pygame.K_t)
    assert pilot.sees("table.last_trick_panel")
