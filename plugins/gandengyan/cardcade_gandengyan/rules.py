"""The tables and keys of a preset."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardcade import setting


@dataclass(frozen=True, slots=True)
class Deal:
    seats: int = setting(2, low=2, high=6)
    hand_size: int = setting(5, low=3, high=8, unit="cards")
    leader_extra: int = setting(1, low=0, high=2, named=(0,), unit="cards")


@dataclass(frozen=True, slots=True)
class Follow:
    step: Literal["any_higher", "next"] = setting("any_higher")


@dataclass(frozen=True, slots=True)
class Straight:
    min_length: int = setting(3, low=3, high=5, unit="cards")
    lengths_compare: bool = setting(True)


@dataclass(frozen=True, slots=True)
class Joker:
    wild: bool = setting(True)
    single: bool = setting(True)


@dataclass(frozen=True, slots=True)
class Draw:
    who: Literal["winner", "all"] = setting("winner")


@dataclass(frozen=True, slots=True)
class Scoring:
    per_card: int = setting(1, low=1, high=10)
    bomb_doubles: bool = setting(False)
    untouched_doubles: bool = setting(False)


@dataclass(frozen=True, slots=True)
class MatchLength:
    rounds: int = setting(5, low=1, high=50)
    wins: int = setting(0, low=0, high=10, named=(0,))


@dataclass(frozen=True, slots=True)
class Rules:
    deal: Deal = Deal()
    follow: Follow = Follow()
    straight: Straight = Straight()
    joker: Joker = Joker()
    draw: Draw = Draw()
    scoring: Scoring = Scoring()
    match: MatchLength = MatchLength()
