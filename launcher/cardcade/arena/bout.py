"""A bout: one deal and who plays it where. Out as JSON and back as JSON, from any process on any machine."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from cardcade.arena.referee import Referee, Terms
from cardcade.engine.bots import is_program
from cardcade.engine.match import Form
from cardcade.engine.record import Record
from cardcade.engine.replay_file import write

SAMPLE: Final = 64
"""Decisions of each bot whose times are kept."""
KEPT: Final = 4
"""Referees that a process keeps, so that only the first bout on new terms pays for making a game."""


@dataclass(frozen=True, slots=True)
class Bout:
    """Everything a game between bots follows from."""

    terms: Terms
    seed: int
    bots: tuple[str, ...]
    """One for each seat."""
    watched: bool = False
    """Whether the game counts what happened in it, and what programs from outside played is kept."""

    @property
    def form(self) -> dict[str, Any]:
        return {**asdict(self.terms), "seed": self.seed, "bots": list(self.bots), "watched": self.watched}

    @classmethod
    def of(cls, form: Mapping[str, Any]) -> Bout:
        terms = Terms(**{name: form[name] for name in ("game", "preset", "values", "rounds")})
        return cls(terms, form["seed"], tuple(form["bots"]), form["watched"])


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a bout; the same for the same bout wherever it is played, apart from the times."""

    scores: tuple[float, ...]
    winners: tuple[int, ...]
    first: tuple[int, ...]
    turns: int
    rounds: int
    incidents: dict[str, int] = field(default_factory=dict)
    """How often what rules are about happened."""
    decisions: dict[str, int] = field(default_factory=dict)
    ms: dict[str, list[float]] = field(default_factory=dict)
    """Milliseconds of each bot's decisions, or of a sample."""
    lapses: dict[str, dict[str, int]] = field(default_factory=dict)
    """How often the easy bot stepped in for a program from outside, and why."""
    moves: list[Form] = field(default_factory=list)
    """All of them, where a program took part and it was watched: the next time it may play otherwise."""

    @property
    def form(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of(cls, form: Mapping[str, Any]) -> Outcome:
        """What was written, or an error of the kinds that `contest_file` knows."""
        winners, first = _seats(form["winners"]), _seats(form["first"])
        scores = tuple(map(_finite, form["scores"]))
        if not winners or not all(0 <= seat < len(scores) for seat in (*winners, *first)):
            raise ValueError("winners")
        incidents, decisions = _counts(form["incidents"]), _counts(form["decisions"])
        times = {str(name): [*map(_finite, many)] for name, many in form["ms"].items()}
        lapses = {str(name): _counts(counts) for name, counts in form.get("lapses", {}).items()}
        turns, rounds, moves = int(form["turns"]), int(form["rounds"]), list(form.get("moves", ()))
        return cls(scores, winners, first, turns, rounds, incidents, decisions, times, lapses, moves)


def _seats(form: Any) -> tuple[int, ...]:
    return tuple(int(seat) for seat in form)


def _finite(form: Any) -> float:
    number = float(form)
    if not math.isfinite(number):
        raise ValueError("number")
    return number


def _counts(form: Any) -> dict[str, int]:
    counts = {str(name): int(n) for name, n in form.items()}
    if any(n < 0 for n in counts.values()):
        raise ValueError("count")
    return counts


def play(form: Mapping[str, Any]) -> dict[str, Any]:
    """The outcome's form of a bout's form. May raise Failed."""
    bout = Bout.of(form)
    return outcome(bout).form


def outcome(bout: Bout) -> Outcome:
    """Plays it here. May raise Failed."""
    referee = _referee(bout.terms)
    referee.take_times()
    course = referee.play(bout.seed, bout.bots, watched=bout.watched)
    result, game = course.result, referee.game(bout.seed) if bout.watched else None
    return Outcome(
        result.scores,
        result.winners,
        result.first,
        course.turns,
        course.rounds,
        dict(game.incidents(len(bout.bots), course.events)) if game is not None else {},
        referee.decisions,
        {bot: _sample(times) for bot, times in referee.times.items()},
        {bot: dict(lapses) for bot, lapses in referee.lapses.items()},
        referee.written(course.steps, bout.seed) if any(map(is_program, bout.bots)) else [],
    )


def record(bout: Bout, moves: Sequence[Form] = ()) -> Record:
    """The bout as a match that can be watched: by the moves that were kept of it, or played again. May raise Failed."""
    referee = _referee(bout.terms)
    return referee.record_again(bout.seed, bout.bots, moves) if moves else referee.record(bout.seed, bout.bots)


def replay(form: Mapping[str, Any]) -> str:
    """The text of the replay file that a bout's form gives, with its `moves` if they were kept. May raise Failed."""
    return write(record(Bout.of(form), form.get("moves", ())))


def _sample(times: list[float]) -> list[float]:
    return [round(1000 * seconds, 3) for seconds in times[:: len(times) // SAMPLE + 1]]


_referees: dict[str, Referee] = {}


def _referee(terms: Terms) -> Referee:
    key = json.dumps(asdict(terms), sort_keys=True)
    if key not in _referees:
        while len(_referees) >= KEPT:
            _referees.pop(next(iter(_referees)))
        _referees[key] = Referee(terms)
    return _referees[key]
