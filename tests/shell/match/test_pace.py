"""How long bots seem to think, and the time people get to call and catch."""

from __future__ import annotations

import pytest

from cardcade.engine.bots import Bot
from cardcade.shell.match.pace import CONTESTED, Pace


def test_a_hard_choice_takes_longer_than_an_obvious_one() -> None:
    pace = Pace(1)
    assert pace.dwell(0.0, 1.0) == 0.5
    assert 0.8 < pace.dwell(1.0, 1.0) < 1.0


def test_everything_at_once_waits_for_nothing() -> None:
    pace = Pace(1)
    assert pace.dwell(1.0, 0.0) == pace.race(0.0) == pace.reaction(Bot, 0.0) == 0.0


@pytest.mark.parametrize("speed", [1.0, 2.0, 4.0])
def test_while_others_may_call_or_catch_the_next_player_leaves_them_a_persons_time(speed: float) -> None:
    pace = Pace(1)
    assert pace.race(speed) >= CONTESTED / 2
    assert pace.reaction(Bot, speed) >= Bot.reaction[0] / 2
