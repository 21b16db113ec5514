"""A small game to try the common table with, and the games with tables of their own."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardcade import GamePlugin
from cardcade.testing.games import installed

SAMPLE = Path(__file__).parent.parent / "thirdparty" / "crazy_eights"

if str(Path(__file__).parent) not in sys.path:
    sys.path.append(str(Path(__file__).parent))  # for the small games in `table_games`


@pytest.fixture(scope="session")
def crazy_eights() -> Iterator[GamePlugin]:
    sys.path.insert(0, str(SAMPLE))
    import crazy_eights

    yield crazy_eights.cardcade_game()
    sys.path.remove(str(SAMPLE))


@pytest.fixture(params=["crazy_eights", "uno", "guandan", "gandengyan"])
def plugin(request: pytest.FixtureRequest, crazy_eights: GamePlugin) -> GamePlugin:
    """What holds at every table holds at the common one and at those of the games."""
    if request.param == crazy_eights.id:
        return crazy_eights
    found = installed(request.param)
    return found.plugin
