"""Bots against bots without a window: many games, the same ones whatever the number of processes."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cardcade.arena.crew import Crew
from cardcade.arena.referee import WHOLE_MATCH, Referee, Terms, deal_seed
from cardcade.discovery.replays import write_replay
from cardcade.engine.game import Result
from cardcade.outside.programs import Programs

SAMPLE = 2000
"""Decisions of a portion whose times are kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What to simulate; small enough to send to a worker process."""

    game: str
    preset: str
    values: dict[str, dict[str, Any]]
    seats: int
    bots: tuple[str, ...]
    """One for each seat."""
    seed: int
    games: int
    rotate: bool = False
    whole_match: bool = False
    folder: Path | None = None
    """Where replays go; None when none are wanted."""

    @property
    def terms(self) -> Terms:
        rounds = WHOLE_MATCH if self.whole_match else 1
        return Terms(game=self.game, preset=self.preset, values=self.values, rounds=rounds)

    def deal(self, number: int) -> int:
        """Which deal the game of that number plays."""
        return number // self.seats if self.rotate else number

    def seating(self, number: int) -> tuple[str, ...]:
        """Which bot sits where in the game of that number."""
        moved = number % self.seats if self.rotate else 0
        return tuple(self.bots[(seat - moved) % self.seats] for seat in range(self.seats))


@dataclass(slots=True)
class BotTotals:
    """How one bot fared over all the seats it had."""

    seats: int = 0
    wins: int = 0
    first: int = 0
    score: float = 0.0

    def add(self, other: BotTotals) -> None:
        self.seats += other.seats
        self.wins += other.wins
        self.first += other.first
        self.score += other.score


@dataclass(slots=True)
class Totals:
    """What came out of some games."""

    games: int = 0
    moves: int = 0
    cpu_seconds: float = 0.0
    began: float = float("inf")
    ended: float = 0.0
    by_seat: list[BotTotals] = field(default_factory=list)
    by_bot: dict[str, BotTotals] = field(default_factory=dict)
    times: dict[str, list[float]] = field(default_factory=dict)
    """Seconds per decision: of many in a portion, and of `random`, only a sample."""
    decisions: Counter[str] = field(default_factory=Counter)
    """How often each bot decided, timed or not."""
    lapses: dict[str, Counter[str]] = field(default_factory=dict)
    """How often the easy bot stepped in for a program from outside, and why."""

    def count(self, result: Result, bots: Sequence[str]) -> None:
        self.games += 1
        self.by_seat = self.by_seat or [BotTotals() for _ in bots]
        for seat, bot in enumerate(bots):
            share = BotTotals(1, seat in result.winners, seat in result.first, result.scores[seat])
            self.by_seat[seat].add(share)
            self.by_bot.setdefault(bot, BotTotals()).add(share)

    def add(self, other: Totals) -> None:
        self.games += other.games
        self.moves += other.moves
        self.cpu_seconds += other.cpu_seconds
        self.began, self.ended = min(self.began, other.began), max(self.ended, other.ended)
        self.by_seat = self.by_seat or [BotTotals() for _ in other.by_seat]
        for mine, theirs in zip(self.by_seat, other.by_seat, strict=True):
            mine.add(theirs)
        for bot, share in other.by_bot.items():
            self.by_bot.setdefault(bot, BotTotals()).add(share)
        for bot, times in other.times.items():
            self.times.setdefault(bot, []).extend(times)
        self.decisions.update(other.decisions)
        for bot, lapses in other.lapses.items():
            self.lapses.setdefault(bot, Counter()).update(lapses)


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Totals]:
    """Plays the plan; yields after every few games what came out of them. May raise Failed."""
    with Crew(jobs) as crew:
        yield from crew.run(_play, ((plan, start, stop) for start, stop in portions(plan.games)))


def portions(games: int) -> Iterator[tuple[int, int]]:
    """Runs of games to play in one go. They do not depend on the number of processes, so neither do the sums."""
    size = min(max(games // 200, 1), 500)
    for start in range(0, games, size):
        yield start, min(start + size, games)


class Simulation:
    """Plays games of one plan in this process."""

    def __init__(self, plan: Plan, programs: Programs | None = None) -> None:
        self.plan = plan
        self._referee = Referee(plan.terms, programs)

    def play(self, start: int, stop: int) -> Totals:
        tally, referee = Totals(began=time.monotonic()), self._referee
        cpu = time.process_time()
        referee.take_times()
        for number in range(start, stop):
            self._play_one(number, tally)
        tally.cpu_seconds = time.process_time() - cpu
        tally.ended = time.monotonic()
        tally.decisions = Counter(referee.decisions)
        tally.lapses = referee.lapses
        tally.times = {bot: thinned(times, SAMPLE) for bot, times in referee.times.items()}
        return tally

    def _play_one(self, number: int, tally: Totals) -> None:
        plan, seating = self.plan, self.plan.seating(number)
        seed = deal_seed(plan.seed, plan.deal(number))
        if plan.folder is None:
            course = self._referee.play(seed, seating)
            result, moves = course.result, course.moves
        else:
            record = self._referee.record(seed, seating)
            write_replay(record, plan.folder / f"{plan.game}-{plan.seed}-{number}.json")
            assert record.result is not None, "the referee has seen to that"
            result, moves = record.result, len(record.steps)
        tally.count(result, seating)
        tally.moves += moves


def thinned(times: list[float], most: int) -> list[float]:
    """Enough for percentiles: a million games shall not fill the memory."""
    return times[:: len(times) // most + 1]


_arena: Simulation | None = None


def _play(portion: tuple[Plan, int, int]) -> Totals:
    """In whatever process plays it, which keeps the arena of a plan."""
    global _arena
    plan, start, stop = portion
    if _arena is None or _arena.plan != plan:
        _arena = Simulation(plan)
    return _arena.play(start, stop)
