"""The tables and keys of a preset."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardcade import setting


@dataclass(frozen=True, slots=True)
class DealRules:
    seats: int = setting(2, low=2, high=6)
    hand_size: int = setting(5, low=3, high=8, unit="cards")
    leader_extra: int = setting(1, low=0, high=2, named=(0,), unit="cards")


@dataclass(frozen=True, slots=True)
class FollowRules:
    step: Literal["any_higher", "next"] = setting("any_higher")


@dataclass(frozen=True, slots=True)
class StraightRules:
    min_length: int = setting(3, low=3, high=5, unit="cards")
    lengths_compare: bool = setting(True)


@dataclass(frozen=True, slots=True)
class JokerRules:
    wild: bool = setting(True)
    single: bool = setting(True)


@dataclass(frozen=True, slots=True)
class DrawRules:
    who: Literal["winner", "all"] = setting("winner")


@dataclass(frozen=True, slots=True)
class ScoringRules:
    per_card: int = setting(1, low=1, high=10)
    bomb_doubles: bool = setting(False)
    untouched_doubles: bool = setting(False)


@dataclass(frozen=True, slots=True)
class MatchLength:
    rounds: int = setting(5, low=1, high=50)
    wins: int = setting(0, low=0, high=10, named=(0,))


@dataclass(frozen=True, slots=True)
class Rules:
    deal: DealRules = DealRules()
    follow: FollowRules = FollowRules()
    straight: StraightRules = StraightRules()
    joker: JokerRules = JokerRules()
    draw: DrawRules = DrawRules()
    scoring: ScoringRules = ScoringRules()
    match: MatchLength = MatchLength()
