"""Stacking: +2 on +2, +4 on +4, both mixed, and skips."""

import pytest

from cardcade_uno.events import Skipped

from .table import refusal, uno


class TestDrawTwo:
    def test_a_draw_two_is_answered_with_a_draw_two_and_the_cards_add_up(self) -> None:
        table = uno("r5 | r+2 r1 b1 | b+2 y1 y2 | g3").play("r+2").play("b+2")
        assert (table.pending, table.turn) == (4, 2)
        table.accept()
        assert (table.count(0), table.count(1), table.count(2)) == (2, 2, 5)

    def test_a_plays_b_stacks_and_c_draws_four(self) -> None:
        """The second rulebook's example."""
        table = uno("r5 | r+2 r1 b1 | g+2 y1 y2 | g3 g4").play("r+2").play("g+2").accept()
        assert table.count(2) == 6

    def test_the_stack_is_passed_on_until_someone_cannot_stack(self) -> None:
        table = uno("r5 | r+2 r1 b1 | g+2 y1 y2 | b+2 g4 g5 | y+2 b1 b2")
        table.play("r+2").play("g+2").play("b+2").play("y+2")
        assert (table.pending, table.turn) == (8, 0)
        assert table.accept().count(0) == 10

    def test_whoever_could_stack_may_also_take_the_cards(self) -> None:
        table = uno("r5 | r+2 r1 b1 | b+2 y1 y2 | g3").play("r+2").accept()
        assert (table.count(1), table.turn) == (5, 2)

    def test_without_stacking_it_is_refused(self) -> None:
        table = uno("r5 | r+2 r1 b1 | b+2 y1 y2 | g3", stacking__draw_two=False).play("r+2")
        assert refusal(lambda: table.play("b+2")) == "answer_draw"

    def test_after_the_cards_are_taken_a_draw_two_is_an_ordinary_card(self) -> None:
        table = uno("r5 | r+2 r1 b1 | y1 | g3 b7 | b2").play("r+2").accept()
        assert table.plays() == set()
        assert table.draw().pending == 0


class TestWildDrawFour:
    def test_a_wild_draw_four_is_answered_with_a_wild_draw_four(self) -> None:
        table = uno("r5 | w+4 g1 b1 | w+4 y1 y2 | g3").play("w+4", "g").play("w+4", "b")
        assert (table.pending, table.colour, table.turn) == (8, "B", 2)
        assert table.accept().count(2) == 9

    def test_in_rulebook_b_a_wild_draw_four_cannot_be_stacked(self) -> None:
        table = uno("r5 | w+4 g1 b1 | w+4 y1 y2 | g3", "rulebook_b").play("w+4", "g")
        assert refusal(lambda: table.play("w+4", "b")) == "answer_draw"

    def test_a_stack_is_judged_by_its_last_wild_draw_four(self) -> None:
        table = uno("r5 | w+4 g1 b1 | w+4 g7 y2 | b3").play("w+4", "g").play("w+4", "b").challenge()
        assert table.count(1) == 2 + 8, "seat 1 held green 7 under the named green"
        assert table.turn == 2


class TestMixed:
    def test_unmixed_a_wild_draw_four_does_not_answer_a_draw_two(self) -> None:
        table = uno("r5 | r+2 r1 b1 | w+4 y1 y2 | g3").play("r+2")
        assert refusal(lambda: table.play("w+4", "b")) == "answer_draw"

    def test_mixed_a_wild_draw_four_answers_a_draw_two(self) -> None:
        table = uno("r5 | r+2 r1 b1 | w+4 y1 y2 | g3", stacking__mixed=True).play("r+2").play("w+4", "b")
        assert table.pending == 6

    def test_mixed_a_draw_two_of_the_named_colour_answers_a_wild_draw_four(self) -> None:
        table = uno("r5 | w+4 g1 b1 | y+2 y1 y2 | g3", stacking__mixed=True).play("w+4", "y").play("y+2")
        assert table.pending == 6

    def test_mixed_a_draw_two_of_another_colour_does_not(self) -> None:
        table = uno("r5 | w+4 g1 b1 | y+2 y1 y2 | g3", stacking__mixed=True).play("w+4", "b")
        assert refusal(lambda: table.play("y+2")) == "answer_draw"

    def test_same_on_same_keeps_its_own_key(self) -> None:
        table = uno("r5 | r+2 r1 b1 | b+2 y1 | g3", stacking__mixed=True, stacking__draw_two=False).play("r+2")
        assert refusal(lambda: table.play("b+2")) == "answer_draw"

    def test_the_amounts_of_the_party_preset_add_up(self) -> None:
        table = uno("r5 | r+2 r1 b1 | w+4 y1 y2 | g3", "party").play("r+2").play("w+4", "b")
        assert table.pending == 3 + 6

    def test_a_draw_two_on_a_wild_draw_four_cannot_be_challenged(self) -> None:
        table = uno("r5 | w+4 r1 b1 | y+2 y1 y2 | g3", stacking__mixed=True).play("w+4", "y").play("y+2")
        assert refusal(table.challenge) == "nothing_to_challenge"


class TestPassedOnSkips:
    def test_a_skipped_player_may_answer_with_a_skip_and_the_next_is_skipped_instead(self) -> None:
        table = uno("r5 | rs r1 b1 | bs y1 y2 | g3 | b2", "rulebook_b").play("rs").play("bs").accept()
        assert table.turn == 3

    def test_whoever_declines_is_skipped(self) -> None:
        table = uno("r5 | rs r1 b1 | bs y1 y2 | g3 | b2", "rulebook_b").play("rs").accept()
        assert table.turn == 2

    def test_only_a_skip_answers_a_skip(self) -> None:
        table = uno("r5 | rs r1 b1 | r7 w rv | g3", "rulebook_b").play("rs")
        assert table.plays() == set()
        assert refusal(lambda: table.play("r7")) == "answer_skip"
        assert refusal(lambda: table.play("w", "b")) == "answer_skip"
        assert refusal(lambda: table.play("rv")) == "answer_skip"


class TestAccumulatingSkips:
    def test_answers_add_up_and_the_one_who_declines_is_the_first_of_those_skipped(self) -> None:
        table = uno("r5 | rs r1 b1 | bs y1 y2 | g3 | b2 | y4", "party").play("rs").play("bs").accept()
        assert table.turn == 4
        assert [event.seat for event in table.events if isinstance(event, Skipped)] == [2, 3]

    def test_those_skipped_cannot_answer_any_more(self) -> None:
        table = uno("r5 | rs r1 b1 | bs y1 y2 | g3 g4 | gs b2 | y4 y5", "party").play("rs").play("bs").accept()
        assert table.turn == 4

    def test_three_skips_skip_three(self) -> None:
        table = uno("r5 | rs r1 b1 | bs y1 y2 | gs g4 g5 | b2", "party")
        table.play("rs").play("bs").play("gs").accept()
        assert table.turn == (3 + 3) % 4

    def test_skips_can_go_round_the_table(self) -> None:
        table = uno("r5 | rs r1 b1 | bs y1 y2", "party").play("rs").play("bs").accept()
        assert table.turn == 0, "seat 0 and then seat 1 are skipped"


@pytest.mark.parametrize("name", ["standard", "quick", "casual", "competitive", "official"])
def test_skips_do_not_stack_in_the_other_presets(name: str) -> None:
    assert uno("r5 | rs r1 b1 | bs y1 y2 | g3", name).play("rs").turn == 2
