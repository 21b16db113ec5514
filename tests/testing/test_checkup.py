"""A whole check: what is tried, and what is spared."""

import pytest
from broken_games import CrazyEights, NeverEnds, with_game

from cardcade.engine.message import Message
from cardcade.testing import checkup
from cardcade.testing.checkup import Checkup, TracedFault
from cardcade.testing.conformance import BrokenPromise, Trial, check_trial
from cardcade.testing.conformance.at_table import STUCK


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """With how many seats; the limit of steps is small here."""
    seats: list[int] = []

    def short(trial: Trial) -> list[BrokenPromise]:
        seats.append(trial.seats)
        return check_trial(Trial(trial.plugin, trial.rules, trial.seats, matches=1, moments=1, step_limit=300))

    monkeypatch.setattr(checkup, "check_trial", short)
    monkeypatch.setattr(checkup, "check_plugin", lambda plugin: [])
    return seats


def told(game: type[CrazyEights]) -> tuple[Checkup, list[Message]]:
    whole = Checkup(with_game(game), seeds=1)
    return whole, list(whole.steps())


def test_every_number_of_players_is_tried(tried: list[int]) -> None:
    whole, _ = told(CrazyEights)
    assert (tried, whole.faults) == ([2, 3, 4, 5, 6, 7, 8], [])


def test_once_a_match_has_not_ended_no_others_are_played_to_the_limit(tried: list[int]) -> None:
    whole, steps = told(NeverEnds)
    assert tried == [2]
    assert [fault.problem.promise for fault in whole.faults][:1] == ["random_matches_end"]
    assert steps[-1].args["n"] == 1, "and it says how many were"


@pytest.mark.parametrize(
    ("cause", "consequence"),
    [
        ("moves_are_accepted", "every_play_is_accepted"),
        ("same_seed_same_chain", "clones_are_independent"),
    ],
)
def test_what_follows_from_another_fault_is_only_named(cause: str, consequence: str) -> None:
    broken = [TracedFault(BrokenPromise(name, name), [name]) for name in ("languages_are_complete", consequence, cause)]
    whole = Checkup(with_game(CrazyEights), 1, faults=broken)
    assert [fault.promises for fault in whole.causes] == [["languages_are_complete"], [cause]]
    assert whole.consequences == [consequence]


def test_a_table_that_is_stuck_is_told_only_where_nothing_else_is() -> None:
    stuck = TracedFault(BrokenPromise("a_match_is_played_at_the_table", f"with 2 players {STUCK} 3 steps"), ["a"])
    other = TracedFault(BrokenPromise("nothing_leaks", "seat 1 has other moves"), ["nothing_leaks"])
    assert Checkup(with_game(CrazyEights), 1, faults=[stuck, other]).causes == [other]
    assert Checkup(with_game(CrazyEights), 1, faults=[stuck]).causes == [stuck]
