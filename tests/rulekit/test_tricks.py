"""Tricks, as whist players know them."""

import pytest

from cardcade import Card, Deck, poker_faces
from cardcade.rulekit.rounds import HAND
from cardcade.rulekit.tricks import PLAYED, TAKEN, Tricks, TrickTable

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


def table(*hands: str) -> TrickTable:
    state = TrickTable.for_seats(DECK, len(hands))
    for seat, hand in enumerate(hands):
        state.move(cards(hand), 0, state.pile(seat, HAND))
    return state


def test_a_trick_lies_before_the_seats_and_goes_to_its_winner_who_leads() -> None:
    state = table("S9 H2", "SJ H3", "S2 H4")
    for seat, card in enumerate(cards("S9 SJ S2")):
        assert not state.complete
        state.lay_down(seat, card, PLAIN)
    assert (faces(state.trick), state.complete, state.turn) == ("S9 SJ S2", True, 0)
    assert state.sweep(PLAIN) == state.leader == state.turn == 1
    assert (state.tricks, len(state.of(1, TAKEN)), state.trick) == (1, 3, [])


def test_who_does_not_follow_is_seen_to_have_none_of_that_suit() -> None:
    state = table("S9 H2", "DJ H3")
    for seat, card in enumerate(cards("S9 DJ")):
        state.lay_down(seat, card, PLAIN)
    spade, diamond = cards("S2 D2")
    assert not state.may_hold(state.pile(1, HAND), spade, PLAIN)
    assert state.may_hold(state.pile(0, HAND), spade, PLAIN)
    assert state.may_hold(state.pile(1, HAND), diamond, PLAIN)
    assert state.may_hold(0, spade, PLAIN)
    assert state.may_hold(state.pile(1, PLAYED), spade, PLAIN), "only a hand"
