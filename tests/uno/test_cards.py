"""Both rulebooks, the cards: 108 of them."""

from collections import Counter

import pytest

from cardcade_uno.cards import COLOURS, DECK, NUMBERS

COUNT = Counter(DECK.faces)


def test_the_deck_has_108_cards() -> None:
    assert len(DECK) == 108


def test_there_are_76_number_cards_19_in_each_of_red_blue_green_and_yellow() -> None:
    for colour in "RBGY":
        assert sum(COUNT[colour + number] for number in NUMBERS) == 19
    assert COLOURS == ("R", "G", "B", "Y")


def test_there_is_one_zero_in_each_colour() -> None:
    assert [COUNT[colour + "0"] for colour in COLOURS] == [1, 1, 1, 1]


def test_there_are_two_of_each_number_from_1_to_9_in_each_colour() -> None:
    assert {COUNT[colour + number] for colour in COLOURS for number in "123456789"} == {2}


@pytest.mark.parametrize("sign", ["S", "V", "D"], ids=["skip", "reverse", "draw_two"])
def test_there_are_two_of_each_action_in_each_colour(sign: str) -> None:
    assert [COUNT[colour + sign] for colour in COLOURS] == [2, 2, 2, 2]


def test_there_are_24_action_cards() -> None:
    assert sum(COUNT[colour + sign] for colour in COLOURS for sign in "SVD") == 24


def test_there_are_four_wilds_and_four_wild_draw_fours() -> None:
    assert COUNT["W"] == COUNT["F"] == 4
