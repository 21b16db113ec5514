"""Killed at any moment, with a disk that fills up or a clock that was set back: no acknowledged move is lost."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from math import isfinite
from pathlib import Path

import pytest

from cardcade import GamePlugin

from ..shell.store import test_damage
from ..shell.store.conftest import open_store, plugin
from ..shell.store.kept_game import Open
from ..shell.store.test_damage import PAGE, assert_kept_from_now_on, kept
from .sizes import FIRST, SECONDS, numbers, sizes

__all__ = ["kept", "open_store", "plugin"]

RUN = Path(__file__).with_name("kill_run.py")


def rounds(home: Path, kills: int) -> Iterator[dict[str, dict[str, int]]]:
    """What was left after each kill, as soon as it is known."""
    command = [sys.executable, str(RUN), str(home), str(kills), str(7 + FIRST), str(SECONDS)]
    complaints = home.with_name("complaints.txt")
    with (
        complaints.open("w", encoding="utf-8") as file,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True, encoding="utf-8") as run,
    ):
        assert run.stdout is not None
        yield from (json.loads(line) for line in run.stdout if line.startswith("{"))
    said = complaints.read_text(encoding="utf-8")
    assert "Traceback" not in said, said
    assert run.returncode == 0, said


@pytest.mark.skipif(sys.platform == "win32", reason="nothing forks there")
@pytest.mark.parametrize("kills", sizes(7, 2_000))
def test_a_launcher_that_is_killed_while_playing_loses_no_acknowledged_move(tmp_path: Path, kills: int) -> None:
    number = steps = 0
    for number, one in enumerate(rounds(tmp_path / "home", kills), 1):
        assert -1 not in one["acknowledged"].values(), f"a crash page before kill {number}"
        lost = {match: made for match, made in one["acknowledged"].items() if one["kept"].get(match, 0) < made}
        assert not lost, f"kill {number}: {one}"
        assert one["sound"], f"kill {number}: what waits cannot be verified"
        steps += sum(one["acknowledged"].values())
        if not number % 100:
            print(f"killed {number} times of {kills}, nothing lost", file=sys.stderr)
    assert number == kills or isfinite(SECONDS)
    assert steps > number > 0


def spoil(raw: bytes, chance: random.Random) -> bytes:
    """Flipped, cut short, a page of garbage or of noughts, or two of its pages exchanged."""
    at, pages = chance.randrange(len(raw)), len(raw) // PAGE
    page = chance.randrange(pages) * PAGE
    other = chance.randrange(pages) * PAGE
    match chance.randrange(5):
        case 0:
            return raw[:at] + bytes([raw[at] ^ 1 << chance.randrange(8)]) + raw[at + 1 :]
        case 1:
            return raw[:at]
        case 2:
            return raw[:page] + chance.randbytes(PAGE) + raw[page + PAGE :]
        case 3:
            return raw[:page] + bytes(PAGE) + raw[page + PAGE :]
    return raw[:page] + raw[other : other + PAGE] + raw[page + PAGE :]


@pytest.mark.parametrize("damages", sizes(40, 2_000))
def test_whatever_befalls_the_file_what_is_acknowledged_from_then_on_is_kept(
    tmp_path: Path, kept: Path, open_store: Open, plugin: GamePlugin, damages: int
) -> None:
    raw = (kept / test_damage.FILE).read_bytes()
    for number in numbers(damages, "damages"):
        folder = tmp_path / f"damaged-{number}"
        folder.mkdir()
        (folder / test_damage.FILE).write_bytes(spoil(raw, random.Random(number)))
        assert_kept_from_now_on(open_store, folder, plugin)
