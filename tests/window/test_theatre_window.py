"""A match that is watched in a real window: keys and the mouse, and out again."""

from pathlib import Path

import pytest
from desktop import Desktop

from cardcade.cli import main

pytestmark = [pytest.mark.window, pytest.mark.timeout(300)]


def test_a_file_is_watched_stepped_and_left(desktop: Desktop, tmp_path: Path) -> None:
    playing = ("simulate", "gandengyan", "--games", "1", "--seed", "1", "--bots", "easy")
    assert main([*playing, "--record", str(tmp_path)]) == 0
    program = desktop.cardcade("replay", str(tmp_path / "gandengyan-1-0.json"), "--watch")
    program.wait_for_screen("Theatre")
    first = desktop.still(1.0)
    desktop.key("Right")
    second = desktop.still(1.0)
    assert second != first
    desktop.key("Left")
    assert desktop.still(1.0) == first, "back and forth ends on the same picture"
    program.click("theatre.end")
    assert desktop.still(1.0) != first
    desktop.key("Escape")
    assert program.process.wait(20) == 0
