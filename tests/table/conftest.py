"""A small game to try the common table with."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardcade import GamePlugin

SAMPLE = Path(__file__).parent.parent / "thirdparty" / "crazy_eights"


@pytest.fixture(scope="session")
def crazy_eights() -> Iterator[GamePlugin]:
    sys.path.insert(0, str(SAMPLE))
    import crazy_eights

    yield crazy_eights.cardcade_game()
    sys.path.remove(str(SAMPLE))
