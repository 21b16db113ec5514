"""A table with house rules, set up with the real mouse alone, and played."""

import contextlib
import json
import sqlite3

import pytest
from desktop import Desktop, Program
from test_real_window import finish_the_move

pytestmark = [pytest.mark.window, pytest.mark.timeout(300)]


def test_a_table_with_three_house_rules_and_a_named_player_is_set_up_and_played(desktop: Desktop) -> None:
    program = desktop.launcher()
    program.open("home.game.gandengyan", "Setup")
    program.open("setup.who.0", "ProfilesPage")
    program.click("profiles.face.9")
    program.open("page.back", "Setup")
    for rule in ("draw.who", "scoring.bomb_doubles", "joker.single"):
        program.click(f"setup.switch.{rule}")
    program.wait_for(lambda told: "setup.save_rules" in told["places"], "the way to save them")
    program.open("setup.start", "TableScreen")
    make_a_move(program)
    program.process.kill()
    program.process.wait(30)
    with contextlib.closing(sqlite3.connect(desktop.home / "matches.sqlite3")) as kept:
        ((form,),) = kept.execute("SELECT beginning FROM matches")
    beginning = json.loads(form)
    rules, (me, _) = beginning["values"], beginning["players"]
    assert (rules["draw"]["who"], rules["scoring"]["bomb_doubles"], rules["joker"]["single"]) == ("all", True, False)
    assert beginning["preset"] == "house*"
    assert (me[2], me[3] is not None) == (9, True)


def make_a_move(program: Program) -> None:
    """A card is played where one can be."""
    told = program.wait_for_my_turn()
    program.take_up(told["hint"])
    instead = next(place for place in told["places"] if place.startswith("move."))
    program.click("move.play" if told["hint"] else instead)
    finish_the_move(program, told["steps"])
