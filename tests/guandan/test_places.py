"""Places, the end of a deal, and the climb of 3, 2 or 1."""

from __future__ import annotations

from itertools import permutations

import pytest
from guandan_notation import EAST, NORTH, PRESETS, SOUTH, WEST, Table, guandan, rules, with_rules

from cardcade import HIDDEN, Stream
from cardcade_guandan.cards import DECK, RANK_NUMBERS
from cardcade_guandan.climbing import Climb, after_deal, steps_for
from cardcade_guandan.events import DealEnded, WentOut
from cardcade_guandan.game import Guandan
from cardcade_guandan.state import LEFT, GuandanState, Phase


def first_deal(seed: int) -> GuandanState:
    game = Guandan(rules())
    state = game.setup(4)
    game.begin(state, Stream.named(seed))
    return state


def test_first_second_third_and_last_are_the_order_of_going_out() -> None:
    table = guandan("SA S3 | HK | CQ | D4 D5", level="7")
    table.play("SA")
    table.passes(WEST, NORTH, EAST)
    table.play("S3")
    table.play("HK")
    table.passes(NORTH, EAST)
    table.play("CQ")
    assert table.state.out == (SOUTH, WEST, NORTH, EAST)
    assert [(event.seat, event.place) for event in table.events(WentOut)] == [(SOUTH, 1), (WEST, 2), (NORTH, 3)]


def test_the_deal_ends_when_three_are_out() -> None:
    table = guandan("| | CQ | D4 D5", turn=NORTH, out=(SOUTH, WEST))
    table.play("CQ")
    assert table.state.phase is Phase.SUMMARY
    assert table.state.out == (SOUTH, WEST, NORTH, EAST)


def test_a_double_win_ends_the_deal_at_once() -> None:
    table = guandan("| HK H9 | CQ | D4 D5 D6", turn=NORTH, out=(SOUTH,))
    table.play("CQ")
    assert table.state.out == (SOUTH, NORTH, WEST, EAST)
    assert table.events(DealEnded)[0].steps == 3


def test_after_a_double_win_the_loser_with_more_cards_is_last() -> None:
    table = guandan("| HK H9 H8 | CQ | D4 D5", turn=NORTH, out=(SOUTH,))
    table.play("CQ")
    assert table.state.out == (SOUTH, NORTH, EAST, WEST)


@pytest.mark.parametrize(("preset", "last"), [("house", WEST), ("official", EAST)])
def test_on_equal_counts_the_seat_after_first_place_is_last(preset: str, last: int) -> None:
    table = guandan("| HK H9 | CQ | D4 D5", turn=NORTH, out=(SOUTH,), preset=preset)
    table.play("CQ")
    assert table.state.out[-1] == last


@pytest.mark.parametrize(
    ("places", "steps"),
    [
        ((SOUTH, NORTH, EAST, WEST), 3),
        ((SOUTH, EAST, NORTH, WEST), 2),
        ((SOUTH, EAST, WEST, NORTH), 1),
        ((WEST, EAST, SOUTH, NORTH), 3),
        ((EAST, NORTH, WEST, SOUTH), 2),
        ((EAST, NORTH, SOUTH, WEST), 1),
    ],
)
def test_winners_climb_three_two_or_one_as_the_partner_is_second_third_or_last(
    places: tuple[int, ...], steps: int
) -> None:
    assert steps_for(places) == steps


def test_the_losers_do_not_climb() -> None:
    outcome = after_deal(Climb((5, 5), 0), (WEST, EAST, SOUTH, NORTH), rules().levels)
    assert outcome.standing.levels == (5, 8)


def test_the_side_of_the_first_has_won_whoever_comes_after() -> None:
    for rest in ((EAST, WEST, NORTH), (WEST, NORTH, EAST), (NORTH, EAST, WEST)):
        assert after_deal(Climb((2, 2), 1), (SOUTH, *rest), rules().levels).winner == 0


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("places", list(permutations(range(4))))
def test_there_is_never_a_draw(places: tuple[int, ...], preset: str) -> None:
    """Whatever the finishing order, one side climbs and the other does not."""
    outcome = after_deal(Climb((5, 5), 0), places, rules(preset).levels)
    winner, loser = places[0] % 2, 1 - places[0] % 2
    assert outcome.winner == outcome.standing.owner == winner
    assert outcome.standing.levels[winner] > outcome.standing.levels[loser] == 5


