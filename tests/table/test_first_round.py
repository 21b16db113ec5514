"""A guided first round: whoever follows its bubbles learns all of it, and nobody is ever stuck in it."""

from __future__ import annotations

import pytest
from first_rounds import (
    HANDS,
    begin,
    follow,
    plugin_of,
)

GAMES = ("uno", "guandan", "gandengyan")


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_following_the_bubbles_tells_all_of_it(game: str, hand: str) -> None:
    pilot = begin(plugin_of(game))
    told = follow(pilot, HANDS[hand])
    assert told.untold == []
    assert told.over
    assert pilot.table.live.match.result is not None
