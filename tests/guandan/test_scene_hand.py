"""Picking cards out of twenty-seven: clicks, swipes, rubber band, groups, the finder, and what a double click plays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest
from guandan_notation import guandan, with_rules
from guandan_table import parts, seated, selected
from pygame.event import Event

from cardcade.testing.pilot import Pilot
from cardcade_guandan.combinations import Kind

HAND = "RJ RJ BJ S2 H2 D2 SA HA CK DK SK HK S9 S8 S7 S6 S5 H9 C9 D5 D6 D7 H3 C3 H4 C4 S4"
OTHERS = " | S3 D3 | HQ DQ | CJ DJ"


@pytest.fixture
def pilot() -> Pilot:
    return seated(guandan(HAND + OTHERS, preset=with_rules(table__turn_seconds=0)))


def following(last: str, hand: str = HAND) -> Pilot:
    table = guandan(hand + OTHERS, last=last, by=3, preset=with_rules(table__turn_seconds=0))
    return seated(table)


def spot(pilot: Pilot, meaning: str) -> tuple[int, int]:
    return pilot._spot(meaning)


def swipe(pilot: Pilot, *meanings: str) -> None:
    """The pointer goes down on the first and moves over the others."""
    points = [spot(pilot, meaning) for meaning in meanings]
    mouse(pilot, points)


def mouse(pilot: Pilot, points: list[tuple[int, int]]) -> None:
    pilot._mouse(pygame.MOUSEMOTION, points[0], rel=(0, 0), buttons=(0, 0, 0))
    pilot._mouse(pygame.MOUSEBUTTONDOWN, points[0], button=1)
    for point in points[1:]:
        pilot._mouse(pygame.MOUSEMOTION, point, rel=(0, 0), buttons=(1, 0, 0))
    pilot._mouse(pygame.MOUSEBUTTONUP, points[-1], button=1)
    pilot.wait(0.4)


@contextmanager
def holding(pilot: Pilot, key: int) -> Iterator[None]:
    pilot.send(Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    yield
    pilot.send(Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))


def last_play(pilot: Pilot) -> tuple[Kind, int]:
    play = pilot.table.live.match.steps[-1].move
    return play.reading.kind, len(play.cards)


def columns(pilot: Pilot) -> list[list[str]]:
    table = parts(pilot)
    return [[table.game.deck.faces[card] for card in column.cards] for column in table.columns]


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


def test_cards_that_no_play_can_use_are_grey_and_equal_ones_are_alike() -> None:
    pilot = following("C6 C7 C8 D9 DT", hand="S7 D7 S8 H8 S9 ST DJ H3 RJ")
    grey = {card.meaning for card in pilot.parts.hand.cards if card.sprite.dim}
    assert grey == {"card.H3", "card.RJ"}


def test_either_suit_of_two_straight_flushes_can_be_used() -> None:
    flushes = "S4 S5 S6 S7 S8 D4 D5 D6 D7 D8 H3"
    pilot = following("SA HA CA DA", hand=flushes)
    assert {card.meaning for card in pilot.parts.hand.cards if card.sprite.dim} == {"card.H3"}


def test_the_play_button_is_grey_and_says_why() -> None:
    pilot = following("CA DA")
    assert not pilot.find("move.play").enabled
    pilot.click("card.H3")
    pilot.click("card.C3")
    assert not pilot.find("move.play").enabled
    assert "Too low" in pilot.find("move.play").hint


def test_the_play_button_names_the_rule_behind_its_reason() -> None:
    pilot = seated(guandan("RJ BJ S9 H4" + OTHERS, preset=with_rules("official", table__turn_seconds=0)))
    pilot.click("card.RJ")
    pilot.click("card.BJ")
    told = pilot.find("move.play").hint
    assert "no pair" in told
    assert "Pair of jokers" in told, told


def test_hints_go_through_plays_that_beat_the_last() -> None:
    pilot = following("CA DA")
    seen = []
    for _ in range(3):
        pilot.click("move.hint")
        seen.append(frozenset(selected(pilot)))
    assert len(set(seen)) == 3
    assert pilot.find("move.play").enabled or not seen[-1]


def hinted(pilot: Pilot) -> list[set[str]]:
    """The cards of every hint until the first comes again."""
    seen: list[set[str]] = []
    while pilot.key(pygame.K_h) or selected(pilot) not in seen:
        seen.append(selected(pilot))
    return seen


def lock(pilot: Pilot, *names: str) -> None:
    pilot.parts.hand.selection.clear()
    for name in names:
        pilot.click(f"card.{name}")
        pilot.wait(0.4)
    pilot.click("table.group")
    pilot.wait(0.5)


def test_no_hint_breaks_a_locked_group() -> None:
    pilot = following("C8", hand="S9 ST SJ SQ SK D9 HA H3 C3")
    assert {"S9"} in hinted(pilot) or {"D9"} in hinted(pilot)
    lock(pilot, "S9", "ST", "SJ", "SQ", "SK")
    group = {"S9", "ST", "SJ", "SQ", "SK"}
    hints = hinted(pilot)
    assert {"D9"} in hints, "another 9 does as well"
    assert all(group <= hint or not group & hint for hint in hints)


def test_who_can_only_play_from_locked_groups_is_advised_to_pass() -> None:
    pilot = following("C8", hand="S9 ST D3 C4 C5")
    lock(pilot, "S9", "ST")
    assert hinted(pilot) == [set()]
    assert pilot.find("move.pass").icon is not None  # type: ignore[attr-defined]


def test_who_must_lead_from_locked_groups_is_advised_all_the_same() -> None:
    pilot = seated(guandan("S9 ST" + OTHERS, preset=with_rules(table__turn_seconds=0)))
    lock(pilot, "S9", "ST")
    assert {"S9"} in hinted(pilot)


def test_who_cannot_beat_the_last_play_has_only_one_button() -> None:
    pilot = following("SA HA CA DA", hand="S3 H4 D9")
    assert pilot.find("move.pass").text == "Can't beat it"  # type: ignore[attr-defined]
    assert not pilot.sees("move.play")


def test_who_cannot_beat_the_last_play_passes_after_a_moment_and_is_told_why() -> None:
    pilot = following("SA HA CA DA", hand="S3 H4 D9")
    assert "You have nothing to play, so you pass." in [banner.text for banner in pilot.parts.effects.banners]
    until = pilot.clock.now() + 2
    while pilot.clock.now() < until:
        pilot.loop.tick()
    steps = pilot.table.live.match.steps
    assert (0, "Pass") in [(step.seat, type(step.move).__name__) for step in steps]


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
