"""The terminal a command speaks to: answers on stdout, notices on stderr, in the player's language."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, TextIO

from cardcade.engine.message import LANGUAGES, Message, Trouble
from cardcade.shell.app.language import SHELL_LOCALE, Language, system_language

COMMAND_LOCALE = SHELL_LOCALE / "commands"

FINE, FAILED, WRONG_USAGE = 0, 1, 2


class Refused(Trouble):
    """A command that cannot be done, the sentence that says why, and its exit code."""

    def __init__(self, reason: Message, code: int = WRONG_USAGE) -> None:
        super().__init__(reason)
        self.code = code


class Terminal:
    """Writes for people and for scripts."""

    def __init__(self, language: Language | None = None) -> None:
        self.language = language or Language(system_language())
        self.language.add(COMMAND_LOCALE)
        for stream in (sys.stdout, sys.stderr):
            _speak_utf8(stream)

    def text(self, said: Message | str, **args: object) -> str:
        return self.language.text(said, **args)

    def print(self, text: str) -> None:
        print(harmless(text))

    def json(self, value: Any) -> None:
        print(json.dumps(value, ensure_ascii=False, indent=2))

    def json_line(self, value: Any) -> None:
        print(json.dumps(value, ensure_ascii=False), flush=True)

    def notice(self, said: Message | str, **args: object) -> None:
        self.warn(self.text(said, **args))

    def warn(self, text: str) -> None:
        """A notice that is in words already."""
        if sys.stderr is not None:
            print(harmless(text), file=sys.stderr, flush=True)

    def add_game(self, package: str, game: str) -> None:
        """Lets a game's own texts be said; a game without them is shown by its keys."""
        from importlib.resources import as_file, files

        with as_file(files(package) / "locale") as folder:
            if all((Path(folder) / f"{code}.toml").is_file() for code in LANGUAGES):
                self.language.add(Path(folder), game)


def harmless(text: str) -> str:
    """What a file or a plugin put into the text moves no cursor and turns no letters round: it is shown as a code."""
    return _CONTROL.sub(lambda found: ascii(found[0])[1:-1], text)


def one_line(text: str) -> str:
    return harmless(text).replace("\n", "\\n").replace("\t", "\\t")


_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def _speak_utf8(stream: TextIO | None) -> None:
    """Piped text is UTF-8 everywhere, and a console that lacks a character shows its number instead of failing."""
    if stream is not None and hasattr(stream, "reconfigure"):
        stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="backslashreplace")
