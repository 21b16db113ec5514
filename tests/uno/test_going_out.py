"""The last card, the win, the points and the match."""

import pytest

from cardcade import TABLE, Stream
from cardcade_uno.events import HandLaidDown, LastCardUncalled, RoundEnded
from cardcade_uno.game import Uno
from cardcade_uno.moves import Play
from cardcade_uno.rounds import finish

from .table import refusal, rules, uno


class TestWinning:
    def test_the_first_player_without_cards_wins(self) -> None:
        table = uno("r5 | r1 r2 | y2 y3 | g3 g4").play("r1", call=True).draw().keep().draw().keep().play("r2")
        assert table.winner == 0
        assert table.over

    def test_whoever_goes_out_first_wins_although_another_could_too(self) -> None:
        """Going out at the same time: the order of play decides."""
        table = uno("r5 | r1 | r2", "casual").play("r1")
        assert table.winner == 0
        assert refusal(lambda: table.play("r2", by=1)) == "round_over"


class TestMustCallToWin:
    def test_without_a_valid_call_the_last_card_does_not_win_and_costs_the_penalty(self) -> None:
        table = uno("r5 | r1 | y2 y3 | g3").play("r1")
        assert table.saw(LastCardUncalled)
        assert (table.winner, table.count(0), table.turn) == (None, 2, 1)

    def test_the_card_stays_played_with_its_effect(self) -> None:
        table = uno("r5 | r+2 | y2 y3 | g3").play("r+2")
        assert (table.top, table.pending, table.turn) == ("RD", 2, 1)
        table = uno("r5 | rs | y2 y3 | g3").play("rs")
        assert table.turn == 2

    def test_with_a_valid_call_it_wins(self) -> None:
        table = uno("r5 | r1 r2 | r3 y3 y4").play("r1", call=True).play("r3").play("r2")
        assert table.winner == 0

    def test_in_rulebook_b_going_out_wins_without_a_call(self) -> None:
        assert uno("r5 | r1 | y2 y3", "rulebook_b").play("r1").winner == 0

    def test_without_the_check_going_out_wins(self) -> None:
        assert uno("r5 | r1 | y2 y3", "casual").play("r1").winner == 0

    def test_with_penalty_0_going_out_wins(self) -> None:
        assert uno("r5 | r1 | y2 y3", uno__forget_penalty=0).play("r1").winner == 0

    def test_the_penalty_is_what_is_left_to_draw(self) -> None:
        table = uno("r5 | r1 | y2 y3", stock="").play("r1")
        assert table.hand(0) == ["R5"], "the card beneath was all there was"

    @pytest.mark.parametrize("seed", range(30))
    def test_a_hand_of_one_card_never_owed_a_call(self, seed: int) -> None:
        game = Uno(rules("rulebook_b", basic__initial_hand_size=1, uno__must_call_to_win=True))
        state = game.setup(2)
        game.begin(state, Stream(seed))
        for play in (move for move in game.moves(state, state.turn)[:1] if isinstance(move, Play)):
            game.play(state, state.turn, play, Stream(1))
            assert state.rounds == 1

    def test_a_penalty_of_one_leaves_a_card_to_call_for(self) -> None:
        table = uno("r5 | r1 | y2 y3 | g3", uno__forget_penalty=1).play("r1")
        assert (table.count(0), table.state.owing) == (1, (0,))


class TestLastCardWithEffect:
    @pytest.mark.parametrize(("card", "cost"), [("r+2", 2), ("w+4", 4)])
    def test_the_next_player_still_draws_before_the_points_are_counted(self, card: str, cost: int) -> None:
        colour = "g" if card == "w+4" else ""
        table = uno(f"r5 | {card} | y2 y3 | g3", "casual").play(card, colour)
        assert (table.winner, table.count(1)) == (0, 2 + cost)

    def test_the_whole_pending_amount_is_drawn_without_an_answer(self) -> None:
        table = uno("r5 | r+2 y1 y2 | b+2 | g+2 g3", "casual").play("r+2").play("b+2")
        assert (table.winner, table.count(2)) == (1, 2 + 4)

    def test_it_cannot_be_challenged(self) -> None:
        table = uno("r5 | w+4 | y2 y3", "casual").play("w+4", "g")
        assert table.over

    def test_a_last_seven_or_zero_swaps_nothing(self) -> None:
        for card in ("r7", "r0"):
            table = uno(f"r5 | {card} | y2 y3", "house_mix", uno__enable_uno_check=False).play(card)
            assert (table.winner, table.hand(1)) == (0, ["Y2", "Y3"])


