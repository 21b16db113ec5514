"""Section two of the rulebook: every kind of combination."""

from __future__ import annotations

import pytest
from guandan_notation import read, reading, with_rules

from cardcade_guandan.cards import DECK

EIGHT_SEVENS = "S7 S7 C7 C7 D7 D7 H7 H7"


def test_a_single_is_any_card() -> None:
    assert [read(face) for face in ("S3", "HA", "BJ", "RJ")] == [
        ["single 3"],
        ["single A"],
        ["single BJ"],
        ["single RJ"],
    ]


def test_a_pair_is_two_cards_of_one_rank() -> None:
    assert read("S9 H9") == ["pair 9"]
    assert read("S9 HT") == []


def test_a_triple_is_three_cards_of_one_rank() -> None:
    assert read("S9 H9 D9") == ["triple 9"]


def test_a_full_house_is_a_triple_with_a_pair() -> None:
    assert read("S9 H9 D9 C4 D4") == ["full_house 9"]


def test_a_triple_never_takes_a_single_along() -> None:
    assert read("S9 H9 D9 C4") == []


@pytest.mark.parametrize("joker", ["BJ", "RJ"])
def test_one_joker_is_a_single(joker: str) -> None:
    assert read(joker) == [f"single {joker}"]


@pytest.mark.parametrize(("text", "key"), [("BJ RJ", "RJ"), ("BJ BJ", "BJ"), ("RJ RJ", "RJ")])
def test_any_two_jokers_are_a_pair(text: str, key: str) -> None:
    assert read(text) == [f"pair {key}"]


def test_in_competition_only_equal_jokers_are_a_pair() -> None:
    assert read("BJ RJ", preset="official") == []
    assert read("BJ BJ", preset="official") == ["pair BJ"]
    assert read("RJ RJ", preset="official") == ["pair RJ"]


@pytest.mark.parametrize("text", ["BJ BJ RJ", "BJ RJ RJ"])
def test_any_three_jokers_are_a_triple(text: str) -> None:
    assert read(text) == ["triple RJ"]


def test_in_competition_three_jokers_are_nothing() -> None:
    assert read("BJ BJ RJ", preset="official") == []


@pytest.mark.parametrize("preset", ["house", "official"])
def test_four_jokers_are_the_joker_bomb(preset: str) -> None:
    assert read("BJ BJ RJ RJ", preset=preset) == ["joker_bomb RJ"]


@pytest.mark.parametrize("text", ["BJ", "BJ RJ", "BJ BJ RJ"])
def test_fewer_than_four_jokers_are_no_bomb(text: str) -> None:
    assert not reading(text).is_bomb


def test_there_is_no_rocket_of_two_jokers() -> None:
    assert read("BJ RJ") == ["pair RJ"]


def test_the_pair_of_a_full_house_may_be_jokers() -> None:
    assert read("S9 H9 D9 BJ RJ") == ["full_house 9"]
    assert read("S9 H9 D9 BJ RJ", preset="official") == []
    assert read("S9 H9 D9 BJ BJ", preset="official") == ["full_house 9"]


def test_three_jokers_take_no_pair_along() -> None:
    assert read("BJ BJ RJ S9 H9") == []


def test_level_cards_stand_in_runs_at_their_natural_rank() -> None:
    assert read("S4 H5 C6 D7 S8 C9 DT", level="7") == ["straight 4"]
    assert read("S3 D3 S4 C4 C5 D5", level="5") == ["tube 3"]


@pytest.mark.parametrize("text", ["S4 C5 D6 S7 C8", "S4 C5 D6 S7 C8 S9 CT", "S3 C4 D5 S6 C7 S8 C9 ST CJ SQ CK SA"])
def test_a_straight_is_five_or_more_cards_in_a_row(text: str) -> None:
    assert read(text) == [f"straight {text[1]}"]


def test_four_cards_in_a_row_are_no_straight() -> None:
    assert read("S4 C5 D6 S7") == []


@pytest.mark.parametrize(
    "text", ["S2 C3 D4 S5 C6", "SA C2 D3 S4 C5", "ST CJ DQ SK BJ", "S2 C2 S3 C3 S4 C4", "S2 C2 D2 S3 C3 D3"]
)
def test_no_run_contains_a_two_or_a_joker(text: str) -> None:
    assert read(text, level="9") == []


def test_a_natural_straight_with_the_level_inside() -> None:
    assert read("S4 C5 C6 D7 S8 C9 CT", level="7") == ["straight 4"]
    assert read("S3 C4 C5 D6 S7 C8", level="5") == ["straight 3"]


def test_the_wildcard_fills_a_gap_in_a_straight() -> None:
    assert "straight 5" in read("S5 H7 S7 C8 D9", level="7")


def test_in_house_runs_the_wildcard_never_stands_for_a_two() -> None:
    assert read("S3 C4 D5 S6 H7", level="7") == ["straight 3"]


def test_at_level_two_the_wildcard_may_stand_in_a_run_though_natural_twos_may_not() -> None:
    assert read("S5 C6 D7 S8 H2") == ["straight 5", "straight 4"]
    assert read("S3 C4 D5 S6 S2") == []


@pytest.mark.parametrize("text", ["S3 D3 S4 C4 C5 D5", "S7 D7 S8 C8 C9 D9", "ST DT SJ CJ CQ DQ", "SQ DQ SK CK CA DA"])
def test_a_tube_is_three_to_five_pairs_in_a_row(text: str) -> None:
    assert read(text) == [f"tube {text[1]}"]


def test_two_pairs_are_too_few_and_six_too_many_for_a_tube() -> None:
    assert read("S3 D3 S4 C4") == []
    assert read("S3 D3 S4 C4 S5 C5 S6 C6 S7 C7") == ["tube 3"]
    assert read("S3 D3 S4 C4 S5 C5 S6 C6 S7 C7 S8 C8") == []


