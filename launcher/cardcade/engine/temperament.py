"""How a bot plays within its level: a style that can be seen, and makes it neither stronger nor weaker."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardcade.engine.cards import Seat
    from cardcade.engine.chance import Stream


class Temperament(StrEnum):
    """Acts at the table alone: simulations, tournaments, the coach and whoever plays for a person know only levels."""

    STEADY = "steady"
    """The plain level."""
    BLUFFER = "bluffer"
    """Looks stronger than it is."""
    GRUDGE = "grudge"
    """Pays back whoever hit it last."""
    HOARDER = "hoarder"
    """Keeps its best cards."""
    HOTHEAD = "hothead"
    """Throws its blows early."""
    CAREFUL = "careful"
    """Lets what is doubtful go."""


@dataclass(frozen=True, slots=True)
class Mood:
    """What a bot brings to a decision beside its level, its view and its stream."""

    temperament: Temperament = Temperament.STEADY
    grudge: Seat | None = None
    """Who struck its seat last, as everybody saw: see `Game.victim`."""

    def gives_in(self, stream: Stream, often: float) -> bool:
        """Whether it follows its temperament in this decision; what the level itself draws stays as it is."""
        return stream.child(_INCLINED).random() < often


PLAIN: Final = Mood()
_INCLINED: Final = 1 << 20
"""A child of a decision's stream that nothing else is drawn from."""

_OF_FACES: Final = (
    Temperament.STEADY,  # panda
    Temperament.BLUFFER,  # fox
    Temperament.HOTHEAD,  # tiger
    Temperament.GRUDGE,  # cat
    Temperament.CAREFUL,  # rabbit
    Temperament.HOARDER,  # bear
    Temperament.CAREFUL,  # owl
    Temperament.STEADY,  # penguin
    Temperament.HOTHEAD,  # dragon
    Temperament.BLUFFER,  # monkey
    Temperament.HOARDER,  # koala
    Temperament.GRUDGE,  # frog
)


def temperament_of(avatar: int) -> Temperament:
    """Who has this face always has this temperament."""
    return _OF_FACES[(avatar - 1) % len(_OF_FACES)]


def read_temperament(word: object) -> Temperament:
    """As a record tells it; one that tells none, or one that is not known here, is of somebody who plays plain."""
    return next((known for known in Temperament if known == word), Temperament.STEADY)
