"""Every legal play of a written hand, for the `analyse` command."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardcade import Card
from cardcade_guandan.cards import ACE, DECK, RANK_NUMBERS
from cardcade_guandan.combinations import Reading
from cardcade_guandan.every_play import every_answer, every_lead
from cardcade_guandan.order import Order, order_at
from cardcade_guandan.readings import readings
from cardcade_guandan.rules import Rules
from cardcade_guandan.tally import Tally

LARGEST_HAND = 28
"""Twenty-seven, and a tribute that has not been answered yet; more would take for ever to list."""


def analyse(position: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    """`{"plays": [{"type", "key", "cards"}, …]}`, or ValueError with a sentence."""
    order = order_at(_level(position.get("level")), rules)
    hand = _cards(position.get("hand"), "hand")
    if len(hand) > LARGEST_HAND:
        raise ValueError(f"hand: a hand has at most {LARGEST_HAND} cards, not {len(hand)}")
    tally = Tally(hand, order.level)
    last = _last(position.get("last"), order)
    plays = every_lead(tally, order) if last is None else every_answer(tally, order, last)
    return {
        "plays": [
            {
                "type": play.reading.kind.value,
                "key": play.reading.key,
                "cards": [DECK.faces[card] for card in play.cards],
            }
            for play in plays
        ]
    }


def _level(name: Any) -> int:
    number = RANK_NUMBERS.get(name) if isinstance(name, str) else None
    if number is None or number > ACE:
        raise ValueError(f"level must be one of 2 3 4 5 6 7 8 9 T J Q K A, not {name!r}")
    return number


def _cards(faces: Any, what: str) -> tuple[Card, ...]:
    if not isinstance(faces, list) or not all(isinstance(face, str) and face in DECK.faces for face in faces):
        raise ValueError(f"{what} must be a list of cards such as S9, HT or RJ, not {faces!r:.80}")
    try:
        return DECK.pick(faces)
    except KeyError as missing:
        raise ValueError(f"{what} has more cards than two decks: {str(missing)[1:3]} a third time") from None


def _last(last: Any, order: Order) -> Reading | None:
    if last is None:
        return None
    faces = last.get("cards") if isinstance(last, dict) else last
    known = readings(_cards(faces, "last"), order)
    if isinstance(last, dict):
        known = [reading for reading in known if _agrees(reading, last)]
    if not known:
        raise ValueError(f"last is no combination at this level in this preset: {last!r:.120}")
    return known[0]


def _agrees(reading: Reading, wanted: Mapping[str, Any]) -> bool:
    return bool(
        wanted.get("type", reading.kind.value) == reading.kind.value and wanted.get("key", reading.key) == reading.key
    )
