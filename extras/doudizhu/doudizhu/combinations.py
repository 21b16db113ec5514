"""What a set of cards is, what a hand offers, and what beats what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from cardcade import Deck, poker_faces
from cardcade.rulekit.patterns import Found, Held, Pattern
from doudizhu.rules import Kickers

DECK: Final = Deck(poker_faces())
NAMES: Final = [*"3456789TJQKA2", "BJ", "RJ"]
LOWEST, BLACK_JOKER, RED_JOKER = 3, 16, 17
RANK: Final = tuple(LOWEST + NAMES.index(face if face in NAMES else face[1]) for face in DECK.faces)
"""The rank of every card: 3 … A, 2, black joker, red joker."""

_ANY, _NATURAL, _IN_RUNS = range(LOWEST, RED_JOKER + 1), range(LOWEST, BLACK_JOKER), range(LOWEST, 15)

Kind: TypeAlias = Literal[
    "single", "pair", "triple", "triple_single", "triple_pair", "straight", "pairs",
    "plane", "plane_singles", "plane_pairs", "four_singles", "four_pairs", "bomb", "rocket",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Combination:
    """What cards are played as: the lowest rank of the groups that count, and how many cards it has."""

    kind: Kind
    rank: int
    size: int

    @property
    def explodes(self) -> bool:
        return self.kind in ("bomb", "rocket")

    def beats(self, last: Combination) -> bool:
        """A rocket beats all, a bomb all but higher ones; otherwise the same kind and size, and higher."""
        if self.explodes and self.kind != last.kind:
            return self.kind == "rocket" or last.kind != "rocket"
        return (self.kind, self.size) == (last.kind, last.size) and self.rank > last.rank


ROCKET: Final = Combination("rocket", BLACK_JOKER, 2)
_BOTH_JOKERS: Final = Found(range(BLACK_JOKER, RED_JOKER + 1), 1)


@cache
def patterns(kickers: Kickers) -> dict[Kind, Pattern]:
    """Every kind but the rocket, under one preset; of kinds that fit the same cards the usual one first."""
    found: dict[Kind, Pattern] = {
        "single": Pattern(1, _ANY),
        "pair": Pattern(2, _NATURAL),
        "triple": Pattern(3, _NATURAL),
        "bomb": Pattern(4, _NATURAL),
        "straight": Pattern(1, _IN_RUNS, least=5, most=None),
        "pairs": Pattern(2, _IN_RUNS, least=3, most=None),
        "plane": Pattern(3, _IN_RUNS, least=2, most=None),
    }
    differ = kickers.triples != "any"
    if kickers.triples != "none":
        found["triple_single"] = Pattern(3, _NATURAL, kickers=1)
        found["triple_pair"] = Pattern(3, _NATURAL, kickers=1, kicker_width=2)
        found["plane_singles"] = Pattern(3, _IN_RUNS, 2, None, kickers=1, distinct=differ)
        found["plane_pairs"] = Pattern(3, _IN_RUNS, 2, None, kickers=1, kicker_width=2, distinct=differ)
    if kickers.fours:
        found["four_singles"] = Pattern(4, _NATURAL, kickers=2, distinct=differ)
        found["four_pairs"] = Pattern(4, _NATURAL, kickers=2, kicker_width=2, distinct=differ)
    return found


def readings(held: Held, kickers: Kickers) -> list[tuple[Combination, Found]]:
    """Everything exactly these cards can be, the default first."""
    if held.keys() == {BLACK_JOKER, RED_JOKER}:
        return [(ROCKET, _BOTH_JOKERS)]
    able = ((kind, found) for kind, pattern in patterns(kickers).items() for found in pattern.read(held))
    return [(_named(kind, found), found) for kind, found in able if _keeps_rocket(found)]


def offers(held: Held, kickers: Kickers, last: Combination | None) -> Iterator[tuple[Combination, Found]]:
    """Everything a hand can lead, or answer the last play with; one for every choice of ranks."""
    kinds: Iterable[Kind] = patterns(kickers) if last is None else dict.fromkeys((last.kind, "bomb"))
    for kind in kinds:
        for found in patterns(kickers)[kind].find(held) if kind != "rocket" else ():
            made = _named(kind, found)
            if _keeps_rocket(found) and (last is None or made.beats(last)):
                yield made, found
    if BLACK_JOKER in held and RED_JOKER in held and (last is None or ROCKET.beats(last)):
        yield ROCKET, _BOTH_JOKERS


def _named(kind: Kind, found: Found) -> Combination:
    return Combination(kind, found.run.start, found.size)


def _keeps_rocket(found: Found) -> bool:
    """Both jokers are never attached together."""
    return not {BLACK_JOKER, RED_JOKER} <= set(found.kickers)
