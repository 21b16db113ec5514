"""How much of each kind of abuse: a quick part with every run of the tests, all of it under the mark `full`."""

import os
from typing import Any

import pytest

SHARE = float(os.environ.get("CARDCADE_ABUSE_SHARE", "1"))
"""Of the full size: 0.1 runs a tenth of it."""
HOURS = 6 * 3600


def sizes(quick: int, full: int) -> list[Any]:
    """The parameters of a test that runs both: `@pytest.mark.parametrize("count", sizes(200, 50_000))`."""
    return [quick, pytest.param(max(1, round(full * SHARE)), marks=[pytest.mark.full, pytest.mark.timeout(HOURS)])]
