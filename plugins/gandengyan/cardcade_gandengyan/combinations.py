"""What a set of cards is, and what beats what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, get_args

from cardcade import Card
from cardcade.rulekit.patterns import every_run
from cardcade_gandengyan.cards import ACE, BLACK_JOKER, IN_STRAIGHTS, LOWEST, NATURAL, RANK, RED_JOKER, TWO
from cardcade_gandengyan.rules import FollowRules, JokerRules, StraightRules

Kind = Literal["single", "pair", "straight", "bomb", "joker_bomb"]
_KINDS: Final = {kind: number for number, kind in enumerate(get_args(Kind))}


@dataclass(frozen=True, slots=True)
class Combination:
    """What cards stand for: `rank` is that of the group, of a straight the lowest."""

    kind: Kind
    rank: int
    size: int

    @property
    def ranks(self) -> tuple[int, ...]:
        """What every card of it stands for, in the order in which they lie."""
        if self.kind == "straight":
            return tuple(range(self.rank, self.rank + self.size))
        return (BLACK_JOKER, RED_JOKER) if self.kind == "joker_bomb" else (self.rank,) * self.size

    @property
    def code(self) -> int:
        """One number for it, quicker to look up than the value itself."""
        return _KINDS[self.kind] << 10 | self.rank << 4 | self.size

    @property
    def bomb_tier(self) -> int:
        """0 for no bomb, 1 for three of a kind, 2 for four, 3 for the joker bomb."""
        if self.kind == "bomb":
            return self.size - 2
        return 3 if self.kind == "joker_bomb" else 0


@cache
def single(rank: int) -> Combination:
    return Combination("single", rank, 1)


@cache
def pair(rank: int) -> Combination:
    return Combination("pair", rank, 2)


@cache
def bomb(rank: int, size: int) -> Combination:
    return Combination("bomb", rank, size)


@cache
def straight(low: int, size: int) -> Combination:
    return Combination("straight", low, size)


JOKER_BOMB = Combination("joker_bomb", RED_JOKER, 2)


def every_combination() -> Iterator[Combination]:
    """All there are, whatever the preset allows."""
    yield from (single(rank) for rank in range(LOWEST, RED_JOKER + 1))
    for rank in NATURAL:
        yield from (pair(rank), bomb(rank, 3), bomb(rank, 4))
    yield from (straight(run.start, len(run)) for run in every_run(IN_STRAIGHTS, 3))
    yield JOKER_BOMB


def readings(ranks: Sequence[int], straights: StraightRules, jokers: JokerRules) -> tuple[Combination, ...]:
    """All that cards of these ranks, jokers among them, can be played as: a bomb first, then the higher straight."""
    natural = sorted(rank for rank in ranks if rank < BLACK_JOKER)
    wild = len(ranks) - len(natural)
    if not natural:
        return _jokers_only(ranks, jokers)
    if wild and not jokers.wild:
        return ()
    return _of_a_kind(natural, len(ranks)) + _straights(natural, len(ranks), straights.min_length)


def _jokers_only(ranks: Sequence[int], jokers: JokerRules) -> tuple[Combination, ...]:
    if len(ranks) == 2:
        return (JOKER_BOMB,)
    return (single(ranks[0]),) if len(ranks) == 1 and jokers.single else ()


def _of_a_kind(natural: Sequence[int], size: int) -> tuple[Combination, ...]:
    rank = natural[0]
    if natural[-1] != rank or size > 4:
        return ()
    return ((single(rank), pair(rank))[size - 1] if size < 3 else bomb(rank, size),)


def _straights(natural: Sequence[int], size: int, min_length: int) -> tuple[Combination, ...]:
    low, high = natural[0], natural[-1]
    if size < min_length or high >= TWO or len(set(natural)) != len(natural):
        return ()
    highest_start = min(low, ACE - size + 1)
    lowest_start = max(LOWEST, high - size + 1)
    return tuple(straight(start, size) for start in range(highest_start, lowest_start - 1, -1))


def beats(play: Combination, last: Combination, follow: FollowRules, straights: StraightRules) -> bool:
    """Bombs go on anything lower; otherwise the same kind and higher, as far as the preset asks."""
    tier, last_tier = play.bomb_tier, last.bomb_tier
    if tier or last_tier:
        return (tier, play.rank) > (last_tier, last.rank)
    if play.kind != last.kind:
        return False
    if play.kind == "straight" and play.size != last.size and not lengths_mix(follow, straights):
        return False
    if follow.step == "next" and not (play.rank == TWO and last.rank < TWO):
        return play.rank == last.rank + 1
    return play.rank > last.rank


def lengths_mix(follow: FollowRules, straights: StraightRules) -> bool:
    """Whether straights of different lengths can answer each other: never where each must be the next one."""
    return straights.lengths_compare and follow.step == "any_higher"


def arranged(cards: Sequence[Card], combination: Combination) -> tuple[Card, ...]:
    """The cards in the order in which they are read, jokers where they stand for what is missing."""
    ordered = sorted(cards, key=lambda card: (RANK[card], card))
    if combination.kind != "straight":
        return tuple(ordered)
    natural = {RANK[card]: card for card in ordered if RANK[card] in IN_STRAIGHTS}
    jokers = iter(ordered[len(natural) :])
    return tuple(natural[rank] if rank in natural else next(jokers) for rank in combination.ranks)
