"""The eight presets and the keys behind them."""

from dataclasses import asdict

import pytest

from cardcade.engine.rules import keys
from cardcade_uno.rules import Rules

from ..rows import rows
from .table import preset, rules

PRESETS = ["standard", "quick", "casual", "competitive", "rulebook_b", "party", "official", "house_mix"]


def differences(name: str) -> dict[str, object]:
    mine, standard = asdict(preset(name)), asdict(Rules())
    return {
        f"{table}.{key}": value
        for table, part in mine.items()
        for key, value in part.items()
        if value != standard[table][key]
    }


EXPECTED = {
    "standard": {},
    "quick": {"basic.initial_hand_size": 5},
    "casual": {"uno.enable_uno_check": False},
    "competitive": {},
    "rulebook_b": {
        "basic.start_card": "number_only",
        "basic.invalid_play_penalty": 0,
        "uno.false_call_penalty": 2,
        "uno.false_catch_penalty": 2,
        "uno.must_call_to_win": False,
        "stacking.wild_draw_four": False,
        "stacking.skip": "pass_on",
        "wild_draw_four.condition": "no_colour",
    },
    "party": {
        "basic.initial_hand_size": 5,
        "stacking.mixed": True,
        "stacking.skip": "accumulate",
        "effects.draw_two_amount": 3,
        "effects.wild_draw_four_amount": 6,
    },
    "official": {
        "basic.start_card": "official",
        "basic.forced_play": False,
        "basic.invalid_play_penalty": 0,
        "uno.must_call_to_win": False,
        "stacking.draw_two": False,
        "stacking.wild_draw_four": False,
        "wild_draw_four.condition": "no_colour",
        "match.target_score": 500,
    },
    "house_mix": {
        "stacking.mixed": True,
        "stacking.skip": "pass_on",
        "house.seven_zero": True,
        "house.jump_in": True,
        "house.draw_until_playable": True,
    },
}


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_differs_from_the_standard_rules_in_just_these_keys(name: str) -> None:
    assert differences(name) == EXPECTED[name]


def test_the_standard_rules_deal_seven_check_calls_and_count_20_and_50() -> None:
    standard = rules("standard")
    assert standard.basic.initial_hand_size == 7
    assert standard.uno.enable_uno_check
    scoring = standard.scoring
    assert (scoring.number_card_points, scoring.special_card_points, scoring.wild_card_points) == (True, 20, 50)


RANGES = rows("""
    basic.initial_hand_size       / 1 to 10
    basic.invalid_play_penalty    / 0 to 4
    basic.time_limit_minutes      / 0 to 60
    uno.forget_penalty            / 0 to 6
    uno.false_call_penalty        / 0 to 6
    uno.false_catch_penalty       / 0 to 6
    effects.draw_two_amount       / 1 to 6
    effects.wild_draw_four_amount / 2 to 10
    scoring.special_card_points   / 0 to 100
    scoring.wild_card_points      / 0 to 100
    match.target_score            / 0 to 2000
    match.wins                    / 0 to 10
""")


@pytest.mark.parametrize(("path", "between"), RANGES)
def test_numbers_have_their_range(path: str, between: str) -> None:
    key = next(key for key in keys(Rules) if key.path == path)
    assert f"{key.low} to {key.high}" == between
