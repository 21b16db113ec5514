"""The lab and the arena with the real mouse: opened, started, looked at, cancelled, and nobody works on."""

from pathlib import Path

import pytest
from desktop import Desktop, Program, wait_until

pytestmark = [pytest.mark.window, pytest.mark.timeout(300)]


def at_work(program: Program) -> set[str]:
    """The processes that it has started to play in."""
    pid = str(program.process.pid)
    return {one.parent.name for one in Path("/proc").glob("[0-9]*/stat") if _is_worker(one, pid)}


def _is_worker(stat: Path, parent: str) -> bool:
    try:
        fields = stat.read_text().rpartition(")")[2].split()
        return fields[1] == parent and fields[0] != "Z" and "spawn_main" in (stat.parent / "cmdline").read_text()
    except OSError:  # it has just ended
        return False


def start_and_cancel(program: Program, name: str, result: str) -> None:
    """What has come so far stays in sight."""
    before = at_work(program)
    program.click(f"{name}.start")
    program.wait_for(lambda told: f"{name}.stop" in told["places"], "the way to cancel")
    wait_until(lambda: at_work(program) > before, "somebody at work")
    program.wait_for(lambda told: result in told["places"], "a first result")
    program.click(f"{name}.stop")
    told = program.wait_for(lambda told: f"{name}.start" in told["places"], "the way to start again")
    assert result in told["places"]
    wait_until(lambda: at_work(program) <= before, "nobody at work")


def test_a_trial_in_the_lab_is_started_and_cancelled(desktop: Desktop) -> None:
    program = desktop.launcher()
    program.open("home.presets", "PresetsPage")
    program.click("presets.quick")
    program.open("presets.lab", "Workbench")
    start_and_cancel(program, "lab", "lab.table")
    program.open("page.back", "PresetsPage")


def test_a_tournament_in_the_arena_is_started_and_cancelled(desktop: Desktop) -> None:
    program = desktop.launcher()
    program.open("home.arena", "Workbench")
    start_and_cancel(program, "arena", "arena.share.hard")
    program.open("page.back", "Home")
