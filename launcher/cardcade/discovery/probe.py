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
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.metadata import Distribution, EntryPoint
from pathlib import Path
from typing import Any

import cardcade
from cardcade.discovery.checks import check
from cardcade.discovery.files import check_files
from cardcade.discovery.loading import BadPlugin, load
from cardcade.discovery.strangers import all_strangers
from cardcade.engine.message import Message, say
from cardcade.folders import data_folder
from cardcade.foreign import MB, Unfit, read_text

SECONDS = 3
"""How long a plugin may take to load."""

HUNG = "discovery.hung"

STARTS = 3
"""At so many starts a plugin that hangs is tried again: it may have been the machine that had no time."""

AT_ONCE = max(2, min(4, os.cpu_count() or 2))
"""How many are tried side by side."""

STARTUP_SECONDS = 20
"""How long the child process may take in all, on a machine that is busy."""

LONGEST_MEMORY = 4 * MB

Verdicts = dict[str, Message | None]
"""For each entry point why it cannot be used; None when it can."""


def verdicts_of_all(
    found: Sequence[tuple[Distribution, Sequence[EntryPoint]]], tell: Callable[[int, int], object]
) -> dict[str, Verdicts]:
    """What is remembered of these very distributions, or else what child processes find, a few at a time."""
    memory = _Memory(data_folder() / "plugins.json")
    prints = {other.name: fingerprint(other, entries) for other, entries in found}
    known = {other.name: memory.recall(other.name, prints[other.name]) for other, _ in found}
    new = [(other.name, entries) for other, entries in found if known[other.name] is None]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        asked = {pool.submit(_patiently, name, entries): name for name, entries in new}
        if new:
            tell(0, len(new))
        for done, answer in enumerate(as_completed(asked), 1):
            name = asked[answer]
            known[name] = answer.result()
            memory.remember(name, prints[name], answer.result())
            tell(done, len(new))
    return {name: told for name, told in known.items() if told is not None}


def _patiently(name: str, entries: Sequence[EntryPoint]) -> Verdicts:
    """A busy moment of the machine shall not be held against it."""
    told = _ask_child(name, entries)
    return _ask_child(name, entries) if _hung(told) else told


def _hung(told: Verdicts) -> bool:
    return any(verdict is not None and verdict.key == HUNG for verdict in told.values())


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
        missing, told = say(HUNG, seconds=SECONDS), Verdicts()
        try:
            missing = _why(_run_child(name, answer), answer)
            told = _read_verdicts(json.loads(answer.read_text("utf-8")))
        except (OSError, ValueError, subprocess.TimeoutExpired):
            pass
    return {entry.name: told.get(entry.name, missing) for entry in entries}


def _why(code: int | None, answer: Path) -> Message:
    """Why a child has no verdict: a time-out, a signal, or that the plugin ended the program."""
    if code is None or (_stuck(answer).exists() and _stuck(answer).stat().st_size):
        return say(HUNG, seconds=SECONDS)
    return say("discovery.killed", signal=_signal_name(-code)) if code < 0 else say("discovery.quit", code=code)


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
        faulthandler.dump_traceback_later(SECONDS, exit=True, file=stuck)
        told: Verdicts = {}
        for entry in entries:
            told[entry.name] = _try(entry)
            Path(answer).write_text(json.dumps(_write_verdicts(told)), "utf-8")
        faulthandler.cancel_dump_traceback_later()
    os._exit(0)  # threads that a plugin may have started shall not keep the child alive


def _try(entry: EntryPoint) -> Message | None:
    try:
        plugin = load(entry)
        check(plugin)
        check_files(plugin)
    except BadPlugin as bad:
        return bad.reason
    return None


class _Memory:
    """Verdicts by distribution, and at how many starts; a file that cannot be read or written only costs time."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def recall(self, name: str, print_: str) -> Verdicts | None:
        """None as well while another try is due."""
        entry = self._entry(name, print_)
        with contextlib.suppress(ValueError):
            told = _read_verdicts(entry.get("verdicts"))
            return None if _hung(told) and _starts(entry) < STARTS else told
        return None

    def remember(self, name: str, print_: str, told: Verdicts) -> None:
        starts = 1 + _starts(self._entry(name, print_))
        entry = {"fingerprint": print_, "starts": starts, "verdicts": _write_verdicts(told)}
        known = {**self._read(), name: entry}
        with contextlib.suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            fresh = self._file.with_suffix(f".{os.getpid()}.new")
            fresh.write_text(json.dumps(known, indent=1), "utf-8")
            fresh.replace(self._file)

    def _entry(self, name: str, print_: str) -> dict[str, Any]:
        """Empty where nothing is known of this very state of it."""
        entry = self._read().get(name)
        return entry if isinstance(entry, dict) and entry.get("fingerprint") == print_ else {}

    def _read(self) -> dict[str, Any]:
        try:
            known = json.loads(read_text(self._file, LONGEST_MEMORY))
        except (Unfit, ValueError, RecursionError):
            return {}
        return known if isinstance(known, dict) else {}


def _starts(entry: dict[str, Any]) -> int:
    starts = entry.get("starts", 0)
    return starts if isinstance(starts, int) else 0


def _write_verdicts(told: Verdicts) -> dict[str, Any]:
    return {entry: None if reason is None else _write_message(reason) for entry, reason in told.items()}


def _write_message(reason: Message) -> dict[str, Any]:
    parts = {name: _write_message(part) if isinstance(part, Message) else part for name, part in reason.args.items()}
    return {"say": reason.key, "args": parts}


def _read_verdicts(form: Any) -> Verdicts:
    if not isinstance(form, dict):
        raise ValueError("verdicts are an object")
    return {entry: None if part is None else _read_message(part) for entry, part in form.items()}


def _read_message(form: Any) -> Message:
    if not isinstance(form, dict) or not isinstance(form.get("say"), str) or not isinstance(form.get("args"), dict):
        raise ValueError("not a message")
    parts = {name: _read_message(part) if isinstance(part, dict) else part for name, part in form["args"].items()}
    return Message(form["say"], parts)
