"""Which matches of the history are wanted: by person, game, rules, opponents, outcome and date."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import Enum
from typing import Final

from cardcade.shell.store.saved import FinishedMatch
from cardcade.shell.store.statistics import opponents

DAY: Final = 86_400.0


class Ending(Enum):
    """How a match ended for the people at this screen, or why it was not theirs."""

    WON = "won"
    LOST = "lost"
    STARRED = "starred"
    APART = "apart"
    """Played by bots in their place, watched, or played elsewhere."""


class Period(Enum):
    """How long ago, in days."""

    WEEK = 7
    MONTH = 30
    YEAR = 365


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is None does not matter."""

    person: str | None = None
    """A profile; of the matches it sat in, what is told is told of it."""
    game: str | None = None
    preset: str | None = None
    level: str | None = None
    outcome: Ending | None = None
    period: Period | None = None

    @property
    def anything(self) -> bool:
        return all(getattr(self, one.name) is None for one in fields(self))

    def among(self, matches: Iterable[FinishedMatch], now: float) -> list[FinishedMatch]:
        """In the order in which they come."""
        told = (match.told_of(self.person) for match in matches if self._sat_in(match))
        return [match for match in told if self._is_met(match, now)]

    def _sat_in(self, match: FinishedMatch) -> bool:
        return self.person is None or self.person in (player.profile for player in match.beginning.players)

    def _is_met(self, match: FinishedMatch, now: float) -> bool:
        beginning = match.beginning
        return (
            self.game in (None, beginning.game)
            and self.preset in (None, beginning.preset)
            and self.level in (None, opponents(match))
            and (self.period is None or match.ended >= now - self.period.value * DAY)
            and (self.outcome is None or self._ended_so(match))
        )

    def _ended_so(self, match: FinishedMatch) -> bool:
        match self.outcome:
            case Ending.STARRED:
                return match.starred
            case Ending.APART:
                return not match.people
            case _:
                return bool(match.people) and match.won == (self.outcome is Ending.WON)
