"""Passing A: who attempts it, what passes, what a failure costs."""

from __future__ import annotations

import pytest
from guandan_notation import EAST, NORTH, SOUTH, WEST, Table, guandan, rules, with_rules

from cardcade_guandan.climbing import Climb, after_deal
from cardcade_guandan.events import AceFailed, MatchWon
from cardcade_guandan.state import Phase

DOUBLE = (SOUTH, NORTH, EAST, WEST)
PARTNER_THIRD = (SOUTH, EAST, NORTH, WEST)
PARTNER_LAST = (SOUTH, EAST, WEST, NORTH)
LOST = (EAST, NORTH, WEST, SOUTH)
OURS_AT_ACE = Climb((14, 9), owner=0)


def test_a_double_win_at_the_ace_wins_the_match() -> None:
    assert after_deal(OURS_AT_ACE, DOUBLE, rules().levels).passed_ace


@pytest.mark.parametrize("places", [PARTNER_THIRD, PARTNER_LAST])
def test_a_weaker_win_at_the_ace_fails_and_falls_back_to_the_jack(places: tuple[int, ...]) -> None:
    outcome = after_deal(OURS_AT_ACE, places, rules().levels)
    assert not outcome.passed_ace
    assert outcome.standing.levels == (11, 9)
    assert outcome.standing.failures == (0, 0)


def test_a_lost_deal_at_the_ace_is_a_failure_too() -> None:
    outcome = after_deal(OURS_AT_ACE, LOST, rules().levels)
    assert outcome.failed_ace == 0
    assert outcome.standing.levels == (11, 11)
    assert outcome.standing.owner == 1


def test_reaching_the_ace_is_not_passing_it() -> None:
    outcome = after_deal(Climb((12, 9), 0), DOUBLE, rules().levels)
    assert outcome.standing.levels == (14, 9)
    assert not outcome.passed_ace


def test_the_first_side_to_pass_the_ace_wins_the_whole_match() -> None:
    standing = Climb((14, 14), owner=0)
    table = guandan("| HK H9 | CQ | D4 D5", turn=NORTH, out=(SOUTH,), level="A", standing=standing)
    table.play("CQ")
    assert table.state.phase is Phase.OVER
    assert table.state.winner == 0
    assert [event.side for event in table.events(MatchWon)] == [0]
    result = table.game.result(table.state)
    assert result is not None
    assert (result.winners, result.first) == ((SOUTH, NORTH), (SOUTH,))


def won_too_weakly(preset: str, failures: int = 0) -> Table:
    """South first, north last, at A, after so many failures."""
    standing = Climb((14, 5), owner=0, failures=(failures, 0))
    table = guandan("| | D4 | CQ", turn=EAST, out=(SOUTH, WEST), level="A", preset=preset, standing=standing)
    table.play("CQ")
    return table


@pytest.mark.parametrize("preset", ["house", "quick"])
def test_in_house_a_failure_is_told_with_the_level_fallen_back_to(preset: str) -> None:
    table = won_too_weakly(preset)
    (failed,) = table.events(AceFailed)
    assert (failed.side, failed.failures, failed.level) == (0, 0, 11)
    assert table.state.standing.levels == (11, 5)


@pytest.mark.parametrize(("before", "counted", "level"), [(0, 1, 14), (1, 2, 14), (2, 0, 2)])
def test_in_competition_failures_are_counted_and_told(before: int, counted: int, level: int) -> None:
    table = won_too_weakly("official", before)
    (failed,) = table.events(AceFailed)
    assert (failed.side, failed.failures, failed.level) == (0, counted, level)
    assert table.state.standing.failures == (counted, 0)


@pytest.mark.parametrize("preset", ["house", "official"])
def test_a_passed_ace_is_no_failure(preset: str) -> None:
    standing = Climb((14, 5), owner=0)
    table = guandan("| HK H9 | CQ | D4", turn=NORTH, out=(SOUTH,), level="A", preset=preset, standing=standing)
    table.play("CQ")
    assert not table.events(AceFailed)


def test_in_competition_first_with_the_partner_not_last_passes() -> None:
    levels = rules("official").levels
    assert after_deal(OURS_AT_ACE, DOUBLE, levels).passed_ace
    assert after_deal(OURS_AT_ACE, PARTNER_THIRD, levels).passed_ace
    assert not after_deal(OURS_AT_ACE, PARTNER_LAST, levels).passed_ace


def test_in_competition_three_failures_fall_back_to_two_and_count_anew() -> None:
    levels = rules("official").levels
    standing = Climb((14, 9), 0, failures=(1, 0))
    second = after_deal(standing, PARTNER_LAST, levels)
    assert (second.standing.levels, second.standing.failures) == ((14, 9), (2, 0))
    third = after_deal(second.standing, PARTNER_LAST, levels)
    assert (third.standing.levels, third.standing.failures) == ((2, 9), (0, 0))


def test_with_no_limit_on_attempts_a_side_never_falls() -> None:
    levels = with_rules(levels__ace_attempts=0).levels
    standing = OURS_AT_ACE
    for _ in range(9):
        standing = after_deal(standing, PARTNER_LAST, levels).standing
    assert standing.levels == (14, 9)
    assert standing.failures == (9, 0)


def test_only_the_owner_of_the_deal_attempts_the_ace() -> None:
    outcome = after_deal(Climb((14, 9), owner=1), DOUBLE, rules().levels)
    assert not outcome.passed_ace
    assert outcome.failed_ace is None
    assert outcome.standing.levels == (14, 9)
    assert outcome.standing.owner == 0


def test_opponents_who_win_against_the_ace_advance_and_stop_at_it() -> None:
    outcome = after_deal(Climb((14, 13), owner=0), LOST, rules("official").levels)
    assert outcome.standing.levels == (14, 14)
    assert outcome.standing.owner == 1
    assert not outcome.passed_ace
