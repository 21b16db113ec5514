"""Every preset keeps what every game promises."""

import pytest

from cardcade.testing.conformance import Setup, Trial, check_plugin, check_trial, report, setups
from hearts import cardcade_game

PLUGIN = cardcade_game()


def test_texts_and_presets() -> None:
    problems = check_plugin(PLUGIN)
    assert not problems, report(problems)


@pytest.mark.parametrize("setup", [pytest.param(setup, id=setup.preset) for setup in setups(PLUGIN)])
def test_every_preset(setup: Setup) -> None:
    problems = check_trial(Trial(PLUGIN, setup.rules, setup.seats, matches=2, moments=24, decisions=1))
    assert not problems, report(problems)
