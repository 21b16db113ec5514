"""Decks name every card; piles decide who sees them."""

import pytest

from cardcade import HIDDEN, Audience, Deck, Pile, Place, hand_of, poker_faces

TWO_DECKS = Deck(poker_faces(2))


def test_a_poker_deck_has_54_cards_and_two_of_them_108() -> None:
    assert len(poker_faces()) == 54
    assert len(TWO_DECKS) == 108
    assert len(poker_faces(jokers=False)) == 52


def test_twins_show_the_same_face_under_different_names() -> None:
    first, second = TWO_DECKS.pick(["S9", "S9"])
    assert TWO_DECKS.faces[first] == TWO_DECKS.faces[second] == "S9"
    assert (TWO_DECKS.name(first), TWO_DECKS.name(second)) == ("S9", "S9.2")


def test_every_name_leads_back_to_its_card() -> None:
    assert [TWO_DECKS.card(name) for name in TWO_DECKS.names] == list(TWO_DECKS.cards)


def test_a_card_one_cannot_see_is_a_question_mark() -> None:
    assert TWO_DECKS.name(HIDDEN) == "?"
    assert TWO_DECKS.card("?") == HIDDEN


def test_what_no_pile_shows_is_unseen_twins_and_all() -> None:
    shown = TWO_DECKS.pick(["S2", "RJ", "RJ"])
    unseen = TWO_DECKS.unseen([shown[:1], shown[1:], (HIDDEN, HIDDEN)])
    assert unseen == [card for card in TWO_DECKS.cards if TWO_DECKS.name(card) not in ("S2", "RJ", "RJ.2")]


def test_more_twins_than_the_deck_has_cannot_be_picked() -> None:
    with pytest.raises(KeyError):
        TWO_DECKS.pick(["RJ", "RJ", "RJ"])


@pytest.mark.parametrize(
    ("pile", "seen_by"),
    [
        (Pile("discard", Place.DISCARD, Audience.EVERYONE), {0, 1, 2}),
        (Pile("stock", Place.STOCK, Audience.NOBODY), set()),
        (hand_of(1), {1}),
    ],
)
def test_a_pile_is_seen_by_everyone_its_owner_or_nobody(pile: Pile, seen_by: set[int]) -> None:
    assert {seat for seat in range(3) if pile.shown_to(seat)} == seen_by
