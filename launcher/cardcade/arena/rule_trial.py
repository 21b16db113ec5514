"""A trial: two sets of rules on the same deals, played by the same bots."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import Any, Final, Literal, TypeAlias

from cardcade.arena.bout import Bout
from cardcade.arena.referee import WHOLE_MATCH, Terms, deal_seed
from cardcade.arena.seatings import sides, teams_of, turned
from cardcade.engine.game import Game
from cardcade.engine.presets import Preset
from cardcade.plugins import GamePlugin

Side: TypeAlias = Literal[0, 1]
"""The rules that are tried, and those that they are compared with."""
TRIED: Final[Side] = 0
USUAL: Final[Side] = 1

GAMES, FEWEST_GAMES = 200, 40
"""Deals of a round each, and the fewest where more than a round is played."""
ALIKE: Final = 4
"""Rounds of a deal between equal bots, each shuffled anew: they take no time, and lengths differ much."""
APART: Final = (4, 2)
"""In every so many deals the levels meet, of single rounds and of more: strong bots think long."""


@dataclass(frozen=True)
class TrialBout:
    """One of the bouts that a deal is played in."""

    side: Side
    bots: tuple[str, ...]
    pair: tuple[str, str] | None = None
    """The two levels that meet, the stronger first; None where all are alike, and what happens is counted."""
    shuffle: int = 0
    """Which of the deal's shuffles it is."""


@dataclass(frozen=True)
class RuleTrial:
    """Everything a comparison follows from, apart from how many deals it has."""

    terms: tuple[Terms, Terms]
    seats: int
    teams: tuple[int, ...]
    levels: tuple[str, ...]
    """The weakest, the usual and the strongest, as far as there are different ones."""
    usual: str
    seeds: tuple[int, int]
    """The same for both, so that they get the same cards; two different ones make independent samples."""

    def tables(self, deal: int) -> list[TrialBout]:
        """Bots that are alike, and now and then every two levels from both sides, a seat further every time."""
        time, between = divmod(deal, self.apart)
        tables = [one for one in self._tables if one.pair is None or not between]
        return [replace(one, bots=turned(one.bots, time, self.teams)) for one in tables]

    @property
    def apart(self) -> int:
        """The levels meet in the first of so many deals."""
        return APART[0 if self.terms[0].rounds == 1 else 1]

    @cached_property
    def _tables(self) -> tuple[TrialBout, ...]:
        found = []
        for side in (TRIED, USUAL):
            shuffles = ALIKE if self.terms[0].rounds == 1 else 1
            found += [TrialBout(side, (self.usual,) * self.seats, shuffle=number) for number in range(shuffles)]
            for weak, strong in self.pairs:
                seated = sides(strong, weak, self.seats, self.teams)
                found += [TrialBout(side, bots, (strong, weak)) for bots in seated]
        return tuple(found)

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Of more than a round only the weakest and the strongest: matches are long."""
        if self.terms[0].rounds == 1:
            return list(combinations(self.levels, 2))
        return [(self.levels[0], self.levels[-1])] if len(self.levels) > 1 else []

    def bouts(self, deals: int) -> int:
        alike = sum(table.pair is None for table in self._tables)
        return deals * alike + -(-deals // self.apart) * (len(self._tables) - alike)

    def bout(self, number: int) -> Bout:
        times, left = divmod(number, self.bouts(self.apart))
        deal = next(one for one in range(self.apart) if left < self.bouts(one + 1))
        place, deal = left - self.bouts(deal), times * self.apart + deal
        table = self.tables(deal)[place]
        seed = deal_seed(self.seeds[table.side], deal * ALIKE + table.shuffle)
        return Bout(self.terms[table.side], seed, table.bots, watched=table.pair is None)

    @property
    def games(self) -> int:
        """How many deals are usually enough."""
        rounds = self.terms[0].rounds
        return FEWEST_GAMES if rounds == WHOLE_MATCH else max(FEWEST_GAMES, GAMES // rounds)


def trial_of(plugin: GamePlugin, tried: Preset, usual: Preset, seats: int, seed: int) -> RuleTrial:
    """A single round if that can show what is different, else more of them, else whole matches."""
    game: Game[Any, Any] = plugin.game(tried.rules)
    rounds = _rounds(game, tried, usual)
    terms = [Terms(game=plugin.id, preset=one.name, values=one.values, rounds=rounds) for one in (tried, usual)]
    names = list(plugin.bots)
    levels = tuple(dict.fromkeys((names[0], plugin.usual_level, names[-1])))
    return RuleTrial((terms[0], terms[1]), seats, teams_of(game, seats), levels, plugin.usual_level, (seed, seed))


def _rounds(game: Game[Any, Any], tried: Preset, usual: Preset) -> int:
    changed = [name for name, table in tried.values.items() if table != usual.values[name]]
    needed = [game.rounds_needed[name] for name in changed if name in game.rounds_needed]
    return WHOLE_MATCH if WHOLE_MATCH in needed else max([1, *needed])
