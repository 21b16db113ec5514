"""What a round costs those who lost it."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Result
from cardcade.rulekit.scoring import result_of
from cardcade_gandengyan.rules import MatchLength, ScoringRules
from cardcade_gandengyan.state import GandengyanState


def decided(state: GandengyanState, match: MatchLength) -> bool:
    """Whether no further round is played."""
    if match.wins:
        return max(state.rounds_won()) >= match.wins
    return len(state.board) >= match.rounds


def outcome(state: GandengyanState, match: MatchLength) -> Result:
    """Of a match that ends here: most rounds won where those are counted, else the lowest total."""
    return result_of(state.rounds_won()) if match.wins else result_of(state.totals(), lowest_wins=True)


def bomb_factor(bombs: int, scoring: ScoringRules) -> int:
    """Every bomb of the round doubles, where the preset says so."""
    return 1 << bombs if scoring.bomb_doubles else 1


def factors(plays: Sequence[int], bombs: int, scoring: ScoringRules) -> tuple[int, ...]:
    """What each seat's cards left are multiplied by: who never played pays double, where the preset says so."""
    all_pay = bomb_factor(bombs, scoring)
    return tuple(all_pay if played or not scoring.untouched_doubles else 2 * all_pay for played in plays)


def points(left: Sequence[int], factor: Sequence[int], scoring: ScoringRules) -> tuple[int, ...]:
    return tuple(count * scoring.per_card * times for count, times in zip(left, factor, strict=True))
