"""Calling UNO: when, how long one can be caught, and what a mistake costs."""

import pytest

from cardcade_uno.events import Caught, FalselyCalled, FalselyCaught, UnoCalled
from cardcade_uno.moves import CallUno, Catch

from .table import refusal, uno

TWO_LEFT = "r5 | r1 b1 | r2 y2 | g3 g4"


class TestCalling:
    def test_the_call_can_be_made_with_the_play_that_leaves_one_card(self) -> None:
        table = uno(TWO_LEFT).play("r1", call=True)
        assert table.saw(UnoCalled)
        assert table.state.called[0]
        assert refusal(lambda: table.catch(0, by=1)) == "catch_called"

    def test_the_call_can_be_made_after_the_play_until_the_next_player_acts(self) -> None:
        table = uno(TWO_LEFT).play("r1").call(0)
        assert table.state.called[0]
        assert refusal(lambda: table.catch(0, by=1)) == "catch_called"

    def test_after_the_next_player_has_acted_it_is_too_late_to_call(self) -> None:
        table = uno(TWO_LEFT).play("r1").play("r2", call=True)
        assert refusal(lambda: table.call(0)) == "called_late"

    def test_nobody_calls_twice(self) -> None:
        table = uno(TWO_LEFT).play("r1", call=True)
        assert refusal(lambda: table.call(0)) == "called_already"

    def test_a_call_does_not_go_with_a_play_that_leaves_more(self) -> None:
        table = uno("r5 | r1 b1 b2 | r2 y2")
        assert refusal(lambda: table.play("r1", call=True)) == "call_with_play"

    def test_with_two_cards_the_call_goes_with_the_play(self) -> None:
        assert refusal(lambda: uno(TWO_LEFT).call(0)) == "call_with_play"

    def test_drawing_makes_a_call_void(self) -> None:
        table = uno("r5 | r1 b9 | y3 y4", stock="g6 g2 g3").play("r1", call=True).draw().keep()
        assert table.state.called[0]
        table.draw()
        assert not table.state.called[0]

    def test_after_drawing_the_player_must_call_again(self) -> None:
        table = uno("r5 | r1 b9 | y3 y4", stock="g6 r7 g2 g3").play("r1", call=True).draw().keep().draw().play("r7")
        assert table.state.owing == (0,)
        assert table.catch(0, by=1).count(0) == 3

    def test_without_the_check_nobody_calls(self) -> None:
        table = uno(TWO_LEFT, "casual").play("r1")
        assert table.moves(2) == []
        assert refusal(lambda: table.catch(0, by=1)) == "no_calls"
        assert refusal(lambda: table.call(0)) == "no_calls"


