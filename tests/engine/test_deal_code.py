"""Deal codes: short enough to write down, long enough to keep a secret."""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardcade.engine.chance import SEEDS
from cardcade.engine.deal_code import code_of, seed_of

LARGE = 8_123_456_789_012_345_678
CODE = "71F2GX3GN1WTE"


def test_a_code_is_a_number_or_any_words() -> None:
    assert seed_of("  42 ") == 42
    assert seed_of("中秋快乐") == seed_of("中秋快乐") != seed_of("中秋")
    assert seed_of("  ") is None


def test_a_large_seed_is_written_in_13_characters_none_of_which_looks_like_another() -> None:
    assert code_of(LARGE) == CODE
    dice = random.Random(1)
    codes = [code_of(dice.randrange(SEEDS[0], SEEDS[-1])) for _ in range(200)]
    assert sum(re.fullmatch("[0-9A-HJKMNP-TV-Z]{13}", code) is not None for code in codes) > 190


def test_short_seeds_are_numbers_as_they_always_were() -> None:
    assert [code_of(seed) for seed in (0, -5, 42, 999_999_999)] == ["0", "-5", "42", "999999999"]


@given(st.integers(SEEDS[0], SEEDS[-1]))
def test_every_seed_is_read_from_its_code_and_from_its_number(seed: int) -> None:
    assert seed_of(code_of(seed)) == seed_of(str(seed)) == seed


@pytest.mark.parametrize("typed", [CODE.lower(), f" {CODE} ", CODE.replace("1", "I"), CODE.replace("1", "l")])
def test_a_code_may_be_typed_as_it_looks(typed: str) -> None:
    assert seed_of(typed) == LARGE


@pytest.mark.parametrize("typed", ["championships", "Z" * 12 + "1", CODE[:-1], CODE + "7", "ß" * 13])
def test_what_is_no_code_is_words(typed: str) -> None:
    seed = seed_of(typed)
    assert seed is not None
    assert 0 <= seed < 1 << 48


def test_thirteen_digits_are_a_number() -> None:
    assert seed_of("1234567890123") == 1234567890123


def test_a_number_too_large_for_a_seed_is_never_cut() -> None:
    assert seed_of("1" * 19) == int("1" * 19)
    assert seed_of("1" * 39) != seed_of("1" * 40)
