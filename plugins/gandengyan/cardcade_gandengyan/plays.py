"""Every play a hand offers, one for each meaning: to lead with, or above the last play. Remembered by ranks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from cardcade.rulekit.patterns import every_run
from cardcade_gandengyan.cards import ACE, BLACK_JOKER, IN_STRAIGHTS, NATURAL, RED_JOKER, counts
from cardcade_gandengyan.combinations import (
    JOKER_BOMB,
    Combination,
    Kind,
    beats,
    bomb,
    every_combination,
    pair,
    single,
    straight,
)
from cardcade_gandengyan.meanings import Meaning, meaning
from cardcade_gandengyan.rules import FollowRules, JokerRules, StraightRules

REMEMBERED: Final = 1 << 15


class Repertoire:
    """Every meaning one hand can play."""

    __slots__ = ("all", "bombs", "plain")

    def __init__(self, plain: dict[Kind, list[Meaning]], bombs: list[Meaning]) -> None:
        self.plain = plain
        self.bombs = bombs
        self.all = tuple(made for kind in plain.values() for made in kind) + tuple(bombs)


class Hands:
    """What hands can lead and answer under some rules. Hands are given by their tally: suits never matter."""

    def __init__(self, straights: StraightRules, jokers: JokerRules, follow: FollowRules) -> None:
        self._straights = straights
        self._jokers = jokers
        self._follow = follow
        self.repertoire = lru_cache(REMEMBERED)(self._repertoire)
        self._in_a_row = lru_cache(REMEMBERED)(self._find_straights)
        self._beaters = cache(self._find_beaters)
        self._bomb_tallies = frozenset(self._find_bombs())

    def leads(self, hand: int) -> Sequence[Meaning]:
        """What this hand can lead. Who is left with one joker has nothing to draw, so that every preset lets it go."""
        return self.repertoire(hand).all or [_lone(rank) for rank in counts(hand)]

    def answers(self, hand: int, last: Combination) -> list[Meaning]:
        """What this hand has against the last play."""
        able = self.repertoire(hand)
        beaters = self._beaters(last.kind, last.rank, last.size)
        return [made for part in (able.plain.get(last.kind, ()), able.bombs) for made in part if made.code in beaters]

    def is_bomb(self, hand: int) -> bool:
        """Whether the whole hand goes as one bomb."""
        return hand in self._bomb_tallies

    def _find_bombs(self) -> Iterator[int]:
        both = (BLACK_JOKER, RED_JOKER)
        yield meaning(JOKER_BOMB, both).tally
        for rank in NATURAL:
            yield from (made.tally for made in _bombs(rank, 4, both if self._jokers.wild else ()))

    def _find_beaters(self, kind: Kind, rank: int, size: int) -> frozenset[int]:
        last = Combination(kind, rank, size)
        everything = every_combination()
        return frozenset(one.code for one in everything if beats(one, last, self._follow, self._straights))

    def _repertoire(self, hand: int) -> Repertoire:
        held = counts(hand)
        jokers = tuple([rank for rank in (BLACK_JOKER, RED_JOKER) if held.pop(rank, 0)])
        wild = jokers if self._jokers.wild else ()
        singles: list[Meaning] = []
        pairs: list[Meaning] = []
        bombs: list[Meaning] = []
        for rank, many in held.items():
            singles.append(_lone(rank))
            pairs += _groups(rank, many, 2, wild)
            bombs += _bombs(rank, many, wild)
        if jokers and self._jokers.single:
            singles += map(_lone, jokers)
        if len(jokers) == 2:
            bombs.append(meaning(JOKER_BOMB, jokers))
        straights = self._in_a_row(tuple([rank for rank in held if rank <= ACE]), wild)
        return Repertoire({"single": singles, "pair": pairs, "straight": straights}, bombs)

    def _find_straights(self, held: tuple[int, ...], wild: tuple[int, ...]) -> list[Meaning]:
        have = sum(1 << rank for rank in held)
        return [
            made
            for run in every_run(IN_STRAIGHTS, self._straights.min_length, len(held) + len(wild))
            if (((1 << len(run)) - 1 << run.start) & ~have).bit_count() <= len(wild)
            for made in _runs(straight(run.start, len(run)), held, wild)
        ]


@cache
def _lone(rank: int) -> Meaning:
    return meaning(single(rank), (rank,))


@cache
def _groups(rank: int, held: int, size: int, wild: tuple[int, ...]) -> Sequence[Meaning]:
    """Pairs, triples or quads of a rank, with each number of jokers."""
    made = pair(rank) if size == 2 else bomb(rank, size)
    return [
        meaning(made, (rank,) * natural + jokers)
        for natural in range(min(held, size), 0, -1)
        for jokers in combinations(wild, size - natural)
    ]


@cache
def _bombs(rank: int, held: int, wild: tuple[int, ...]) -> Sequence[Meaning]:
    return [made for size in (3, 4) for made in _groups(rank, held, size, wild)]


def _runs(made: Combination, held: Sequence[int], wild: tuple[int, ...]) -> Iterator[Meaning]:
    """One straight with each choice of the ranks that jokers stand for."""
    missing = [rank for rank in made.ranks if rank not in held]
    spare = [rank for rank in made.ranks if rank in held]
    for used in range(len(missing), len(wild) + 1):
        for extra in combinations(spare, used - len(missing)):
            for jokers in combinations(wild, used):
                filled = iter(jokers)
                replaced = {*missing, *extra}
                yield meaning(made, tuple(next(filled) if rank in replaced else rank for rank in made.ranks))
