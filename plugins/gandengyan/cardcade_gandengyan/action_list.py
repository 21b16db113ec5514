"""A number for everything that can be meant in Gandengyan: for people who train."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardcade import ActionList, Seat
from cardcade_gandengyan.cards import BLACK_JOKER, RANK
from cardcade_gandengyan.combinations import Combination, every_combination
from cardcade_gandengyan.moves import Move, Play

JOKERS: Final = 3
"""None, one or two stand for other cards."""
COMBINATIONS: Final = tuple(every_combination())
_FIRST: Final = {combination: 2 + JOKERS * place for place, combination in enumerate(COMBINATIONS)}
_WORDS: Final = ("", " with a joker", " with two jokers")


class GandengyanActionList(ActionList[Move]):
    """1 is a pass; then every combination, with none, one or two jokers in it. Suits are left to the rules."""

    @property
    def names(self) -> Sequence[str]:
        return ("let be", "pass", *(_name(one) + word for one in COMBINATIONS for word in _WORDS))

    def numbers(self, moves: Sequence[Move], seat: Seat) -> Sequence[int]:
        return [_number(move) if isinstance(move, Play) else 1 for move in moves]


def _number(play: Play) -> int:
    combination = play.combination
    if combination.rank >= BLACK_JOKER:
        return _FIRST[combination]
    return _FIRST[combination] + sum(RANK[card] >= BLACK_JOKER for card in play.cards)


def _name(combination: Combination) -> str:
    return f"{combination.kind} {combination.rank} × {combination.size}"
