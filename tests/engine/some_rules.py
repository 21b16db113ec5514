"""Rules of no game: a switch, numbers with words and units, a choice, and two that contradict each other."""

from dataclasses import dataclass
from typing import Literal

from cardcade import Message, say, setting


@dataclass(frozen=True, slots=True)
class Deal:
    hand_size: int = setting(5, low=1, high=7)
    leader: Literal["lot", "winner"] = setting("lot")


@dataclass(frozen=True, slots=True)
class House:
    wild: bool = setting(False)
    copy: int = setting(1, low=0, high=9, named=(0,))
    minutes: int = setting(20, low=0, high=60, named=(0,), unit="minutes")


@dataclass(frozen=True, slots=True)
class Rules:
    deal: Deal = Deal()
    house: House = House()

    def problems(self) -> list[tuple[str, Message]]:
        clash = self.house.wild and self.deal.hand_size == 1
        return [("house.wild", say("test.clash"))] if clash else []
