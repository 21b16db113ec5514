"""What the table tells of the hand: grey cards, the grey button, and hints."""

from __future__ import annotations

import pygame
import pytest
from guandan_hand import OTHERS, following, leading
from guandan_notation import guandan, with_rules
from guandan_table import seated, selected

from cardcade.testing.pilot import Pilot


@pytest.fixture
def pilot() -> Pilot:
    return leading()


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
