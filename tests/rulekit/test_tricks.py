"""Tricks, as whist players know them."""

import pytest

from cardcade import Card, Deck, poker_faces
from cardcade.rulekit.tricks import Tricks

DECK = Deck(poker_faces(jokers=False))
PLAIN = Tricks.of(DECK)


def cards(text: str) -> list[Card]:
    return list(DECK.pick(text.split()))


def faces(held: list[Card]) -> str:
    return " ".join(DECK.faces[card] for card in held)


@pytest.mark.parametrize(
    ("hand", "trick", "lawful"),
    [
        ("S2 H5 D9", "", "S2 H5 D9"),  # a leader plays anything
        ("S2 H5 H9", "HK", "H5 H9"),  # who has the suit follows it
        ("S2 D9", "HK SA", "S2 D9"),  # who has none plays anything
    ],
)
def test_the_suit_led_is_followed_by_those_who_have_it(hand: str, trick: str, lawful: str) -> None:
    assert faces(PLAIN.lawful(cards(hand), cards(trick))) == lawful


def test_only_who_has_the_suit_led_must_follow() -> None:
    assert PLAIN.follows(cards("S2 H5"), cards("HK"))
    assert not PLAIN.follows(cards("S2"), cards("HK"))
    assert not PLAIN.follows(cards("S2"), [])


@pytest.mark.parametrize(
    ("trick", "trump", "taken_by"),
    [
        ("H5 HK H9 H2", None, 1),
        ("H5 SA DA H6", None, 3),  # a card of another suit takes nothing
        ("H5 SA DA H6", "S", 1),  # unless it is a trump
        ("HA S2 S3 HK", "S", 2),  # of two trumps the higher
        ("H5 H4 CA DA", "S", 0),  # without trumps the suit led
    ],
)
def test_a_trick_goes_to_the_highest_trump_or_the_highest_of_the_suit_led(
    trick: str, trump: str | None, taken_by: int
) -> None:
    assert PLAIN.with_trump(trump).winner(cards(trick)) == taken_by


def test_ranks_can_have_another_order() -> None:
    tens_high = Tricks.of(DECK, "23456789JQKTA")
    assert tens_high.winner(cards("HK HT HQ")) == 1


def test_jacks_can_belong_to_the_trumps() -> None:
    suits = tuple("trumps" if face[1] == "J" else face[0] for face in DECK.faces)
    jacks_high = Tricks(suits, PLAIN.strength, "trumps")
    assert jacks_high.winner(cards("HA SJ HK")) == 1
    assert faces(jacks_high.lawful(cards("HJ H5"), cards("HA"))) == "H5"


def test_of_two_equal_cards_the_first_wins() -> None:
    two = Deck(poker_faces(2, jokers=False))
    assert Tricks.of(two).winner([*two.pick(["HA", "HA"])]) == 0
