"""A desktop of our own for tests: an X server, a window manager, and hands that move the real mouse."""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

NEEDED = ("Xvfb", "openbox", "xdotool")
PATIENCE = 60.0
SETTLE = 0.2
Told = dict[str, Any]


def missing() -> list[str]:
    return [name for name in NEEDED if shutil.which(name) is None]


class Desktop:
    """`home` is where the player's files lie; programs started here share it. The screen has this size and depth."""

    def __init__(self, home: Path, size: tuple[int, int] = (1600, 900), depth: int = 24) -> None:
        self.home, self.size, self.depth = home, size, depth
        home.mkdir(parents=True, exist_ok=True)
        self.processes: list[subprocess.Popen[bytes]] = []
        self.env = {**os.environ, "CARDCADE_HOME": str(home), "LANGUAGE": "en", "SDL_AUDIODRIVER": "dummy"}
        for name in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY"):
            self.env.pop(name, None)
        self.env["DISPLAY"] = self._open_display()
        try:
            self._manager = self.start(["openbox"])
            wait_until(self._is_managed, "the window manager")
        except BaseException:
            self.close()
            raise

    def start(self, command: list[str], **env: str) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            command, env={**self.env, **env}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.processes.append(process)
        return process

    def cardcade(self, *arguments: str) -> Program:
        """Starts the program; its status file says what it shows."""
        status = self.home.parent / f"status-{len(self.processes)}"
        process = self.start([sys.executable, "-m", "cardcade", *arguments], CARDCADE_STATUS=str(status))
        return Program(self, process, status)

    def launcher(self) -> Program:
        """Started, and Home is shown."""
        program = self.cardcade()
        program.wait_for_screen("Home")
        return program

    def close(self) -> None:
        for process in reversed(self.processes):
            if process.poll() is None:
                process.kill()
            process.wait()

    def click(self, pid: int, x: int, y: int) -> None:
        """That pixel of the program's window, whatever frame is around it."""
        wait_until(lambda: bool(self._window(pid)), "the window")
        self._xdotool("mousemove", "--window", self._window(pid), str(x), str(y), check=True)
        self._xdotool("click", "1", check=True)

    def wheel(self, steps: int) -> None:
        """Where the pointer is; down is negative."""
        for _ in range(abs(steps)):
            self._xdotool("click", "4" if steps > 0 else "5", check=True)

    def key(self, name: str) -> None:
        """Once there is a program that hears it: a window that has just come or changed its frame may not yet."""
        wait_until(self._is_heard, "a window with the keyboard")
        self._xdotool("key", name, check=True)

    def type(self, text: str) -> None:
        """Each letter is a key, as fast as a player is; faster ones are taken for a key held down."""
        wait_until(self._is_heard, "a window with the keyboard")
        self._xdotool("key", "--delay", "60", *text, check=True)

    def resize(self, pid: int, size: tuple[int, int]) -> None:
        wait_until(lambda: bool(self._window(pid)), "the window")
        self._xdotool("windowsize", self._window(pid), *map(str, size), check=True)

    def picture(self) -> pygame.Surface:
        """What is on the screen, read from the server's memory: a header and a palette before the pixels."""
        dump = (self.home.parent / "Xvfb_screen0").read_bytes()
        fields = struct.unpack(">20I", dump[:80])
        start, line = fields[0] + 12 * fields[19], fields[12]
        assert (fields[4], fields[5], line) == (*self.size, 4 * self.size[0])
        return pygame.image.frombytes(dump[start : start + line * self.size[1]], self.size, "BGRA").convert(24)

    def pixels(self) -> bytes:
        return pygame.image.tobytes(self.picture(), "RGB")

    def still(self, seconds: float = 0.3) -> bytes:
        """The picture once it no longer moves."""
        seen: list[bytes] = [b""]

        def at_rest() -> bool:
            time.sleep(seconds)
            seen.append(self.pixels())
            return seen[-1] == seen[-2]

        wait_until(at_rest, "a picture at rest")
        return seen[-1]

    def _window(self, pid: int) -> str:
        found = self._xdotool("search", "--onlyvisible", "--pid", str(pid)).stdout.split()
        return found[-1] if found else ""

    def _xdotool(self, *arguments: str, check: bool = False) -> subprocess.CompletedProcess[str]:
        return subprocess.run(["xdotool", *arguments], env=self.env, capture_output=True, text=True, check=check)

    def _is_heard(self) -> bool:
        focused = self._xdotool("getwindowfocus", "getwindowpid").stdout.strip()
        return focused in [str(process.pid) for process in self.processes]

    def _is_managed(self) -> bool:
        """On a busy machine a window manager may give up before its server listens: then it is started again."""
        if self._manager.poll() is not None:
            self._manager = self.start(["openbox"])
        return self._xdotool("get_num_desktops").returncode == 0

    def _open_display(self) -> str:
        """The server picks a number that nobody uses and tells it."""
        read, write = os.pipe()
        screen = "{}x{}x{}".format(*self.size, self.depth)
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-nolisten", "tcp"]
        command += ["-fbdir", str(self.home.parent)]
        server = subprocess.Popen(command, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.processes.append(server)
        os.close(write)
        with os.fdopen(read) as told:
            return f":{told.readline().strip()}"


@contextmanager
def desktop_at(
    folder: Path, settings: str = "", size: tuple[int, int] = (1600, 900), depth: int = 24
) -> Iterator[Desktop]:
    """A desktop of its own, for players with these settings."""
    if lacking := missing():
        pytest.skip(f"a real window needs {', '.join(lacking)}")
    desktop = Desktop(folder / "home", size, depth)
    try:
        (desktop.home / "settings.toml").write_text(settings, "utf-8")
        yield desktop
    finally:
        desktop.close()


class Program:
    """A running Cardcade, known by its status lines and reached by mouse and keyboard alone."""

    def __init__(self, desktop: Desktop, process: subprocess.Popen[bytes], status: Path) -> None:
        self.desktop, self.process, self.status = desktop, process, status

    @property
    def now(self) -> Told:
        """What it showed last."""
        try:
            told: Told = json.loads(self.status.read_text("utf-8").splitlines()[-1])
        except (OSError, IndexError, ValueError):
            return {"screen": "", "places": {}}
        return told

    def wait_for(self, met: Callable[[Told], bool], what: str) -> Told:
        wait_until(lambda: self.process.poll() is not None or met(self.now), what, lambda: str(self.now)[:2000])
        assert self.process.poll() is None, f"it ended before {what}"
        return self.now

    def wait_for_screen(self, name: str) -> Told:
        return self.wait_for(lambda told: told["screen"] == name, f"the screen {name}")

    def click(self, meaning: str) -> None:
        """With the real mouse, once it is there and stays where it is: a window that has just come may still grow."""
        self.desktop.click(self.process.pid, *self._settled(meaning))

    def open(self, meaning: str, screen: str) -> Told:
        """Clicked, and the screen behind it is shown."""
        self.click(meaning)
        return self.wait_for_screen(screen)

    def _settled(self, meaning: str) -> tuple[int, int]:
        """Where it is, the same at two looks one after the other."""
        place: list[int] = []
        while True:
            before, place = place, self.wait_for(lambda told: meaning in told["places"], meaning)["places"][meaning]
            if place == before:
                return place[0], place[1]
            time.sleep(SETTLE)

    def take_up(self, cards: list[str]) -> None:
        """Card by card, until they can be played: a tap may bring along what the trick asks for."""
        for card in cards:
            if card not in self.now["chosen"] and "move.play" not in self.now["places"]:
                self.click(card)
                self.wait_for(lambda told, card=card: card in told["chosen"], f"{card} raised")  # type: ignore[misc]

    def wait_for_my_turn(self) -> Told:
        """A round may be over before one has moved at all: then in the next one."""
        told = self.wait_for(_asks, "my turn")
        while "board.next" in told["places"]:
            self.click("board.next")
            self.wait_for(lambda now: "board.next" not in now["places"], "the next round")
            told = self.wait_for(_asks, "my turn")
        return told


def _asks(told: Told) -> bool:
    return "board.next" in told["places"] or (bool(told.get("my_turn")) and not told["busy"])


def wait_until(met: Callable[[], bool], what: str, seen: Callable[[], str] = lambda: "") -> None:
    until = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < until, f"waited in vain for {what}; {seen()}"
        time.sleep(0.05)
