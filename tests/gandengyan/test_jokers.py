"""Rulebook, the special cards: jokers alone, together, and standing for other cards."""

import pytest

from cardcade_gandengyan.cards import DECK
from cardcade_gandengyan.combinations import arranged

from .notation import Table, combination, deal
from .test_combinations import beaten, meanings


class TestAlone:
    def test_a_joker_alone_is_the_highest_single(self) -> None:
        assert meanings("BJ") == ["BJ"]
        assert beaten("BJ", "2")
        assert beaten("RJ", "BJ")

    def test_both_jokers_make_the_joker_bomb(self) -> None:
        assert meanings("BJ RJ") == ["BJ RJ"]

    def test_both_jokers_alone_are_taken_as_the_joker_bomb_first_and_nothing_else(self) -> None:
        table = Table("BJ RJ 3 | 2 2 2 2 5")
        assert len(table.game.plays_with(table.state, 0, table.chosen("RJ BJ"))) == 1
        table.play("RJ BJ")
        assert table.state.last == combination("BJ RJ")


class TestWild:
    def test_a_joker_completes_a_pair(self) -> None:
        assert meanings("7 BJ") == ["77"]
        assert meanings("2 RJ") == ["22"]

    @pytest.mark.parametrize(
        ("cards", "bomb"), [("RJ 7 7", "777"), ("BJ A A", "AAA"), ("RJ BJ 9 9", "9999"), ("RJ K K K", "KKKK")]
    )
    def test_jokers_complete_bombs(self, cards: str, bomb: str) -> None:
        assert meanings(cards) == [bomb]

    @pytest.mark.parametrize(
        ("cards", "straight"), [("3 4 RJ", "3-4-5"), ("BJ 8 9", "7-8-9"), ("J Q BJ", "J-Q-K"), ("6 7 BJ 9", "6-7-8-9")]
    )
    def test_jokers_stand_for_any_card_of_a_straight(self, cards: str, straight: str) -> None:
        assert straight in meanings(cards)

    def test_every_reading_can_be_chosen(self) -> None:
        assert meanings("BJ 8 9") == ["8-9-T", "7-8-9"]
        table = Table("BJ 8 9 5 | 3")
        table.play("BJ 8 9", "7-8-9")
        assert table.state.last == combination("7-8-9")

    def test_the_higher_straight_is_the_default(self) -> None:
        table = Table("BJ 8 9 5 | 3")
        table.play("BJ 8 9")
        assert table.state.last == combination("8-9-T")

    def test_one_card_and_both_jokers_are_a_triple_or_any_straight_with_it(self) -> None:
        assert meanings("5 BJ RJ") == ["555", "5-6-7", "4-5-6", "3-4-5"]
        assert meanings("3 BJ RJ") == ["333", "3-4-5"]
        assert meanings("A BJ RJ") == ["AAA", "Q-K-A"]
        assert meanings("2 BJ RJ") == ["222"]

    def test_two_different_cards_and_both_jokers_are_straights_of_four(self) -> None:
        assert meanings("6 7 BJ RJ") == ["6-7-8-9", "5-6-7-8", "4-5-6-7"]
        assert meanings("6 9 BJ RJ") == ["6-7-8-9"]
        assert meanings("6 T BJ RJ") == []

    def test_the_top_straight_leaves_no_higher_reading(self) -> None:
        assert meanings("K A BJ") == ["Q-K-A"]

    @pytest.mark.parametrize("cards", ["7 7 7 BJ RJ", "7 7 7 7 BJ"])
    def test_there_is_no_five_of_a_kind(self, cards: str) -> None:
        assert meanings(cards) == []
        assert Table("7 7 7 7 BJ RJ | 3").refusal(cards) == ("five_of_a_kind", None)

    def test_a_joker_never_stands_for_a_joker(self) -> None:
        assert meanings("BJ RJ") == ["BJ RJ"]
        assert "RJ" not in Table("BJ 3 | 4").plays()

    def test_a_straight_with_jokers_compares_as_what_it_stands_for(self) -> None:
        table = Table("3 4 RJ 9 | 6 7 BJ 9 3 | 3")
        table.play("3 4 RJ", "3-4-5")
        table.play("6 7 BJ 9", "6-7-8-9")
        assert table.state.last == combination("6-7-8-9")

    def test_a_wrong_reading_is_refused(self) -> None:
        table = Table("BJ 8 9 5 | 3")
        assert table.refusal("BJ 8 9", "9-T-J") == ("other_reading", None)

    def test_jokers_lie_where_they_stand_for_what_is_missing(self) -> None:
        (cards,) = deal(["RJ S9 BJ H6"])
        laid = arranged(cards, combination("6-7-8-9"))
        assert [DECK.faces[card] for card in laid] == ["H6", "BJ", "RJ", "S9"]


class TestPresetKeys:
    @pytest.mark.parametrize("cards", ["7 BJ", "7 7 BJ", "3 4 BJ"])
    def test_where_jokers_are_not_wild_they_complete_nothing(self, cards: str) -> None:
        assert meanings(cards, joker_wild=False) == []
        assert Table("7 7 3 4 BJ | 3", joker_wild=False).refusal(cards) == ("joker_not_wild", "joker.wild")

    def test_where_jokers_are_not_wild_the_joker_bomb_remains(self) -> None:
        assert meanings("BJ RJ", joker_wild=False) == ["BJ RJ"]

    def test_where_no_joker_goes_alone_it_is_refused(self) -> None:
        assert meanings("BJ", "classic") == []
        assert Table("7 BJ | 3", "classic").refusal("BJ") == ("joker_alone", "joker.single")

    def test_a_leader_left_with_one_joker_and_nothing_to_draw_may_play_it(self) -> None:
        table = Table("BJ | 5 5", "classic", stock="")
        assert table.plays() == {"BJ"}
        table.play("BJ")
        assert table.state.winner == 0

    def test_a_follower_left_with_one_joker_may_not_play_it(self) -> None:
        table = Table("2 4 | BJ", "classic", stock="")
        table.play("2")
        assert table.plays() == set()
        assert table.refusal("BJ") == ("joker_alone", "joker.single")
