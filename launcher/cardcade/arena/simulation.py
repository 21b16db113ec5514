"""Bots against bots without a window: many games, the same ones whatever the number of processes."""

from __future__ import annotations

import random
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from cardcade import discovery
from cardcade.discovery.replays import write_replay
from cardcade.engine.bots import RANDOM, Bot
from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.game import Game, Result
from cardcade.engine.match import Match, decision_stream, step_streams
from cardcade.engine.message import IllegalMove, say
from cardcade.engine.player import nameless
from cardcade.engine.presets import Preset
from cardcade.engine.record import Record, game_for
from cardcade.engine.rules import rules_of
from cardcade.engine.state import State
from cardcade.engine.turns import play_on
from cardcade.outside.bot import OutsideBot
from cardcade.outside.programs import Programs

LONGEST_GAME = 100_000
"""Moves after which a game is given up as one that never ends."""

SAMPLE = 2000
"""Decisions of a portion whose times are kept."""

Decider = Callable[[Sequence[Any]], Any]


class Failed(Exception):
    """A game that could not be played to its end, and why."""

    def __init__(self, reason: Any) -> None:
        super().__init__(reason)
        self.reason = reason


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

    def deal(self, number: int) -> int:
        """Which deal the game of that number plays."""
        return number // self.seats if self.rotate else number

    def seating(self, number: int) -> tuple[str, ...]:
        """Which bot sits where in the game of that number."""
        moved = number % self.seats if self.rotate else 0
        return tuple(self.bots[(seat - moved) % self.seats] for seat in range(self.seats))


@dataclass(slots=True)
class Share:
    """How one bot fared over all the seats it had."""

    seats: int = 0
    wins: int = 0
    first: int = 0
    score: float = 0.0

    def add(self, other: Share) -> None:
        self.seats += other.seats
        self.wins += other.wins
        self.first += other.first
        self.score += other.score


@dataclass(slots=True)
class Tally:
    """What came out of some games."""

    games: int = 0
    moves: int = 0
    cpu_seconds: float = 0.0
    began: float = float("inf")
    ended: float = 0.0
    by_seat: list[Share] = field(default_factory=list)
    by_bot: dict[str, Share] = field(default_factory=dict)
    times: dict[str, list[float]] = field(default_factory=dict)
    """Seconds per decision: of many in a portion, and of `random`, only a sample."""
    decisions: Counter[str] = field(default_factory=Counter)
    """How often each bot decided, timed or not."""
    lapses: dict[str, Counter[str]] = field(default_factory=dict)
    """How often the easy bot stepped in for a program from outside, and why."""

    def count(self, result: Result, bots: Sequence[str]) -> None:
        self.games += 1
        self.by_seat = self.by_seat or [Share() for _ in bots]
        for seat, bot in enumerate(bots):
            share = Share(1, seat in result.winners, seat in result.first, result.scores[seat])
            self.by_seat[seat].add(share)
            self.by_bot.setdefault(bot, Share()).add(share)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.cpu_seconds += other.cpu_seconds
        self.began, self.ended = min(self.began, other.began), max(self.ended, other.ended)
        self.by_seat = self.by_seat or [Share() for _ in other.by_seat]
        for mine, theirs in zip(self.by_seat, other.by_seat, strict=True):
            mine.add(theirs)
        for bot, share in other.by_bot.items():
            self.by_bot.setdefault(bot, Share()).add(share)
        for bot, times in other.times.items():
            self.times.setdefault(bot, []).extend(times)
        self.decisions.update(other.decisions)
        for bot, lapses in other.lapses.items():
            self.lapses.setdefault(bot, Counter()).update(lapses)


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Tally]:
    """Plays the plan; yields after every few games what came out of them. May raise Failed."""
    if jobs == 1:
        with closing(Arena(plan)) as arena:
            yield from (arena.play(start, stop) for start, stop in portions(plan.games))
    else:
        from cardcade.arena.processes import simulate_in_workers

        yield from simulate_in_workers(plan, jobs)


