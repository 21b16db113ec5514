"""Cards and plays as the competition writes them: `HT`, `["ThreeWithTwo", "A", ["SA", "SA", "DA", "H8", "D8"]]`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from cardcade import RANKS, SUITS, Card
from cardcade_guandan.cards import ACE, BLACK_JOKER, DECK, LOW_ACE, RANK, RED_JOKER, SUIT, WEIGHTS, is_wild
from cardcade_guandan.combinations import COPIES, Kind, Reading
from cardcade_guandan.moves import Move, PayTribute, Play, ReturnTribute

Action: TypeAlias = list[str | list[str]]

PASSED: Final[Action] = ["PASS", "PASS", "PASS"]

KINDS: Final = {
    Kind.SINGLE: "Single",
    Kind.PAIR: "Pair",
    Kind.TRIPLE: "Trips",
    Kind.TUBE: "ThreePair",
    Kind.FULL_HOUSE: "ThreeWithTwo",
    Kind.PLATE: "TwoTrips",
    Kind.STRAIGHT: "Straight",
    Kind.STRAIGHT_FLUSH: "StraightFlush",
    Kind.BOMB: "Bomb",
}
_JOKERS: Final = {BLACK_JOKER: "B", RED_JOKER: "R"}


def rank_letter(rank: int) -> str:
    return _JOKERS.get(rank) or RANKS[(ACE if rank == LOW_ACE else rank) - 2]


def card_name(card: Card) -> str:
    """`S2`, `HT`; the jokers are `SB` and `HR`."""
    return {BLACK_JOKER: "SB", RED_JOKER: "HR"}.get(RANK[card]) or DECK.faces[card]


def hand_names(cards: Iterable[Card], level: int) -> list[str]:
    """From 2 to A, then the level and the jokers; within a rank spades, hearts, clubs, diamonds."""
    return [card_name(card) for card in sorted(cards, key=lambda card: (WEIGHTS[level][RANK[card]], SUIT[card]))]


def action_of(move: Move, level: int, four_jokers: tuple[str, str]) -> Action:
    """How a message writes the move of a seat; the joker bomb has had two names."""
    match move:
        case Play():
            return _play(move, level, four_jokers)
        case PayTribute():
            return ["tribute", "tribute", hand_names(move.cards, level)]
        case ReturnTribute():
            return ["back", "back", hand_names(move.cards, level)]
        case _:
            return list(PASSED)


def _play(play: Play, level: int, four_jokers: tuple[str, str]) -> Action:
    reading = play.reading
    if reading.kind is Kind.JOKER_BOMB:
        return [*four_jokers, hand_names(play.cards, level)]
    laid = _laid_out(play.cards, level, _places(play.cards, reading, level))
    return [KINDS[reading.kind], rank_letter(reading.rank), [card_name(card) for card in laid]]


def _places(cards: Sequence[Card], reading: Reading, level: int) -> list[int]:
    """The rank of every card of the combination, in the order in which it is written."""
    if reading.kind in COPIES:
        ranks = range(reading.rank, reading.rank + reading.length)
        return [ACE if rank == LOW_ACE else rank for rank in ranks for _ in range(COPIES[reading.kind])]
    if reading.kind is Kind.FULL_HOUSE:
        others = [RANK[card] for card in cards if RANK[card] != reading.rank and not is_wild(card, level)]
        return [reading.rank] * 3 + [others[0] if others else level] * 2
    return [reading.rank] * len(cards)


def _laid_out(cards: Sequence[Card], level: int, places: list[int]) -> list[Card]:
    """Every card in its place; wildcards fill the gaps."""
    wilds = [card for card in cards if is_wild(card, level)]
    plain = sorted((card for card in cards if not is_wild(card, level)), key=lambda card: (RANK[card], SUIT[card]))
    laid = []
    for rank in places:
        chosen = next((card for card in plain if RANK[card] == rank), None)
        if chosen is None:  # a pair of jokers may be of two ranks
            chosen = (wilds or plain)[0]
        (wilds if chosen in wilds else plain).remove(chosen)
        laid.append(chosen)
    return laid


assert SUITS == "SHCD", "the competition's order too"
