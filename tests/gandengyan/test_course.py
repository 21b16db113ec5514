"""Rulebook, the course of a round: dealing, leading, following, passing, drawing, going out."""

import pytest

from cardcade import Stream, seats_from
from cardcade.rulekit.shedding import TrickWon
from cardcade_gandengyan.cards import DECK
from cardcade_gandengyan.events import Drew
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.state import HANDS, STOCK, GandengyanState

from .notation import Table, rules


def dealt(seats: int = 2, seed: int = 0, preset: str = "house", **changed) -> GandengyanState:
    game = Gandengyan(rules(preset, **changed))
    state = game.setup(seats)
    game.begin(state, Stream(seed))
    return state


class TestTheDeal:
    @pytest.mark.parametrize("seats", range(2, 7))
    def test_two_to_six_players_get_five_cards_and_the_leader_one_more(self, seats: int) -> None:
        state = dealt(seats)
        held = [len(state.cards[HANDS + seat]) for seat in range(seats)]
        assert held == [6 if seat == state.turn else 5 for seat in range(seats)]

    @pytest.mark.parametrize("seats", range(2, 7))
    def test_the_rest_is_the_pile_to_draw_from(self, seats: int) -> None:
        assert len(dealt(seats).cards[STOCK]) == 54 - 5 * seats - 1

    def test_the_54_cards_are_shuffled(self) -> None:
        one, other = dealt(seed=1), dealt(seed=2)
        for state in (one, other):
            assert sorted(card for pile in state.cards for card in pile) == list(DECK.cards)
        assert all(set(one.cards[HANDS + seat]) != set(other.cards[HANDS + seat]) for seat in range(2))
        assert one.cards[STOCK] != other.cards[STOCK]

    def test_the_first_leader_is_drawn_by_lot(self) -> None:
        leaders = [dealt(3, seed).turn for seed in range(300)]
        assert all(70 < leaders.count(seat) < 130 for seat in range(3))

    @pytest.mark.parametrize(("size", "extra"), [(3, 0), (8, 2)])
    def test_hand_size_and_the_leaders_extra_cards_are_preset_keys(self, size: int, extra: int) -> None:
        state = dealt(6, deal_hand_size=size, deal_leader_extra=extra)
        sizes = [len(state.cards[HANDS + seat]) for seat in seats_from(state.turn, 6)]
        assert sizes == [size + extra, *[size] * 5]


class TestLeading:
    def test_the_leader_plays_any_kind(self) -> None:
        assert Table("3 4 5 5 5 K | 9").plays() == {"3", "4", "5", "K", "55", "555", "3-4-5"}

    def test_there_is_no_draw_before_the_first_lead(self) -> None:
        table = Table("3 4 | 9 9")
        table.play("3")
        assert table.hand(0) == "4"

    def test_a_leader_cannot_pass(self) -> None:
        table = Table("3 4 | 9")
        assert not table.may_pass()
        assert table.refusal("pass") == ("leader_passes", None)


class TestFollowing:
    def test_the_same_kind_must_be_played(self) -> None:
        table = Table("5 9 | 7 7 8 9 T")
        table.play("5")
        assert table.plays() == {"7", "8", "9", "T"}
        assert table.refusal("7 7") == ("other_kind", None)
        assert table.refusal("8 9 T") == ("other_kind", None)

    def test_it_must_be_higher(self) -> None:
        table = Table("8 9 | 7 8 9")
        table.play("8")
        assert table.plays() == {"9"}
        assert table.refusal("7") == table.refusal("8") == ("not_higher", None)

    @pytest.mark.parametrize("lead", ["5", "5 5", "5 6 7"])
    def test_a_bomb_may_be_played_at_any_time(self, lead: str) -> None:
        table = Table("5 5 6 7 9 | 3 3 3 4")
        table.play(lead)
        assert table.plays() == {"333"}
        table.play("3 3 3")
        assert table.turn == 0

    def test_a_lower_bomb_does_not_beat_a_bomb(self) -> None:
        table = Table("5 5 5 9 | 3 3 3 K 2")
        table.play("5 5 5")
        assert table.plays() == set()
        assert table.refusal("3 3 3") == table.refusal("2") == ("higher_bomb", None)

    def test_nothing_beats_the_joker_bomb(self) -> None:
        table = Table("BJ RJ 9 | 2 2 2 2 3")
        table.play("BJ RJ")
        assert table.plays() == set()
        assert table.refusal("2 2 2 2") == ("nothing_beats", None)

    def test_after_a_single_2_only_jokers_and_bombs_remain(self) -> None:
        table = Table("2 9 | 3 A 2 BJ RJ 7 7 7")
        table.play("2")
        jokers_with_others = {"333", "AAA", "222", "7777"}
        assert table.plays() == {"BJ", "RJ", "BJ RJ", "777"} | jokers_with_others

    def test_only_the_seat_in_turn_plays(self) -> None:
        table = Table("5 9 | 7 8")
        reason = table.game.why_not(table.state, 1, table.state.cards[HANDS + 1][:1])
        assert reason is not None
        assert reason.reason.key == "gandengyan.illegal.turn"

    def test_only_cards_in_hand_are_played(self) -> None:
        table = Table("5 9 | 7 8")
        other = table.state.cards[HANDS + 1][:1]
        reason = table.game.why_not(table.state, 0, other)
        assert reason is not None
        assert reason.reason.key == "gandengyan.illegal.not_held"


