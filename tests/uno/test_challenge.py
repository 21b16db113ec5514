"""The wild draw four: when it is lawful, bluffing, and challenging it."""

import pytest

from cardcade import HIDDEN, Shown
from cardcade_uno.events import Challenged
from cardcade_uno.moves import Accept, Challenge

from .table import refusal, uno


class TestLawfulWhenNothingElseFits:
    """The first rulebook's condition."""

    @pytest.mark.parametrize(
        ("besides", "lawful"),
        [
            pytest.param("g1 b1", True, id="no other card fits"),
            pytest.param("r1 b1", False, id="the colour"),
            pytest.param("g5 b1", False, id="the number"),
            pytest.param("w b1", False, id="a wild"),
            pytest.param("w+4 b1", True, id="only further wild draw fours"),
        ],
    )
    def test_it_is_lawful_only_with_no_other_playable_card(self, besides: str, lawful: bool) -> None:
        table = uno(f"r5 | w+4 {besides} | y1 y2 | g3").play("w+4", "g").challenge()
        assert (table.count(0), table.count(1)) == ((2, 2 + 6) if lawful else (2 + 4, 2))

    def test_it_is_judged_as_if_nothing_were_pending(self) -> None:
        table = uno("r5 | r+2 r1 b1 | w+4 r7 y2 | g3", stacking__mixed=True).play("r+2").play("w+4", "g").challenge()
        assert table.count(1) == 2 + 6, "red 7 would have fitted on the red +2"


class TestLawfulWithoutTheColour:
    """The second rulebook's condition."""

    def test_only_cards_of_the_current_colour_make_it_unlawful(self) -> None:
        table = uno("r5 | w+4 g5 w b1 | y1 y2 | g3", "rulebook_b").play("w+4", "g").challenge()
        assert table.count(1) == 2 + 6

    def test_a_card_of_the_current_colour_makes_it_unlawful(self) -> None:
        table = uno("r5 | w+4 r1 b1 | y1 y2 | g3", "rulebook_b").play("w+4", "g").challenge()
        assert table.count(0) == 2 + 4

    def test_on_a_wild_the_named_colour_counts(self) -> None:
        table = uno("w:b | w+4 r1 b1 | y1 y2 | g3", "rulebook_b").play("w+4", "g").challenge()
        assert table.count(0) == 2 + 4


class TestBluffing:
    def test_with_challenges_an_unlawful_one_can_be_played(self) -> None:
        assert "F" in uno("r5 | w+4 r1 b1 | y1 y2").plays()

    def test_without_challenges_it_is_refused(self) -> None:
        table = uno("r5 | w+4 r1 b1 | y1 y2", wild_draw_four__challenge=False)
        assert table.plays() == {"R1"}
        assert refusal(lambda: table.play("w+4", "g")) == "four_no_playable"

    def test_without_challenges_a_lawful_one_can_be_played(self) -> None:
        table = uno("r5 | w+4 g1 b1 | y1 y2 | g3", wild_draw_four__challenge=False).play("w+4", "g")
        assert refusal(table.challenge) == "no_challenge"
        assert table.moves() == [Accept()]

    def test_where_it_is_always_lawful_no_challenge_is_offered(self) -> None:
        table = uno("r5 | w+4 r1 b1 | y1 y2 | g3", wild_draw_four__condition="always").play("w+4", "g")
        assert table.moves() == [Accept()]

    def test_a_drawn_wild_draw_four_is_judged_like_any_other(self) -> None:
        table = uno("r5 | r1 g1 b1 | y1 y2 | g3", "official", stock="w+4 " + "y7 " * 2 + "y8 " * 2 + "g7 g7 g8")
        table.draw().play("w+4", "g").challenge()
        assert table.count(0) == 3 + 4


class TestChallenging:
    def test_the_next_player_accepts_or_challenges(self) -> None:
        table = uno("r5 | w+4 g1 b1 | y1 y2 | g3").play("w+4", "g")
        assert table.moves() == [Accept(), Challenge()]

    def test_nobody_else_can_challenge(self) -> None:
        table = uno("r5 | w+4 g1 b1 | y1 y2 | g3").play("w+4", "g")
        assert refusal(lambda: table.do(2, Challenge())) == "not_your_turn"

    def test_a_draw_two_cannot_be_challenged(self) -> None:
        table = uno("r5 | r+2 g1 b1 | y1 y2 | g3").play("r+2")
        assert refusal(table.challenge) == "nothing_to_challenge"

    def test_upheld_the_player_draws_four_and_the_challenger_plays_a_normal_turn_under_the_new_colour(self) -> None:
        table = uno("r5 | w+4 r1 b1 | g7 y2 | g3").play("w+4", "g").challenge()
        assert (table.count(0), table.count(1), table.turn, table.pending) == (6, 2, 1, 0)
        assert table.plays() == {"G7"}

    def test_failed_the_challenger_draws_six_and_is_skipped(self) -> None:
        table = uno("r5 | w+4 g1 b1 | y1 y2 | g3").play("w+4", "g").challenge()
        assert (table.count(0), table.count(1), table.turn) == (2, 8, 2)

    def test_everything_pending_is_drawn(self) -> None:
        table = uno("r5 | w+4 g1 b1 | w+4 g7 y2 | b3 b4").play("w+4", "g").play("w+4", "b").accept()
        assert table.count(2) == 2 + 8
        table = uno("r5 | w+4 g1 b1 | w+4 b7 y2 | b3 b4").play("w+4", "g").play("w+4", "b").challenge()
        assert table.count(2) == 2 + 8 + 2

    def test_the_challenger_alone_sees_the_hand(self) -> None:
        table = uno("r5 | w+4 g1 b1 | y1 y2 | g3").play("w+4", "g").challenge()
        shown = next(event for event in table.events if isinstance(event, Shown))
        piles = table.state.piles
        assert shown.seen_by(1, piles).cards == shown.cards
        assert set(shown.seen_by(2, piles).cards) == {HIDDEN}

    def test_what_was_drawn_after_the_play_does_not_count(self) -> None:
        table = uno("r5 | w+4 g1 | y1 y2 | g3", stock="r7 r8 " + "b1 b2 b3 b4 b5 b6")
        table.play("w+4", "g").catch(0, by=2).challenge()
        assert "R7" in table.hand(0)
        assert table.count(1) == 2 + 6, "red 7 and 8 came as the penalty for not calling"

    def test_it_can_be_judged_after_the_card_beneath_was_shuffled_away(self) -> None:
        table = uno("r5 | w+4 r1 | y1 y2 | g3", stock="").play("w+4", "g").catch(0, by=2)
        assert table.state.cards[1] == [table.state.top]
        assert next(event for event in table.challenge().events if isinstance(event, Challenged)).bluff

    def test_a_bluffer_who_is_caught_is_remembered(self) -> None:
        table = uno("r5 | w+4 r1 b1 | y1 y2 | g3").play("w+4", "g").challenge()
        assert table.state.bluffs == [1, 0, 0]
        assert next(event for event in table.events if isinstance(event, Challenged)).bluff
