"""Section four of the rulebook: what beats what."""

from __future__ import annotations

import pytest
from guandan_notation import beats, order, reading


def test_only_the_same_kind_can_be_compared() -> None:
    assert not beats("SA HA", "S3")
    assert not beats("SA", "S3 H3")
    assert not beats("SA HA DA", "S3 H3 D3 S4 C4")


@pytest.mark.parametrize("other", ["RJ", "BJ RJ", "S2 C2 D2", "SA HA DA SK CK", "ST CJ DQ SK CA", "SQ DQ SK CK SA CA"])
def test_a_bomb_beats_everything_that_is_no_bomb(other: str) -> None:
    assert beats("S3 H3 C3 D3", other)
    assert not beats(other, "S3 H3 C3 D3")


def test_pairs_compare_by_rank_with_level_pairs_above_aces() -> None:
    assert beats("SA HA", "SK HK")
    assert beats("S7 C7", "SA HA", level="7")


def test_a_joker_pair_is_the_highest_pair() -> None:
    assert beats("BJ RJ", "S7 C7", level="7")
    assert beats("BJ RJ", "SA HA")


def test_joker_pairs_compare_by_the_higher_joker() -> None:
    assert beats("BJ RJ", "BJ BJ")
    assert not beats("RJ RJ", "BJ RJ")
    assert not beats("BJ RJ", "RJ RJ")


def test_triples_compare_by_rank_with_the_level_above_aces() -> None:
    assert beats("S7 C7 D7", "SA HA CA", level="7")
    assert beats("SK HK CK", "SQ HQ CQ")


def test_three_jokers_are_above_every_triple() -> None:
    assert beats("BJ BJ RJ", "S7 C7 D7", level="7")


def test_a_full_house_compares_by_its_triple_at_level_weight() -> None:
    assert beats("S9 H9 C9 S3 C3", "S8 H8 C8 SA CA")
    assert beats("S7 C7 D7 S3 C3", "SA HA CA SK CK", level="7")


def test_runs_compare_by_their_highest_card() -> None:
    assert beats("S4 C5 D6 S7 C8", "S3 C4 D5 S6 C7")
    assert beats("S6 C6 S7 C7 S8 C8", "S5 C5 S6 C6 S7 C7")
    assert beats("S6 C6 D6 S7 C7 D7", "S5 C5 D5 S6 C6 D6")


def test_of_runs_with_the_same_highest_card_the_longer_wins() -> None:
    assert beats("S3 C4 D5 S6 C7 S8", "S4 C5 D6 S7 C8")
    assert not beats("S4 C5 D6 S7 C8", "S3 C4 D5 S6 C7 S8")


def test_a_shorter_run_with_a_higher_end_beats_a_longer_one() -> None:
    assert beats("S5 C6 D7 S8 C9", "S3 C4 D5 S6 C7 S8")


def test_in_competition_only_runs_of_the_same_length_compare() -> None:
    known = order("2", "official")
    long = reading("S5 C6 D7 S8 C9 ST", preset="house")
    assert not known.beats(long, reading("S3 C4 D5 S6 C7", preset="official"))


def test_level_cards_in_runs_count_at_their_natural_rank() -> None:
    assert beats("S5 C6 D7 S8 C9", "S4 C5 D6 C7 D8", level="7")
    assert not beats("S3 C3 S4 C4 S5 C5", "S4 D4 C5 D5 S6 C6", level="5")


HIGH_TO_LOW = (
    "BJ BJ RJ RJ",
    "S9 H9 C9 D9 S9 H9 C9 D9 H7 H7",
    "S9 H9 C9 D9 S9 H9 C9 D9 H7",
    "S3 H3 C3 D3 S3 H3 C3 D3",
    "SA HA CA DA SA HA CA",
    "S3 H3 C3 D3 S3 H3",
    "S3 S4 S5 S6 S8 S9 H7",
    "ST SJ SQ SK SA",
    "S3 S4 S5 S6 H7",
    "SA HA CA DA SA",
    "S3 H3 C3 D3 S3",
    "SA HA CA DA",
    "SK HK CK DK",
    "S2 H2 C2 D2",
)


@pytest.mark.parametrize("place", range(len(HIGH_TO_LOW) - 1))
def test_jokers_then_ten_to_six_then_straight_flush_then_five_then_four(place: int) -> None:
    higher, lower = HIGH_TO_LOW[place], HIGH_TO_LOW[place + 1]
    assert beats(higher, lower, level="7")
    assert not beats(lower, higher, level="7")


def test_bombs_compare_by_number_of_cards_first() -> None:
    assert beats("S3 H3 C3 D3 S3", "SA HA CA DA")


def test_bombs_of_the_same_number_compare_by_rank() -> None:
    assert beats("SK HK CK DK", "SQ HQ CQ DQ")


def test_among_bombs_ace_is_high_and_two_low() -> None:
    assert beats("SA HA CA DA", "SK HK CK DK", level="7")
    assert all(beats(" ".join(suit + rank for suit in "SHCD"), "S2 H2 C2 D2", level="7") for rank in "3456789TJQKA")


def test_a_house_bomb_of_the_level_rank_counts_as_its_face() -> None:
    assert beats("SA HA CA DA", "S2 H2 C2 D2", level="2")
    assert beats("S8 H8 C8 D8", "S7 C7 D7 S7", level="7")


def test_a_competition_bomb_of_the_level_rank_is_above_aces() -> None:
    assert beats("S7 C7 D7 S7", "SA HA CA DA", level="7", preset="official")


def test_a_straight_flush_lies_between_six_and_five_of_a_kind() -> None:
    assert beats("S3 H3 C3 D3 S3 H3", "ST SJ SQ SK SA")
    assert beats("S3 S4 S5 S6 S7", "SA HA CA DA SA")


def test_straight_flushes_compare_length_first_then_the_highest_card() -> None:
    assert beats("S3 S4 S5 S6 S7 S8", "ST SJ SQ SK SA")
    assert beats("S4 S5 S6 S7 S8", "C3 C4 C5 C6 C7")


def test_nothing_beats_the_joker_bomb() -> None:
    assert not any(beats(other, "BJ BJ RJ RJ", level="7") for other in HIGH_TO_LOW)


@pytest.mark.parametrize("text", ["S9", "S9 H9", "S9 H9 C9", "S9 H9 C9 D9", "S5 C6 D7 S8 C9", "S5 S6 S7 S8 S9"])
def test_equal_plays_do_not_beat_each_other(text: str) -> None:
    assert not beats(text, text)


def test_in_competition_the_run_from_the_ace_is_the_lowest() -> None:
    assert beats("S2 C3 D4 S5 C6", "SA C2 D3 S4 C5", level="9", preset="official")
    assert not beats("SA C2 D3 S4 C5", "S2 C3 D4 S5 C6", level="9", preset="official")
