"""Picking cards out of twenty-seven: clicks, swipes, rubber band, double clicks, and which of several readings."""

from __future__ import annotations

import pygame
import pytest
from guandan_hand import OTHERS, columns, following, holding, last_play, leading, mouse, spot, swipe
from guandan_notation import guandan, with_rules
from guandan_table import seated, selected

from cardcade.testing.pilot import Pilot
from cardcade_guandan.combinations import Kind


@pytest.fixture
def pilot() -> Pilot:
    return leading()


def test_a_column_holds_a_rank_the_highest_left(pilot: Pilot) -> None:
    assert columns(pilot)[:5] == [["RJ", "RJ"], ["BJ"], ["S2", "D2", "H2"], ["SA", "HA"], ["SK", "HK", "CK", "DK"]]


def test_every_card_of_a_column_can_be_clicked(pilot: Pilot) -> None:
    for name in ("SK", "HK", "CK", "DK"):
        pilot.click(f"card.{name}")
    assert selected(pilot) == {"SK", "HK", "CK", "DK"}
    pilot.wait(0.5)
    pilot.click("card.HK")
    assert selected(pilot) == {"SK", "CK", "DK"}


def test_a_swipe_down_a_column_takes_all_it_passes(pilot: Pilot) -> None:
    swipe(pilot, "card.SK", "card.DK")
    assert selected(pilot) == {"SK", "HK", "CK", "DK"}


def test_a_swipe_along_the_front_takes_the_front_cards(pilot: Pilot) -> None:
    swipe(pilot, "card.HA", "card.DK", "card.C9")
    assert selected(pilot) == {"HA", "DK", "C9"}


def test_a_swipe_that_begins_on_a_chosen_card_lets_go(pilot: Pilot) -> None:
    swipe(pilot, "card.SK", "card.DK")
    swipe(pilot, "card.SK", "card.CK")
    assert selected(pilot) == {"DK"}


def test_a_rubber_band_takes_what_can_be_seen_in_it(pilot: Pilot) -> None:
    king, nine = pilot.find("card.SK").rect, pilot.find("card.S9").rect
    scale = pilot.ui.canvas.scale
    start = round((king.x + 20) * scale), round((king.y - 30) * scale)
    end = round((nine.x + 30) * scale), round((nine.y + 10) * scale)
    mouse(pilot, [start, end])
    assert selected(pilot) == {"SK", "HK", "S9"}


def test_with_shift_a_rubber_band_adds_to_what_is_chosen(pilot: Pilot) -> None:
    pilot.click("card.BJ")
    king, scale = pilot.find("card.SK").rect, pilot.ui.canvas.scale
    start = round((king.x + 20) * scale), round((king.y - 30) * scale)
    with holding(pilot, pygame.K_LSHIFT):
        mouse(pilot, [start, (start[0] + 20, start[1] + 30)])
    assert selected(pilot) == {"BJ", "SK"}


def test_a_click_on_the_felt_puts_everything_back(pilot: Pilot) -> None:
    swipe(pilot, "card.SK", "card.DK")
    zone = pilot.find("hand").rect
    pilot.click_at(pilot.ui.canvas.point(zone.x + 5, zone.y + 5))
    assert not selected(pilot)


def test_shift_takes_all_between_two_cards(pilot: Pilot) -> None:
    pilot.click("card.SA")
    pilot.wait(0.5)
    with holding(pilot, pygame.K_LSHIFT):
        pilot.click("card.HK")
    assert selected(pilot) == {"SA", "HA", "SK", "HK"}


def test_ctrl_takes_the_whole_column(pilot: Pilot) -> None:
    with holding(pilot, pygame.K_LCTRL):
        pilot.click("card.HK")
    assert selected(pilot) == {"SK", "HK", "CK", "DK"}


def test_a_double_click_plays_the_whole_column(pilot: Pilot) -> None:
    pilot.click("card.SK")
    pilot.click("card.SK")
    assert last_play(pilot) == (Kind.BOMB, 4)


def test_a_double_click_plays_as_much_of_the_column_as_the_trick_wants() -> None:
    pilot = following("S8 D8")
    pilot.click("card.C9")
    pilot.click("card.C9")
    assert last_play(pilot) == (Kind.PAIR, 2)


def test_a_double_click_plays_the_selection_it_completes(pilot: Pilot) -> None:
    for name in ("H3", "H4", "D5", "D6"):
        pilot.click(f"card.{name}")
        pilot.wait(0.4)
    pilot.click("card.D7")
    pilot.click("card.D7")
    assert last_play(pilot) == (Kind.STRAIGHT, 5)


def test_cards_dragged_out_of_the_hand_are_played(pilot: Pilot) -> None:
    swipe(pilot, "card.S9", "card.C9")
    pilot.wait(0.4)
    start = spot(pilot, "card.C9")
    mouse(pilot, [start, (start[0], start[1] - 150), (start[0] + 10, start[1] - 350)])
    assert last_play(pilot) == (Kind.TRIPLE, 3)


def test_cards_with_several_readings_ask_which(pilot: Pilot) -> None:
    pilot = seated(guandan("S5 S6 S7 H2 H2 S9" + OTHERS, preset=with_rules(table__turn_seconds=0)))
    for name in ("S5", "S6", "S7"):
        pilot.click(f"card.{name}")
    swipe(pilot, "card.H2", "card.H2.2") if pilot.sees("card.H2") else swipe(pilot, "card.H2.1", "card.H2.2")
    pilot.click("move.play")
    texts = [pilot.find(f"choose.{number}").text for number in range(6)]  # type: ignore[attr-defined]
    assert texts[0] == "Straight flush 5 to 9"
    assert "Straight 4 to 8" in texts
    pilot.click("choose.3")
    assert last_play(pilot) == (Kind.STRAIGHT, 5)
