"""The rule values of a preset, table by table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardcade import setting


@dataclass(frozen=True, slots=True)
class BasicRules:
    initial_hand_size: int = setting(7, low=1, high=10, unit="cards")
    start_card: Literal["effects", "number_only", "official"] = "effects"
    forced_play: bool = True
    invalid_play_penalty: int = setting(1, low=0, high=4, named=(0,), unit="cards")
    time_limit_minutes: int = setting(0, low=0, high=60, named=(0,), unit="minutes")


@dataclass(frozen=True, slots=True)
class CallRules:
    enable_uno_check: bool = True
    forget_penalty: int = setting(2, low=0, high=6, named=(0,), unit="cards")
    false_call_penalty: int = setting(0, low=0, high=6, named=(0,), unit="cards")
    false_catch_penalty: int = setting(0, low=0, high=6, named=(0,), unit="cards")
    must_call_to_win: bool = True


@dataclass(frozen=True, slots=True)
class StackingRules:
    draw_two: bool = True
    wild_draw_four: bool = True
    mixed: bool = False
    skip: Literal["off", "pass_on", "accumulate"] = "off"


@dataclass(frozen=True, slots=True)
class WildDrawFourRules:
    condition: Literal["no_playable", "no_colour", "always"] = "no_playable"
    challenge: bool = True


@dataclass(frozen=True, slots=True)
class EffectRules:
    draw_two_amount: int = setting(2, low=1, high=6, unit="cards")
    wild_draw_four_amount: int = setting(4, low=2, high=10, unit="cards")


@dataclass(frozen=True, slots=True)
class HouseRules:
    seven_zero: bool = False
    jump_in: bool = False
    draw_until_playable: bool = False


@dataclass(frozen=True, slots=True)
class ScoringRules:
    number_card_points: bool = True
    special_card_points: int = setting(20, low=0, high=100, unit="points")
    wild_card_points: int = setting(50, low=0, high=100, unit="points")


@dataclass(frozen=True, slots=True)
class MatchLength:
    target_score: int = setting(0, low=0, high=2000, named=(0,), unit="points")
    wins: int = setting(0, low=0, high=10, named=(0,))

    @property
    def target(self) -> int:
        """What whoever first has it wins the match by: rounds won, or points; 0 where one round is all."""
        return self.wins or self.target_score

    @property
    def by_points(self) -> bool:
        """Whether it matters how much a round is won by."""
        return self.target_score > 0 and not self.wins


@dataclass(frozen=True, slots=True)
class Rules:
    """The defaults are the first rulebook's standard game."""

    basic: BasicRules = BasicRules()
    uno: CallRules = CallRules()
    stacking: StackingRules = StackingRules()
    wild_draw_four: WildDrawFourRules = WildDrawFourRules()
    effects: EffectRules = EffectRules()
    house: HouseRules = HouseRules()
    scoring: ScoringRules = ScoringRules()
    match: MatchLength = MatchLength()

    def fours_can_be_challenged(self) -> bool:
        return self.wild_draw_four.challenge and self.wild_draw_four.condition != "always"

    def fours_must_be_lawful(self) -> bool:
        return not self.wild_draw_four.challenge and self.wild_draw_four.condition != "always"
