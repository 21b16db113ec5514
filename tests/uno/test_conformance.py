"""The promises every game makes, kept for each preset and number of players."""

import pytest

from cardcade.testing.conformance import Trial, check_plugin, check_trial, report
from cardcade_uno import cardcade_game

from .table import preset
from .test_presets import PRESETS


def test_the_plugin_keeps_its_promises() -> None:
    problems = check_plugin(cardcade_game())
    assert not problems, report(problems)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("name", PRESETS)
def test_the_game_keeps_its_promises(name: str, seats: int) -> None:
    problems = check_trial(Trial(cardcade_game(), preset(name), seats, 1, 1))
    assert not problems, report(problems)
