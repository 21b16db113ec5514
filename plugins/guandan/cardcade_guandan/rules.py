"""Every point on which tables differ, as the keys of a preset."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardcade import Message, say, setting


@dataclass(frozen=True, slots=True)
class SequenceRules:
    straight_min: int = setting(5, 5, 12, unit="cards")
    straight_max: int = setting(12, 5, 12, unit="cards")
    tube_min: int = setting(3, 2, 12, unit="pairs")
    tube_max: int = setting(5, 2, 12, unit="pairs")
    plate_min: int = setting(2, 2, 9, unit="triples")
    plate_max: int = setting(9, 2, 9, unit="triples")
    lowest: Literal["3", "2", "A"] = setting("3")
    lengths_compare: bool = setting(True)


@dataclass(frozen=True, slots=True)
class JokerRules:
    pair: Literal["any", "equal"] = setting("any")
    triple: bool = setting(True)


@dataclass(frozen=True, slots=True)
class BombRules:
    level_rank: Literal["natural", "level"] = setting("natural")


@dataclass(frozen=True, slots=True)
class TrickRules:
    pass_locks: bool = setting(True)
    jiefeng: Literal["next", "partner"] = setting("next")


@dataclass(frozen=True, slots=True)
class TributeRules:
    when: Literal["level_gap", "last_place", "off"] = setting("level_gap")
    single_gap: int = setting(4, 1, 12, unit="levels")
    double_gap: int = setting(8, 1, 12, unit="levels")
    gives: Literal["highest_plain", "highest"] = setting("highest_plain")
    returns: Literal["lowest", "ten_or_lower"] = setting("lowest")
    resist: bool = setting(True)


@dataclass(frozen=True, slots=True)
class LeadRules:
    next_deal: Literal["last_place", "tribute_payer"] = setting("last_place")


@dataclass(frozen=True, slots=True)
class LevelRules:
    pass_ace: Literal["double", "partner_not_last"] = setting("double")
    ace_attempts: int = setting(1, 0, 9, named=(0,))
    ace_falls_to: Literal["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] = setting("J")


@dataclass(frozen=True, slots=True)
class MatchLength:
    start_level: Literal["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] = setting("2")
    deals: int = setting(0, 0, 99, named=(0,))


@dataclass(frozen=True, slots=True)
class SeatingRules:
    direction: Literal["clockwise", "counterclockwise"] = setting("clockwise")
    turn_seconds: int = setting(30, 0, 120, named=(0,))


@dataclass(frozen=True, slots=True)
class Rules:
    sequence: SequenceRules = SequenceRules()
    joker: JokerRules = JokerRules()
    bomb: BombRules = BombRules()
    trick: TrickRules = TrickRules()
    tribute: TributeRules = TributeRules()
    lead: LeadRules = LeadRules()
    levels: LevelRules = LevelRules()
    match: MatchLength = MatchLength()
    table: SeatingRules = SeatingRules()

    def problems(self) -> list[tuple[str, Message]]:
        """Keys that contradict each other."""
        sequence, tribute = self.sequence, self.tribute
        bounds = (
            ("sequence.straight_min", sequence.straight_min, "sequence.straight_max", sequence.straight_max),
            ("sequence.tube_min", sequence.tube_min, "sequence.tube_max", sequence.tube_max),
            ("sequence.plate_min", sequence.plate_min, "sequence.plate_max", sequence.plate_max),
            ("tribute.single_gap", tribute.single_gap, "tribute.double_gap", tribute.double_gap),
        )
        return [
            (high_key, say("guandan.problem.below", other=low_key, least=low))
            for low_key, low, high_key, high in bounds
            if high < low
        ]
