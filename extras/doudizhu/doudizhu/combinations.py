"""What may be played: every kind of combination under one preset."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from cardcade import Deck, poker_faces
from cardcade.rulekit.combinations import Combinations
from cardcade.rulekit.patterns import FoundPattern, Pattern
from doudizhu.rules import KickerRules

DECK: Final = Deck(poker_faces())
NAMES: Final = [*"3456789TJQKA2", "BJ", "RJ"]
LOWEST, BLACK_JOKER, RED_JOKER = 3, 16, 17
RANK: Final = tuple(LOWEST + NAMES.index(face if face in NAMES else face[1]) for face in DECK.faces)
"""The rank of every card: 3 … A, 2, black joker, red joker."""
BOMBS: Final = ("bomb", "rocket")

_ANY, _NATURAL, _IN_RUNS = range(LOWEST, RED_JOKER + 1), range(LOWEST, BLACK_JOKER), range(LOWEST, 15)
_ALONE: Final[Mapping[str, Pattern]] = {
    "single": Pattern(1, _ANY),
    "pair": Pattern(2, _NATURAL),
    "triple": Pattern(3, _NATURAL),
    "bomb": Pattern(4, _NATURAL),
    "rocket": Pattern(1, range(BLACK_JOKER, RED_JOKER + 1), least=2, most=2),
    "straight": Pattern(1, _IN_RUNS, least=5, most=None),
    "pairs": Pattern(2, _IN_RUNS, least=3, most=None),
    "plane": Pattern(3, _IN_RUNS, least=2, most=None),
}


@cache
def combinations(kickers: KickerRules) -> Combinations:
    """Of kinds that fit the same cards the one with nothing attached comes first."""
    found, differ = dict(_ALONE), kickers.triples != "any"
    if kickers.triples != "none":
        found["triple_single"] = Pattern(3, _NATURAL, kickers=1)
        found["triple_pair"] = Pattern(3, _NATURAL, kickers=1, kicker_width=2)
        found["plane_singles"] = Pattern(3, _IN_RUNS, 2, None, kickers=1, distinct=differ)
        found["plane_pairs"] = Pattern(3, _IN_RUNS, 2, None, kickers=1, kicker_width=2, distinct=differ)
    if kickers.fours:
        found["four_singles"] = Pattern(4, _NATURAL, kickers=2, distinct=differ)
        found["four_pairs"] = Pattern(4, _NATURAL, kickers=2, kicker_width=2, distinct=differ)
    return Combinations(found, BOMBS, _keeps_rocket)


def _keeps_rocket(found: FoundPattern) -> bool:
    """Both jokers are never attached together."""
    return not {BLACK_JOKER, RED_JOKER} <= set(found.kickers)
