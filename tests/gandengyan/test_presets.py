"""The three presets differ where they should; every key does what it says."""

import pytest

from .notation import Table, rules
from .test_combinations import beaten


def test_house_is_the_rulebook() -> None:
    made = rules("house")
    assert (made.deal.seats, made.deal.hand_size, made.deal.leader_extra) == (2, 5, 1)
    assert (made.follow.step, made.straight.min_length, made.straight.lengths_compare) == ("any_higher", 3, True)
    assert (made.joker.wild, made.joker.single, made.draw.who) == (True, True, "winner")
    assert (made.scoring.per_card, made.scoring.bomb_doubles, made.scoring.untouched_doubles) == (1, False, False)
    assert made.match.rounds == 5


def test_classic_goes_one_rank_up_everyone_draws_and_doubles_for_three() -> None:
    made = rules("classic")
    assert (made.deal.seats, made.follow.step, made.straight.lengths_compare) == (3, "next", False)
    assert (made.joker.wild, made.joker.single, made.draw.who) == (True, False, "all")
    assert (made.scoring.bomb_doubles, made.scoring.untouched_doubles) == (True, True)


def test_party_is_house_for_six_with_everyone_drawing_and_doubling() -> None:
    made = rules("party")
    assert (made.deal.seats, made.follow.step, made.straight.lengths_compare) == (6, "any_higher", True)
    assert (made.joker.single, made.draw.who) == (True, "all")
    assert (made.scoring.bomb_doubles, made.scoring.untouched_doubles) == (True, True)


class TestOneRankUp:
    @pytest.mark.parametrize(("higher", "lower"), [("6", "5"), ("A", "K"), ("66", "55"), ("6-7-8", "5-6-7")])
    def test_singles_pairs_and_straights_go_exactly_one_up(self, higher: str, lower: str) -> None:
        assert beaten(higher, lower, "classic")

    @pytest.mark.parametrize(("higher", "lower"), [("7", "5"), ("A", "Q"), ("77", "55"), ("7-8-9", "5-6-7")])
    def test_nothing_skips_a_rank(self, higher: str, lower: str) -> None:
        assert not beaten(higher, lower, "classic")

    @pytest.mark.parametrize("lower", "3456789TJQKA")
    def test_a_2_beats_any_lower_single_and_a_pair_of_2s_any_lower_pair(self, lower: str) -> None:
        assert beaten("2", lower, "classic")
        assert beaten("22", lower * 2, "classic")

    def test_bombs_need_only_be_higher(self) -> None:
        assert beaten("KKK", "333", "classic")
        assert beaten("3333", "222", "classic")
        assert beaten("BJ RJ", "2222", "classic")

    def test_the_refusal_names_the_one_that_would_do(self) -> None:
        table = Table("5 9 | 7 8", "classic")
        table.play("5")
        assert table.refusal("7") == ("exactly_next", "follow.step")

    def test_where_jokers_go_alone_they_too_are_one_up(self) -> None:
        assert beaten("BJ", "2", "classic", joker_single=True)
        assert beaten("RJ", "BJ", "classic", joker_single=True)
        assert not beaten("RJ", "A", "classic", joker_single=True)


class TestLengths:
    def test_where_lengths_do_not_compare_only_equal_lengths_answer(self) -> None:
        assert not beaten("4-5-6-7", "3-4-5", straight_lengths_compare=False)
        assert beaten("4-5-6", "3-4-5", straight_lengths_compare=False)
        assert beaten("9-T-J", "3-4-5", straight_lengths_compare=False)

    def test_the_refusal_names_the_length(self) -> None:
        table = Table("3 4 5 9 | 6 7 8 9 T", "party", straight_lengths_compare=False)
        table.play("3 4 5")
        assert table.refusal("6 7 8 9") == ("other_length", "straight.lengths_compare")

    def test_a_straight_that_is_too_low_anyway_is_not_refused_for_its_length(self) -> None:
        table = Table("5 6 7 9 | 3 4 5 6 T", "party", straight_lengths_compare=False)
        table.play("5 6 7")
        assert table.refusal("3 4 5 6") == ("not_higher", None)

    def test_a_straight_that_is_not_the_next_one_anyway_is_not_refused_for_its_length(self) -> None:
        table = Table("3 4 5 9 | 6 7 8 9 T", "classic")
        table.play("3 4 5")
        assert table.refusal("6 7 8 9") == ("exactly_next", "follow.step")

    def test_one_rank_up_means_equal_lengths(self) -> None:
        assert not beaten("4-5-6-7", "3-4-5", follow_step="next")
        table = Table("3 4 5 9 | 4 5 6 7 T", follow_step="next")
        table.play("3 4 5")
        assert table.refusal("4 5 6 7") == ("other_length", "follow.step")
