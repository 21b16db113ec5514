"""A contest: a round robin of bots, every deal of it the same for all pairs and replayed from every side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, Final

from cardcade.arena.bout import Bout, Outcome
from cardcade.arena.crew import Workforce
from cardcade.arena.referee import Terms, deal_seed
from cardcade.arena.seatings import seatings
from cardcade.arena.series import played

VERSION: Final = 1


@dataclass(frozen=True)
class Contest:
    """Everything a round robin follows from, apart from how many deals it has: bout n is always the same."""

    terms: Terms
    bots: tuple[str, ...]
    seats: int
    teams: tuple[int, ...]
    seed: int
    rules_version: int = 1
    """Of the game: by others, the same deals come out differently."""

    @cached_property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        return tuple(combinations(self.bots, 2))

    @cached_property
    def tables(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """The bouts of one deal: which pair meets, and who sits where."""
        return tuple(
            (number, seating)
            for number, pair in enumerate(self.pairs)
            for seating in seatings(*pair, self.seats, self.teams)
        )

    @property
    def bouts_a_deal(self) -> int:
        return len(self.tables)

    def bouts(self, deals: int) -> int:
        return deals * self.bouts_a_deal

    def bout(self, number: int) -> Bout:
        deal, table = divmod(number, self.bouts_a_deal)
        return Bout(self.terms, deal_seed(self.seed, deal), self.tables[table][1])

    def play(self, workforce: Workforce, deals: int, known: Mapping[int, Outcome]) -> Iterator[tuple[int, Outcome]]:
        """As `played`. May raise Failed."""
        return played(self, workforce, deals, known)

    @property
    def form(self) -> dict[str, Any]:
        return {"cardcade": "tournament", "version": VERSION, **asdict(self)}

    @classmethod
    def of(cls, form: Mapping[str, Any]) -> Contest:
        """What was written, or an error of the kinds that `contest_file` knows."""
        if form["cardcade"] != "tournament" or form["version"] != VERSION:
            raise ValueError("version")
        bots, teams = tuple(map(str, form["bots"])), tuple(map(int, form["teams"]))
        seats, version = int(form["seats"]), int(form.get("rules_version", 1))
        if seats < 2 or len(teams) not in (0, seats):
            raise ValueError("seats")
        return cls(_terms(**form["terms"]), bots, seats, teams, int(form["seed"]), version)


def _terms(game: object, preset: object, values: object, rounds: object = 1) -> Terms:
    """Only the game itself knows whether the values are any of its own."""
    if not (isinstance(game, str) and isinstance(preset, str) and isinstance(values, dict) and isinstance(rounds, int)):
        raise TypeError("terms")
    return Terms(game=game, preset=preset, values=values, rounds=rounds)
