"""The zoo of broken games, rules: the launcher stands, the house's games can be played before and after."""

from __future__ import annotations

import pytest

from . import zoo_rules
from .beside import assert_the_house_plays, beside_the_house, failure, go_home, play_it


@pytest.mark.parametrize("kind", zoo_rules.KINDS)
def test_broken_rules_harm_nobody_and_a_failure_is_told_by_the_games_name(kind: str) -> None:
    pilot = beside_the_house(zoo_rules.plugin(kind))
    assert_the_house_plays(pilot)
    play_it(pilot)
    words = failure(pilot)
    assert words is None or "Crazy Eights" in words
    go_home(pilot)
    assert_the_house_plays(pilot)
    pilot.app.close()