def portions(games: int) -> Iterator[tuple[int, int]]:
    """Runs of games to play in one go. They do not depend on the number of processes, so neither do the sums."""
    size = min(max(games // 200, 1), 500)
    for start in range(0, games, size):
        yield start, min(start + size, games)


def deal_seed(seed: int, number: int) -> int:
    """The seed of one deal: a replay of it carries this."""
    return Stream.named(seed, "deal", number).below(1 << 48)


class Arena:
    """Plays games of one plan in this process."""

    def __init__(self, plan: Plan, programs: Programs | None = None) -> None:
        found = discovery.find(plan.game)
        assert isinstance(found, discovery.Found), f"{plan.game} was found before"
        self._found = found
        self._plan = plan
        self._rules = rules_of(found.plugin.rules, plan.values)
        self._whole = found.plugin.game(self._rules)
        self._programs = programs or Programs()
        self._bots: dict[str, Bot[Any, Any]] = {}
        self._game: Game[Any, Any] | None = None
        self._times: dict[str, list[float]] = {}
        self._lapses: dict[str, Counter[str]] = {}
        self._asked: dict[str, count[int]] = {}
        """How often each bot was asked: a count is the quickest way to know."""

    def play(self, start: int, stop: int) -> Tally:
        tally = Tally(began=time.monotonic())
        cpu = time.process_time()
        self._times, self._lapses, self._asked = tally.times, tally.lapses, {}
        for number in range(start, stop):
            self._play_one(number, tally)
        tally.cpu_seconds = time.process_time() - cpu
        tally.ended = time.monotonic()
        tally.decisions = Counter({bot: next(asked) for bot, asked in self._asked.items()})
        tally.times = {bot: _thinned(times) for bot, times in tally.times.items()}
        return tally

    def close(self) -> None:
        """Programs from outside end."""
        self._programs.close()

    def play_seed(self, seed: int, seating: tuple[str, ...]) -> Result:
        """One game from a seed of one's own, with these bots."""
        result, _ = self._unwatched(game_for(self._whole, seed, self._plan.whole_match), seed, seating)
        return result

    def _play_one(self, number: int, tally: Tally) -> None:
        seed = deal_seed(self._plan.seed, self._plan.deal(number))
        try:
            result, moves = self._play_deal(seed, number)
        except (Failed, OSError):
            raise
        except Exception as error:  # a plugin's own code
            raise Failed(say("simulate.crashed", seed=seed, error=_where(error))) from error
        tally.count(result, self._plan.seating(number))
        tally.moves += moves

    def _play_deal(self, seed: int, number: int) -> tuple[Result, int]:
        plan, seating = self._plan, self._plan.seating(number)
        game = game_for(self._whole, seed, plan.whole_match)
        if plan.folder is None:
            return self._unwatched(game, seed, seating)
        return self._recorded(game, seed, seating, plan.folder / f"{plan.game}-{plan.seed}-{number}.json")

    def _unwatched(self, game: Game[Any, Any], seed: int, seating: tuple[str, ...]) -> tuple[Result, int]:
        """Nobody listens: no events, no hash chain."""
        state, streams, moves = game.setup(len(seating)), step_streams(seed), 0
        game.begin(state, streams.child(0))
        deciders = self._deciders(game, state, seed, seating)

        def play(seat: Seat, move: Any) -> None:
            nonlocal moves
            moves += 1
            game.play(state, seat, move, streams.child(moves))

        followers = self._followers(seating)
        for _ in play_on(game, state, lambda seat, options: deciders[seat](options), play):
            for seat, bot in followers:
                bot.follow(state.view(seat))
            if moves > LONGEST_GAME:
                break
        return self._ended(game, state, seed), moves

    def _recorded(self, game: Game[Any, Any], seed: int, seating: tuple[str, ...], file: Path) -> tuple[Result, int]:
        match = Match(game, len(seating), seed)
        deciders = self._deciders(game, match.state, seed, seating)
        followers = self._followers(seating)
        for _ in play_on(game, match.state, lambda seat, options: deciders[seat](options), match.play):
            for seat, bot in followers:
                bot.follow(match.view(seat))
            if len(match.steps) > LONGEST_GAME:
                break
        result = self._ended(game, match.state, seed)
        preset = Preset(self._plan.preset, self._plan.game, self._rules, {}, {}, "")
        beginning = self._found.beginning(preset, seed, nameless(seating), self._plan.whole_match)
        write_replay(Record.of(match, beginning), file)
        return result, len(match.steps)

    def _ended(self, game: Game[Any, Any], state: State, seed: int) -> Result:
        result = game.result(state)
        if result is None:
            raise Failed(say("simulate.endless", seed=seed, moves=LONGEST_GAME))
        return result

    def _deciders(self, game: Game[Any, Any], state: Any, seed: int, seating: tuple[str, ...]) -> list[Decider]:
        if game is not self._game:
            self._game = game
            plugin = self._found.plugin
            self._bots = {name: self._programs.bot(plugin, name, game) for name in set(seating) - {RANDOM}}
        draw = random.Random(seed).random
        return [
            self._random(draw) if name == RANDOM else self._thinking(name, seat, state, seed)
            for seat, name in enumerate(seating)
        ]

    def _followers(self, seating: tuple[str, ...]) -> list[tuple[Seat, OutsideBot]]:
        """Programs hear of every move; our own bots need no more than the view they choose from."""
        bots = ((seat, self._bots.get(name)) for seat, name in enumerate(seating))
        return [(seat, bot) for seat, bot in bots if isinstance(bot, OutsideBot)]

    def _random(self, draw: Callable[[], float]) -> Decider:
        times, asked = self._times.setdefault(RANDOM, []), self._asked.setdefault(RANDOM, count())

        def decide(options: Sequence[Any]) -> Any:
            if next(asked) % 64:
                return options[int(draw() * len(options))]
            begin = time.perf_counter()
            choice = options[int(draw() * len(options))]
            times.append(time.perf_counter() - begin)
            return choice

        return decide

    def _thinking(self, name: str, seat: Seat, state: Any, seed: int) -> Decider:
        bot, times, game = self._bots[name], self._times.setdefault(name, []), self._plan.game
        made, asked = 0, self._asked.setdefault(name, count())

        def decide(options: Sequence[Any]) -> Any:
            nonlocal made
            view, stream = state.view(seat), decision_stream(seed, game, seat, made)
            made += 1
            next(asked)
            begin = time.perf_counter()
            choice = bot.choose(view, options, stream)
            times.append(time.perf_counter() - begin)
            if bot.lapse:
                self._lapses.setdefault(name, Counter())[bot.lapse] += 1
            if choice is not None and not any(choice is option for option in options):
                self._check(name, seat, state, choice)
            return choice

        return decide

    def _check(self, name: str, seat: Seat, state: Any, choice: Any) -> None:
        assert self._game is not None
        try:
            self._game.check(state, seat, choice)
        except IllegalMove as illegal:
            raise Failed(say("simulate.illegal", bot=name, move=repr(choice), reason=illegal.reason)) from illegal


def _thinned(times: list[float]) -> list[float]:
    """Enough for percentiles: a million games shall not fill the memory."""
    return times[:: len(times) // SAMPLE + 1]


def _where(error: Exception) -> str:
    """The error and the line of code it came from, for the plugin's author."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{discovery.describe(error)} ({frame.filename}:{frame.lineno})"