def test_a_natural_tube_with_the_level_inside() -> None:
    assert read("S4 D4 S5 C5 C6 D6", level="5") == ["tube 4"]
    assert read("S7 D7 S8 C8 C9 D9 ST CT", level="8") == ["tube 7"]
    assert read("SQ DQ SK CK CA DA", level="K") == ["tube Q"]


def test_the_wildcard_fills_a_gap_in_a_tube() -> None:
    assert "tube 3" in read("S3 H5 S4 C4 S5 C5 S6 C6", level="5")


@pytest.mark.parametrize("text", ["S3 D3 C3 S4 C4 D4", "S4 D4 C4 S5 C5 D5 S6 C6 D6"])
def test_a_plate_is_two_or_more_triples_in_a_row(text: str) -> None:
    assert read(text) == [f"plate {text[1]}"]


def test_every_part_of_a_plate_is_three_cards_of_one_rank() -> None:
    assert read("S3 D3 C3 S4 C4 S5") == []


def test_a_natural_plate_with_the_level_inside() -> None:
    assert read("S4 D4 C4 S5 C5 D5", level="5") == ["plate 4"]
    assert read("S3 D3 C3 S4 C4 D4 S5 C5 D5", level="4") == ["plate 3"]


def test_the_wildcard_fills_a_gap_in_a_plate() -> None:
    assert "plate 4" in read("S4 D4 C4 S5 C5 H7", level="7")
    assert "plate 4" in read("S4 D4 C4 S5 C5 H7 S6 C6 D6", level="7")
    assert "plate 4" in read("S4 D4 C4 S5 H7 H7 S6 C6 D6", level="7")
    assert read("S4 D4 C4 S5 C5 S7 S6 C6 D6", level="7") == [], "no other seven fills it"


@pytest.mark.parametrize("size", [4, 5, 6, 7, 8])
def test_four_to_eight_cards_of_one_rank_are_a_bomb(size: int) -> None:
    assert read("S9 H9 C9 D9 S9 H9 C9 D9"[: 3 * size - 1], level="7") == ["bomb 9"]


@pytest.mark.parametrize(("wilds", "size"), [("H7", 9), ("H7 H7", 10)])
def test_wildcards_make_bombs_of_nine_and_ten(wilds: str, size: int) -> None:
    text = f"S9 H9 C9 D9 S9 H9 C9 D9 {wilds}"
    assert read(text, level="7") == ["bomb 9"]
    assert reading(text, level="7").size == size


def test_all_eight_cards_of_the_level_rank_are_a_bomb() -> None:
    assert read(EIGHT_SEVENS, level="7") == ["bomb 7"]
    assert reading(EIGHT_SEVENS, level="7").size == 8


@pytest.mark.parametrize("preset", ["house", "official"])
@pytest.mark.parametrize("ninth", sorted(set(DECK.faces) - {"S7", "C7", "D7", "H7"}))
def test_a_bomb_of_the_level_rank_has_at_most_eight_cards(ninth: str, preset: str) -> None:
    assert read(f"{EIGHT_SEVENS} {ninth}", level="7", preset=preset) == []


@pytest.mark.parametrize("text", ["S5 S6 S7 S8 S9", "S5 S6 S7 S8 S9 ST"])
def test_five_or_more_cards_of_one_suit_in_a_row_are_a_straight_flush(text: str) -> None:
    assert read(text) == ["straight_flush 5"]


def test_one_suit_without_a_wildcard_is_never_a_plain_straight() -> None:
    assert read("S5 S6 S7 S8 S9") == ["straight_flush 5"]


def test_one_suit_with_a_wildcard_may_be_either() -> None:
    assert read("S5 S6 S7 S8 H2", preset="official") == [
        "straight_flush 5",
        "straight_flush 4",
        "straight 5",
        "straight 4",
    ]


def test_competition_runs_are_five_cards_three_pairs_two_triples() -> None:
    assert read("S5 C6 D7 S8 C9 ST", preset="official") == []
    assert read("S3 D3 S4 C4 S5 C5 S6 C6", preset="official") == []
    assert read("S3 D3 C3 S4 C4 D4 S5 C5 D5", preset="official") == []


@pytest.mark.parametrize("text", ["SA C2 D3 S4 C5", "SA DA S2 C2 S3 C3", "SA DA CA S2 C2 D2"])
def test_in_competition_the_ace_may_be_low_in_a_run(text: str) -> None:
    assert read(text, level="9", preset="official")[0].endswith(" A")


def test_no_run_goes_round_past_the_ace() -> None:
    assert read("SQ CK DA S2 C3", level="9", preset="official") == []


def test_runs_may_begin_at_two_where_the_preset_says_so() -> None:
    wider = with_rules("house", sequence__lowest="2")
    assert read("S2 C3 D4 S5 C6", "9", wider) == ["straight 2"]
    assert read("SA C2 D3 S4 C5", "9", wider) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("S9 C9 D9 H2 H2", ["bomb 9", "full_house 9"]),
        ("S3 C3 S4 C4 H2 H2", ["plate 3", "tube 3"]),
        ("S2 H2 H2 S8 C8", ["full_house 2", "full_house 8"]),
        ("S5 C6 D7 H2 H2", ["straight 5", "straight 4", "straight 3"]),
    ],
)
def test_all_readings_are_found_and_the_strongest_comes_first(text: str, expected: list[str]) -> None:
    assert read(text) == expected


def test_a_full_house_of_the_level_with_two_wildcards_as_its_pair() -> None:
    assert read("CJ CJ DJ HJ HJ", level="J") == ["bomb J", "full_house J"]