@pytest.mark.parametrize(("last", "winner"), [((SOUTH, WEST, NORTH, EAST), 0), ((WEST, SOUTH, EAST, NORTH), 1)])
def test_nor_at_the_end_of_a_match_where_both_have_climbed_alike(last: tuple[int, ...], winner: int) -> None:
    first, second, third, fourth = last
    hands = ["", "", "", ""]
    hands[third], hands[fourth] = "CQ", "D4 D5"
    climbed = (0, 2) if winner == 0 else (2, 0)
    standing = Climb((4, 4), owner=winner, climbed=climbed)
    fixed = with_rules(match__deals=1)
    table = guandan(" | ".join(hands), turn=third, out=(first, second), preset=fixed, standing=standing)
    table.play("CQ")
    assert table.state.standing.climbed == (2, 2)
    assert table.state.winner == winner


def test_each_side_has_its_own_level_and_the_next_deal_is_at_the_winners() -> None:
    outcome = after_deal(Climb((5, 9), 0), (WEST, EAST, SOUTH, NORTH), rules().levels)
    assert outcome.standing.levels == (5, 12)
    assert outcome.standing.owner == 1
    assert outcome.standing.level == RANK_NUMBERS["Q"]


def test_the_first_deal_belongs_to_the_leaders_side() -> None:
    dealt = [first_deal(seed) for seed in range(20)]
    assert {state.turn for state in dealt} == {SOUTH, WEST, NORTH, EAST}
    assert all(state.standing.owner == state.turn % 2 for state in dealt)


def dealt_again(shuffled: str) -> Table:
    table = guandan("| | CQ | D4 D5", turn=NORTH, out=(SOUTH, WEST))
    table.play("CQ")
    table.next_deal(shuffled)
    return table


def test_all_cards_go_back_and_are_shuffled_for_the_next_deal() -> None:
    one, other = dealt_again("one"), dealt_again("other")
    for table in (one, other):
        assert [len(table.state.hand(seat)) for seat in range(4)] == [27] * 4
        assert sorted(card for seat in range(4) for card in table.state.hand(seat)) == list(DECK.cards)
        assert table.state.tricks == ()
    assert all(set(one.state.hand(seat)) != set(other.state.hand(seat)) for seat in range(4))


def test_the_cards_are_shuffled_for_the_first_deal() -> None:
    one, other = first_deal(1), first_deal(2)
    assert sorted(card for seat in range(4) for card in one.hand(seat)) == list(DECK.cards)
    assert all(set(one.hand(seat)) != set(other.hand(seat)) for seat in range(4))


def test_the_first_leader_is_drawn_by_lot() -> None:
    leaders = [first_deal(seed).turn for seed in range(400)]
    assert all(70 < leaders.count(seat) < 130 for seat in range(4))


def test_in_house_the_last_leads_the_next_deal() -> None:
    table = guandan("| | CQ | D4 D5", turn=NORTH, out=(SOUTH, WEST))
    table.play("CQ")
    table.next_deal()
    assert table.turn == EAST


def test_levels_rise_from_two_and_stop_at_the_ace() -> None:
    outcome = after_deal(Climb((13, 5), 0), (SOUTH, NORTH, EAST, WEST), rules().levels)
    assert outcome.standing.levels == (14, 5)
    assert not outcome.passed_ace


def test_a_match_of_a_fixed_number_of_deals_goes_to_the_side_that_climbed_more() -> None:
    table = guandan("| | CQ | D4 D5", turn=NORTH, out=(SOUTH, WEST), preset=with_rules("house", match__deals=1))
    table.play("CQ")
    result = table.game.result(table.state)
    assert result is not None
    assert result.winners == (SOUTH, NORTH)
    assert result.first == (SOUTH,)
    assert result.scores == (2, 0, 2, 0)


def test_a_quick_match_starts_at_ten() -> None:
    assert Guandan(rules("quick")).setup(4).level == 10


def test_a_match_may_start_at_any_level() -> None:
    assert Guandan(with_rules(match__start_level="K")).setup(4).level == 13


def test_when_the_deal_is_over_the_losers_lay_open_what_they_have_left() -> None:
    table = guandan("| HK H9 | CQ | D4 D5 D6", turn=NORTH, out=(SOUTH,))
    assert HIDDEN in table.state.view(SOUTH).state.hand(WEST)
    table.play("CQ")
    seen = table.state.view(SOUTH).state
    assert [DECK.faces[card] for card in seen.cards[LEFT + WEST]] == ["HK", "H9"]
    assert [DECK.faces[card] for card in seen.cards[LEFT + EAST]] == ["D4", "D5", "D6"]
    assert not any(seen.hand(seat) for seat in range(4))


def test_what_was_laid_open_is_dealt_anew() -> None:
    table = guandan("| HK H9 | CQ | D4 D5 D6", turn=NORTH, out=(SOUTH,), preset=with_rules(tribute__when="off"))
    table.play("CQ")
    table.next_deal()
    assert [len(table.state.hand(seat)) for seat in range(4)] == [27] * 4
    assert not any(table.state.cards[LEFT + seat] for seat in range(4))
