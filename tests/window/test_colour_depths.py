"""Screens of any depth: the game looks the same wherever it can be drawn, and says so where it cannot."""

import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from desktop import Desktop, desktop_at, wait_until

pytestmark = [pytest.mark.window, pytest.mark.timeout(300)]

SMALL = (1280, 720)
CALM = "fullscreen = true\nspeed = 4.0\n"
PLACES = [(x, y) for x in range(20, 1280, 40) for y in range(20, 720, 40)]
SIXTEEN_BITS_LOSE = 9
"""A colour of five bits is at most so far from the same in eight."""


def colours(desktop: Desktop) -> list[tuple[int, ...]]:
    """At many places, with eight bits each, whatever the screen's depth is."""
    dump = (desktop.home.parent / "Xvfb_screen0").read_bytes()
    fields = struct.unpack(">20I", dump[:80])
    start, size, line, masks = fields[0] + 12 * fields[19], fields[11] // 8, fields[12], fields[14:17]
    ats = [start + y * line + x * size for x, y in PLACES]
    return [tuple(share(int.from_bytes(dump[at : at + size], "little"), mask) for mask in masks) for at in ats]


def share(pixel: int, mask: int) -> int:
    return round(255 * (pixel & mask) / mask)


def alike(one: list[tuple[int, ...]], other: list[tuple[int, ...]]) -> bool:
    return all(
        abs(a - b) <= SIXTEEN_BITS_LOSE for pair in zip(one, other, strict=True) for a, b in zip(*pair, strict=True)
    )


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    """Home on a screen of 24 bits; it stays open, since on a busy machine nobody can tell when it has come whole."""
    with desktop_at(tmp_path_factory.mktemp("usual"), CALM, SMALL) as desktop:
        desktop.launcher()
        yield desktop


@pytest.mark.parametrize("depth", [15, 16, 30])
def test_the_game_looks_the_same_on_a_screen_of_any_depth(tmp_path: Path, usual: Desktop, depth: int) -> None:
    with desktop_at(tmp_path, CALM, SMALL, depth) as desktop:
        desktop.launcher()
        wait_until(lambda: alike(colours(desktop), colours(usual)), "the same picture")


@pytest.mark.parametrize("command", [[], ["play", "uno"]])
def test_where_nothing_can_be_drawn_it_says_so_in_a_sentence(tmp_path: Path, command: list[str]) -> None:
    with desktop_at(tmp_path, CALM, SMALL, depth=30) as desktop:
        env = {**desktop.env, "SDL_FRAMEBUFFER_ACCELERATION": "0"}
        started = [sys.executable, "-m", "cardcade", *command]
        done = subprocess.run(started, env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1].startswith("This screen shows a number of colours")
    assert len(done.stderr.strip().splitlines()) == 1
