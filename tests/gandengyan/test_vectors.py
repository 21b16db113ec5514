"""Positions on which other engines agree, in the form of `cardcade analyse`: the classic preset."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from cardcade_gandengyan.game import Gandengyan

from .notation import rules

LINES = (Path(__file__).parent / "vectors" / "classic.jsonl").read_text("utf-8").splitlines()


def suited(names: list[str]) -> list[str]:
    """Ranks with a suit each; `x` and `X` are the jokers."""
    seen: dict[str, int] = defaultdict(int)
    faces = []
    for name in names:
        faces.append({"x": "BJ", "X": "RJ"}.get(name) or "SHCD"[seen[name]] + name)
        seen[name] += 1
    return faces


def last_cards(text: str | None) -> list[str] | None:
    """`P:8` → two 8s, `R:5-7` → 5 6 7, `B:9x3` → three 9s."""
    if text is None:
        return None
    if text == "JJ":
        return ["BJ", "RJ"]
    kind, rank = text.split(":")
    if kind == "R":
        low, high = (order.index(end) for order in ["3456789TJQKA"] for end in rank.split("-"))
        return suited(list("3456789TJQKA"[low : high + 1]))
    many = {"S": 1, "P": 2}.get(kind) or int(rank[-1])
    return suited([rank[0]] * many)


def short(play: dict[str, Any]) -> str:
    kind, key, size = play["type"], play["key"], len(play["cards"])
    if kind == "joker_bomb":
        return "JJ"
    if kind == "straight":
        high = "3456789TJQKA"["3456789TJQKA".index(key) + size - 1]
        return f"R:{key}-{high}"
    return {"single": f"S:{key}", "pair": f"P:{key}", "bomb": f"B:{key}x{size}"}[kind]


@pytest.mark.parametrize("line", LINES)
def test_classic_agrees(line: str) -> None:
    vector = json.loads(line)
    found = Gandengyan(rules("classic")).analyse({"hand": suited(vector["hand"]), "last": last_cards(vector["last"])})
    assert {short(play) for play in found["plays"]} == set(vector["plays"])
