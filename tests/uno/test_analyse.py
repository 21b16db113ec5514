"""`analyse` against positions with known answers, and what it says to nonsense."""

import json
from pathlib import Path
from typing import Any

import pytest

from cardcade_uno.game import Uno

from .table import preset, rules

VECTORS = [
    json.loads(line) for line in (Path(__file__).parent / "vectors" / "playable.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{''.join(vector['hand'])}-on-{vector['top']}")
def test_positions_with_known_answers(vector: dict[str, Any]) -> None:
    found = Uno(preset(vector["preset"])).analyse({key: vector[key] for key in ("hand", "top", "colour")})
    assert set(found["plays"]) == set(vector["playable"])
    assert found["wild_draw_four_lawful"] == vector["wild_draw_four_lawful"]


def analyse(name: str = "standard", **position: Any) -> dict[str, Any]:
    return Uno(rules(name)).analyse(position)


def test_plays_are_told_once_for_each_face() -> None:
    found = analyse(hand=["R7", "R7", "W", "B1"], top="B7", colour="B", pending=0)
    assert found == {"plays": ["B1", "R7", "W"], "may_draw": False, "wild_draw_four_lawful": None}


def test_without_a_card_that_fits_one_may_draw() -> None:
    assert analyse(hand=["R1"], top="B7", colour="B")["may_draw"]


def test_where_play_is_not_forced_one_may_always_draw() -> None:
    assert analyse("official", hand=["B1"], top="B7", colour="B")["may_draw"]


def test_pending_cards_can_be_answered_or_taken() -> None:
    found = analyse(hand=["RD", "B1", "F"], top="BD", colour="B", pending=2)
    assert found == {"plays": ["RD"], "may_draw": True, "wild_draw_four_lawful": False}


def test_a_pending_skip_is_answered_by_a_skip_only() -> None:
    assert analyse("rulebook_b", hand=["RS", "B1"], top="BS", colour="B", skip_pending=1)["plays"] == ["RS"]
    assert analyse(hand=["RS", "B1"], top="BS", colour="B", skip_pending=1)["plays"] == []


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"hand": "R7", "top": "B7", "colour": "B"},
        {"hand": ["R77"], "top": "B7", "colour": "B"},
        {"hand": ["R0", "R0"], "top": "B7", "colour": "B"},
        {"hand": ["R7"], "top": "Z7", "colour": "B"},
        {"hand": ["R7"], "top": "B7", "colour": "R"},
        {"hand": ["R7"], "top": "W"},
        {"hand": ["R7"], "top": "B7", "colour": "B", "pending": -1},
        {"hand": ["R7"], "top": "B7", "colour": "B", "pending": 2},
        {"hand": ["R7"], "top": "BS", "colour": "B", "skip_pending": True},
    ],
)
def test_nonsense_is_answered_with_a_sentence(position: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=" "):
        analyse(**position)


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (["R7", "R7", "R7"], "the deck has 2 of R7, not 3"),
        (["R7.2"], "there is no card R7.2 in the deck"),
    ],
)
def test_a_hand_that_no_deck_can_give_is_told_in_the_players_own_cards(hand: list[str], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        analyse(hand=hand, top="B7", colour="B")
