"""House rules: 7 swaps and 0 passes on, jumping in, drawing until a card fits; alone and together."""

import pytest

from cardcade_uno.moves import CallUno, Catch

from .table import refusal, uno


class TestSevens:
    def test_a_seven_swaps_hands_with_a_player_of_choice(self) -> None:
        table = uno("r5 | r7 b1 | y1 y2 | g1 g2 g3", house__seven_zero=True).play("r7", swap=2)
        assert (table.hand(0), table.hand(2)) == (["G1", "G2", "G3"], ["B1"])

    def test_a_player_must_be_named(self) -> None:
        table = uno("r5 | r7 b1 b2 | y1 y2", house__seven_zero=True)
        assert refusal(lambda: table.play("r7")) == "name_target"
        assert refusal(lambda: table.play("r7", swap=0)) == "name_target"

    def test_without_the_rule_a_seven_is_a_number(self) -> None:
        table = uno("r5 | r7 b1 b2 | y1 y2")
        assert refusal(lambda: table.play("r7", swap=1)) == "no_swap"
        assert table.play("r7").hand(1) == ["Y1", "Y2"]

    def test_calls_are_void_and_whoever_then_holds_one_card_owes_one(self) -> None:
        table = uno("r5 | r7 b1 | y1 y2 | g1 g2 g3", house__seven_zero=True).play("r7", swap=2)
        assert table.state.owing == (2,)
        assert table.can(CallUno(), 2)
        assert table.catch(2, by=0).count(2) == 3

    def test_a_call_goes_with_the_swap_that_leaves_one_card(self) -> None:
        table = uno("r5 | r7 b1 b2 | y1 | g1 g2 g3", house__seven_zero=True).play("r7", swap=1, call=True)
        assert (table.hand(0), table.state.called[0]) == (["Y1"], True)

    def test_a_call_does_not_go_with_a_swap_that_gives_more(self) -> None:
        table = uno("r5 | r7 b1 | y1 y2 | g1 g2 g3", house__seven_zero=True)
        assert refusal(lambda: table.play("r7", swap=2, call=True)) == "call_with_play"

    def test_the_call_of_whoever_is_swapped_with_is_void(self) -> None:
        table = uno("r5 | r1 b1 | r7 y2 y3 | g1 g2", house__seven_zero=True).play("r1", call=True).play("r7", swap=0)
        assert (table.state.called[0], table.hand(1)) == (False, ["B1"])
        assert table.state.owing == (1,)


class TestZeros:
    def test_a_zero_passes_all_hands_in_the_direction_of_play(self) -> None:
        table = uno("r5 | r0 b1 | y1 y2 | g1 g2 g3", house__seven_zero=True).play("r0")
        assert [table.hand(seat) for seat in range(3)] == [["G1", "G2", "G3"], ["B1"], ["Y1", "Y2"]]

    def test_against_the_clock_after_a_reverse(self) -> None:
        table = uno("r5 | rv b1 b2 | y1 y2 y3 | r0 g1 g2", house__seven_zero=True).play("rv").play("r0")
        assert [table.hand(seat) for seat in range(3)] == [["Y1", "Y2", "Y3"], ["G1", "G2"], ["B1", "B2"]]

    def test_whoever_then_holds_one_card_owes_a_call(self) -> None:
        table = uno("r5 | r0 b1 | y1 y2 | g1 g2 g3", house__seven_zero=True).play("r0")
        assert table.state.owing == (1,)
        assert table.can(Catch(1), 2)

    def test_a_call_goes_with_a_zero_that_brings_one_card(self) -> None:
        table = uno("r5 | r0 b1 b2 | y1 y2 | g1", house__seven_zero=True).play("r0", call=True)
        assert (table.hand(0), table.state.called[0]) == (["G1"], True)


