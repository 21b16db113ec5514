"""Combinations: what cards are played as, what answers a play, and what beats what."""

from __future__ import annotations

import pytest

from cardcade import Deck, poker_faces
from cardcade.rulekit.combinations import Combination, Combinations
from cardcade.rulekit.patterns import FoundPattern, Held, Pattern, by_rank

DECK = Deck(poker_faces(jokers=False))
RANK = tuple("3456789TJQKA2".index(face[1]) for face in DECK.faces)
KINDS = Combinations(
    {
        "single": Pattern(1, range(13)),
        "pair": Pattern(2, range(13)),
        "straight": Pattern(1, range(12), least=5, most=None),
        "four": Pattern(4, range(13)),
        "five": Pattern(1, range(12), least=5, most=5),
    },
    bombs=("four", "five"),
)


def held(text: str) -> Held:
    return by_rank(DECK.pick(text.split()), RANK)


def found(text: str, last: Combination | None = None) -> list[tuple[str, int]]:
    return [(made.kind, made.rank) for made, _ in KINDS.find(held(text), last)]


def test_cards_are_read_as_everything_they_can_be_the_usual_first() -> None:
    readings = [made for made, _ in KINDS.read(held("S3 S4 S5 S6 S7"))]
    assert readings == [Combination("straight", 0, 5), Combination("five", 0, 5)]
    assert KINDS.read(held("S3 S5")) == []


def test_a_leader_may_play_anything_and_an_answer_is_of_the_same_kind_or_a_bomb() -> None:
    hand = "S3 H3 S4 S9 H9 C9 D9"
    assert ("pair", 0) in found(hand)
    assert found(hand, Combination("pair", 1, 2)) == [("pair", 6), ("four", 6)]


@pytest.mark.parametrize(
    ("made", "last", "beats"),
    [
        (("pair", 4, 2), ("pair", 3, 2), True),
        (("pair", 3, 2), ("pair", 3, 2), False),
        (("pair", 4, 2), ("single", 3, 1), False),
        (("straight", 4, 6), ("straight", 3, 5), False),  # not of the same length
        (("four", 0, 4), ("straight", 3, 5), True),
        (("five", 0, 5), ("four", 9, 4), True),  # a bomb named later beats those before it
        (("four", 9, 4), ("five", 0, 5), False),
    ],
)
def test_what_beats_what(made: tuple[str, int, int], last: tuple[str, int, int], beats: bool) -> None:
    assert KINDS.beats(Combination(*made), Combination(*last)) is beats


def test_a_game_may_allow_less_than_its_patterns() -> None:
    def no_threes(found: FoundPattern) -> bool:
        return found.run.start > 0

    strict = Combinations(KINDS.patterns, KINDS.bombs, no_threes)
    assert strict.read(held("S3 H3")) == []
    assert [made.rank for made, _ in strict.find(held("S3 S4"), None)] == [1]
