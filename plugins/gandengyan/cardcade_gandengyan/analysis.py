"""Every legal play of a hand against a play, in the form of `cardcade analyse`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any, get_args

from cardcade import Card
from cardcade.rulekit.patterns import by_rank
from cardcade_gandengyan.cards import DECK, LOWEST, RANK, RED_JOKER, rank_name, tally
from cardcade_gandengyan.combinations import Combination, Kind
from cardcade_gandengyan.moves import Play
from cardcade_gandengyan.plays import Hands

Readings = Callable[[tuple[int, ...]], Sequence[Combination]]

LARGEST_HAND, MOST_PLAYS = 28, 50_000
"""What the longest rounds lead to; more would take for ever to list."""
_RANKS = {rank_name(rank): rank for rank in range(LOWEST, RED_JOKER + 1)}


def analyse(hands: Hands, readings: Readings, position: Mapping[str, Any]) -> dict[str, Any]:
    """The plays of `position`, or ValueError with a sentence."""
    if unknown := sorted(position.keys() - {"hand", "last"}):
        raise ValueError(f"unknown key {unknown[0]!r}: a position has hand and last")
    hand = _cards(position.get("hand"), "hand")
    if len(hand) > LARGEST_HAND:
        raise ValueError(f"hand: a hand has at most {LARGEST_HAND} cards, not {len(hand)}")
    last = _last(position.get("last"), readings)
    held, tallied = by_rank(hand, RANK), tally(hand)
    meanings = hands.leads(tallied) if last is None else hands.answers(tallied, last)
    plays = list(islice((play for made in meanings for play in made.every_play_from(held)), MOST_PLAYS + 1))
    if len(plays) > MOST_PLAYS:
        raise ValueError(f"hand: there are more than {MOST_PLAYS} plays, too many to list")
    return {"plays": [_form(play) for play in plays]}


def _form(play: Play) -> dict[str, Any]:
    made = play.combination
    return {"type": made.kind, "key": rank_name(made.rank), "cards": [DECK.faces[card] for card in play.cards]}


def _cards(names: Any, where: str) -> tuple[Card, ...]:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError(f"{where} must be a list of cards such as ['S3', 'H3', 'BJ']")
    for name in names:
        if name not in DECK.faces:
            raise ValueError(f"{where}: no such card {name!r}; cards are S H C D with 2…9 T J Q K A, and BJ, RJ")
        if names.count(name) > 1:
            raise ValueError(f"{where}: {name} stands there twice, but there is only one")
    return DECK.pick(names)


def _last(given: Any, readings: Readings) -> Combination | None:
    if given is None:
        return None
    fixed = isinstance(given, Mapping)
    cards = _cards(given.get("cards") if fixed else given, "last")
    able = readings(tuple(RANK[card] for card in cards)) if cards else ()
    if not able:
        raise ValueError("last: these cards make no combination")
    return _fixed(given, able) if fixed else able[0]


def _fixed(given: Mapping[str, Any], able: Sequence[Combination]) -> Combination:
    kind, key = given.get("type"), given.get("key")
    if kind not in get_args(Kind) or key not in _RANKS:
        raise ValueError(f"last: a reading has a type ({', '.join(get_args(Kind))}) and a key such as '9'")
    for made in able:
        if (made.kind, rank_name(made.rank)) == (kind, key):
            return made
    raise ValueError(f"last: these cards cannot be read as {kind} {key}")
