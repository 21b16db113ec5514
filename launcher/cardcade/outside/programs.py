"""The programs that bots of this process speak to: started when first asked, ended when nobody asks any more."""

from __future__ import annotations

import os
import shlex
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final
from weakref import WeakSet

from cardcade.engine.bots import Bot, is_program
from cardcade.engine.cards import Seat
from cardcade.engine.dialects import Dialect
from cardcade.engine.game import Game
from cardcade.outside.bot import DialectOf, OutsideBot
from cardcade.outside.lines import Connection
from cardcade.outside.own_dialect import OwnDialect
from cardcade.outside.program_line import ProgramLine
from cardcade.plugins import GamePlugin

PATIENCE: Final = 3
"""So often a program may end or hang at a seat before it is asked no more."""
TRUST: Final = 100
"""Answers for which it may do so once more."""


@dataclass(frozen=True, slots=True)
class ProgramName:
    """`exec:COMMAND`, or `exec+DIALECT:COMMAND`: what to run, and how to speak to it."""

    dialect: str
    command: tuple[str, ...]

    @classmethod
    def read(cls, name: str) -> ProgramName:
        """ValueError when it names no command, or its quotes are not closed."""
        kind, _, command = name.partition(":")
        words = shlex.split(command, posix=os.name == "posix")
        if os.name != "posix":
            words = [word.strip("\"'") for word in words]
        if not words:
            raise ValueError("no command")
        return cls(kind.partition("+")[2], tuple(words))


_groups: WeakSet[Programs] = WeakSet()


def end_programs() -> None:
    """Whoever asked for them here has gone; if one is asked again, it is started anew."""
    for programs in list(_groups):
        programs.close()


class Programs:
    """Gives bots of any name; a program runs once for every seat it sits at, over as many matches as there are."""

    def __init__(self) -> None:
        self._lines: dict[tuple[str, Seat], ProgramLine] = {}
        _groups.add(self)
        self._failures: Counter[tuple[str, Seat]] = Counter()

    def bot(self, plugin: GamePlugin, name: str, game: Game[Any, Any]) -> Bot[Any, Any]:
        """The bot of that name; a program is asked for its moves, and runs beside this process."""
        if not is_program(name):
            return plugin.bot(name, game)
        named = ProgramName.read(name)
        return OutsideBot(game, plugin.bot("easy", game), dialect_of(plugin, named.dialect), self._finder(name, named))

    def close(self) -> None:
        for line in self._lines.values():
            line.close()
        for line in self._lines.values():
            line.wait()
        self._lines.clear()

    def _finder(self, name: str, named: ProgramName) -> Callable[[Seat], Connection | None]:
        def find(seat: Seat) -> Connection | None:
            line = self._lines.get((name, seat))
            if line is not None and line.open:
                return line
            if line is not None:
                self._failures[name, seat] += 1 - line.answers // TRUST
                del self._lines[name, seat]
            if self._failures[name, seat] >= PATIENCE:
                return None
            line = self._lines[name, seat] = ProgramLine(named.command)
            return line

        return find


def dialect_of(plugin: GamePlugin, name: str) -> DialectOf:
    """The game's dialect of that name, or ours; ValueError when it has none."""
    if not name:
        return OwnDialect
    if name not in plugin.dialects:
        raise ValueError(f"{plugin.id} has no dialect {name}")
    module, _, kind = plugin.dialects[name].partition(":")
    found: Callable[[Game[Any, Any]], Dialect[Any, Any]] = getattr(import_module(module), kind)
    return found
