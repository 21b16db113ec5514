"""The stock running out, nothing left at all, and the clock."""

import pytest

from cardcade import TABLE
from cardcade.rulekit.rounds import TimeUp
from cardcade_uno.events import Passed, Reshuffled, RoundEnded
from cardcade_uno.moves import Draw, Pass

from .table import Table, pile, refusal, uno

BENEATH = "g1 g2 g3 g4 g5 g6 g7 g8 g9 y2 y3 y4 y5 y6 y7 y8 y9"


def reason(table: Table) -> str:
    return next(event.reason for event in table.events if isinstance(event, RoundEnded))


class TestReshuffling:
    def test_the_discard_pile_but_for_its_top_becomes_the_new_stock(self) -> None:
        table = uno("g1 g2 g3 r5 | b1 b2 | y1", stock="").draw()
        assert table.saw(Reshuffled)
        assert sorted([*pile(table, "stock"), *set(table.hand(0)) - {"B1", "B2"}]) == ["G1", "G2", "G3"]

    def test_the_new_stock_is_shuffled(self) -> None:
        orders = {tuple(pile(uno(f"{BENEATH} r5 | b1 b2 | y1", stock="").draw(seed), "stock")) for seed in range(8)}
        assert len(orders) == 8, "each time in another order"

    def test_the_top_card_stays_and_counts(self) -> None:
        table = uno("g1 g2 g3 r5 | b1 b2 | y1", stock="").draw()
        assert pile(table, "discard") == ["R5"]
        assert table.colour == "R"

    def test_a_pending_draw_goes_on_with_the_new_stock(self) -> None:
        table = uno("g1 g2 r5 | r+2 b2 b3 | y1", "official", stock="b7").play("r+2").accept()
        assert table.count(1) == 3

    def test_whatever_is_left_is_drawn_and_no_more(self) -> None:
        table = uno("r5 | w+4 b2 b3 | y1 | g1", stock="b7").play("w+4", "g").accept()
        assert table.count(1) == 1 + 2


class TestNothingLeft:
    def test_a_card_that_fits_must_then_be_played(self) -> None:
        table = uno("r5 | r1 b2 b3 | y1", "official", stock="")
        assert not table.can(Draw())
        assert refusal(table.draw) == "nothing_to_draw"
        assert refusal(table.keep) == "must_play_last"

    def test_without_one_the_player_passes(self) -> None:
        table = uno("r5 | b1 b2 | y1", stock="")
        assert table.moves() == [Pass()]
        assert table.keep().saw(Passed)

    def test_a_full_circuit_without_play_or_draw_ends_the_round_as_at_time_up(self) -> None:
        table = uno("r5 | b1 b2 | y1 | g1 g2", stock="").keep().keep()
        assert not table.over
        table.keep()
        assert (table.winner, reason(table)) == (1, "stuck")

    def test_a_play_begins_the_circuit_anew(self) -> None:
        table = uno("r5 | b1 b2 | r1 y1 y2 | g1 g2", "casual", stock="").keep().play("r1")
        assert table.state.idle == 0


class TestTimeLimit:
    def test_without_a_limit_no_clock_runs(self) -> None:
        table = uno("r5 | b1 b2 | y1")
        assert table.game.clock(table.state) is None
        assert refusal(table.time_up) == "no_clock"

    @pytest.mark.parametrize("minutes", [1, 60])
    def test_the_clock_runs_for_each_round(self, minutes: int) -> None:
        table = uno("r5 | b1 b2 | y1", basic__time_limit_minutes=minutes)
        clock = table.game.clock(table.state)
        assert clock is not None
        assert clock.seconds == minutes * 60
        assert table.moves(TABLE) == [TimeUp()]

    def test_only_the_table_lets_the_clock_decide(self) -> None:
        table = uno("r5 | b1 b2 | y1", basic__time_limit_minutes=5)
        assert refusal(lambda: table.do(0, TimeUp())) == "no_clock"

    def test_when_the_time_is_up_the_fewest_cards_win(self) -> None:
        table = uno("r5 | r1 b2 b3 b4 | y1 y2 | g1 g2 g3", basic__time_limit_minutes=5).time_up()
        assert not table.over, "the current turn is played to its end"
        table.play("r1")
        assert (table.winner, reason(table)) == (1, "time")

    def test_a_pending_draw_is_taken_first(self) -> None:
        table = uno("r5 | r+2 b2 b3 b4 | y1 y2 | g1 g2 g3 g4", basic__time_limit_minutes=5).time_up().play("r+2")
        assert (table.count(1), table.winner) == (4, 0)

    def test_whoever_faces_a_draw_when_the_time_runs_out_takes_it(self) -> None:
        table = uno("r5 | r+2 b2 b3 b4 | y1 y2 | g1 g2 g3 g4", basic__time_limit_minutes=5).play("r+2").time_up()
        assert table.accept().winner == 0

    def test_then_the_fewest_points_win(self) -> None:
        table = uno("r5 | r1 b9 w | y1 y2 | g1 gs", basic__time_limit_minutes=5).time_up().play("r1")
        assert table.winner == 1

    def test_then_the_earlier_seat_after_the_dealer(self) -> None:
        table = uno("r5 | r1 b2 b3 | y2 y3 | g2 g3", basic__time_limit_minutes=5)
        table.state.dealer = 0
        assert table.time_up().play("r1").winner == 1

    def test_the_points_are_counted_as_usual(self) -> None:
        table = uno("r5 | r1 b9 w | y1 y2 | g1 gs", basic__time_limit_minutes=5).time_up().play("r1")
        assert table.scores == [0, 59 + 21, 0]

    def test_the_clock_decides_once(self) -> None:
        table = uno("r5 | b1 b2 | y1", basic__time_limit_minutes=5).time_up()
        assert refusal(table.time_up) == "no_clock"
        assert table.game.clock(table.state) is None
