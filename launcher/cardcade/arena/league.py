"""The league table of a contest: what the deals played so far say about every bot and every pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from cardcade.arena.bout import Outcome
from cardcade.arena.contest import Contest
from cardcade.arena.elo import Meeting, ratings
from cardcade.arena.intervals import Estimate, mean_of, share_of
from cardcade.engine.game import direction_of

TIMES: Final = 20_000
"""Decisions of a bot whose times are kept."""


@dataclass(frozen=True, slots=True)
class Encounter:
    """How the first bot of a pair did in one deal, over all its seatings."""

    wins: float
    first: float
    scores: tuple[float, float]
    """What a seat of either got on average."""
    lead: float
    """By how much its own is better; where fewer points win, by how many fewer they are."""


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """A bot against all others, or against one of them."""

    bot: str
    against: str
    """"" for all of them."""
    deals: int
    wins: Estimate
    first: Estimate
    score: Estimate
    """A seat's, in a deal: points, or levels where those are counted."""
    lead: Estimate
    """By how much that is better than the opponents'."""
    elo: Estimate | None = None


class League:
    """Counts whole deals: one whose bouts are not all in does not count yet."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.encounters: list[list[Encounter]] = [[] for _ in contest.pairs]
        """Pair by pair, deal by deal."""
        self.games = 0
        self._deal: list[Outcome] = []
        self._ms: dict[str, list[float]] = {bot: [] for bot in contest.bots}
        self._decisions: Counter[str] = Counter()
        self.lapses: dict[str, Counter[str]] = {}
        """How often the easy bot stepped in for a program from outside, and why."""

    @property
    def deals(self) -> int:
        return len(self.encounters[0])

    def add(self, outcome: Outcome) -> bool:
        """The outcomes of all bouts in order; whether a deal is complete now."""
        self._deal.append(outcome)
        self._take_times(outcome)
        if len(self._deal) < self.contest.bouts_a_deal:
            return False
        deal, self._deal = self._deal, []
        self.games += len(deal)
        for number, encounters in enumerate(self.encounters):
            at = [
                (seating, one) for (pair, seating), one in zip(self.contest.tables, deal, strict=True) if pair == number
            ]
            encounters.append(_encounter(self.contest.pairs[number], at))
        return True

    def _take_times(self, outcome: Outcome) -> None:
        self._decisions.update(outcome.decisions)
        for bot, lapses in outcome.lapses.items():
            self.lapses.setdefault(bot, Counter()).update(lapses)
        for bot, times in outcome.ms.items():
            kept = self._ms.setdefault(bot, [])
            kept.extend(times)
            if len(kept) > TIMES:
                del kept[::2]

    @property
    def widest(self) -> float:
        """The widest interval of a share of wins between two bots."""
        return max(share_of([one.wins for one in encounters]).width for encounters in self.encounters)

    def pair(self, number: int) -> LeagueRow:
        """How the first of that pair did against the second."""
        one, other = self.contest.pairs[number]
        return _line(one, other, self.encounters[number])

    def against(self, one: str, other: str) -> LeagueRow | None:
        """How one did against the other; None for itself and before the first deal."""
        for number, pair in enumerate(self.contest.pairs):
            if pair in ((one, other), (other, one)) and self.deals:
                turned = [_turned(each) for each in self.encounters[number]] if pair[0] == other else None
                return _line(one, other, turned or self.encounters[number])
        return None

    def lines(self) -> list[LeagueRow]:
        """Every bot against all others, the strongest first."""
        if not self.deals:
            return []
        rated = ratings(len(self.contest.bots), self._meetings())
        order = sorted(zip(self.contest.bots, rated, strict=True), key=lambda each: -each[1].mean)
        return [self._overall(bot, elo) for bot, elo in order]

    def times(self, bot: str) -> dict[str, float]:
        """Milliseconds of a decision, and how many were made."""
        ordered = sorted(self._ms[bot]) or [0.0]
        p50, p95 = (ordered[min(int(len(ordered) * part), len(ordered) - 1)] for part in (0.5, 0.95))
        return {"p50": round(p50, 3), "p95": round(p95, 3), "n": self._decisions[bot]}

    def report(self) -> dict[str, Any]:
        """For scripts."""
        return {
            "deals": self.deals,
            "games": self.games,
            "bots": {
                line.bot: {
                    **_form(line),
                    "elo": line.elo.form if line.elo else None,
                    "decision_ms": self.times(line.bot),
                }
                for line in self.lines()
            },
            "pairs": [
                {"bots": list(pair), **_form(self.pair(number))}
                for number, pair in enumerate(self.contest.pairs)
                if self.deals
            ],
            **({"stand_ins": {bot: dict(lapses) for bot, lapses in self.lapses.items()}} if self.lapses else {}),
        }

    def _overall(self, bot: str, elo: Estimate) -> LeagueRow:
        met = [
            encounters if pair[0] == bot else [_turned(one) for one in encounters]
            for pair, encounters in zip(self.contest.pairs, self.encounters, strict=True)
            if bot in pair
        ]
        return _line(bot, "", [_average(deal) for deal in zip(*met, strict=True)], elo)

    def _meetings(self) -> list[Meeting]:
        place = self.contest.bots.index
        return [
            Meeting(place(one), place(other), [each.wins for each in encounters])
            for (one, other), encounters in zip(self.contest.pairs, self.encounters, strict=True)
        ]


def _encounter(pair: tuple[str, str], played: Sequence[tuple[tuple[str, ...], Outcome]]) -> Encounter:
    wins = fmean(_part(seating, one.winners, pair[0]) for seating, one in played)
    first = fmean(_part(seating, one.first, pair[0]) for seating, one in played)
    mine, theirs = ([_score(seating, one, bot) for seating, one in played] for bot in pair)
    signs = [direction_of(one.scores, one.winners) for _, one in played]
    leads = [sign * (own - other) for sign, own, other in zip(signs, mine, theirs, strict=True)]
    return Encounter(wins, first, (fmean(mine), fmean(theirs)), fmean(leads))


def _score(seating: Sequence[str], one: Outcome, bot: str) -> float:
    """Of its seats, on average."""
    return fmean(score for name, score in zip(seating, one.scores, strict=True) if name == bot)


def _part(seating: Sequence[str], seats: Sequence[int], bot: str) -> float:
    """Which part of a win is the bot's: where all win, everybody has a share."""
    return sum(seating[seat] == bot for seat in seats) / len(seats) if seats else 0.5


def _turned(one: Encounter) -> Encounter:
    return Encounter(1 - one.wins, 1 - one.first, (one.scores[1], one.scores[0]), -one.lead)


def _average(deal: Sequence[Encounter]) -> Encounter:
    scores = fmean(one.scores[0] for one in deal), fmean(one.scores[1] for one in deal)
    wins, first = fmean(one.wins for one in deal), fmean(one.first for one in deal)
    return Encounter(wins, first, scores, fmean(one.lead for one in deal))


def _line(bot: str, against: str, deals: Sequence[Encounter], elo: Estimate | None = None) -> LeagueRow:
    return LeagueRow(
        bot,
        against,
        len(deals),
        share_of([one.wins for one in deals]),
        share_of([one.first for one in deals]),
        mean_of([one.scores[0] for one in deals]),
        mean_of([one.lead for one in deals]),
        elo,
    )


def _form(line: LeagueRow) -> dict[str, Any]:
    return {
        "deals": line.deals,
        "wins": line.wins.form,
        "first": line.first.form,
        "score": line.score.form,
        "lead": line.lead.form,
    }
