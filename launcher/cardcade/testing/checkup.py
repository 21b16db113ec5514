"""A whole check of a game: its promises in every set-up and over several seeds, and how fast it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from cardcade.engine.chance import Stream
from cardcade.engine.message import Message, say
from cardcade.plugins import GamePlugin
from cardcade.testing.conformance import (
    PROMISES,
    BrokenPromise,
    PresetAndSeats,
    Trial,
    cannot_be_saved,
    check_plugin,
    check_trial,
    goes_on_for_ever,
    setups,
)
from cardcade.testing.conformance.at_table import STUCK
from cardcade.testing.conformance.trial import record

DECISIONS, DEALS = 25, 20
"""So many choices of each bot, and so many deals, are timed."""


FOLLOWS: Final[Mapping[str, tuple[str, ...]]] = {
    "moves_are_accepted": (
        "same_seed_same_chain",
        "every_play_is_accepted",
        "selections_are_answered",
        "bots_choose_accepted_moves",
    ),
    "events_are_listed": ("saves_go_on",),
    "same_seed_same_chain": (
        "figures_are_announced",
        "saves_go_on",
        "clones_are_independent",
        "nothing_leaks",
        "bots_see_only_their_view",
    ),
}
"""Promises that can hardly be kept while another is broken: what is said of them would lead an author astray."""


@dataclass(slots=True)
class TracedFault:
    """A problem, and every promise that it breaks."""

    problem: BrokenPromise
    promises: list[str]


@dataclass(slots=True)
class Checkup:
    """Tells each step as it is done; the faults are complete when all steps are."""

    plugin: GamePlugin
    seeds: int
    quick: bool = False
    faults: list[TracedFault] = field(default_factory=list)

    @property
    def causes(self) -> list[TracedFault]:
        """The faults to begin with."""
        known = self._following
        found = [fault for fault in self.faults if fault.promises[0] not in known]
        return [fault for fault in found if STUCK not in fault.problem.what] or found

    @property
    def consequences(self) -> list[str]:
        """Promises that are broken, too, and will most likely be kept once the causes are mended."""
        return list(dict.fromkeys(fault.promises[0] for fault in self.faults if fault not in self.causes))

    @property
    def _following(self) -> set[str]:
        broken = {promise for fault in self.faults for promise in fault.promises}
        return {name for cause, names in FOLLOWS.items() if cause in broken for name in names}

    def steps(self) -> Iterator[Message]:
        tables = list(setups(self.plugin))
        fewest, most = self.plugin.seats
        presets = len({setup.preset for setup in tables})
        between = say("command.seats_between", fewest=fewest, most=most)
        players = between if fewest < most else say("command.seats_exactly", n=most)
        yield say("command.check.begin", game=self.plugin.id, n=presets, players=players)
        began = perf_counter()
        self._take(check_plugin(self.plugin))
        yield say("command.check.shown", seconds=_seconds(began))
        if cannot_be_saved(fault.problem for fault in self.faults):
            return
        tables, began = self._chosen(tables), perf_counter()
        tried = self._try_out(tables)
        seeds = say("command.check.seeds_each", n=self._matches)
        yield say("command.check.tried", promises=len(PROMISES), n=tried, seeds=seeds, seconds=_seconds(began))
        if tables and not self.faults:
            yield from self._timings(tables[0])

    def _try_out(self, tables: list[PresetAndSeats]) -> int:
        """How many of them were played before a match would not end."""
        for tried, setup in enumerate(tables, 1):
            found = check_trial(self._trial(setup))
            self._take(found)
            if goes_on_for_ever(found):
                return tried
        return len(tables)

    def _chosen(self, tables: list[PresetAndSeats]) -> list[PresetAndSeats]:
        """When it has to be quick, the default preset alone, with the fewest and the most players."""
        usual = [setup for setup in tables if setup.preset == self.plugin.default_preset]
        return tables if not self.quick or not usual else list(dict.fromkeys((usual[0], usual[-1])))

    def _trial(self, setup: PresetAndSeats) -> Trial:
        moments = 10 if self.quick else 24
        return Trial(self.plugin, setup.rules, setup.seats, matches=self._matches, moments=moments, decisions=1)

    @property
    def _matches(self) -> int:
        return 1 if self.quick else self.seeds

    def _take(self, problems: list[BrokenPromise]) -> None:
        """The same fault in another set-up, or under another promise, is told once."""
        for problem in problems:
            known = next((fault for fault in self.faults if _same(fault.problem, problem)), None)
            if known is None:
                self.faults.append(TracedFault(problem, [problem.promise]))
            elif problem.promise not in known.promises:
                known.promises.append(problem.promise)

    def _timings(self, setup: PresetAndSeats) -> Iterator[Message]:
        game = self.plugin.game(setup.rules)
        began = perf_counter()
        moves = sum(len(record(game, setup.seats, seed, 2000).acts) for seed in range(3))
        speed = round(moves / max(1e-9, perf_counter() - began))
        yield say("command.check.speed", moves=speed, deal=_milliseconds(_deal(game, setup.seats)))
        for level in self.plugin.bots:
            slow = _milliseconds(self._decision(game, setup.seats, level))
            yield say("command.check.decides", level=level, p95=slow)

    def _decision(self, game: Any, seats: int, level: str) -> float:
        """The 95th percentile of the time for a choice."""
        bot = self.plugin.bots[level](game)
        spent: list[float] = []
        state, dice = game.setup(seats), Stream.named(1, "timing")
        game.begin(state, dice.child(0))
        while game.to_act(state) and len(spent) < (5 if self.quick else DECISIONS):
            seat = game.to_act(state)[0]
            moves = game.moves(state, seat)
            if seat >= 0 and len(moves) > 1:
                view, began = state.view(seat), perf_counter()
                bot.choose(view, moves, dice.child(len(spent)))
                spent.append(perf_counter() - began)
            game.play(state, seat, dice.choice(moves), dice.child(-len(spent) - 1))
        return sorted(spent)[int(0.95 * len(spent))] if spent else 0.0


def _deal(game: Any, seats: int) -> float:
    began = perf_counter()
    for seed in range(DEALS):
        game.begin(game.setup(seats), Stream(seed))
    return (perf_counter() - began) / DEALS


def _same(one: BrokenPromise, other: BrokenPromise) -> bool:
    """Whether one line of the author's code does both, as far as can be told."""
    raised = "raised " in one.what and one.what.partition("raised ")[2] == other.what.partition("raised ")[2]
    alike = (one.promise, one.place, one.remedy) == (other.promise, other.place, other.remedy)
    return raised or one.what == other.what or (alike and bool(one.place))


def _seconds(began: float) -> str:
    return f"{perf_counter() - began:.1f}"


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.2g}" if seconds < 0.01 else f"{seconds * 1000:.0f}"
