"""Rulebook, winning and scoring: cards left, doublings, totals, and who leads the next round."""

import pytest

from cardcade import TABLE, Stream
from cardcade_gandengyan.cards import DECK
from cardcade_gandengyan.events import BombBurst, FewLeft, MatchEnded, RoundBegan, RoundEnded
from cardcade_gandengyan.state import HANDS, STOCK

from .notation import Table


def test_the_winner_adds_nothing_and_losers_a_point_for_each_card_left() -> None:
    table = Table("5 | 7 8 9 | J Q")
    table.play("5")
    assert table.state.board == [(0, 3, 2)]


def test_points_per_card_are_a_preset_key() -> None:
    table = Table("5 | 7 8 9", scoring_per_card=3)
    table.play("5")
    assert table.state.board == [(0, 9)]


def test_bombs_do_not_double_in_house() -> None:
    table = Table("5 5 5 | 7 8 9")
    table.play("5 5 5")
    assert table.state.board == [(0, 3)]


@pytest.mark.parametrize("preset", ["classic", "party"])
def test_every_bomb_of_the_round_doubles_the_joker_bomb_too(preset: str) -> None:
    table = Table("5 5 5 9 | BJ RJ 3 4 | K K K K 6", preset, stock="")
    table.play("5 5 5")
    table.play("BJ RJ")
    table.pass_()
    table.pass_()
    table.play("3")
    table.pass_()
    table.pass_()
    table.play("4")
    assert table.events(BombBurst)[-1].factor == 4
    assert table.state.board == [(4, 0, 40)], "1 card × 4; 5 cards × 4, doubled for never having played"


@pytest.mark.parametrize("preset", ["classic", "party"])
def test_a_loser_who_never_played_a_card_pays_double(preset: str) -> None:
    table = Table("5 6 | 7 8 9", preset, stock="")
    table.play("5")
    table.pass_()
    table.play("6")
    assert table.state.board == [(0, 6)]
    assert table.events(RoundEnded)[0].factors[1] == 2


def test_a_loser_who_played_does_not_pay_double() -> None:
    table = Table("5 7 | 6 8 9", "party", stock="")
    table.play("5")
    table.play("6")
    table.play("7")
    assert table.state.board == [(0, 2)]


def test_scores_of_several_rounds_add_up_and_the_lowest_total_wins() -> None:
    table = Table("5 | 7 8 9", match_rounds=2)
    table.play("5")
    assert table.game.result(table.state) is None
    table.next_round()
    left = len(table.state.cards[HANDS + 1])
    table.state.cards[HANDS] = table.state.cards[HANDS][:1]
    table.play(table.hand(0))
    result = table.game.result(table.state)
    assert result is not None
    assert result.scores == (0, 3 + left)
    assert result.winners == result.first == (0,)
    assert table.events(MatchEnded)[0].winners == (0,)


def test_best_of_three_is_won_by_the_second_round_won_whatever_they_cost() -> None:
    table = Table("5 | 7 8 9 | 9 9", match_wins=2)
    table.state.board = [(9, 0, 9), (0, 1, 1), (9, 9, 0)]
    assert table.game.result(table.state) is None
    table.play("5")
    assert table.game.to_act(table.state) == ()
    result = table.game.result(table.state)
    assert result is not None
    assert (result.winners, result.scores) == ((0,), (2.0, 1.0, 1.0))
    assert table.events(MatchEnded)[0].winners == (0,)


def test_one_round_of_a_best_of_three_is_one_round() -> None:
    single = Table("5 | 7", match_wins=2).game.one_round(Stream(1))
    assert (single.rules.match.rounds, single.rules.match.wins) == (1, 0)


def test_equal_lowest_totals_share_the_win() -> None:
    table = Table("5 | 7", match_rounds=2)
    table.state.board = [(1, 0)]
    table.play("5")
    result = table.game.result(table.state)
    assert result is not None
    assert result.winners == (0, 1)


def test_the_winner_of_the_last_round_leads_the_next() -> None:
    table = Table("5 3 | 7 | 9 9")
    table.play("5")
    table.play("7")
    assert table.game.to_act(table.state) == (TABLE,)
    table.next_round()
    assert table.turn == 1
    assert [len(table.state.cards[HANDS + seat]) for seat in range(3)] == [5, 6, 5]
    assert table.events(RoundBegan) == [RoundBegan(2, 1)]


def test_all_cards_go_back_and_are_shuffled_for_the_next_round() -> None:
    one, other = Table("5 3 | 7 | 9 9"), Table("5 3 | 7 | 9 9")
    for seed, table in enumerate((one, other)):
        table.play("5")
        table.play("7")
        table.next_round(seed)
        assert sorted(card for pile in table.state.cards for card in pile) == list(DECK.cards)
    assert all(set(one.state.cards[HANDS + seat]) != set(other.state.cards[HANDS + seat]) for seat in range(3))
    assert one.state.cards[STOCK] != other.state.cards[STOCK]


def test_a_new_round_forgets_bombs_passes_and_plays() -> None:
    table = Table("5 5 5 3 | 7 | 9 9", stock="")
    table.play("5 5 5")
    table.pass_()
    table.pass_()
    table.play("3")
    table.next_round()
    state = table.state
    assert (state.bombs, state.passes, state.plays, state.trick, state.last) == (0, 0, [0, 0, 0], [], None)
    assert table.stock == 54 - 16


def test_the_match_ends_after_its_last_round() -> None:
    table = Table("5 | 7", match_rounds=1)
    table.play("5")
    assert table.game.to_act(table.state) == ()
    assert table.game.rounds(table.state) == 1
    assert table.game.moves(table.state, TABLE) == ()


def test_one_or_two_cards_left_are_announced() -> None:
    table = Table("5 6 9 | 7 8 8", stock="K K K K")
    table.play("5")
    table.play("7")
    table.play("9")
    assert table.events(FewLeft) == [FewLeft(0, 2), FewLeft(1, 2), FewLeft(0, 1)]
