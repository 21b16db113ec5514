"""Every legal play of a hand in a position given as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from cardcade import Card
from cardcade_uno.cards import COLOUR, COLOURS, DECK, FOURS, SKIPS, SYMBOL, Colour, fits
from cardcade_uno.matching import answers_draw, four_is_lawful
from cardcade_uno.rules import Rules


def analyse(rules: Rules, position: Mapping[str, Any]) -> dict[str, Any]:
    """The faces that may be played, whether drawing (or giving in) is allowed, whether a +4 would be lawful."""
    hand = _cards(position.get("hand"))
    top, colour = _top_and_colour(position)
    pending, skips = _count(position, "pending"), _count(position, "skip_pending")
    if pending and skips:
        raise ValueError("pending and skip_pending cannot both be waiting")
    fitting = [card for card in hand if _goes(rules, card, top, colour, pending, skips)]
    lawful = _lawful(rules, hand, colour, SYMBOL[top])
    if rules.fours_must_be_lawful() and lawful is False:
        fitting = [card for card in fitting if card not in FOURS]
    return {
        "plays": sorted({DECK.faces[card] for card in fitting}),
        "may_draw": bool(pending or skips or not rules.basic.forced_play or not fitting),
        "wild_draw_four_lawful": lawful,
    }


def _goes(rules: Rules, card: Card, top: Card, colour: Colour, pending: int, skips: int) -> bool:
    if skips:
        return rules.stacking.skip != "off" and card in SKIPS
    if pending:
        return answers_draw(rules, card, colour, SYMBOL[top])
    return fits(card, colour, SYMBOL[top])


def _lawful(rules: Rules, hand: tuple[Card, ...], colour: Colour, symbol: str) -> bool | None:
    if not FOURS.intersection(hand):
        return None
    return four_is_lawful(rules, hand, colour, symbol)


def _cards(faces: Any) -> tuple[Card, ...]:
    if not isinstance(faces, list) or not all(isinstance(face, str) for face in faces):
        raise ValueError("hand must be a list of cards such as R7, GS, W")
    for face, count in Counter(faces).items():
        if (most := DECK.faces.count(face)) < count:
            wrong = f"the deck has {most} of {face}, not {count}" if most else f"there is no card {face} in the deck"
            raise ValueError(wrong)
    return DECK.pick(faces)


def _top_and_colour(position: Mapping[str, Any]) -> tuple[Card, Colour]:
    face = position.get("top")
    if not isinstance(face, str) or face not in DECK.faces:
        raise ValueError(f"top must be a card such as B7, not {face!r}")
    top = DECK.card(face)
    name = position.get("colour", COLOUR[top])
    for colour in COLOURS:
        if colour == name:
            if COLOUR[top] not in (None, colour):
                raise ValueError(f"the colour of {face} is {COLOUR[top]}, not {colour}")
            return top, colour
    raise ValueError(f"colour must be one of R, G, B, Y, not {name!r}")


def _count(position: Mapping[str, Any], key: str) -> int:
    number = position.get(key, 0)
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise ValueError(f"{key} must be a number from 0, not {number!r}")
    if number and position.get("top", "?")[-1] not in ("S" if key == "skip_pending" else "DF"):
        raise ValueError(f"{key} needs a card on top that causes it")
    return number
