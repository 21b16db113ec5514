"""What Guandan counts of a player."""

import pytest

from cardcade_guandan.cards import ACE
from cardcade_guandan.combinations import Kind, Reading
from cardcade_guandan.events import DealBegan, DealEnded, Played, TributePaid, TributeResisted
from cardcade_guandan.figures import figures_of


@pytest.mark.parametrize(
    ("bomb", "name"),
    [
        (Reading(Kind.BOMB, "7", 4), "bombs_4"),
        (Reading(Kind.BOMB, "7", 5), "bombs_5"),
        (Reading(Kind.STRAIGHT_FLUSH, "7", 5), "straight_flushes"),
        (Reading(Kind.BOMB, "7", 6), "bombs_6"),
        (Reading(Kind.BOMB, "7", 8), "bombs_6"),
        (Reading(Kind.JOKER_BOMB, "RJ", 4), "joker_bombs"),
    ],
)
def test_bombs_are_counted_by_tier(bomb: Reading, name: str) -> None:
    assert figures_of(1, [Played(1, (), bomb, 3), Played(2, (), bomb, 3)]) == {name: 1}
    assert figures_of(1, [Played(1, (), Reading(Kind.PAIR, "7", 2), 3)]) == {}


def test_a_double_win_counts_for_both_partners_and_the_first_place_for_one() -> None:
    ended = [DealEnded((0, 2, 1, 3), 0, 3, (0, 0), (3, 0), 0)]
    assert figures_of(0, ended) == {"first_places": 1, "deals_won": 1, "double_wins": 1}
    assert figures_of(2, ended) == {"deals_won": 1, "double_wins": 1}
    assert figures_of(1, ended) == {}


def test_a_tribute_counts_for_who_paid_got_and_resisted_it() -> None:
    tributes = [TributePaid(1, 0, (5,)), TributeResisted((1, 3))]
    assert figures_of(0, tributes) == {"tributes_received": 1}
    assert figures_of(1, tributes) == {"tributes_paid": 1, "tributes_resisted": 1}


def test_a_deal_at_a_is_an_attempt_of_the_side_whose_level_it_is() -> None:
    deals = [DealBegan(9, ACE, 1, (ACE, ACE), (0, 0)), DealBegan(8, ACE - 1, 0, (ACE - 1, ACE), (0, 0))]
    assert (figures_of(1, deals), figures_of(3, deals)) == ({"ace_attempts": 1},) * 2
    assert figures_of(0, deals) == {}
