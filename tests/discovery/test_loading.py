"""While a game loads, it cannot write into the program's output nor read its input; afterwards all is as before."""

from __future__ import annotations

import sys
import threading

import pytest

from cardcade.discovery.loading import BadPlugin, guarded

WAIT = 10.0


def test_games_that_load_side_by_side_leave_the_streams_as_they_were() -> None:
    """The one that began first ends first."""
    before = sys.stdout, sys.stdin
    began, other_began, ended = threading.Event(), threading.Event(), threading.Event()

    def first() -> bool:
        began.set()
        return other_began.wait(WAIT)

    def second() -> bool:
        other_began.set()
        return ended.wait(WAIT)

    loads = [threading.Thread(target=guarded, args=(action, "discovery.import_failed")) for action in (first, second)]
    loads[0].start()
    assert began.wait(WAIT)
    loads[1].start()
    loads[0].join(WAIT)
    ended.set()
    loads[1].join(WAIT)
    assert (sys.stdout, sys.stdin) == before


def test_a_game_prints_to_stderr_and_nobody_answers_it(capsys: pytest.CaptureFixture[str]) -> None:
    def chatty() -> str:
        print("loading …")
        return sys.stdin.read()

    assert guarded(chatty, "discovery.import_failed") == ""
    assert capsys.readouterr() == ("", "loading …\n")


def test_a_game_that_ends_the_program_leaves_the_streams_as_they_were() -> None:
    before = sys.stdout, sys.stdin
    with pytest.raises(BadPlugin):
        guarded(sys.exit, "discovery.import_failed")
    assert (sys.stdout, sys.stdin) == before