class TestPoints:
    @pytest.mark.parametrize(
        ("hand", "worth"),
        [("b0", 0), ("b9 y4", 13), ("bs", 20), ("bv", 20), ("b+2", 20), ("w", 50), ("w+4", 50), ("b9 bs w", 79)],
    )
    def test_the_winner_gets_the_points_of_the_cards_left(self, hand: str, worth: int) -> None:
        assert uno(f"r5 | r1 | {hand}", "casual").play("r1").scores == [worth, 0]

    def test_the_hands_of_all_others_count(self) -> None:
        table = uno("r5 | r1 | b9 | w | gs g1", "casual").play("r1")
        assert table.scores == [9 + 50 + 21, 0, 0, 0]
        assert [event.points for event in table.events if isinstance(event, HandLaidDown)] == [0, 9, 50, 21]

    def test_cards_drawn_for_the_last_card_count_too(self) -> None:
        table = uno("r5 | r+2 | b9", "casual", stock="w gs").play("r+2")
        assert table.scores == [9 + 50 + 20, 0]

    def test_numbers_can_count_nothing(self) -> None:
        table = uno("r5 | r1 | b9 bs", "casual", scoring__number_card_points=False).play("r1")
        assert table.scores == [20, 0]

    def test_points_follow_the_preset(self) -> None:
        changed = {"scoring__special_card_points": 7, "scoring__wild_card_points": 100}
        assert uno("r5 | r1 | bs w", "casual", **changed).play("r1").scores == [107, 0]


class TestMatch:
    def test_with_target_0_the_match_is_a_single_round(self) -> None:
        table = uno("r5 | r1 | b9", "casual").play("r1")
        result = table.game.result(table.state)
        assert result is not None
        assert (result.winners, result.scores) == ((0,), (9.0, 0.0))

    def test_to_a_target_rounds_go_on_until_someone_reaches_it(self) -> None:
        table = uno("r5 | r1 | b9", "official").play("r1")
        assert not table.over
        assert table.game.to_act(table.state) == (TABLE,)
        table.next_round()
        assert (table.scores, table.state.rounds) == ([9, 0], 1)
        assert sum(map(len, table.state.cards)) == 108

    def test_whoever_reaches_the_target_wins_the_match(self) -> None:
        table = uno("r5 | r1 | w", "official", match__target_score=50).play("r1")
        assert table.over
        assert next(event for event in table.events if isinstance(event, RoundEnded)).over

    def test_best_of_three_is_won_by_the_second_round_won_however_much_they_are_worth(self) -> None:
        table = uno("r5 | r1 | w w | y3", "official", match__target_score=0, match__wins=2).play("r1")
        assert not table.over
        assert table.state.scores == [1, 0, 0]
        table.state.scores = [1, 1, 0]
        finish(table.game.rules, table.state, 2, "out")
        assert table.state.scores == [1, 1, 1]
        assert not table.over
        finish(table.game.rules, table.state, 1, "out")
        assert table.over
        result = table.game.result(table.state)
        assert result is not None
        assert (result.winners, result.scores) == ((1,), (1.0, 2.0, 1.0))

    def test_of_a_round_that_counts_as_one_no_points_are_told(self) -> None:
        table = uno("r5 | r1 | w", "official", match__wins=2).play("r1")
        told = [said.key for event in table.events if (said := table.game.say_event(event)) is not None]
        assert told[-1] == "uno.event.won.out"
        assert "uno.event.laid_down" not in told

    def test_one_round_of_a_match_keeps_its_other_rules(self) -> None:
        game = uno("r5 | r1 | w", "official").game
        single = game.one_round(Stream(1))
        assert single.rules.match.target == 0
        assert single.rules.stacking == game.rules.stacking
