"""The tables and keys of a preset."""

from dataclasses import dataclass
from typing import Literal

from cardcade import setting


@dataclass(frozen=True, slots=True)
class KickerRules:
    triples: Literal["none", "different", "any"] = setting("different")
    fours: bool = setting(True)


@dataclass(frozen=True, slots=True)
class ScoringRules:
    bombs_double: bool = setting(True)
    spring_doubles: bool = setting(True)


@dataclass(frozen=True, slots=True)
class MatchLength:
    rounds: int = setting(6, low=1, high=60)


@dataclass(frozen=True, slots=True)
class Rules:
    kickers: KickerRules = KickerRules()
    scoring: ScoringRules = ScoringRules()
    match: MatchLength = MatchLength()