class TestPassing:
    def test_who_cannot_beat_it_passes(self) -> None:
        table = Table("K 9 | 3 4 | 5 6")
        table.play("K")
        assert table.plays() == set()
        assert table.may_pass()

    def test_who_could_beat_it_may_pass(self) -> None:
        table = Table("5 9 | 7 8 | T J")
        table.play("5")
        table.pass_()
        assert table.turn == 2

    def test_after_a_pass_it_is_the_next_players_turn(self) -> None:
        table = Table("5 9 | 7 8 | T J | 3 4")
        table.play("5")
        table.pass_()
        assert table.turn == 2
        table.pass_()
        assert table.turn == 3

    def test_passing_does_not_lock(self) -> None:
        table = Table("5 9 | 7 8 | 6 J")
        table.play("5")
        table.pass_()
        table.play("6")
        table.pass_()
        table.play("7")
        assert table.state.owner == 1


class TestWinningTheLead:
    def test_when_all_others_pass_the_last_to_play_leads_anew(self) -> None:
        table = Table("5 3 4 | 7 8 | T J Q")
        table.play("5")
        table.play("7")
        table.play("T")
        table.pass_()
        table.pass_()
        assert table.turn == 2
        assert table.state.last is None
        assert table.events(TrickWon) == [TrickWon(2)]

    def test_passes_count_only_since_the_last_play(self) -> None:
        table = Table("5 9 K | 7 8 | 6 J Q")
        table.play("5")
        table.pass_()
        table.play("6")
        table.pass_()
        assert table.state.last is not None
        table.pass_()
        assert table.turn == 2
        assert table.state.last is None

    def test_the_winner_of_the_trick_must_draw_one_card_before_leading(self) -> None:
        table = Table("5 9 | 3 4", stock="K Q")
        table.play("5")
        table.pass_()
        assert table.hand(0) == "9 K"
        assert table.hand(1) == "3 4"
        assert table.stock == 1
        assert table.events(Drew) == [Drew(0, 1)]

    def test_then_any_kind_may_be_led(self) -> None:
        table = Table("5 9 | 3 4", stock="9")
        table.play("5")
        table.pass_()
        assert table.plays() == {"9", "99"}

    def test_an_empty_pile_means_no_draw(self) -> None:
        table = Table("5 9 | 3 4", stock="")
        table.play("5")
        table.pass_()
        assert table.hand(0) == "9"
        assert table.turn == 0

    def test_where_all_draw_the_winner_is_first_then_in_turn_until_the_pile_is_out(self) -> None:
        table = Table("5 9 | 3 4 | 6 8", draw_who="all", stock="K Q")
        table.play("5")
        table.pass_()
        table.play("6")
        table.pass_()
        table.pass_()
        assert [table.hand(seat) for seat in range(3)] == ["9 Q", "3 4", "8 K"]


class TestGoingOut:
    def test_the_first_to_play_every_card_wins_the_round(self) -> None:
        table = Table("5 | 7 8")
        table.play("5")
        assert table.state.winner == 0

    def test_who_still_holds_cards_then_has_lost(self) -> None:
        table = Table("5 | 7 8")
        table.play("5")
        assert table.state.board == [(0, 2)]

    @pytest.mark.parametrize("last", ["5", "5 5", "5 6 7", "5 5 5", "5 5 5 5", "BJ RJ"])
    def test_the_last_cards_may_be_any_lawful_play(self, last: str) -> None:
        table = Table(f"{last} | 7 8")
        table.play(last)
        assert table.state.winner == 0

    def test_nobody_answers_the_last_card_so_two_are_never_out_at_once(self) -> None:
        table = Table("5 | 7")
        table.play("5")
        assert table.state.winner == 0
        assert table.game.moves(table.state, 1) == ()
        assert table.game.to_act(table.state) == (-1,)

    def test_the_losers_show_what_they_have_left(self) -> None:
        table = Table("5 | 7 8 | 9")
        table.play("5")
        left = [table.state.cards[table.state.left_pile(seat)] for seat in range(3)]
        assert [len(cards) for cards in left] == [0, 2, 1]

    def test_when_nobody_can_follow_the_last_to_play_leads_a_new_trick(self) -> None:
        table = Table("2 3 4 | 5 6 | 7 8")
        table.play("2")
        table.pass_()
        table.pass_()
        assert table.turn == 0
        assert table.state.trick == []
