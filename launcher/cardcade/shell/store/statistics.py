"""Statistics: how the people at this screen have done, from the matches that were theirs."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from cardcade.engine.figures import Figure, folded
from cardcade.shell.store.saved import FinishedMatch

SURE: Final = 1.96
"""Standard deviations on either side that hold 19 of 20 cases."""

PEOPLE: Final = "people"
MIXED: Final = "mixed"
"""Opponents who are no bots, and bots of several levels."""
_USUAL: Final = ("easy", "medium", "hard")


class Streak(NamedTuple):
    """Matches won in a row: up to now, and at the most."""

    now: int = 0
    longest: int = 0


@dataclass(frozen=True, slots=True)
class Statistics:
    """Of some matches, in the order in which they were played."""

    played: int = 0
    won: int = 0
    seconds: float = 0.0
    streak: Streak = field(default_factory=Streak)
    points: float = 0.0
    """Of all of them together."""
    places: Mapping[int, int] = field(default_factory=dict)
    """How often each place was reached, the best first."""
    figures: Mapping[str, int] = field(default_factory=dict)
    """The game's own."""
    reckoned: int = 0
    """Of how many matches these are known."""
    accuracy: float | None = None
    """On average, of the matches that the coach has looked at."""

    @property
    def share(self) -> float:
        return self.won / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies, 19 times out of 20 (Wilson)."""
        return interval(self.won, self.played)


def interval(won: int, played: int) -> tuple[float, float]:
    if not played:
        return 0.0, 1.0
    share, weight = won / played, SURE**2 / played
    middle = share + weight / 2
    reach = SURE * math.sqrt(share * (1 - share) / played + weight / played / 4)
    return max(0.0, (middle - reach) / (1 + weight)), min(1.0, (middle + reach) / (1 + weight))


def statistics(history: Iterable[FinishedMatch], figures: Sequence[Figure] = ()) -> Statistics:
    """From a history, the newest match first; matches that no person played do not count."""
    mine = [match for match in history if match.people]
    streaks = "".join("w" if match.won else " " for match in mine)
    reckoned = [match for match in mine if match.reckoning is not None]
    return Statistics(
        played=len(mine),
        won=sum(match.won for match in mine),
        seconds=sum(match.seconds for match in mine),
        streak=Streak(len(streaks) - len(streaks.lstrip("w")), max(map(len, streaks.split()), default=0)),
        points=sum(match.result.scores[match.best] for match in mine),
        places=dict(sorted(Counter(match.place for match in mine).items())),
        figures=folded(figures, [match.own_figures for match in reckoned]),
        reckoned=len(reckoned),
        accuracy=_average([match.accuracy for match in mine if match.accuracy is not None]),
    )


def _average(numbers: Sequence[float]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None


def opponents(match: FinishedMatch) -> str:
    """The level of the bots it was played against; `mixed` where they had several, `people` where there were none."""
    levels = {player.level for player in match.beginning.players if player.level is not None}
    return levels.pop() if len(levels) == 1 else MIXED if levels else PEOPLE


def by_level(history: Iterable[FinishedMatch], levels: Sequence[str] = _USUAL) -> dict[str, list[FinishedMatch]]:
    """One's own matches by their opponents, in the order of a game's levels: the weakest first."""
    found: dict[str, list[FinishedMatch]] = {}
    for match in history:
        if match.people:
            found.setdefault(opponents(match), []).append(match)
    return dict(sorted(found.items(), key=lambda item: _strength(item[0], levels)))


def _strength(level: str, levels: Sequence[str]) -> tuple[int, str]:
    known = (*levels, "")
    if level in (MIXED, PEOPLE):
        return len(known) + (level == PEOPLE), level
    return known.index(level if level in known else ""), level
