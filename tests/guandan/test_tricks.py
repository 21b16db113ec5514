"""Section three of the rulebook: turns, passing, the end of a trick, catching the wind."""

from __future__ import annotations

import pytest
from guandan_notation import EAST, NORTH, SOUTH, WEST, guandan

from cardcade import IllegalMove
from cardcade.rulekit.shedding import Pass, Passed, TrickWon
from cardcade_guandan.events import WindCaught

FOUR_HANDS = "S3 S8 SK C4 | H4 H9 HK C5 | C6 CT CA D7 | D5 DJ DA D8"


def test_a_trick_ends_when_the_other_three_have_passed_and_the_table_is_cleared() -> None:
    table = guandan(FOUR_HANDS)
    table.play("S8")
    table.passes(WEST, NORTH, EAST)
    assert table.state.last is None
    assert table.state.trick == ()
    assert table.turn == SOUTH
    assert [event.seat for event in table.events(TrickWon)] == [SOUTH]


def test_who_passes_cannot_play_again_in_this_trick() -> None:
    table = guandan(FOUR_HANDS)
    table.play("S3")
    table.passes(WEST)
    table.play("C6")
    table.play("DJ")
    table.play("SK")
    assert table.turn == NORTH
    with pytest.raises(IllegalMove):
        table.play("HK", seat=WEST)


def test_after_two_passes_east_plays_and_south_may_play_again() -> None:
    table = guandan(FOUR_HANDS)
    table.play("S3")
    table.passes(WEST, NORTH)
    table.play("D5")
    assert table.turn == SOUTH
    table.play("S8")
    assert table.turn == EAST


def test_when_the_last_one_passes_too_the_trick_is_won_without_asking_the_locked() -> None:
    table = guandan(FOUR_HANDS)
    table.play("S3")
    table.passes(WEST, NORTH)
    table.play("D5")
    table.passes(SOUTH)
    assert table.turn == EAST
    assert table.state.last is None


def test_in_the_next_trick_everyone_may_play_again() -> None:
    table = guandan(FOUR_HANDS)
    table.play("S3")
    table.passes(WEST, NORTH, EAST)
    table.play("S8")
    assert table.turn == WEST
    table.play("H9")
    assert table.state.passed == frozenset()


def test_in_competition_a_pass_does_not_lock() -> None:
    table = guandan(FOUR_HANDS, preset="official")
    table.play("S3")
    assert table.turn == EAST
    table.passes(EAST)
    table.play("C6")
    table.passes(WEST, SOUTH)
    assert table.turn == EAST
    table.play("DA")


def test_in_competition_the_trick_ends_after_three_passes_since_the_last_play() -> None:
    table = guandan(FOUR_HANDS, preset="official")
    table.play("S3")
    table.passes(EAST)
    table.play("C6")
    table.passes(WEST, SOUTH, EAST)
    assert table.turn == NORTH
    assert table.state.last is None


def test_a_leader_cannot_pass() -> None:
    table = guandan(FOUR_HANDS)
    assert "pass" not in table.options()
    with pytest.raises(IllegalMove, match="must_lead"):
        table.passes(SOUTH)


def test_the_turn_goes_clockwise_south_west_north_east() -> None:
    table = guandan(FOUR_HANDS)
    table.play("S3")
    table.passes(WEST, NORTH)
    assert table.turn == EAST


def test_in_competition_the_turn_goes_counterclockwise() -> None:
    table = guandan(FOUR_HANDS, preset="official")
    table.play("S3")
    table.passes(EAST, NORTH)
    assert table.turn == WEST


def test_players_without_cards_are_not_asked() -> None:
    table = guandan("S3 S8 | | C6 CT | D5 DJ", out=(WEST,))
    table.play("S3")
    assert table.turn == NORTH


def test_when_somebody_goes_out_unbeaten_the_next_seat_leads() -> None:
    table = guandan("SA | H4 H9 | C6 CT | D5 DJ", level="7")
    table.play("SA")
    table.passes(WEST, NORTH, EAST)
    assert table.turn == WEST
    assert table.state.last is None
    assert [(event.seat, event.after) for event in table.events(WindCaught)] == [(WEST, SOUTH)]


def test_catching_the_wind_skips_seats_without_cards() -> None:
    table = guandan("SA | | C6 CT | D5 DJ", level="7", out=(WEST,))
    table.play("SA")
    table.passes(NORTH, EAST)
    assert table.turn == NORTH


def test_in_competition_the_partner_catches_the_wind() -> None:
    table = guandan("SA | H4 H9 | C6 CT | D5 DJ", level="7", preset="official")
    table.play("SA")
    table.passes(EAST, NORTH, WEST)
    assert table.turn == NORTH


def test_no_wind_is_caught_when_somebody_beats_the_last_card() -> None:
    table = guandan("SA | H4 BJ H9 | C6 CT | D5 DJ", level="7")
    table.play("SA")
    table.play("BJ")
    table.passes(NORTH, EAST)
    assert table.turn == WEST
    assert table.events(WindCaught) == []


def test_no_wind_is_caught_when_the_winner_still_holds_cards() -> None:
    table = guandan("SA S3 | H4 H9 | C6 CT | D5 DJ", level="7")
    table.play("SA")
    table.passes(WEST, NORTH, EAST)
    assert table.turn == SOUTH


def test_what_each_seat_did_stays_on_the_table_until_the_trick_ends() -> None:
    table = guandan(FOUR_HANDS)
    table.play("S3")
    table.play("H4")
    table.passes(NORTH)
    table.play("D5")
    table.play("S8")
    acts = [(act.seat, act.play is not None) for act in table.state.trick]
    assert acts == [(SOUTH, True), (WEST, True), (NORTH, False), (EAST, True), (SOUTH, True)]
    assert len(table.events(Passed)) == 1


def test_a_play_must_beat_the_last_one() -> None:
    table = guandan(FOUR_HANDS, last="S9", by=EAST)
    with pytest.raises(IllegalMove, match="too_low"):
        table.play("S8")
    table.play("SK")


def test_a_higher_single_a_pair_may_not_follow_a_single() -> None:
    table = guandan("S9 H9 | H4 | C6 | D5", last="S8", by=EAST)
    with pytest.raises(IllegalMove, match="kind"):
        table.play("S9 H9")


def test_a_bomb_may_be_played_on_anything_and_only_a_higher_bomb_on_it() -> None:
    table = guandan("S9 H9 C9 D9 S3 | SA HA CA DA S4 | C6 S6 D6 H6 C7 | RJ D5", last="BJ", by=EAST)
    table.play("S9 H9 C9 D9")
    table.play("SA HA CA DA")
    with pytest.raises(IllegalMove, match="bigger_bomb"):
        table.play("S6 H6 C6 D6")


def test_a_card_that_is_no_bomb_never_beats_a_bomb() -> None:
    table = guandan("RJ S3 | H4 | C6 | D5", last="S9 H9 C9 D9", by=EAST)
    with pytest.raises(IllegalMove, match="only_bombs"):
        table.play("RJ")


def test_another_reading_may_be_chosen() -> None:
    table = guandan("S9 C9 D9 H2 H2 S4 | H4 | C6 | D5")
    table.play("S9 C9 D9 H2 H2", wanted="full_house 9")
    assert table.state.last is not None
    assert not table.state.last.reading.is_bomb


def test_only_whose_turn_it_is_may_play() -> None:
    table = guandan(FOUR_HANDS)
    with pytest.raises(IllegalMove, match="turn"):
        table.play("H4", seat=WEST)
    with pytest.raises(IllegalMove, match="turn"):
        table.move(Pass(), EAST)
