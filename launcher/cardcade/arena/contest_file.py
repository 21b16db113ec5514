"""A contest's file: a line of JSON for what is played and one for every bout, written as they come."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from io import BufferedReader, FileIO
from pathlib import Path
from typing import Any, Final, Self

from cardcade.arena.bout import Outcome
from cardcade.arena.contest import Contest
from cardcade.engine.message import Trouble, say

LONGEST: Final = 2**20
"""Bytes of a line."""

_NONSENSE: Final = (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError)
"""What reading a form raises that nobody wrote like that."""


class BadContest(Trouble):
    """A file that holds no contest, and why."""


@dataclass(frozen=True, slots=True)
class Goal:
    """How far a contest is played: so many deals, until every interval is that narrow, or whichever comes first."""

    deals: int | None = None
    until: float | None = None


@dataclass(slots=True)
class KeptContest:
    """What a file holds."""

    contest: Contest
    goal: Goal = Goal()
    """What it was begun for."""
    outcomes: dict[int, Outcome] = field(default_factory=dict)
    """By the number of the bout."""
    size: int = 0
    """Bytes up to the end of the last whole line."""


class ContestFile:
    """Open for appending; every line is on its way to disk before the next bout is counted.

    Two programs may write into one file: lines never overwrite each other, and a bout comes out the same in both.
    """

    def __init__(self, file: Path, opened: FileIO) -> None:
        self.file, self._opened = file, opened

    @classmethod
    def new(cls, file: Path, contest: Contest, goal: Goal) -> Self:
        """A file that was not there before, or FileExistsError, or another OSError."""
        file.open("xb").close()
        kept = cls(file, FileIO(file, "ab"))
        kept._write({**contest.form, "goal": asdict(goal)})
        return kept

    @classmethod
    def resume(cls, file: Path, kept: KeptContest) -> Self:
        """Goes on after the last whole line; what a kill left half-written is cut off. May raise OSError."""
        if file.stat().st_size != kept.size:
            os.truncate(file, kept.size)
        return cls(file, FileIO(file, "ab"))

    def write(self, number: int, outcome: Outcome) -> None:
        """May raise OSError."""
        self._write({"bout": number, **outcome.form})

    def close(self) -> None:
        self._opened.close()

    def _write(self, form: Mapping[str, Any]) -> None:
        """At one go, as long as the disk takes it."""
        left = json.dumps(form, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        while left:
            left = left[self._opened.write(left) :]


def read_contest(file: Path) -> KeptContest:
    """What was played so far, or BadContest; a last line without its end is not there."""
    try:
        return _read(file)
    except OSError as error:
        raise BadContest(say("contest.unreadable", file=str(file), error=error.strerror or str(error))) from None


def _read(file: Path) -> KeptContest:
    if file.exists() and not file.is_file():  # a pipe would wait for somebody to write to it
        raise BadContest(say("contest.no_file", file=str(file)))
    with file.open("rb") as opened:
        lines = iter(lambda: _line(opened), b"")
        first = next(lines, None)
        if first is None:
            raise BadContest(say("contest.empty", file=str(file)))
        kept = _begun(first, file)
        kept.size = len(first)
        for place, line in enumerate(lines, 2):
            number, outcome = _outcome(line, kept.contest, file, place)
            kept.outcomes[number] = outcome
            kept.size += len(line)
    return kept


def _line(opened: BufferedReader) -> bytes:
    """The next, of a long one no more than its beginning; b"" at the end and for what was cut short."""
    line = opened.readline(LONGEST)
    return line if line.endswith(b"\n") or len(line) == LONGEST else b""


def _begun(line: bytes, file: Path) -> KeptContest:
    try:
        form = json.loads(line)
        return KeptContest(Contest.of(form), _goal(**form.get("goal", {})))
    except _NONSENSE:
        raise BadContest(say("contest.bad_head", file=str(file))) from None


def _goal(deals: object = None, until: object = None) -> Goal:
    goal = Goal(deals if deals is None else int(str(deals)), until if until is None else float(str(until)))
    if not (goal.deals is None or goal.deals > 0) or not (goal.until is None or 0 < goal.until < 1):
        raise ValueError("goal")
    return goal


def _outcome(line: bytes, contest: Contest, file: Path, place: int) -> tuple[int, Outcome]:
    try:
        form = json.loads(line)
        number, outcome = int(form["bout"]), Outcome.of(form)
        if number < 0 or len(outcome.scores) != contest.seats:
            raise ValueError("bout")
    except _NONSENSE:
        raise BadContest(say("contest.bad_line", file=str(file), line=place)) from None
    return number, outcome
