"""House tribute: the side that is far behind pays before every deal."""

from __future__ import annotations

import pytest
from guandan_notation import EAST, NORTH, SOUTH, WEST, after_a_deal, cards, rules, with_rules

from cardcade import Card, IllegalMove
from cardcade_guandan.cards import DECK
from cardcade_guandan.climbing import Climb
from cardcade_guandan.events import TributeOwed, TributePaid, TributeResisted, TributeReturned
from cardcade_guandan.rounds import _ask_tribute
from cardcade_guandan.state import HANDS, Phase, Tribute
from cardcade_guandan.tribute import owed, payable, resisted, returnable

PLACES = (SOUTH, NORTH, EAST, WEST)


def faces(choices: list[tuple[Card, ...]]) -> list[str]:
    return sorted(" ".join(sorted(DECK.faces[card] for card in choice)) for choice in choices)


@pytest.mark.parametrize(
    ("levels", "count"), [((2, 2), 0), ((5, 2), 0), ((6, 2), 1), ((9, 2), 1), ((10, 2), 2), ((14, 2), 2), ((3, 7), 1)]
)
def test_from_a_gap_of_four_one_card_and_from_eight_two(levels: tuple[int, int], count: int) -> None:
    tributes, owing = owed(Climb(levels, 0), PLACES, rules())
    assert owing == count
    assert len(tributes) == (2 if count else 0)


def test_each_player_of_the_side_behind_gives_to_the_next_seat() -> None:
    tributes, _ = owed(Climb((9, 3), 0), PLACES, rules())
    assert tributes == (Tribute(WEST, NORTH), Tribute(EAST, SOUTH))


def test_the_leaders_never_pay() -> None:
    tributes, _ = owed(Climb((3, 9), 0), PLACES, rules())
    assert {tribute.giver for tribute in tributes} == {SOUTH, NORTH}


def test_there_is_no_tribute_before_the_first_deal() -> None:
    assert owed(Climb((9, 2), 0), (), rules()) == ((), 0)


def test_the_gap_is_measured_anew_before_every_deal() -> None:
    assert after_a_deal("house", PLACES, Climb((9, 3), 0)).state.owed == 1
    assert after_a_deal("house", PLACES, Climb((6, 3), 0)).state.owed == 0


def test_jokers_and_level_cards_are_never_given() -> None:
    hand = cards("RJ BJ S7 H7 SK HQ S3")
    assert faces(payable(hand, 7, 1, rules().tribute)) == ["SK"]


def test_the_highest_card_is_given() -> None:
    assert faces(payable(cards("SA SK SQ"), 7, 1, rules().tribute)) == ["SA"]
    assert faces(payable(cards("SA SK SQ"), 7, 2, rules().tribute)) == ["SA SK"]


def test_the_giver_chooses_among_equal_ranks() -> None:
    assert faces(payable(cards("SA HA SK"), 7, 1, rules().tribute)) == ["HA", "SA"]
    assert faces(payable(cards("SA SK HK CK"), 7, 2, rules().tribute)) == ["CK SA", "HK SA", "SA SK"]


def test_the_lowest_card_that_is_no_joker_is_returned() -> None:
    assert faces(returnable(cards("BJ S3 H3 S4"), 7, 1, rules().tribute)) == ["H3", "S3"]
    assert faces(returnable(cards("BJ S3 H4 S4"), 7, 2, rules().tribute)) == ["H4 S3", "S3 S4"]


def test_a_level_card_is_not_low_when_it_comes_to_returning() -> None:
    assert faces(returnable(cards("S2 S3 SK"), 2, 1, rules().tribute)) == ["S3"]


def test_the_receiver_returns_as_many_cards_as_it_got_to_the_giver() -> None:
    table = after_a_deal("house", PLACES, Climb((12, 3), 0))
    assert table.waiting == (WEST, EAST)
    for seat in (EAST, WEST):
        table.move(table.game.moves(table.state, seat)[0], seat)
    assert table.state.phase is Phase.RETURN
    assert table.waiting == (NORTH, SOUTH)
    assert [len(table.state.hand(seat)) for seat in range(4)] == [29, 25, 29, 25]
    for seat in (NORTH, SOUTH):
        table.move(table.game.moves(table.state, seat)[0], seat)
    assert table.state.phase is Phase.PLAY
    assert [len(table.state.hand(seat)) for seat in range(4)] == [27] * 4
    assert [(paid.giver, paid.receiver) for paid in table.events(TributePaid)] == [(WEST, NORTH), (EAST, SOUTH)]
    assert [(back.receiver, back.giver) for back in table.events(TributeReturned)] == [(NORTH, WEST), (SOUTH, EAST)]
    assert all(len(event.cards) == 2 for event in table.events(TributePaid) + table.events(TributeReturned))


def test_another_card_than_the_highest_is_refused() -> None:
    table = after_a_deal("house", PLACES, Climb((9, 3), 0))
    (lowest,) = returnable(table.state.hand(WEST), table.state.level, 1, rules().tribute)[0]
    with pytest.raises(IllegalMove, match="pay_highest_plain"):
        table.pay(DECK.faces[lowest], WEST)


def test_both_red_jokers_on_the_paying_side_resist_the_tribute() -> None:
    assert resisted([cards("RJ S3"), cards("S4 RJ")])
    assert resisted([cards("RJ RJ"), cards("S4 S5")])
    assert not resisted([cards("RJ BJ"), cards("S4 BJ")])
    table = dealt_with_both_red_jokers("house")
    assert table.events(TributeResisted)
    assert table.state.phase is Phase.PLAY


def test_without_resisting_the_tribute_is_paid_in_spite_of_the_jokers() -> None:
    table = dealt_with_both_red_jokers(with_rules(tribute__resist=False))
    assert table.events(TributeOwed)
    assert table.state.phase is Phase.TRIBUTE


def test_tribute_may_be_switched_off() -> None:
    table = after_a_deal(with_rules(tribute__when="off"), PLACES, Climb((12, 3), 0))
    assert table.state.phase is Phase.PLAY


def test_in_house_the_last_leads_after_the_tribute_too() -> None:
    table = after_a_deal("house", PLACES, Climb((9, 3), 0))
    while table.state.phase is not Phase.PLAY:
        seat = table.waiting[0]
        table.move(table.game.moves(table.state, seat)[0], seat)
    assert table.turn == WEST


def dealt_with_both_red_jokers(preset):  # type: ignore[no-untyped-def]
    """The side behind is dealt both red jokers before tribute is asked for."""
    table = after_a_deal(with_rules(tribute__when="off") if preset == "house" else preset, PLACES, Climb((9, 3), 0))
    state = table.state
    both = set(cards("RJ RJ"))
    for seat in range(4):
        state.cards[HANDS + seat] = [card for card in state.hand(seat) if card not in both]
    state.cards[HANDS + WEST] += sorted(both)
    state.log = []
    _ask_tribute(state, rules() if preset == "house" else preset)
    return table
