"""The referee: plays one game between bots from a seed, without a window."""

from __future__ import annotations

import random
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, NamedTuple

from cardcade import discovery
from cardcade.engine.bots import RANDOM, Bot
from cardcade.engine.cards import TABLE, Seat
from cardcade.engine.chance import StepStreams, Stream
from cardcade.engine.events import Event
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game, Result
from cardcade.engine.match import Form, Match, Step, decision_stream, step_streams
from cardcade.engine.message import IllegalMove, Trouble, say
from cardcade.engine.player import nameless
from cardcade.engine.presets import Preset
from cardcade.engine.record import Record, game_for
from cardcade.engine.rules import rules_of
from cardcade.engine.turns import play_on
from cardcade.outside.bot import OutsideBot
from cardcade.outside.programs import Programs

LONGEST_GAME: Final = 100_000
"""Moves after which a game is given up as one that never ends."""

WHOLE_MATCH: Final = 0
"""Instead of a number of rounds."""

Decider = Callable[[Sequence[Any]], Any]


class Failed(Trouble):
    """A game that could not be played to its end, and why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What is played."""

    game: str
    preset: str
    values: dict[str, dict[str, Any]]
    rounds: int = 1
    """One round by itself, a whole match, or a match that is left after so many rounds."""


class Course(NamedTuple):
    """How a game went."""

    result: Result
    moves: int
    turns: int
    """Moves of the players; those of the table itself are not counted."""
    rounds: int
    events: Sequence[Event]
    """All that happened, if anybody listened."""
    steps: Sequence[Step[Any]]
    """All moves, if anybody listened."""


def deal_seed(seed: int, number: int) -> int:
    """The seed of one deal: a replay of it carries this."""
    return Stream.named(seed, "deal", number).below(1 << 48)


