"""Tries a new or changed plugin in a child process first, so that none can hang or kill the launcher."""

from __future__ import annotations

import contextlib
import faulthandler
import hashlib
import importlib.util
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.metadata import Distribution, EntryPoint
from pathlib import Path
from typing import TextIO

import cardcade
from cardcade.discovery.checks import check
from cardcade.discovery.files import check_files
from cardcade.discovery.loading import BadPlugin, load
from cardcade.discovery.strangers import all_strangers
from cardcade.discovery.verdicts import HUNG, Memory, Verdicts, read_verdicts, write_verdicts
from cardcade.engine.message import Message, say

SECONDS = 3
"""How long a plugin may work while it is loaded; what the machine does for others meanwhile is not counted."""

PATIENCE_SECONDS = 10
"""How long it may take by the clock, for one that waits and does nothing."""

AT_ONCE = max(2, min(4, os.cpu_count() or 2))
"""How many are tried side by side."""

STARTUP_SECONDS = 30
"""How long the child process may take in all, on a machine that is busy."""


def verdicts_of_all(
    found: Sequence[tuple[Distribution, Sequence[EntryPoint]]], tell: Callable[[int, int], object]
) -> dict[str, Verdicts]:
    """What is remembered of these very distributions, or else what child processes find, a few at a time."""
    memory = Memory()
    prints = {other.name: fingerprint(other, entries) for other, entries in found}
    known = {other.name: memory.recall(other.name, prints[other.name]) for other, _ in found}
    new = [(other.name, entries) for other, entries in found if known[other.name] is None]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        asked = {pool.submit(_ask_child, name, entries): name for name, entries in new}
        if new:
            tell(0, len(new))
        for done, answer in enumerate(as_completed(asked), 1):
            name = asked[answer]
            known[name] = answer.result()
            memory.remember(name, prints[name], answer.result())
            tell(done, len(new))
    return {name: told for name, told in known.items() if told is not None}


def fingerprint(found: Distribution, entries: Sequence[EntryPoint]) -> str:
    """Changes whenever the distribution, its files, Cardcade or Python do."""
    parts = [sys.version, cardcade.__version__, str(found.version)]
    parts += [found.read_text(name) or "" for name in ("RECORD", "entry_points.txt", "direct_url.json")]
    for package in sorted({entry.module.partition(".")[0] for entry in entries}):
        parts += _files(package)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _files(package: str) -> Iterator[str]:
    """The files of a package with their sizes and times, found without importing it."""
    with contextlib.suppress(ImportError, ValueError):
        spec = importlib.util.find_spec(package)
        for root in (spec.submodule_search_locations or [spec.origin or ""]) if spec else ():
            files = [Path(root)] if Path(root).is_file() else sorted(Path(root).rglob("*"))
            for file in files[:5000]:
                if file.is_file() and "__pycache__" not in file.parts:
                    stat = file.stat()
                    yield f"{file} {stat.st_size} {stat.st_mtime_ns}"


def _ask_child(name: str, entries: Sequence[EntryPoint]) -> Verdicts:
    with tempfile.TemporaryDirectory(prefix="cardcade-") as folder:
        answer = Path(folder) / "verdicts.json"
        missing, told = _it_hung(), Verdicts()
        try:
            missing = _why(_run_child(name, answer), answer)
            told = read_verdicts(json.loads(answer.read_text("utf-8")))
        except (OSError, ValueError, subprocess.TimeoutExpired):
            pass
    return {entry.name: told.get(entry.name, missing) for entry in entries}


def _why(code: int | None, answer: Path) -> Message:
    """Why a child has no verdict: a time-out, a signal, or that the plugin ended the program."""
    if code is None or (_stuck(answer).exists() and _stuck(answer).stat().st_size):
        return _it_hung()
    return say("discovery.killed", signal=_signal_name(-code)) if code < 0 else say("discovery.quit", code=code)


def _it_hung() -> Message:
    return say(HUNG, seconds=SECONDS, patience=PATIENCE_SECONDS)


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)


def _stuck(answer: Path) -> Path:
    """Where the child writes at what it stood when its time was up."""
    return answer.with_name("stuck.txt")


def _run_child(name: str, answer: Path) -> int | None:
    """Its exit code; whatever it has started ends with it."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-P", "-m", "cardcade"]
    child = subprocess.Popen(
        [*program, "--probe-plugin", name, str(answer)],
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        start_new_session=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        return child.wait(STARTUP_SECONDS)
    finally:
        _end(child)


def _end(child: subprocess.Popen[bytes]) -> None:
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.killpg(child.pid, signal.SIGKILL)
    child.kill()
    child.wait()


def answer_parent(name: str, answer: str) -> int:
    """In the child: tries every game of the distribution and writes the verdicts; never takes longer than allowed."""
    if sys.platform == "win32":
        from cardcade.outside.job import end_with_me

        end_with_me()
    entries = next((one.entries() for one in all_strangers()[0] if one.name == name), [])
    with _stuck(Path(answer)).open("w") as stuck:
        _limit_time(stuck)
        told: Verdicts = {}
        for entry in entries:
            told[entry.name] = _try(entry)
            Path(answer).write_text(json.dumps(write_verdicts(told)), "utf-8")
        faulthandler.cancel_dump_traceback_later()
    os._exit(0)  # threads that a plugin may have started shall not keep the child alive


def _limit_time(stuck: TextIO) -> None:
    """Ends this process in time, saying where it stood: a thread counts the work; the clock stops for nothing."""
    faulthandler.dump_traceback_later(PATIENCE_SECONDS, exit=True, file=stuck)
    threading.Thread(target=_end_when_overworked, args=(stuck,), daemon=True).start()


def _end_when_overworked(stuck: TextIO) -> None:
    end = time.process_time() + SECONDS
    while (left := end - time.process_time()) > 0:
        time.sleep(max(left / 4, 0.02))
    faulthandler.dump_traceback(stuck)
    os._exit(1)


def _try(entry: EntryPoint) -> Message | None:
    try:
        plugin = load(entry)
        check(plugin)
        check_files(plugin)
    except BadPlugin as bad:
        return bad.reason
    return None
