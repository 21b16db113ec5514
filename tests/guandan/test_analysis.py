"""The `analyse` command's answers: every legal play of a written hand."""

from __future__ import annotations

from typing import Any

import pytest
from guandan_notation import rules

from cardcade_guandan.cards import DECK
from cardcade_guandan.game import Guandan


def analyse(position: dict[str, Any], preset: str = "official") -> list[tuple[str, str, str]]:
    plays = Guandan(rules(preset)).analyse(position)["plays"]
    return sorted((play["type"], play["key"], " ".join(sorted(play["cards"]))) for play in plays)


def test_joker_pairs_and_the_joker_bomb_are_listed() -> None:
    found = analyse({"level": "7", "hand": ["BJ", "BJ", "RJ", "RJ"], "last": None})
    assert found == [
        ("joker_bomb", "RJ", "BJ BJ RJ RJ"),
        ("pair", "BJ", "BJ BJ"),
        ("pair", "RJ", "RJ RJ"),
        ("single", "BJ", "BJ"),
        ("single", "RJ", "RJ"),
    ]


def test_in_house_rules_jokers_mix_in_pairs_and_triples() -> None:
    found = analyse({"level": "7", "hand": ["BJ", "BJ", "RJ"], "last": None}, "house")
    assert ("pair", "RJ", "BJ RJ") in found
    assert ("triple", "RJ", "BJ BJ RJ") in found


def test_the_last_play_may_be_plain_cards_or_fix_its_reading() -> None:
    hand = ["ST", "HT", "CT", "SQ", "HQ"]
    cards = ["S9", "C9", "D9", "H2", "H2"]
    assert analyse({"level": "2", "hand": hand, "last": cards}) == []
    fixed = {"type": "full_house", "key": "9", "cards": cards}
    assert analyse({"level": "2", "hand": hand, "last": fixed}) == [("full_house", "T", "CT HQ HT SQ ST")]


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"level": "1", "hand": []}, "level must be"),
        ({"level": None, "hand": []}, "level must be"),
        ({"level": "BJ", "hand": []}, "level must be"),
        ({"level": "2", "hand": "S9"}, "hand must be"),
        ({"level": "2", "hand": ["X9"]}, "hand must be"),
        ({"level": "2", "hand": ["S9", "S9", "S9"]}, "more cards than two decks"),
        ({"level": "2", "hand": [*DECK.faces[:29]]}, "a hand has at most 28 cards"),
        ({"level": "2", "hand": ["S9"], "last": ["S3", "C9"]}, "no combination"),
        ({"level": "2", "hand": ["S9"], "last": {"type": "pair", "cards": ["S3"]}}, "no combination"),
    ],
)
def test_a_position_that_cannot_be_read_is_told_in_a_sentence(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        analyse(position)
