"""At the common table: bidding with the mouse, and a match that is shown as it is."""

from dataclasses import replace

from cardcade.testing.pilot import Pilot
from doudizhu import cardcade_game
from doudizhu.rules import MatchLength, Rules

PLUGIN = cardcade_game()
ONE_ROUND = replace(Rules(), match=MatchLength(rounds=1))


def test_a_bid_has_its_own_button_and_makes_the_landlord() -> None:
    pilot = Pilot.at_table(PLUGIN, ONE_ROUND, seed=11)
    pilot.wait_until(lambda: pilot.sees("move.bid.3"))
    pilot.click("move.bid.3")
    pilot.wait_until(lambda: pilot.sees("move.play"))
    assert len(pilot.parts.hand.cards) == 20
    assert pilot.table.live.match.state.landlord == 0


def test_showing_the_position_changes_nothing() -> None:
    pilot = Pilot.at_table(PLUGIN, ONE_ROUND, seed=3, levels=["easy", "medium", "easy"])
    assert pilot.watch_out() > 10
