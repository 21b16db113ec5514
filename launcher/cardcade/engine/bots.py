"""Players that are not people: they get one seat's view and a random stream, nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from cardcade.engine.chance import Stream
from cardcade.engine.game import Game
from cardcade.engine.state import State, View

S = TypeVar("S", bound=State)
M = TypeVar("M")


RANDOM, SEARCH = "random", "search"
"""Bots that every game has: one chooses uniformly from what is lawful, the other plays imagined deals out."""


PROGRAM = "exec"
"""A program that somebody else wrote: `exec:COMMAND`, `exec+DIALECT:COMMAND`."""


def is_program(name: str) -> bool:
    """Whether it names a program. Only where a player wrote it may such a name start one: see `trusted`."""
    kind, colon, _ = name.partition(":")
    return bool(colon) and kind.partition("+")[0] == PROGRAM


def program_title(name: str) -> str:
    """What a table calls it: the file that is run, without folders and options."""
    words = [word.strip("\"'") for word in name.partition(":")[2].split()]
    files = [word.replace("\\", "/").rpartition("/")[2] for word in words if not word.startswith("-")]
    script = next((file for file in files[1:] if "." in file), None)
    return (script or (files or [PROGRAM])[0]).partition(".")[0][:24] or PROGRAM


def program_titles(names: Iterable[str]) -> dict[str, str]:
    """What programs are called beside one another: if it is one file with other options, with these."""
    short = {name: program_title(name) for name in names if is_program(name)}
    longer = {name: name.partition(":")[2].rpartition("/")[2] for name in short}
    return {name: _only(short, name) or _only(longer, name) or name for name in short}


def _only(called: Mapping[str, str], name: str) -> str:
    """What it is called, if nobody else is."""
    return called[name] if list(called.values()).count(called[name]) == 1 else ""


def trusted(level: str | None, usual: str) -> str:
    """Who plays for a player of a record, which may come from anywhere: it can name no program to start."""
    return usual if level is None or is_program(level) else level


def is_search(name: str) -> bool:
    """Whether it names the searching bot, perhaps with its effort: `search:4000`."""
    kind, colon, effort = name.partition(":")
    counted = effort.isascii() and effort.isdigit() and len(effort) <= 9 and int(effort) > 0
    return kind == SEARCH and (not colon or counted)


class Bot(ABC, Generic[S, M]):
    """One level of one game. It keeps nothing between decisions; its effort is a count, never a clock."""

    reaction: ClassVar[tuple[float, float]] = (0.6, 0.95)
    """Seconds, at normal speed, before it acts out of turn: the fastest and the slowest. They count from when the
    picture is at rest, and after one second the next player goes on."""

    guard_seconds: ClassVar[float] = 2.0
    """A decision that takes longer is given up and made by the easy bot: ten times the level's p95."""

    lapse: str = ""
    """Why somebody else made the last choice, where it is a program from outside that failed to."""

    def __init__(self, game: Game[S, M]) -> None:
        self.game = game

    @abstractmethod
    def choose(self, view: View[S], moves: Sequence[M], stream: Stream) -> M | None:
        """One of `moves`, or an equivalent that `check` accepts; None, only out of turn, to let it be."""


class RandomBot(Bot[Any, Any]):
    """Chooses uniformly from what is lawful."""

    def choose(self, view: View[Any], moves: Sequence[Any], stream: Stream) -> Any:
        return stream.choice(moves)
