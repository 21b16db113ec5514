"""The command `cardcade`: reads the arguments, hands over to a command, turns what went wrong into a sentence."""

from __future__ import annotations

import contextlib
import errno
import gc
import importlib
import os
import sys
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING

import cardcade
from cardcade.commands import NAMES
from cardcade.engine.message import say
from cardcade.terminal import FAILED, Refused, Terminal

if TYPE_CHECKING:
    import argparse


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the arguments say and returns the exit code."""
    code = _done(list(sys.argv[1:] if arguments is None else arguments))
    if arguments is None and threading.active_count() > 1:
        _leave_threads(code)
    return code


def _leave_threads(code: int) -> None:
    """Python waits for every thread that is not a daemon, and a plugin may have started one that never ends."""
    if any(not thread.daemon and thread is not threading.main_thread() for thread in threading.enumerate()):
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(OSError, ValueError, AttributeError):
                stream.flush()
        os._exit(code)


def _done(given: list[str]) -> int:
    try:
        if given[:1] == ["--probe-plugin"] and len(given) == 3:
            return int(importlib.import_module("cardcade.discovery.probe").answer_parent(*given[1:]))
        if not given:  # without any help text being read: the window shall open quickly
            return _open_launcher()
        return _run(given, Terminal())
    except Refused as refused:
        Terminal().notice("command.refused", reason=refused.reason)
        return refused.code
    except KeyboardInterrupt:
        return 130
    except Exception as error:  # nobody who plays wants to see a traceback; the log has it
        if isinstance(error, OSError) and error.errno == errno.ENAMETOOLONG:  # whatever it was wanted for
            told = {"name": str(error.filename)[:40], "error": os.strerror(error.errno)}
            Terminal().notice("command.refused", reason=say("command.long_name", **told))
            return FAILED
        return _leave_quietly() if _reader_has_gone(error) else _failed(error)


def _reader_has_gone(error: Exception) -> bool:
    """Whether nobody reads our output any more; Windows calls that an invalid argument."""
    if sys.platform == "win32" and isinstance(error, OSError) and error.errno == errno.EINVAL:
        return True
    return isinstance(error, BrokenPipeError)


def _leave_quietly() -> int:
    """Python's own flush at exit must not complain either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return FAILED


def _failed(error: Exception) -> int:
    import logging

    from cardcade.discovery import describe
    from cardcade.shell.app.logs import start_log

    place = start_log()
    logging.getLogger(__name__).error("the command failed", exc_info=error)
    Terminal().notice("command.failed", error=describe(error), log=str(place or "–"))
    return FAILED


def _run(given: list[str], terminal: Terminal) -> int:
    _log_to_nobody()
    args = parser(terminal).parse_args(given)
    if args.safe_mode:
        os.environ["CARDCADE_SAFE_MODE"] = "1"
    if args.smoke_test:
        return int(importlib.import_module("cardcade.workshop.smoke").run())
    if args.command is None:
        return _open_launcher()
    code: int = importlib.import_module(f"cardcade.commands.{args.command}").run(args, terminal)
    if sys.stdout is not None:  # there is none behind a window on Windows
        sys.stdout.flush()
    return code


def _log_to_nobody() -> None:
    """Until a log is started: Python would print its warnings among the command's own words."""
    import logging

    logging.getLogger("cardcade").addHandler(logging.NullHandler())


def _open_launcher() -> int:
    """What is made before the first frame stays, so nothing is collected until then."""
    gc.disable()
    try:
        return int(importlib.import_module("cardcade.shell.app.start").open_launcher())
    finally:
        gc.enable()


def parser(terminal: Terminal) -> argparse.ArgumentParser:
    """All commands with their help, in the terminal's language."""
    import argparse

    _translate_argparse(terminal)
    whole = argparse.ArgumentParser("cardcade", description=terminal.text("command.about"), allow_abbrev=False)
    whole.add_argument(
        "--version", action="version", version=f"cardcade {cardcade.__version__}", help=terminal.text("command.version")
    )
    whole.add_argument("--safe-mode", action="store_true", help=terminal.text("command.safe_mode"))
    whole.add_argument("--smoke-test", action="store_true", help=terminal.text("command.smoke_test"))
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", title=terminal.text("command.commands"))
    for name in NAMES:
        told = terminal.text(f"command.{name}.about")
        one = commands.add_parser(name, help=told, description=told, allow_abbrev=False)
        importlib.import_module(f"cardcade.commands.{name}").add(one, terminal)
    return whole


def _translate_argparse(terminal: Terminal) -> None:
    """argparse takes its own words from gettext; ours stand in the catalogues under the English sentence."""
    import argparse

    def translate(sentence: str) -> str:
        key = f"command.argparse.{sentence}"
        return terminal.text(key) if terminal.language.knows(key) else sentence

    setattr(argparse, "_", translate)  # noqa: B010  # the name is argparse's own and not in its type stubs
