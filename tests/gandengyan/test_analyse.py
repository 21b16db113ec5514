"""`cardcade analyse gandengyan`: every play with its reading, or a sentence."""

import pytest

from cardcade_gandengyan.cards import DECK
from cardcade_gandengyan.game import Gandengyan

from .notation import rules

GAME = Gandengyan(rules())


def plays(hand: str, last: object = None) -> set[tuple[str, str, str]]:
    found = GAME.analyse({"hand": hand.split(), "last": last})["plays"]
    assert len({(play["type"], play["key"], *sorted(play["cards"])) for play in found}) == len(found), "each once"
    return {(play["type"], play["key"], " ".join(play["cards"])) for play in found}


def test_every_choice_of_cards_is_listed_with_its_reading() -> None:
    singles = {("single", "3", "S3"), ("single", "3", "H3"), ("single", "BJ", "BJ")}
    pairs = {("pair", "3", "S3 H3"), ("pair", "3", "S3 BJ"), ("pair", "3", "H3 BJ")}
    assert plays("S3 H3 BJ") == {*singles, *pairs, ("bomb", "3", "S3 H3 BJ")}


def test_a_pass_is_not_listed() -> None:
    assert plays("S3 H4", ["SK"]) == set()


def test_plain_cards_take_the_default_reading() -> None:
    assert plays("S9 HT CJ", ["BJ", "H8", "C9"]) == {("straight", "9", "S9 HT CJ")}
    assert plays("S8 HT C9", ["BJ", "D8", "D9"]) == set()


def test_the_reading_of_the_last_play_can_be_fixed() -> None:
    last = {"type": "straight", "key": "7", "cards": ["BJ", "D8", "D9"]}
    assert plays("S8 HT C9", last) == {("straight", "8", "S8 C9 HT")}


def test_the_joker_bomb_is_keyed_by_the_red_joker() -> None:
    assert ("joker_bomb", "RJ", "BJ RJ") in plays("RJ BJ", ["S2", "H2", "C2", "D2"])


def test_a_joker_left_alone_is_a_lead_in_every_preset() -> None:
    found = Gandengyan(rules("classic")).analyse({"hand": ["BJ"], "last": None})
    assert found == {"plays": [{"type": "single", "key": "BJ", "cards": ["BJ"]}]}


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({}, "hand must be a list"),
        ({"hand": "S3"}, "hand must be a list"),
        ({"hand": ["S3", 4]}, "hand must be a list"),
        ({"hand": ["S1"]}, "no such card 'S1'"),
        ({"hand": ["S3", "S3"]}, "only one"),
        ({"hand": [*DECK.faces]}, "a hand has at most 28 cards"),
        ({"hand": [suit + rank for rank in "3456789TJQKA" for suit in "SH"] + ["BJ", "RJ"]}, "more than 50000 plays"),
        ({"hand": ["S3"], "last": ["S3", "H4"]}, "make no combination"),
        ({"hand": ["S3"], "last": []}, "make no combination"),
        ({"hand": ["S3"], "last": {"type": "pair", "key": "4", "cards": ["S3", "H3"]}}, "cannot be read as pair 4"),
        ({"hand": ["S3"], "last": {"type": "full_house", "key": "3", "cards": ["S3", "H3"]}}, "a reading has a type"),
        ({"hand": ["S3"], "level": "7"}, "unknown key 'level'"),
    ],
)
def test_a_position_that_cannot_be_read_gets_a_sentence(position: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        GAME.analyse(position)
