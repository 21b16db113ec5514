"""Section one of the rulebook: the decks, level cards, the wildcard, the order of cards."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from guandan_notation import ALL_LEVELS, EAST, NORTH, SOUTH, WEST, beats, cards, guandan, order, read, rules

from cardcade import Stream
from cardcade_guandan.cards import DECK, RANK_NUMBERS, is_wild
from cardcade_guandan.game import Guandan
from cardcade_guandan.partners import partner_of, side_of


def test_two_full_decks_of_108_cards() -> None:
    faces = Counter(DECK.faces)
    assert len(DECK) == 108
    assert len(faces) == 54
    assert set(faces.values()) == {2}


def test_every_player_gets_27_cards() -> None:
    game = Guandan(rules())
    state = game.setup(4)
    game.begin(state, Stream.named("deal"))
    assert [len(state.hand(seat)) for seat in range(4)] == [27] * 4


def test_four_players_south_and_north_against_east_and_west() -> None:
    assert partner_of(SOUTH) == NORTH
    assert partner_of(EAST) == WEST
    assert side_of(SOUTH) == side_of(NORTH) != side_of(EAST) == side_of(WEST)


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_level_cards_are_those_of_the_level_being_played(level: str) -> None:
    weights = order(level).weights
    assert [rank for rank in range(2, 15) if weights[rank] > 14] == [RANK_NUMBERS[level]]


def test_the_first_deal_is_played_at_level_2() -> None:
    game = Guandan(rules())
    state = game.setup(4)
    game.begin(state, Stream.named("deal"))
    assert state.level == RANK_NUMBERS["2"]


@pytest.mark.parametrize(("level", "wild"), [("2", "H2"), ("5", "H5"), ("A", "HA")])
def test_the_heart_of_the_level_is_the_wildcard(level: str, wild: str) -> None:
    assert {DECK.faces[card] for card in DECK.cards if is_wild(card, RANK_NUMBERS[level])} == {wild}


@pytest.mark.parametrize(
    ("text", "reading"),
    [
        ("S9 H2", "pair 9"),
        ("S9 D9 C9 H2", "bomb 9"),
        ("S5 S6 S7 S8 H2", "straight_flush 5"),
        ("S5 C6 D7 S8 H2", "straight 5"),
        ("S5 C5 D6 S6 C7 H2", "tube 5"),
        ("S5 C5 D5 S6 C6 H2", "plate 5"),
    ],
)
def test_the_wildcard_may_be_any_card_in_every_combination(text: str, reading: str) -> None:
    assert reading in read(text)


@pytest.mark.parametrize("text", ["BJ H2", "RJ H2", "BJ BJ H2", "RJ RJ BJ H2"])
def test_the_wildcard_is_never_a_joker(text: str) -> None:
    assert read(text) == []


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_alone_the_wildcard_is_a_plain_level_card(level: str) -> None:
    assert read(f"H{level}", level) == [f"single {level}"]
    assert not beats(f"H{level}", f"S{level}", level)
    assert not beats(f"S{level}", f"H{level}", level)


def test_in_a_combination_the_wildcard_counts_as_what_it_stands_for() -> None:
    assert beats("ST DT", "S9 H7", "7"), "a pair of 9s, although a 7 is above the ace"
    assert beats("S6 D7 C8 S9 DT", "S5 C6 D8 S9 H7", "7"), "5 to 9"
    assert not beats("S7 D7 C7", "S7 D7 H7", "7")


def test_two_wildcards_alone_are_a_pair_of_level_cards() -> None:
    assert read("H7 H7", "7") == ["pair 7"]


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_red_joker_black_joker_level_card_then_ace_down_to_two(level: str) -> None:
    plain = [rank for rank in "AKQJT98765432" if rank != level]
    high_to_low = ["RJ", "BJ", f"S{level}", *(f"S{rank}" for rank in plain)]
    for higher, lower in pairwise(high_to_low):
        assert beats(higher, lower, level)
        assert not beats(lower, higher, level)


def test_all_level_cards_weigh_the_same_whatever_their_suit() -> None:
    weights = {order("6").weights[RANK_NUMBERS[face[1]]] for face in ("S6", "H6", "C6", "D6")}
    assert len(weights) == 1


def test_a_level_card_lies_above_the_ace_whatever_its_own_rank() -> None:
    assert beats("S3", "SA", level="3")
    assert not beats("S3", "SA", level="4")


def test_two_is_the_lowest_card_when_it_is_not_the_level() -> None:
    assert all(beats(f"S{rank}", "S2", level="7") for rank in "3456789TJQKA")


def test_two_beats_the_ace_when_it_is_the_level() -> None:
    assert beats("S2", "SA", level="2")


def test_cards_of_the_same_face_are_told_apart_by_name() -> None:
    one, other = cards("S9 S9")
    assert one != other
    assert {DECK.name(one), DECK.name(other)} == {"S9", "S9.2"}


def test_a_hand_may_hold_both_twins() -> None:
    table = guandan("S9 S9 | S3 | S4 | S5")
    assert "pair 9: S9 S9" in table.options()
