"""One meaning of a play: what it stands for and the ranks that make it, suits left open."""

from __future__ import annotations

from functools import cache
from typing import Final

from cardcade import Card
from cardcade.rulekit.patterns import Held, suitings
from cardcade_gandengyan.cards import BLACK_JOKER, tally_of_ranks
from cardcade_gandengyan.combinations import Combination
from cardcade_gandengyan.moves import Play

KEPT_SIZE: Final = 3
"""Plays of more cards have too many suitings to keep them all."""


class Meaning:
    """Made once, so that it is compared by identity."""

    __slots__ = ("_needs", "_plays", "code", "combination", "jokers", "ranks", "tally")

    def __init__(self, combination: Combination, ranks: tuple[int, ...]) -> None:
        self.combination = combination
        self.ranks = ranks
        """In the order in which they lie, a joker in the place of what it stands for."""
        self.code = combination.code
        self.tally = tally_of_ranks(ranks)
        self.jokers = sum(rank >= BLACK_JOKER for rank in ranks) if combination.rank < BLACK_JOKER else 0
        """How many jokers stand for other cards in it."""
        self._needs = tuple((rank, ranks.count(rank)) for rank in dict.fromkeys(ranks))
        self._plays: dict[tuple[Card, ...], Play] = {}

    def __repr__(self) -> str:
        return f"Meaning({self.combination}, {self.ranks})"

    def play_from(self, hand: Held) -> Play:
        """The play with the first cards that will do."""
        cards: list[Card] = []
        for rank, many in self._needs:
            cards += hand[rank][:many]
        laid = tuple(cards)
        return self._plays.get(laid) or self._keep(Play(laid, self.combination))

    def _keep(self, play: Play) -> Play:
        if len(play.cards) <= KEPT_SIZE:
            self._plays[play.cards] = play
        return play

    def every_play_from(self, hand: Held) -> list[Play]:
        """The play in every suiting."""
        return [Play(cards, self.combination) for cards in suitings(hand, self._needs)]


@cache
def meaning(combination: Combination, ranks: tuple[int, ...]) -> Meaning:
    """The one instance of that meaning."""
    return Meaning(combination, ranks)
