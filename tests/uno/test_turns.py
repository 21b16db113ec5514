"""A turn: matching, drawing, keeping."""

import pytest

from cardcade_uno.moves import Draw, Pass

from .table import faces, refusal, uno


class TestMatching:
    def test_a_card_of_the_same_colour_may_be_played(self) -> None:
        assert uno("r5 | r8 g1 b1 | y1").plays() == {"R8"}

    def test_a_card_of_the_same_number_may_be_played(self) -> None:
        assert uno("r5 | b5 g1 y2 | y1").plays() == {"B5"}

    @pytest.mark.parametrize("sign", ["s", "v", "+2"])
    def test_a_card_of_the_same_sign_may_be_played(self, sign: str) -> None:
        table = uno(f"r{sign} | b{sign} g1 y2 | y1")
        assert len(table.plays()) == 1

    def test_a_wild_may_be_played_on_anything(self) -> None:
        for top in ("r5", "gs", "bv", "y+2", "w:r", "w+4:b"):
            assert "W" in uno(f"{top} | w r1 y2 | y1").plays()

    def test_any_other_card_is_refused_with_what_it_needs(self) -> None:
        table = uno("r4 | b7 r1 | y1")
        assert refusal(lambda: table.play("b7")) == "needs"

    def test_on_a_wild_only_the_named_colour_matches(self) -> None:
        table = uno("w:b | b7 r7 | y1")
        assert table.plays() == {"B7"}
        assert refusal(lambda: table.play("r7")) == "needs_colour"

    def test_a_number_does_not_match_a_sign(self) -> None:
        assert uno("rs | b5 gv y2 | y1").plays() == set()

    def test_twins_are_listed_once_and_either_may_be_played(self) -> None:
        table = uno("r5 | r8 r8 b1 | y1")
        assert len(table.moves()) == 1
        for card in table.state.hand(0)[:2]:
            assert table.game.why_not(table.state, 0, [card]) is None


class TestMustPlay:
    def test_whoever_holds_a_card_that_fits_must_play(self) -> None:
        table = uno("r5 | r8 g1 | y1")
        assert not table.can(Draw())
        assert refusal(table.draw) == "must_play"

    def test_without_forced_play_drawing_is_always_possible(self) -> None:
        table = uno("r5 | r8 g1 b3 | y1", "official")
        assert table.can(Draw())
        assert table.draw().count(0) == 4

    def test_a_player_who_cannot_play_draws_one_card(self) -> None:
        table = uno("r5 | g1 b2 | y1", stock="y9 y8")
        assert table.moves() == [Draw()]
        assert table.draw().count(0) == 3

    def test_out_of_turn_nothing_is_played(self) -> None:
        table = uno("r5 | r8 g1 | r1 y1")
        assert refusal(lambda: table.play("r1", by=1)) == "not_your_turn"


class TestAfterDrawing:
    def test_a_drawn_card_that_fits_may_be_played_at_once(self) -> None:
        table = uno("r5 | g1 b2 | y1 y2", stock="r9 y8").draw()
        assert table.plays() == {"R9"}
        assert table.play("r9").turn == 1

    def test_a_drawn_card_may_always_be_kept(self) -> None:
        table = uno("r5 | g1 b2 | y1 y2", stock="r9 y8").draw()
        table.keep()
        assert (table.turn, table.count(0)) == (1, 3)

    @pytest.mark.parametrize("drawn", ["y8", "gs", "bv", "y+2"])
    def test_a_drawn_card_that_does_not_fit_leaves_nothing_but_to_end_the_turn(self, drawn: str) -> None:
        table = uno("r5 | g1 b2 | y1 y2", stock=f"{drawn} r9").draw()
        assert table.game.to_act(table.state) == (0,)
        assert table.moves() == [Pass()]
        assert refusal(lambda: table.play(drawn)) == "needs"
        table.keep()
        assert (table.turn, table.hand(0)) == (1, sorted(faces(f"g1 b2 {drawn}")))

    def test_after_drawing_only_the_drawn_card_may_be_played(self) -> None:
        table = uno("r5 | r8 b2 w | y1 y2", "official", stock="r9 y8").draw()
        assert table.plays() == {"R9"}
        assert refusal(lambda: table.play("r8")) == "only_drawn"
        assert refusal(lambda: table.play("w", "b")) == "only_drawn"

    def test_only_one_card_is_drawn(self) -> None:
        table = uno("r5 | g1 b2 | y1 y2", stock="y8 r9").draw()
        assert refusal(table.draw) == "drawn_already"

    def test_a_player_passes_only_after_drawing(self) -> None:
        assert refusal(uno("r5 | g1 b2 | y1").keep) == "draw_first"


class TestOrderOfPlay:
    @pytest.mark.parametrize("seats", range(2, 7))
    def test_the_turn_goes_on_clockwise(self, seats: int) -> None:
        hands = " | ".join(f"r{seat} g{seat} b{seat}" for seat in range(1, seats + 1))
        table = uno(f"r5 | {hands}")
        assert table.play("r1").turn == 1

    def test_the_card_played_lies_on_top_and_names_the_colour(self) -> None:
        table = uno("r5 | b5 g1 g2 | y1").play("b5")
        assert (table.top, table.colour) == ("B5", "B")