class TestJumpingIn:
    def test_the_same_coloured_card_may_be_played_out_of_turn(self) -> None:
        table = uno("r5 | r8 b1 b2 | y1 y2 | r8 g1 g2", house__jump_in=True).play("r8").play("r8", by=2)
        assert table.count(2) == 2

    def test_play_goes_on_from_the_jumper(self) -> None:
        table = uno("r5 | r8 b1 b2 | y1 y2 | r8 g1 g2 | b3", house__jump_in=True).play("r8").play("r8", by=2)
        assert table.turn == 3

    def test_another_card_does_not_jump_in(self) -> None:
        table = uno("r5 | r8 b1 b2 | y1 y2 | b8 r9 g2", house__jump_in=True).play("r8")
        assert table.moves(2) == []
        assert refusal(lambda: table.play("b8", by=2)) == "jump_same"

    def test_wilds_do_not_jump_in(self) -> None:
        table = uno("r5 | w b1 b2 | y1 y2 | w g1 g2", house__jump_in=True).play("w", "b")
        assert table.moves(2) == []

    def test_only_until_the_next_player_acts(self) -> None:
        table = uno("r5 | r8 b1 b2 | y1 y2 | r8 g1 g2", house__jump_in=True).play("r8").draw()
        assert refusal(lambda: table.play("r8", by=2)) == "not_your_turn"

    def test_nobody_jumps_in_on_the_first_card_or_on_their_own(self) -> None:
        table = uno("r8 | r1 b1 b2 | y1 y2 | r8 g1 g2", house__jump_in=True)
        assert table.moves(2) == []
        table = uno("r5 | r8 r8 b2 | y1 y2 | g1 g2", house__jump_in=True).play("r8")
        assert table.moves(0) == []

    def test_not_without_the_rule(self) -> None:
        table = uno("r5 | r8 b1 b2 | y1 y2 | r8 g1 g2").play("r8")
        assert refusal(lambda: table.play("r8", by=2)) == "not_your_turn"

    def test_onto_a_pending_draw_two_only_with_stacking(self) -> None:
        text = "r5 | r+2 b1 b2 | y1 y2 | r+2 g1 g2 | b3"
        table = uno(text, house__jump_in=True).play("r+2").play("r+2", by=2)
        assert (table.pending, table.turn) == (4, 3)
        table = uno(text, house__jump_in=True, stacking__draw_two=False).play("r+2")
        assert refusal(lambda: table.play("r+2", by=2)) == "not_your_turn"

    def test_with_a_skip_the_seat_after_the_jumper_is_skipped(self) -> None:
        table = uno("r5 | rs b1 b2 | y1 y2 | b3 b4 | rs g1 g2", house__jump_in=True).play("rs")
        assert table.turn == 2
        assert table.play("rs", by=3).turn == 1

    def test_a_jump_can_call_and_can_win(self) -> None:
        table = uno("r5 | r8 b1 b2 | y1 y2 | r8 g1", house__jump_in=True).play("r8").play("r8", by=2, call=True)
        assert table.state.called[2]
        table = uno("r5 | r8 b1 b2 | y1 y2 | r8", "house_mix", uno__must_call_to_win=False).play("r8")
        assert table.play("r8", by=2).winner == 2

    def test_a_jump_closes_the_window_for_catching(self) -> None:
        table = uno("r5 | r8 b1 | y1 y2 | r8 g1 g2", house__jump_in=True).play("r8").play("r8", by=2)
        assert refusal(lambda: table.catch(0, by=1)) == "catch_late"

    def test_seats_that_may_jump_are_asked(self) -> None:
        table = uno("r5 | r8 b1 b2 | y1 y2 | r8 g1 g2", house__jump_in=True).play("r8")
        assert table.game.may_interrupt(table.state) == [2]


class TestDrawingUntilPlayable:
    def test_the_player_draws_until_a_card_fits(self) -> None:
        table = uno("r5 | b1 b2 | y1", house__draw_until_playable=True, stock="g1 g2 y4 r9 r8").draw()
        assert (table.count(0), table.plays()) == (6, {"R9"})

    def test_it_may_be_kept(self) -> None:
        table = uno("r5 | b1 b2 | y1", house__draw_until_playable=True, stock="g1 r9 r8").draw().keep()
        assert table.turn == 1

    def test_when_everything_is_drawn_the_turn_ends(self) -> None:
        table = uno("r5 | b1 b2 | y1", house__draw_until_playable=True, stock="g1 g2").draw()
        assert table.count(0) == 4
        assert table.keep().turn == 1

    def test_never_for_penalties(self) -> None:
        table = uno("r5 | r+2 b1 b2 | y1", house__draw_until_playable=True, stock="g1 g2 g3 g4").play("r+2").accept()
        assert table.count(1) == 3
        table = uno("r5 | b7 b1 | y1", house__draw_until_playable=True, stock="g1 g2 r3").insist("b7")
        assert table.count(0) == 3

    def test_an_unlawful_wild_draw_four_that_is_refused_does_not_stop_it(self) -> None:
        changed = {"house__draw_until_playable": True, "wild_draw_four__challenge": False, "basic__forced_play": False}
        table = uno("r5 | b1 r2 | y1", stock="w+4 g1 r9 g2", **changed).draw()
        assert table.plays() == {"R9"}


class TestTogether:
    @pytest.mark.parametrize("jump", [True, False])
    def test_a_jumped_seven_swaps_again(self, jump: bool) -> None:
        table = uno("r5 | r7 b1 b2 | y1 y2 | r7 g1 g2 | b4 b5", "house_mix", house__jump_in=jump).play("r7", swap=1)
        if jump:
            table.play("r7", by=2, swap=0)
            assert (table.hand(0), table.hand(2)) == (["G1", "G2"], ["Y1", "Y2"])
        else:
            assert refusal(lambda: table.play("r7", by=2, swap=0)) == "not_your_turn"

    def test_a_jump_onto_a_stack_adds_up_and_can_be_answered_mixed(self) -> None:
        table = uno("r5 | r+2 b1 b2 | y1 y2 | r+2 g1 g2 | w+4 b4 b5", "house_mix").play("r+2").play("r+2", by=2)
        assert table.play("w+4", "g").pending == 2 + 2 + 4

    def test_a_jump_onto_a_chained_skip_moves_it_on(self) -> None:
        table = uno("r5 | rs b1 b2 | y1 y2 | rs g1 g2 | b4 b5 | y4 y5", "house_mix").play("rs").play("rs", by=2)
        assert table.turn == 3
        assert table.accept().turn == 4
