"""How much of each kind of abuse: a quick part with every run of the tests, all of it under the mark `full`."""

import os
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

SHARE = float(os.environ.get("CARDCADE_ABUSE_SHARE", "1"))
"""Of the full size: 0.1 runs a tenth of it."""
FIRST = int(os.environ.get("CARDCADE_ABUSE_FROM", "0"))
"""The first number to be tried: where an earlier run had to stop."""
SECONDS = float(os.environ.get("CARDCADE_ABUSE_SECONDS", "inf"))
"""Of processor time for each test, after which it stops and tells how far it came."""
HOURS = 6 * 3600
TOLD = 60.0
"""Seconds of processor time after which it is told how far a run has come, in case it is stopped."""


def sizes(quick: int, full: int) -> list[Any]:
    """The parameters of a test that runs both: `@pytest.mark.parametrize("count", sizes(200, 50_000))`."""
    return [quick, pytest.param(max(1, round(full * SHARE)), marks=[pytest.mark.full, pytest.mark.timeout(HOURS)])]


def numbers(count: int, what: str, first: int = FIRST, seconds: float = SECONDS) -> Iterator[int]:
    """So many, one after the other, or as many as fit into the time; tells how many there were."""
    began, number, told, spent = time.process_time(), first, 0.0, 0.0
    while number < first + count and spent < seconds:
        yield number
        number += 1
        spent = time.process_time() - began
        if spent - told >= TOLD or number == first + count or spent >= seconds:
            told = spent
            print(
                f"{what}: numbers {first} to {number - 1} of {count} in {spent:.0f} s of processor time",
                file=sys.stderr,
            )
