"""The colours and the mood in which one animal is drawn."""

from dataclasses import dataclass

from cardcade.table.seats.expression import Feeling


@dataclass(frozen=True, slots=True)
class Colouring:
    """Ground, coat (clothes), fur and the paler fur of muzzle and ears."""

    ground: tuple[str, str]
    coat: tuple[str, str]
    fur: tuple[str, str]
    pale: str
    blush: str = "#ff8f87"
    mood: Feeling = Feeling.PLAIN