class TestCatching:
    def test_a_player_who_forgot_draws_two_when_caught(self) -> None:
        table = uno(TWO_LEFT).play("r1").catch(0, by=1)
        assert table.count(0) == 3
        assert table.saw(Caught)

    def test_any_other_player_may_catch(self) -> None:
        table = uno(TWO_LEFT).play("r1")
        assert table.can(Catch(0), 1)
        assert table.can(Catch(0), 2)
        assert table.can(CallUno(), 0)

    def test_only_once(self) -> None:
        table = uno(TWO_LEFT).play("r1").catch(0, by=2)
        assert refusal(lambda: table.catch(0, by=1)) == "catch_not_one"

    def test_catching_does_not_end_the_turn_of_the_next_player(self) -> None:
        table = uno(TWO_LEFT).play("r1").catch(0, by=1)
        assert table.turn == 1
        assert table.plays() == {"R2"}

    def test_once_the_next_player_has_played_it_is_too_late(self) -> None:
        table = uno(TWO_LEFT).play("r1").play("r2", call=True)
        assert refusal(lambda: table.catch(0, by=2)) == "catch_late"

    def test_once_the_next_player_has_drawn_it_is_too_late(self) -> None:
        table = uno("r5 | r1 b1 | y2 y3 | g3 g4").play("r1").draw()
        assert refusal(lambda: table.catch(0, by=2)) == "catch_late"

    def test_once_a_pending_draw_is_accepted_it_is_too_late(self) -> None:
        table = uno("r5 | r+2 b1 | y2 y3 | g3 g4").play("r+2")
        assert table.can(Catch(0), 2)
        table.accept()
        assert refusal(lambda: table.catch(0, by=2)) == "catch_late"

    def test_once_a_challenge_is_made_it_is_too_late(self) -> None:
        table = uno("r5 | w+4 b1 | y2 y3 | g3 g4").play("w+4", "y").challenge()
        assert refusal(lambda: table.catch(0, by=2)) == "catch_late"

    def test_once_a_draw_is_stacked_it_is_too_late(self) -> None:
        table = uno("r5 | r+2 b1 | y+2 y3 y4 | g3 g4").play("r+2").play("y+2")
        assert refusal(lambda: table.catch(0, by=2)) == "catch_late"

    def test_a_skipped_player_does_not_act_so_the_window_stays_open(self) -> None:
        table = uno("r5 | rs b1 | y2 y3 | g3 g4").play("rs")
        assert table.turn == 2
        assert table.catch(0, by=1).count(0) == 3

    def test_accepting_a_skip_leaves_the_window_open(self) -> None:
        table = uno("r5 | rs b1 | y2 y3 | g3 g4", "rulebook_b").play("rs").accept()
        assert table.catch(0, by=1).count(0) == 3

    def test_in_a_two_player_skip_the_players_own_next_play_closes_it(self) -> None:
        table = uno("r5 | rs r1 | y2 y3", "official").play("rs")
        assert table.turn == 0
        assert table.can(CallUno())
        assert table.can(Catch(0), 1)
        assert table.play("r1").winner == 0

    def test_in_a_two_player_skip_the_player_can_still_call_before_playing_on(self) -> None:
        table = uno("r5 | rs r1 | y2 y3").play("rs").call(0).play("r1")
        assert table.winner == 0

    @pytest.mark.parametrize("penalty", [0, 1, 6])
    def test_forgetting_costs_what_the_preset_says(self, penalty: int) -> None:
        table = uno(TWO_LEFT, uno__forget_penalty=penalty).play("r1").catch(0, by=1)
        assert table.count(0) == 1 + penalty

    def test_nobody_catches_themselves(self) -> None:
        table = uno(TWO_LEFT).play("r1")
        assert refusal(lambda: table.catch(0, by=0)) == "catch_whom"


class TestFalseCalls:
    def test_in_rulebook_b_a_false_call_costs_two_cards(self) -> None:
        table = uno("r5 | r1 b1 b2 | r2 y2 y3", "rulebook_b")
        assert table.call(0).count(0) == 5
        assert table.saw(FalselyCalled)
        assert table.call(1).count(1) == 5

    def test_in_rulebook_a_it_is_refused_free_of_charge(self) -> None:
        table = uno("r5 | r1 b1 b2 | r2 y2 y3")
        assert refusal(lambda: table.call(0)) == "call_early"
        assert table.game.offences(table.state, 1) == []

    def test_bots_never_choose_it(self) -> None:
        table = uno("r5 | r1 b1 b2 | r2 y2 y3", "rulebook_b")
        assert not table.can(CallUno())
        assert CallUno() in table.game.offences(table.state, 0)


class TestFalseAccusations:
    def test_in_rulebook_b_accusing_a_player_with_more_cards_costs_the_accuser_two(self) -> None:
        table = uno("r5 | r1 b1 b2 | r2 y2 y3", "rulebook_b").catch(0, by=1)
        assert (table.count(0), table.count(1)) == (3, 5)
        assert table.saw(FalselyCaught)

    def test_in_rulebook_a_it_is_refused_free_of_charge(self) -> None:
        assert refusal(lambda: uno("r5 | r1 b1 b2 | r2 y2 y3").catch(0, by=1)) == "catch_not_one"

    def test_accusing_a_player_who_has_called_is_refused_free_of_charge(self) -> None:
        table = uno(TWO_LEFT, "rulebook_b").play("r1", call=True)
        assert refusal(lambda: table.catch(0, by=1)) == "catch_called"

    def test_accusing_after_the_window_is_refused_free_of_charge(self) -> None:
        table = uno("r5 | r1 b1 | y2 y3 | g3 g4", "rulebook_b").play("r1").draw()
        assert refusal(lambda: table.catch(0, by=2)) == "catch_late"
