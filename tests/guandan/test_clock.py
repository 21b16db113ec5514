"""The turn clock: what the table does for whoever is too slow."""

from __future__ import annotations

import pytest
from guandan_notation import EAST, NORTH, SOUTH, WEST, after_a_deal, guandan, with_rules

from cardcade import IllegalMove
from cardcade_guandan.climbing import Climb
from cardcade_guandan.events import TimeRanOut
from cardcade_guandan.state import Phase


def test_on_time_up_a_follower_passes() -> None:
    table = guandan("SK S3 | H4 | C6 | D5", last="S9", by=EAST)
    table.time_up()
    assert table.turn == WEST
    assert table.state.trick[-1].play is None
    assert table.events(TimeRanOut)[0].seats == (SOUTH,)


def test_on_time_up_a_leader_plays_its_lowest_single() -> None:
    table = guandan("SK S3 H2 | H4 | C6 | D5")
    table.time_up()
    assert table.hand(SOUTH) == "H2 SK"


def test_on_time_up_the_default_cards_are_given_and_returned() -> None:
    table = after_a_deal("house", (SOUTH, NORTH, EAST, WEST), Climb((9, 3), 0))
    table.time_up()
    assert table.state.phase is Phase.RETURN
    table.time_up()
    assert table.state.phase is Phase.PLAY


def test_the_clock_belongs_to_whose_turn_it_is_and_starts_anew_with_it() -> None:
    table = guandan("SK S3 | H4 HA | C6 | D5")
    before = table.game.clock(table.state)
    table.play("S3")
    after = table.game.clock(table.state)
    assert before is not None
    assert after is not None
    assert (before.seat, after.seat) == (SOUTH, WEST)
    assert before.seconds == after.seconds == 30
    assert before.period != after.period


def test_the_clock_does_not_start_anew_when_one_of_two_has_given() -> None:
    table = after_a_deal("house", (SOUTH, NORTH, EAST, WEST), Climb((9, 3), 0))
    before = table.game.clock(table.state)
    table.move(table.game.moves(table.state, WEST)[0], WEST)
    after = table.game.clock(table.state)
    assert before is not None
    assert after is not None
    assert before.period == after.period
    assert (before.seat, after.seat) == (None, EAST)


def test_without_a_limit_there_is_no_clock() -> None:
    table = guandan("SK S3 | H4 | C6 | D5", preset=with_rules(table__turn_seconds=0))
    assert table.game.clock(table.state) is None
    with pytest.raises(IllegalMove):
        table.time_up()


def test_no_clock_runs_between_deals() -> None:
    table = guandan("| | CQ | D4 D5", turn=NORTH, out=(SOUTH, WEST))
    table.play("CQ")
    assert table.game.clock(table.state) is None
