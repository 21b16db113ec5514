"""Backstage: a series is played in processes of its own; it can be looked in on and given up."""

import threading
import time

import pytest

from cardcade.arena.backstage import Backstage
from cardcade.arena.bout import Outcome
from cardcade.arena.contest import Contest
from cardcade.arena.referee import Failed, Terms
from cardcade.engine.message import say

from .test_bouts import terms, untimed


def contest(preset: str = "house") -> Contest:
    return Contest(terms("gandengyan", preset), ("easy", "medium"), 2, (), 3)


def all_of(work: Backstage) -> list[Outcome]:
    came = []
    while not work.over:
        came += list(work.take())
        time.sleep(0.01)
    return came


def test_it_plays_the_same_beside_the_picture_as_right_here() -> None:
    apart, here = Backstage(contest(), 3), Backstage(contest(), 3, apart=False)
    assert [untimed(one.form) for one in all_of(apart)] == [untimed(one.form) for one in all_of(here)]
    assert (apart.done, apart.whole, apart.seconds_left) == (6, 6, 0.0)


def test_given_up_it_brings_nothing_more_and_leaves_no_thread() -> None:
    work = Backstage(contest(), 1_000_000)
    while not list(work.take()):
        time.sleep(0.01)
    work.close()
    assert work.over
    assert list(work.take()) == []
    for thread in [one for one in threading.enumerate() if one.name == "backstage"]:
        thread.join(20)
        assert not thread.is_alive()
    assert work.failed is None


def test_a_game_that_fails_is_told() -> None:
    class Failing(Contest):
        def bout(self, number: int):  # type: ignore[no-untyped-def]
            raise Failed(say("simulate.endless", seed=1, moves=2))

    broken = Failing(Terms(game="uno", preset="standard", values={}), ("easy", "hard"), 2, (), 1)
    work = Backstage(broken, 1, apart=False)
    assert all_of(work) == []
    assert work.failed is not None
    assert work.failed.key == "simulate.endless"


def test_a_game_that_is_gone_is_told_in_a_sentence() -> None:
    gone = Contest(Terms(game="no_such_game", preset="standard", values={}), ("easy", "hard"), 2, (), 1)
    for apart in (False, True):
        work = Backstage(gone, 1, apart=apart)
        assert all_of(work) == []
        assert work.failed is not None
        assert work.failed.key == "simulate.no_game"


def test_the_time_left_does_not_count_how_long_the_first_bout_took_to_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("cardcade.arena.backstage.time.monotonic", lambda: now[0])
    work = Backstage(contest(), 3, apart=False)
    now[0] = 100.0
    told = []
    while not work.over:
        list(work.take())
        told.append(work.seconds_left)
        now[0] += 2.0
    assert told[0] is None, "one says nothing of a pace"
    assert told[-2] == pytest.approx(2.0)
    assert told[-1] == 0.0
    assert max(left for left in told if left is not None) < 2.5 * work.whole
