"""A comparison: what a trial says so far about length, fairness, luck and how often a rule bites."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from statistics import fmean
from typing import Any, Final, NamedTuple

from cardcade.arena.bout import Outcome
from cardcade.arena.intervals import Estimate, beyond_chance, chance_of, mean_of, share_of
from cardcade.arena.length import minutes
from cardcade.arena.referee import WHOLE_MATCH
from cardcade.arena.rule_trial import TRIED, USUAL, RuleTrial, Side, TrialBout
from cardcade.engine.game import Game

RISK: Final = 0.01
"""That anything at all is found where there is nothing, however many things are compared."""
FEWEST: Final = 20
"""Deals before anything is found."""


class MeasureKind(Enum):
    """What a measure is about, in the order in which they are told."""

    LENGTH, LUCK, INCIDENT, LEVEL, SEAT = "length", "luck", "incident", "level", "seat"


class LabMeasure(NamedTuple):
    """One number of a deal; `name` is a level, a seat, an incident, or which length it is."""

    kind: MeasureKind
    name: str

    @property
    def is_share(self) -> bool:
        return self.kind in (MeasureKind.LUCK, MeasureKind.LEVEL, MeasureKind.SEAT)

    @property
    def of_levels(self) -> bool:
        """Whether only deals tell it in which the levels met."""
        return self.kind in (MeasureKind.LUCK, MeasureKind.LEVEL)

    @property
    def key(self) -> str:
        return f"{self.kind.value}.{self.name}"


TURNS, MINUTES, ROUNDS = (LabMeasure(MeasureKind.LENGTH, name) for name in ("turns", "minutes", "rounds"))


@dataclass(frozen=True, slots=True)
class Finding:
    """A measure under both rules, and whether they differ beyond chance."""

    measure: LabMeasure
    tried: Estimate
    usual: Estimate
    gap: Estimate
    stands: bool
    deals: int
    """That have told it."""

    @property
    def form(self) -> dict[str, Any]:
        return {
            "kind": self.measure.kind.value,
            "name": self.measure.name,
            "preset": self.tried.form,
            "against": self.usual.form,
            "gap": self.gap.form,
            "stands": self.stands,
            "deals": self.deals,
        }


class RuleComparison:
    """Counts whole deals, each as one observation under either rules."""

    def __init__(self, trial: RuleTrial, game: Game[Any, Any]) -> None:
        """`game` is one of that kind, whatever its rules."""
        self.trial, self._game = trial, game
        self._deal: list[Outcome] = []
        self._seen: tuple[list[dict[LabMeasure, float]], list[dict[LabMeasure, float]]] = ([], [])
        """Deal by deal; what is not there did not happen, or the levels did not meet."""

    @property
    def deals(self) -> int:
        return len(self._seen[USUAL])

    @property
    def whole_matches(self) -> bool:
        return self.trial.terms[TRIED].rounds == WHOLE_MATCH

    def add(self, outcome: Outcome) -> bool:
        """The outcomes of all bouts in order; whether a deal is complete now."""
        self._deal.append(outcome)
        tables = self.trial.tables(self.deals)
        if len(self._deal) < len(tables):
            return False
        played, self._deal = list(zip(tables, self._deal, strict=True)), []
        for side in (TRIED, USUAL):
            self._seen[side].append(self._measured([one for one in played if one[0].side == side]))
        return True

    def findings(self) -> list[Finding]:
        """In the order in which they are told; what never happened under either rules is left out."""
        every = dict.fromkeys(measure for side in self._seen for deal in side for measure in deal)
        seen = [one for one in every if any(self._of(one, TRIED)) or any(self._of(one, USUAL))]
        stand = self._standing(seen)
        order = list(MeasureKind)
        return [
            Finding(
                measure,
                self._estimate(TRIED, measure),
                self._estimate(USUAL, measure),
                mean_of(self._gaps(measure)),
                measure.key in stand,
                len(self._of(measure, USUAL)),
            )
            for measure in sorted(seen, key=lambda one: order.index(one.kind))
        ]

    def _standing(self, seen: list[LabMeasure]) -> set[str]:
        """Minutes follow from turns, and are not a second comparison."""
        if self.deals < FEWEST:
            return set()
        chances = {one.key: chance_of(self._gaps(one)) for one in seen if one is not MINUTES}
        stand = beyond_chance(chances, RISK)
        return stand | {MINUTES.key} if TURNS.key in stand else stand

    def _of(self, measure: LabMeasure, side: Side) -> list[float]:
        if measure.of_levels:
            return [deal[measure] for deal in self._seen[side] if measure in deal]
        return [deal.get(measure, 0.0) for deal in self._seen[side]]

    def _gaps(self, measure: LabMeasure) -> list[float]:
        both = zip(self._of(measure, TRIED), self._of(measure, USUAL), strict=True)
        return [one - other for one, other in both]

    def _estimate(self, side: Side, measure: LabMeasure) -> Estimate:
        return (share_of if measure.is_share else mean_of)(self._of(measure, side))

    # -- the numbers of one deal under one set of rules

    def _measured(self, played: list[tuple[TrialBout, Outcome]]) -> dict[LabMeasure, float]:
        alike = [self._alike(one) for table, one in played if table.pair is None]
        every = dict.fromkeys(measure for one in alike for measure in one)
        mean = {measure: fmean(one.get(measure, 0.0) for one in alike) for measure in every}
        return {**mean, **self._levels(played)}

    def _alike(self, one: Outcome) -> dict[LabMeasure, float]:
        """Of a bout between equal bots."""
        return {**self._lengths(one), **self._incidents(one), **self._seats(one)}

    def _lengths(self, one: Outcome) -> dict[LabMeasure, float]:
        """Of a match where whole ones are played, else of a round."""
        parts = 1 if self.whole_matches else max(1, one.rounds)
        turns, rounds = one.turns / parts, one.rounds / parts
        told = {TURNS: turns, MINUTES: minutes(self._game, self.trial.seats, turns, rounds)}
        return {**told, ROUNDS: rounds} if self.whole_matches else told

    def _incidents(self, one: Outcome) -> dict[LabMeasure, float]:
        return {LabMeasure(MeasureKind.INCIDENT, name): n / max(1, one.rounds) for name, n in one.incidents.items()}

    def _seats(self, one: Outcome) -> dict[LabMeasure, float]:
        seats = range(self.trial.seats)
        return {LabMeasure(MeasureKind.SEAT, f"{seat}"): (seat in one.winners) / len(one.winners) for seat in seats}

    def _levels(self, played: list[tuple[TrialBout, Outcome]]) -> dict[LabMeasure, float]:
        """Each level's part of the wins at the tables where it met others; luck is what the strongest leaves."""
        shares: dict[str, list[float]] = {}
        luck: list[float] = []
        for table, one in played:
            if table.pair is None:
                continue
            part = sum(table.bots[seat] == table.pair[0] for seat in one.winners) / len(one.winners)
            shares.setdefault(table.pair[0], []).append(part)
            shares.setdefault(table.pair[1], []).append(1 - part)
            if table.pair == (self.trial.levels[-1], self.trial.levels[0]):
                luck.append(part)
        told = {
            LabMeasure(MeasureKind.LEVEL, level): fmean(shares[level]) for level in self.trial.levels if level in shares
        }
        told = told if len(told) > 2 else {}
        return {LabMeasure(MeasureKind.LUCK, "strongest"): fmean(luck), **told} if luck else told
