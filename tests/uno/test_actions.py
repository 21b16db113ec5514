"""What action cards and wilds do."""

import pytest

from cardcade_uno.events import Reversed, Skipped
from cardcade_uno.moves import Accept

from .table import refusal, uno


class TestSkip:
    def test_a_skip_costs_the_next_player_the_turn(self) -> None:
        table = uno("r5 | rs r1 b1 | y1 | g3").play("rs")
        assert table.turn == 2
        assert table.saw(Skipped)

    def test_between_two_players_the_one_who_skips_plays_again(self) -> None:
        assert uno("r5 | rs r1 b1 | y1").play("rs").turn == 0

    def test_a_skip_cannot_be_stacked(self) -> None:
        assert uno("r5 | rs r1 b1 | ys y1 | g3").play("rs").turn == 2


class TestReverse:
    def test_a_reverse_changes_the_direction(self) -> None:
        table = uno("r5 | rv r1 b1 | y1 | g3 | b2").play("rv")
        assert (table.state.direction, table.turn) == (-1, 3)
        assert table.saw(Reversed)

    def test_a_second_reverse_turns_it_back(self) -> None:
        table = uno("r5 | rv r1 b1 | y1 | rv g3").play("rv").play("rv")
        assert (table.state.direction, table.turn) == (1, 0)

    def test_between_two_players_a_reverse_is_a_skip(self) -> None:
        table = uno("r5 | rv r1 b1 | y1").play("rv")
        assert table.turn == 0
        assert table.state.direction == 1

    def test_a_reverse_cannot_be_stacked(self) -> None:
        table = uno("r5 | rv r1 b1 | yv y1").play("rv")
        assert table.turn == 0, "a two-player Reverse is not answered with a Reverse"

    @pytest.mark.parametrize("skip", ["pass_on", "accumulate"])
    def test_a_two_player_reverse_is_not_answered_by_a_skip(self, skip: str) -> None:
        assert uno("r5 | rv r1 b1 | rs y1", stacking__skip=skip).play("rv").turn == 0


class TestDrawTwo:
    def test_a_draw_two_costs_the_next_player_two_cards_and_the_turn(self) -> None:
        table = uno("r5 | r+2 r1 b1 | y1 y2 | g3").play("r+2")
        assert table.pending == 2
        assert table.moves() == [Accept()]
        table.accept()
        assert (table.count(1), table.turn) == (4, 2)

    def test_a_pending_draw_is_accepted_not_drawn_for(self) -> None:
        table = uno("r5 | r+2 r1 b1 | y1 y2 | g3").play("r+2")
        assert refusal(table.draw) == "accept_first"

    def test_other_cards_do_not_answer_a_draw_two(self) -> None:
        table = uno("r5 | r+2 r1 b1 | r1 w | g3").play("r+2")
        assert refusal(lambda: table.play("r1")) == "answer_draw"
        assert refusal(lambda: table.play("w", "g")) == "answer_draw"

    @pytest.mark.parametrize("amount", [1, 3, 6])
    def test_a_draw_two_costs_what_the_preset_says(self, amount: int) -> None:
        table = uno("r5 | r+2 r1 b1 | y1 | g3", effects__draw_two_amount=amount).play("r+2").accept()
        assert table.count(1) == 1 + amount


class TestWild:
    @pytest.mark.parametrize("colour", ["R", "G", "B", "Y"])
    def test_whoever_plays_a_wild_chooses_the_new_colour(self, colour: str) -> None:
        assert uno("r5 | w r1 b1 | y1").play("w", colour).colour == colour

    def test_a_colour_must_be_named(self) -> None:
        table = uno("r5 | w r1 b1 | y1")
        assert refusal(lambda: table.play("w")) == "name_colour"

    def test_a_coloured_card_keeps_its_colour(self) -> None:
        table = uno("r5 | r1 b1 | y1")
        assert refusal(lambda: table.play("r1", "b")) == "has_colour"

    def test_a_wild_has_no_other_effect(self) -> None:
        table = uno("r5 | w r1 b1 | y1 | g2").play("w", "g")
        assert (table.turn, table.pending) == (1, 0)


class TestWildDrawFour:
    def test_a_wild_draw_four_names_a_colour_and_costs_the_next_player_four_cards_and_the_turn(self) -> None:
        table = uno("r5 | w+4 g1 b1 | y1 y2 | g3").play("w+4", "g")
        assert (table.colour, table.pending) == ("G", 4)
        table.accept()
        assert (table.count(1), table.turn) == (6, 2)

    @pytest.mark.parametrize("amount", [2, 6, 10])
    def test_a_wild_draw_four_costs_what_the_preset_says(self, amount: int) -> None:
        table = uno("r5 | w+4 g1 b1 | y1 | g3", effects__wild_draw_four_amount=amount).play("w+4", "g").accept()
        assert table.count(1) == 1 + amount
