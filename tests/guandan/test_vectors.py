"""Sample positions with their complete answers under competition rules."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from guandan_notation import cards, read, rules

from cardcade_guandan.cards import DECK, RANK_NUMBERS
from cardcade_guandan.game import Guandan
from cardcade_guandan.tribute import payable, returnable

VECTORS = Path(__file__).parent / "vectors"


def samples(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (VECTORS / f"guandan-{name}.jsonl").read_text("utf-8").splitlines()]


def written(plays: Iterable[dict[str, Any]]) -> list[tuple[str, str, tuple[str, ...]]]:
    return sorted((play["type"], play["key"], tuple(sorted(play["cards"]))) for play in plays)


@pytest.mark.parametrize("sample", samples("legal"))
def test_every_legal_play_is_found_and_no_other(sample: dict[str, Any]) -> None:
    game = Guandan(rules(sample["preset"]))
    assert written(game.analyse(sample)["plays"]) == written(sample["plays"])


@pytest.mark.parametrize("sample", samples("readings"))
def test_every_reading_is_found(sample: dict[str, Any]) -> None:
    found = read(" ".join(sample["cards"]), sample["level"], sample["preset"])
    assert sorted(found) == sorted(" ".join(reading) for reading in sample["readings"])


@pytest.mark.parametrize("sample", samples("tribute"))
def test_what_may_be_given_and_returned(sample: dict[str, Any]) -> None:
    hand, level = cards(" ".join(sample["hand"])), RANK_NUMBERS[sample["level"]]
    table = rules(sample["preset"]).tribute
    given = {DECK.faces[card] for (card,) in payable(hand, level, 1, table)}
    returned = {DECK.faces[card] for (card,) in returnable(hand, level, 1, table)}
    assert (sorted(given), sorted(returned)) == (sorted(set(sample["tribute"])), sorted(set(sample["return"])))