class Referee:
    """Plays games on the same terms, and takes the time. Making one may raise Failed."""

    def __init__(self, terms: Terms, programs: Programs | None = None) -> None:
        found = discovery.find(terms.game)
        if not isinstance(found, discovery.Found):  # gone since it was chosen, or unknown on this machine
            raise Failed(say("simulate.no_game", game=terms.game))
        self.terms = terms
        self._found = found
        self._rules = rules_of(found.plugin.rules, terms.values)
        self._whole = found.plugin.game(self._rules)
        self._programs = programs or Programs()
        self._bots: dict[str, Bot[Any, Any]] = {}
        self._game: Game[Any, Any] | None = None
        self.take_times()

    def take_times(self) -> None:
        """Forgets how long decisions took so far."""
        self.times: dict[str, list[float]] = {}
        """Seconds per decision; of `random` only a sample."""
        self._asked: dict[str, count[int]] = {}
        """How often each bot was asked: a count is the quickest way to know."""
        self.lapses: dict[str, Counter[str]] = {}
        """How often the easy bot stepped in for a program from outside, and why."""

    @property
    def decisions(self) -> dict[str, int]:
        """How often each bot decided; to be asked once, at the end."""
        return {bot: next(asked) for bot, asked in self._asked.items()}

    def game(self, seed: int) -> Game[Any, Any]:
        """The rules of the game that a seed gives."""
        return game_for(self._whole, seed, self.terms.rounds != 1)

    def play(self, seed: int, bots: Sequence[str], *, watched: bool = False) -> Course:
        """One game with a bot for each seat; events and moves are kept only if somebody watches. May raise Failed."""
        with _Blame(seed):
            return self._play(self.game(seed), seed, bots, watched)

    def record(self, seed: int, bots: Sequence[str]) -> Record:
        """The same game as it can be watched and verified. May raise Failed."""
        with _Blame(seed):
            return self._record(self.game(seed), seed, bots)

    def record_again(self, seed: int, bots: Sequence[str], steps: Sequence[Form]) -> Record:
        """A game as it was played, whatever its bots would play today. May raise Failed."""
        with _Blame(seed):
            match = Match(self.game(seed), len(bots), seed)
            for form in steps:
                step = match.read_step(form)
                match.play(step.seat, step.move)
            return self._told(match, bots)

    def written(self, steps: Sequence[Step[Any]], seed: int) -> list[Form]:
        """Moves as `record_again` reads them."""
        forms = Forms(self.game(seed))
        return [{"seat": step.seat, "move": forms.write_move(step.move)} for step in steps]

    def _play(self, game: Game[Any, Any], seed: int, bots: Sequence[str], watched: bool) -> Course:
        """Without listeners there are no events; there is never a hash chain."""
        state, streams, moves, turns = game.setup(len(bots)), StepStreams(step_streams(seed)), 0, 0
        state.log = [] if watched else None
        steps: list[Step[Any]] = []
        game.begin(state, streams.child(0))
        deciders = self._deciders(game, state, seed, bots)

        def play(seat: Seat, move: Any) -> None:
            nonlocal moves, turns
            moves += 1
            turns += seat != TABLE
            if watched:
                steps.append(Step(seat, move))
            game.play(state, seat, move, streams.child(moves))

        followers, limited = self._followers(bots), self.terms.rounds > 1
        for _ in play_on(game, state, lambda seat, options: deciders[seat](options), play):
            for seat, bot in followers:
                bot.follow(state.view(seat))
            if moves > LONGEST_GAME or (limited and self._left(game, state)):
                break
        return Course(self._ended(game, state, seed), moves, turns, game.rounds(state), state.log or (), steps)

    def _record(self, game: Game[Any, Any], seed: int, bots: Sequence[str]) -> Record:
        match = Match(game, len(bots), seed)
        deciders = self._deciders(game, match.state, seed, bots)
        followers = self._followers(bots)
        for _ in play_on(game, match.state, lambda seat, options: deciders[seat](options), match.play):
            for seat, bot in followers:
                bot.follow(match.view(seat))
            if len(match.steps) > LONGEST_GAME or self._left(game, match.state):
                break
        return self._told(match, bots)

    def _told(self, match: Match[Any, Any], bots: Sequence[str]) -> Record:
        self._ended(match.game, match.state, match.seed)
        preset = Preset(self.terms.preset, self.terms.game, self._rules, {}, {}, "")
        beginning = self._found.beginning(preset, match.seed, nameless(bots), self.terms.rounds != 1)
        return Record.of(match, beginning)

    def _left(self, game: Game[Any, Any], state: Any) -> bool:
        """Whether a match that is played only so far has come there."""
        return self.terms.rounds > 1 and game.rounds(state) >= self.terms.rounds

    def _ended(self, game: Game[Any, Any], state: Any, seed: int) -> Result:
        result = game.result(state)
        if result is None and self._left(game, state):
            result = standing_result(game, state)
        if result is None:
            raise Failed(say("simulate.endless", seed=seed, moves=LONGEST_GAME))
        return result

    def _deciders(self, game: Game[Any, Any], state: Any, seed: int, bots: Sequence[str]) -> list[Decider]:
        if game is not self._game:
            self._game, self._bots = game, {}
        for name in set(bots) - {RANDOM} - self._bots.keys():
            self._bots[name] = self._programs.bot(self._found.plugin, name, game)
        draw = random.Random(seed).random
        return [
            self._random(draw) if name == RANDOM else self._thinking(name, seat, state, seed)
            for seat, name in enumerate(bots)
        ]

    def _followers(self, bots: Sequence[str]) -> list[tuple[Seat, OutsideBot]]:
        """Programs hear of every move; our own bots need no more than the view they choose from."""
        seated = ((seat, self._bots.get(name)) for seat, name in enumerate(bots))
        return [(seat, bot) for seat, bot in seated if isinstance(bot, OutsideBot)]

    def _random(self, draw: Callable[[], float]) -> Decider:
        times, asked = self.times.setdefault(RANDOM, []), self._asked.setdefault(RANDOM, count())

        def decide(options: Sequence[Any]) -> Any:
            if next(asked) % 64:
                return options[int(draw() * len(options))]
            begin = time.perf_counter()
            choice = options[int(draw() * len(options))]
            times.append(time.perf_counter() - begin)
            return choice

        return decide

    def _thinking(self, name: str, seat: Seat, state: Any, seed: int) -> Decider:
        bot, times, game = self._bots[name], self.times.setdefault(name, []), self.terms.game
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
                self.lapses.setdefault(name, Counter())[bot.lapse] += 1
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


def standing_result(game: Game[Any, Any], state: Any) -> Result | None:
    """Who is ahead in a match that is not over; None where nothing is counted over rounds."""
    standing = game.standing(state)
    if standing is None:
        return None
    best = min(standing.points) if standing.lowest_wins else max(standing.points)
    ahead = tuple(seat for seat, points in enumerate(standing.points) if points == best)
    return Result(standing.points, ahead, ahead)


class _Blame:
    """Whatever a plugin's own code raises becomes a sentence with the seed and the line."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, Failed):
            raise Failed(say("simulate.crashed", seed=self._seed, error=_where(error))) from error


def _where(error: Exception) -> str:
    """The error and the line of code it came from, for the plugin's author."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{discovery.describe(error)} ({frame.filename}:{frame.lineno})"
