"""The real program in a real window, played with the real mouse and keyboard."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from desktop import Desktop, Program, Told

pytestmark = [pytest.mark.window, pytest.mark.timeout(300)]


def play_a_card(program: Program) -> None:
    """With the mouse; as long as no card may be played, what there is to do instead."""
    played = False
    while not played:
        told = program.wait_for_my_turn()
        program.take_up(told["hint"])
        instead = next((place for place in told["places"] if place.startswith("move.")), "")
        program.click("move.play" if told["hint"] else instead)
        finish_the_move(program, told["steps"])
        played = bool(told["hint"])


def finish_the_move(program: Program, steps: int) -> None:
    """Jokers may stand for several cards: then the table asks, and the first answer will do."""
    told = program.wait_for(lambda told: told["steps"] > steps or "choose.0" in told["places"], "the move")
    if told["steps"] == steps:
        program.click("choose.0")
        program.wait_for(lambda told: told["steps"] > steps, "the move after the choice")


def how_large(told: Told) -> tuple[bool, tuple[int, int]]:
    """Whether it fills the screen, and what is drawn: that follows only when the window manager has agreed."""
    return told["fullscreen"], tuple(told["size"])


def start_a_game(desktop: Desktop) -> Program:
    program = desktop.launcher()
    program.open("home.game.gandengyan", "Setup")
    program.open("setup.start", "TableScreen")
    return program


def test_pick_a_game_play_a_card_go_fullscreen_and_back_and_quit(desktop: Desktop) -> None:
    program = start_a_game(desktop)
    play_a_card(program)
    before = how_large(program.now)
    desktop.key("F11")
    program.wait_for(lambda told: not set(how_large(told)) & set(before), "the other size")
    desktop.key("F11")
    program.wait_for(lambda told: how_large(told) == before, "the old size")
    desktop.key("Escape")
    program.open("pause.leave", "Home")
    program.click("home.quit")
    assert program.process.wait(30) == 0


def test_a_match_that_was_killed_goes_on_where_it_was(desktop: Desktop) -> None:
    program = desktop.cardcade("play", "gandengyan", "--seed", "4")
    program.wait_for_screen("TableScreen")
    play_a_card(program)
    program.wait_for_my_turn()
    hand = {place for place in program.now["places"] if place.startswith("card.")}
    steps = program.now["steps"]
    program.process.kill()
    program.process.wait(30)
    again = desktop.launcher()
    again.open("home.continue", "TableScreen")
    told = again.wait_for_my_turn()
    assert told["steps"] >= steps
    assert hand == {place for place in told["places"] if place.startswith("card.")}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_it_says_so_in_a_sentence(tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    env["CARDCADE_HOME"] = str(tmp_path)
    done = subprocess.run([sys.executable, "-m", "cardcade"], env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""
