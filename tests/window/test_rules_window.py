"""House rules made with the real mouse alone: copied, changed, saved, edited outside, read again, and played."""

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import tomli
from desktop import Desktop, Program, wait_until

pytestmark = [pytest.mark.window, pytest.mark.timeout(300)]


def reach(program: Program, meaning: str) -> None:
    """Turns the wheel over the rules until it can be clicked, and lets them come to rest."""
    while meaning not in program.now["places"]:
        before = program.now["places"]
        program.desktop.wheel(-4)
        program.wait_for(lambda told: told["places"] != before, f"more rules on the way to {meaning}")  # noqa: B023
    program.desktop.still()


def test_a_preset_is_copied_changed_saved_read_again_and_played(desktop: Desktop) -> None:
    program = desktop.launcher()
    program.open("home.presets", "PresetsPage")
    program.open("presets.copy", "EditorPage")
    program.click("editor.basic.forced_play")
    reach(program, "editor.house.jump_in")
    program.click("editor.house.jump_in")
    program.click("editor.save")
    file = desktop.home / "presets" / "my-standard.toml"
    wait_until(file.exists, "the file")
    written = tomli.loads(file.read_text("utf-8"))
    assert (written["basic"], written["house"]) == ({"forced_play": False}, {"jump_in": True})
    program.click("page.back")
    program.wait_for(lambda told: "presets.change" in told["places"], "the new preset, picked")
    deal_three(file)
    program.open("presets.play", "Setup")
    program.open("setup.start", "TableScreen")
    program.wait_for(lambda told: any(place.startswith("card.") for place in told["places"]), "the cards")
    program.process.kill()
    program.process.wait(30)
    rules = played_by(desktop.home / "matches.sqlite3")
    assert (rules["basic"]["initial_hand_size"], rules["house"]["jump_in"]) == (3, True)


def deal_three(file: Path) -> None:
    """As with an editor, while the program runs."""
    text = file.read_text("utf-8")
    file.write_text(text.replace("forced_play = false", "forced_play = false\ninitial_hand_size = 3"), "utf-8")


def played_by(store: Path) -> dict[str, Any]:
    """The rules of the match that waits there."""
    with contextlib.closing(sqlite3.connect(store)) as kept:
        ((beginning,),) = kept.execute("SELECT beginning FROM matches")
    rules: dict[str, Any] = json.loads(beginning)["values"]
    return rules
