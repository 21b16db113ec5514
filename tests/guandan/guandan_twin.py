"""The rules told a second time, naively and slowly: every pattern is written down and tried on every subset."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from cardcade_guandan.rules import Rules

RANKS = "23456789TJQKA"
LINE = "A23456789TJQKA"
"""Ranks in a row, the ace at both ends."""


@dataclass(frozen=True)
class Pattern:
    """A combination: how many cards of which rank."""

    kind: str
    key: str
    wanted: dict[str, int]

    @property
    def size(self) -> int:
        return sum(self.wanted.values())


@cache
def patterns(rules: Rules, level: str) -> dict[int, list[Pattern]]:
    """Every combination without jokers, by size."""
    by_size: dict[int, list[Pattern]] = {}
    for pattern in _patterns(rules, level):
        by_size.setdefault(pattern.size, []).append(pattern)
    return by_size


def _patterns(rules: Rules, level: str) -> Iterator[Pattern]:
    for rank in RANKS:
        for kind, count in (("single", 1), ("pair", 2), ("triple", 3)):
            yield Pattern(kind, rank, {rank: count})
        for count in range(4, 9 if rank == level else 11):
            yield Pattern("bomb", rank, {rank: count})
        for other in RANKS:
            if other != rank:
                yield Pattern("full_house", rank, {rank: 3, other: 2})
    table = rules.sequence
    start = {"A": 0, "2": 1, "3": 2}[table.lowest]
    for kind, copies, shortest, longest in (
        ("straight", 1, table.straight_min, table.straight_max),
        ("straight_flush", 1, table.straight_min, table.straight_max),
        ("tube", 2, table.tube_min, table.tube_max),
        ("plate", 3, table.plate_min, table.plate_max),
    ):
        for length in range(shortest, longest + 1):
            for low in range(start, len(LINE) - length + 1):
                yield Pattern(kind, LINE[low], dict.fromkeys(LINE[low : low + length], copies))


def readings(faces: Iterable[str], level: str, rules: Rules) -> set[tuple[str, str]]:
    """What these cards can be played as."""
    faces = tuple(faces)
    wild = f"H{level}"
    jokers = [face for face in faces if face in ("BJ", "RJ")]
    natural = [face for face in faces if face != wild and face not in jokers]
    wilds = len(faces) - len(natural) - len(jokers)
    if jokers:
        return _with_jokers(jokers, natural, wilds, rules)
    if not natural:
        return {("single" if wilds == 1 else "pair", level)} if wilds else set()
    counts = Counter(face[1] for face in natural)
    one_suit = len({face[0] for face in natural}) == 1
    return {
        (pattern.kind, pattern.key)
        for pattern in patterns(rules, level).get(len(faces), [])
        if all(count <= pattern.wanted.get(rank, 0) for rank, count in counts.items())
        if one_suit or pattern.kind != "straight_flush"
        if not one_suit or wilds or pattern.kind != "straight"
    }


def _with_jokers(jokers: list[str], natural: list[str], wilds: int, rules: Rules) -> set[tuple[str, str]]:
    key = "RJ" if "RJ" in jokers else "BJ"
    alone = not natural and not wilds
    pairs = len(jokers) == 2 and (len(set(jokers)) == 1 or rules.joker.pair == "any")
    if alone and len(jokers) == 1:
        return {("single", key)}
    if alone and pairs:
        return {("pair", key)}
    if alone and len(jokers) == 3 and rules.joker.triple:
        return {("triple", "RJ")}
    if alone and len(jokers) == 4:
        return {("joker_bomb", "RJ")}
    if pairs and natural and len(natural) + wilds == 3 and len({face[1] for face in natural}) == 1:
        return {("full_house", natural[0][1])}
    return set()


def every_play(hand: Iterable[str], level: str, rules: Rules) -> set[tuple[str, str, tuple[str, ...]]]:
    """Every subset of the hand that is something, with what it is."""
    hand = sorted(hand)
    subsets = {subset for size in range(1, len(hand) + 1) for subset in combinations(hand, size)}
    return {(kind, key, subset) for subset in subsets for kind, key in readings(subset, level, rules)}


BOMBS = ("bomb", "straight_flush", "joker_bomb")


def beats(one: tuple[str, str, int], other: tuple[str, str, int], level: str, rules: Rules) -> bool:
    """Kind, key and size against kind, key and size."""
    if one[0] in BOMBS or other[0] in BOMBS:
        return _bomb(one, level, rules) > _bomb(other, level, rules)
    if one[0] != other[0]:
        return False
    if one[0] in ("straight", "tube", "plate"):
        if not rules.sequence.lengths_compare:
            return one[2] == other[2] and _tail(one) > _tail(other)
        return (_tail(one), one[2]) > (_tail(other), other[2])
    return _single_order(one[1], level) > _single_order(other[1], level)


def _tail(run: tuple[str, str, int]) -> int:
    copies = {"straight": 1, "straight_flush": 1, "tube": 2, "plate": 3}[run[0]]
    return LINE.index(run[1]) + run[2] // copies - 1


def _single_order(key: str, level: str) -> int:
    order = [rank for rank in RANKS if rank != level] + [level, "BJ", "RJ"]
    return order.index(key)


def _bomb(play: tuple[str, str, int], level: str, rules: Rules) -> tuple[float, ...]:
    kind, key, size = play
    if kind == "joker_bomb":
        return (100,)
    if kind == "straight_flush":
        return (5.5, size, _tail(play))
    if kind == "bomb":
        natural = rules.bomb.level_rank == "natural"
        return (size, RANKS.index(key) if natural else _single_order(key, level))
    return (0,)
