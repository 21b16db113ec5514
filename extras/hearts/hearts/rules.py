"""The tables and keys of a preset."""

from dataclasses import dataclass
from typing import Literal

from cardcade import setting


@dataclass(frozen=True, slots=True)
class PassingRules:
    rotates: bool = setting(True)


@dataclass(frozen=True, slots=True)
class TrickRules:
    first_is_safe: bool = setting(True)
    queen_breaks: bool = setting(False)


@dataclass(frozen=True, slots=True)
class ScoringRules:
    moon: Literal["others", "own"] = setting("others")
    jack_of_diamonds: bool = setting(False)


@dataclass(frozen=True, slots=True)
class MatchLength:
    target: int = setting(100, low=10, high=500, unit="points")


@dataclass(frozen=True, slots=True)
class Rules:
    passing: PassingRules = PassingRules()
    tricks: TrickRules = TrickRules()
    scoring: ScoringRules = ScoringRules()
    match: MatchLength = MatchLength()
