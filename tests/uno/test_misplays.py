"""Insisting on a card that does not fit."""

from cardcade_uno.events import Misplayed
from cardcade_uno.moves import PlayAnyway

from .table import refusal, uno


class TestMisplays:
    def test_a_card_that_does_not_fit_is_first_refused_with_the_reason(self) -> None:
        table = uno("r5 | b7 r1 | y1")
        assert refusal(lambda: table.play("b7")) == "needs"
        assert table.count(0) == 2

    def test_played_anyway_it_comes_back_and_costs_one_card(self) -> None:
        table = uno("r5 | b7 r1 | y1").insist("b7")
        assert table.saw(Misplayed)
        assert "B7" in table.hand(0)
        assert (table.count(0), table.top) == (3, "R5")

    def test_the_turn_goes_on(self) -> None:
        table = uno("r5 | b7 r1 b1 | y1").insist("b7")
        assert table.turn == 0
        assert table.play("r1").turn == 1

    def test_at_most_once_a_turn(self) -> None:
        table = uno("r5 | b7 r1 | y1").insist("b7")
        assert refusal(lambda: table.insist("b7")) == "tried"

    def test_again_in_the_next_turn(self) -> None:
        table = uno("r5 | b7 r1 b1 | y7 r2 r3", stock="g1 g2 g3").insist("b7").play("r1")
        assert table.insist("y7").count(1) == 4

    def test_bots_never_choose_it(self) -> None:
        table = uno("r5 | b7 r1 | y1")
        anyway = PlayAnyway(table.held("b7", 0))
        assert anyway not in table.moves()
        assert table.game.offences(table.state, 0) == [anyway]

    def test_a_card_that_fits_is_simply_played(self) -> None:
        assert refusal(lambda: uno("r5 | b7 r1 | y1").insist("r1")) == "it_fits"

    def test_where_it_costs_nothing_it_is_simply_refused(self) -> None:
        table = uno("r5 | b7 r1 | y1", "official")
        assert refusal(lambda: table.insist("b7")) == "refused"
        assert table.game.offences(table.state, 0) == []

    def test_the_penalty_follows_the_preset(self) -> None:
        assert uno("r5 | b7 r1 | y1", basic__invalid_play_penalty=4).insist("b7").count(0) == 6

    def test_a_drawn_card_can_still_be_played_after_insisting_on_another(self) -> None:
        table = uno("r5 | b7 g1 | y1", stock="r9 y8 y7").draw().insist("b7")
        assert table.plays() == {"R9"}
