"""Rulebook, kinds of plays: what cards make, and how each kind compares with itself."""

from itertools import pairwise

import pytest

from cardcade_gandengyan.cards import DECK
from cardcade_gandengyan.combinations import beats, readings

from .notation import Table, combination, notation, ranks, rules


def meanings(text: str, preset: str = "house", **changed) -> list[str]:
    """Everything these cards can be played as, the default first."""
    made = rules(preset, **changed)
    return [notation(reading) for reading in readings(ranks(text), made.straight, made.joker)]


def beaten(higher: str, lower: str, preset: str = "house", **changed) -> bool:
    made = rules(preset, **changed)
    return beats(combination(higher), combination(lower), made.follow, made.straight)


def in_rising_order(*texts: str) -> None:
    for lower, higher in pairwise(texts):
        assert beaten(higher, lower), f"{higher} beats {lower}"
        assert not beaten(lower, higher), f"{lower} does not beat {higher}"


def test_a_pack_of_54_cards_with_both_jokers() -> None:
    assert len(DECK) == 54
    assert {"BJ", "RJ"} < set(DECK.faces)


class TestOrderOfSingles:
    def test_singles_rise_from_3_to_ace_then_2_then_black_joker_then_red_joker(self) -> None:
        in_rising_order(*"3456789TJQKA2", "BJ", "RJ")

    def test_a_2_is_the_highest_number_higher_than_an_ace(self) -> None:
        assert all(beaten("2", lower) for lower in "3456789TJQKA")

    def test_the_jokers_are_the_highest_singles(self) -> None:
        assert all(beaten(joker, lower) for joker in ("BJ", "RJ") for lower in "3456789TJQKA2")

    def test_the_red_joker_is_higher_than_the_black(self) -> None:
        in_rising_order("BJ", "RJ")

    def test_suits_do_not_matter(self) -> None:
        table = Table("S9 4 | H9 D5 | CT 3")
        table.play("S9")
        assert table.refusal("H9") == ("not_higher", None)

    def test_any_card_is_a_single(self) -> None:
        assert all(meanings(name) == [name] for name in [*"3456789TJQKA2", "BJ", "RJ"])

    def test_the_example_of_singles(self) -> None:
        in_rising_order("3", "K", "A", "2", "BJ", "RJ")


class TestPairs:
    def test_two_cards_of_one_rank_are_a_pair(self) -> None:
        assert meanings("5 5") == ["55"]

    def test_two_cards_of_different_ranks_are_nothing(self) -> None:
        assert meanings("5 6") == []
        assert Table("5 6 7 | 3").refusal("5 6") == ("no_pair", None)

    def test_pairs_compare_by_rank(self) -> None:
        in_rising_order("33", "44", "99", "TT", "AA", "22")

    def test_the_example_of_pairs(self) -> None:
        in_rising_order("55", "QQ", "AA", "22")


class TestStraights:
    def test_three_or_more_ranks_in_a_row_are_a_straight(self) -> None:
        assert meanings("3 4 5") == ["3-4-5"]
        assert meanings("9 6 8 7") == ["6-7-8-9"]
        assert meanings("3 4 5 6 7 8 9 T J Q K A") == ["3-4-5-6-7-8-9-T-J-Q-K-A"]

    def test_two_in_a_row_are_no_straight(self) -> None:
        assert meanings("3 4") == []

    def test_a_gap_makes_no_straight(self) -> None:
        assert meanings("3 4 6") == []
        assert Table("3 4 6 9 | 3").refusal("3 4 6") == ("gap", None)

    def test_a_rank_held_twice_makes_no_straight(self) -> None:
        assert meanings("3 4 4 5") == []
        assert Table("3 4 4 5 | 3").refusal("3 4 4 5") == ("no_combination", None)

    def test_an_ace_follows_a_king(self) -> None:
        assert meanings("Q K A") == ["Q-K-A"]

    def test_an_ace_is_never_low(self) -> None:
        assert meanings("A 3 4") == []

    @pytest.mark.parametrize("cards", ["2 3 4", "K A 2", "2 3 4 5", "A 2 3", "2 3 BJ", "A 2 BJ"])
    def test_a_2_never_stands_in_a_straight(self, cards: str) -> None:
        assert meanings(cards) == []

    def test_a_refused_2_is_named(self) -> None:
        assert Table("2 3 4 9 | 3").refusal("2 3 4") == ("two_in_straight", None)

    def test_straights_compare_by_what_they_are_made_of(self) -> None:
        in_rising_order("3-4-5", "4-5-6", "9-T-J", "Q-K-A")

    def test_the_lowest_rank_decides_whatever_the_lengths(self) -> None:
        in_rising_order("3-4-5", "7-8-9-T", "J-Q-K-A")
        in_rising_order("3-4-5-6-7-8", "4-5-6")

    def test_equal_lowest_ranks_do_not_beat(self) -> None:
        assert not beaten("3-4-5-6", "3-4-5")
        assert not beaten("3-4-5", "3-4-5-6")

    def test_the_shortest_straight_is_a_preset_key(self) -> None:
        assert meanings("3 4 5", straight_min_length=4) == []
        assert meanings("3 4 5 6", straight_min_length=4) == ["3-4-5-6"]
        table = Table("3 4 5 9 | 3", straight_min_length=4)
        assert table.refusal("3 4 5") == ("straight_short", "straight.min_length")


class TestBombs:
    def test_three_of_a_rank_are_a_bomb(self) -> None:
        assert meanings("4 4 4") == ["444"]

    def test_four_of_a_rank_are_a_bomb(self) -> None:
        assert meanings("K K K K") == ["KKKK"]

    def test_bombs_of_a_size_compare_by_rank(self) -> None:
        in_rising_order("333", "444", "TTT", "AAA", "222")
        in_rising_order("3333", "4444", "TTTT", "AAAA", "2222")

    def test_the_example_of_bombs(self) -> None:
        in_rising_order("333", "QQQ", "AAA", "222", "KKKK")

    def test_both_jokers_are_the_joker_bomb(self) -> None:
        assert meanings("BJ RJ") == meanings("RJ BJ") == ["BJ RJ"]

    def test_the_joker_bomb_beats_everything(self) -> None:
        for lower in ("3", "RJ", "22", "J-Q-K-A", "222", "2222"):
            in_rising_order(lower, "BJ RJ")

    @pytest.mark.parametrize("lower", ["3", "2", "RJ", "33", "22", "3-4-5", "T-J-Q-K-A", "333"])
    def test_three_of_a_kind_beat_singles_pairs_straights_and_lower_threes(self, lower: str) -> None:
        in_rising_order(lower, "444")

    @pytest.mark.parametrize("lower", ["333", "222", "RJ", "22", "T-J-Q-K-A", "3333"])
    def test_four_of_a_kind_beat_all_threes_and_lower_fours(self, lower: str) -> None:
        in_rising_order(lower, "4444")

    @pytest.mark.parametrize("same", ["555", "5555", "BJ RJ"])
    def test_equal_bombs_do_not_beat(self, same: str) -> None:
        assert not beaten(same, same)

    @pytest.mark.parametrize("higher", ["RJ", "22", "J-Q-K-A"])
    def test_no_plain_play_beats_a_bomb(self, higher: str) -> None:
        assert not beaten(higher, "333")
