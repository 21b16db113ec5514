"""Competition tribute: last place pays first place, after a double win both losers pay."""

from __future__ import annotations

import pytest
from guandan_notation import EAST, NORTH, SOUTH, WEST, Table, after_a_deal, cards, rules, with_rules
from test_tribute_by_gap import faces

from cardcade import Card, IllegalMove
from cardcade_guandan.cards import DECK, RANK, is_wild
from cardcade_guandan.climbing import Climb
from cardcade_guandan.state import HANDS, Phase, Tribute
from cardcade_guandan.tribute import leader, owed, payable, returnable, with_receivers

OFFICIAL = rules("official")
EVEN = Climb((5, 5), 0)


def gift(giver: int, text: str) -> Tribute:
    return Tribute(giver, None, cards(text))


def test_last_gives_to_first() -> None:
    assert owed(EVEN, (SOUTH, EAST, NORTH, WEST), OFFICIAL) == ((Tribute(WEST, SOUTH),), 1)


def test_last_gives_to_first_even_when_they_are_partners() -> None:
    assert owed(EVEN, (SOUTH, EAST, WEST, NORTH), OFFICIAL) == ((Tribute(NORTH, SOUTH),), 1)


def test_after_a_double_win_both_losers_give() -> None:
    tributes, count = owed(EVEN, (SOUTH, NORTH, EAST, WEST), OFFICIAL)
    assert [tribute.giver for tribute in tributes] == [EAST, WEST]
    assert count == 1


def given(east: str, west: str) -> tuple[dict[int, int | None], int]:
    """Who gets whose gift at level 5 after South and North were first and second, and who leads."""
    places = (SOUTH, NORTH, EAST, WEST)
    gifts = with_receivers((gift(EAST, east), gift(WEST, west)), 5, places, OFFICIAL)
    return {each.giver: each.receiver for each in gifts}, leader(gifts, 5, places, OFFICIAL)


def test_the_higher_of_two_gifts_goes_to_first_place_and_its_giver_leads() -> None:
    assert given(east="SK", west="SA") == ({WEST: SOUTH, EAST: NORTH}, WEST)


def test_a_level_card_is_higher_than_an_ace_when_gifts_are_compared() -> None:
    assert given(east="S5", west="SA") == ({EAST: SOUTH, WEST: NORTH}, EAST)


def test_equal_gifts_each_go_to_the_previous_seat_and_the_seat_after_first_place_leads() -> None:
    assert given(east="SA", west="HA") == ({EAST: SOUTH, WEST: NORTH}, EAST)


def test_the_payer_leads() -> None:
    places = (SOUTH, EAST, NORTH, WEST)
    assert leader((Tribute(WEST, SOUTH, cards("SA")),), 5, places, OFFICIAL) == WEST


def test_where_no_tribute_was_paid_first_place_leads() -> None:
    assert leader((), 5, (SOUTH, EAST, NORTH, WEST), OFFICIAL) == SOUTH
    off = with_rules("official", tribute__when="off")
    assert after_a_deal(off, (NORTH, EAST, SOUTH, WEST), EVEN).turn == NORTH


def test_jokers_and_level_cards_are_given_but_never_the_wildcard() -> None:
    assert faces(payable(cards("RJ BJ SA"), 5, 1, OFFICIAL.tribute)) == ["RJ"]
    assert faces(payable(cards("H5 S5 SA"), 5, 1, OFFICIAL.tribute)) == ["S5"]
    assert faces(payable(cards("H5 SA SK"), 5, 1, OFFICIAL.tribute)) == ["SA"]


def test_a_ten_or_lower_that_is_no_level_card_is_returned() -> None:
    assert faces(returnable(cards("ST HJ S5 S3 RJ"), 5, 1, OFFICIAL.tribute)) == ["S3", "ST"]


def test_with_no_ten_or_lower_the_lowest_is_returned() -> None:
    assert faces(returnable(cards("SJ HJ SA RJ"), 5, 1, OFFICIAL.tribute)) == ["HJ", "SJ"]
    assert faces(returnable(cards("S5 SK RJ"), 5, 1, OFFICIAL.tribute)) == ["SK"]


def play_tribute(table: Table) -> None:
    while table.state.phase is not Phase.PLAY:
        seat = table.waiting[0]
        table.move(table.game.moves(table.state, seat)[0], seat)


def deal_owing(places: tuple[int, ...]) -> Table:
    return after_a_deal("official", places, EVEN)


def test_each_receiver_returns_to_its_own_giver() -> None:
    table = deal_owing((SOUTH, NORTH, EAST, WEST))
    play_tribute(table)
    assert [len(table.state.hand(seat)) for seat in range(4)] == [27] * 4
    for tribute in table.state.tributes:
        assert tribute.receiver is not None
        assert set(tribute.given) <= set(table.state.hand(tribute.receiver))
        assert set(tribute.returned) <= set(table.state.hand(tribute.giver))


def test_tribute_begins_with_the_second_deal() -> None:
    assert owed(EVEN, (), OFFICIAL) == ((), 0)


def test_everyone_sees_what_was_given_and_bots_may_rely_on_it() -> None:
    from cardcade import Stream

    table = deal_owing((SOUTH, NORTH, EAST, WEST))
    play_tribute(table)
    imagined = table.game.imagine(table.state.view(WEST), Stream.named("dream"))
    for tribute in table.state.tributes:
        assert tribute.receiver is not None
        assert set(tribute.given) <= set(imagined.cards[HANDS + tribute.receiver])


def test_a_jack_is_not_returned_while_there_is_a_ten() -> None:
    table = deal_owing((SOUTH, EAST, NORTH, WEST))
    table.move(table.game.moves(table.state, WEST)[0], WEST)
    high = next(card for card in table.state.hand(SOUTH) if RANK[card] > 10 and not is_wild(card, table.state.level))
    with pytest.raises(IllegalMove, match="return_ten_or_lower"):
        table.give_back(DECK.faces[high], SOUTH)


def test_a_gift_must_come_from_the_own_hand() -> None:
    table = deal_owing((SOUTH, EAST, NORTH, WEST))
    foreign: Card = table.state.hand(SOUTH)[0]
    from cardcade_guandan.moves import PayTribute

    with pytest.raises(IllegalMove, match="not_yours"):
        table.move(PayTribute((foreign,)), WEST)
