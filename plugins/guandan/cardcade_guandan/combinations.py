"""What can be played: the kinds of combination, and a reading of cards as one of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from cardcade_guandan.cards import ACE, LOW_ACE, RANK_NAMES, RANK_NUMBERS, RED_JOKER


class Kind(Enum):
    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    FULL_HOUSE = "full_house"
    STRAIGHT = "straight"
    TUBE = "tube"
    PLATE = "plate"
    BOMB = "bomb"
    STRAIGHT_FLUSH = "straight_flush"
    JOKER_BOMB = "joker_bomb"

    __hash__ = object.__hash__  # a kind is looked up with every play; an enum's own hash takes three times as long


BOMBS: Final = frozenset({Kind.BOMB, Kind.STRAIGHT_FLUSH, Kind.JOKER_BOMB})

COPIES: Final = {Kind.STRAIGHT: 1, Kind.TUBE: 2, Kind.PLATE: 3, Kind.STRAIGHT_FLUSH: 1}
"""How many cards of each rank a sequence of this kind has."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Cards taken as one combination. `key` is the rank of the group or of the triple, the lowest rank of a run."""

    kind: Kind
    key: str
    size: int
    """How many cards."""

    @property
    def is_bomb(self) -> bool:
        return self.kind in BOMBS

    @property
    def rank(self) -> int:
        """The key's rank number; the ace of a run that begins with it counts low."""
        return LOW_ACE if self.key == "A" and self.kind in COPIES else RANK_NUMBERS[self.key]

    @property
    def length(self) -> int:
        """How many ranks a run spans."""
        return self.size // COPIES[self.kind]


def _groups(kind: Kind, size: int) -> tuple[Reading, ...]:
    return tuple(Reading(kind, name, size) for name in RANK_NAMES)


def _runs(kind: Kind, length: int) -> tuple[Reading, ...]:
    return tuple(Reading(kind, RANK_NAMES[low], length * COPIES[kind]) for low in range(ACE + 1))


SINGLES: Final = _groups(Kind.SINGLE, 1)
PAIRS: Final = _groups(Kind.PAIR, 2)
TRIPLES: Final = _groups(Kind.TRIPLE, 3)
FULL_HOUSES: Final = _groups(Kind.FULL_HOUSE, 5)
BOMBS_OF: Final = tuple(_groups(Kind.BOMB, size) for size in range(11))
"""Size → rank → that bomb."""
RUNS: Final = {kind: tuple(_runs(kind, length) for length in range(14)) for kind in COPIES}
"""Kind → number of ranks → lowest rank → that run."""
JOKER_BOMB: Final = Reading(Kind.JOKER_BOMB, RANK_NAMES[RED_JOKER], 4)
JOKER_TRIPLE: Final = TRIPLES[RED_JOKER]
