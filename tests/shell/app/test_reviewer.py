"""After a match the coach looks at it in the background; another match comes first."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from cardcade.shell.app.reviewable import review_of, seats_of
from cardcade.shell.app.reviewer import Reviewer
from cardcade.shell.match.match_review import MatchReview
from cardcade.shell.match.request import MatchRequest
from cardcade.shell.match.table_rules import TableRules
from cardcade.testing.games import installed

from ..launcher import Launcher, open_launcher


def played(levels: tuple[str | None, ...], **house: bool) -> Launcher:
    """A match of one round of Gandengyan that has just come to its end."""
    one = installed("gandengyan")
    pilot = open_launcher([one], keeps=True, **house)
    library = pilot.app.shelf.library(one)
    rules = TableRules(library, library.default)
    rules.set({"match.rounds": 1})
    pilot.app.look.speed = 0.0
    pilot.app.tables.open(one, rules.chosen, MatchRequest(one.id, rules.chosen.name, levels, 7))
    live = pilot.table.live
    while not live.over:
        seat = live.match.game.to_act(live.match.state)[0]
        live.submit(seat, live.match.game.moves(live.match.state, seat)[-1])
    return pilot


@pytest.fixture
def pilot() -> Iterator[Launcher]:
    """Between two people, and written down."""
    pilot = played((None, None))
    table = pilot.app.tables.current
    assert table is not None
    table.finish()
    yield pilot
    pilot.app.close()


def reviewer_of(pilot: Launcher, idle: list[bool]) -> tuple[Reviewer, list[MatchReview]]:
    """Judges in this process, a decision at every poll."""
    assert pilot.app.store is not None
    made, done = Reviewer(pilot.app.store, None, lambda: idle[-1]), list[MatchReview]()
    made.on_done = done.append
    table = pilot.app.tables.current
    assert table is not None
    made.add(*seats_of(table, first=1))
    return made, done


def test_every_person_is_judged_the_one_before_the_screen_first_and_it_is_kept(pilot: Launcher) -> None:
    reviewer, done = reviewer_of(pilot, [True])
    for _ in range(500):
        reviewer.poll()
    assert [review.what.seat for review in done] == [1, 0]
    assert pilot.app.store is not None
    (match,) = pilot.app.store().history()
    kept = pilot.app.store().accuracies()[match.id]
    assert kept == {review.what.seat: round(review.accuracy, 2) for review in done}


def test_a_match_that_begins_comes_first_and_the_review_starts_anew_afterwards(pilot: Launcher) -> None:
    idle = [True]
    reviewer, done = reviewer_of(pilot, idle)
    reviewer.poll()
    assert reviewer.now is not None
    idle.append(False)
    reviewer.poll()
    assert reviewer.now is None
    idle.append(True)
    for _ in range(500):
        reviewer.poll()
    assert [review.what.seat for review in done] == [1, 0]


def test_whoever_opens_the_review_meanwhile_gets_what_has_been_found(pilot: Launcher) -> None:
    reviewer, done = reviewer_of(pilot, [True])
    reviewer.poll()
    begun = reviewer.now
    assert begun is not None
    assert reviewer.hand_over(begun.what.match, 1) is begun
    assert reviewer.now is None
    for _ in range(500):
        reviewer.poll()
    assert [review.what.seat for review in done] == [0]
    assert reviewer.hand_over("another", 0) is None


def test_the_review_of_a_match_told_of_one_person_is_theirs(pilot: Launcher) -> None:
    assert pilot.app.store is not None
    (match,) = pilot.app.store().history()
    review = review_of(pilot.app, match)
    assert review is not None
    assert review.what.seat == 0


def test_accuracy_is_told_in_the_statistics(pilot: Launcher) -> None:
    reviewer, _ = reviewer_of(pilot, [True])
    for _ in range(500):
        reviewer.poll()
    pilot.app.tables.leave()
    pilot.choose("home.history")
    pilot.app.chronicle.wait()
    pilot.wait(0.3)
    (match,) = pilot.app.chronicle.matches
    assert match.accuracy == match.accuracies[match.best]
    pilot.screen.open_tab(1)  # type: ignore[attr-defined]
    pilot.wait(0.3)
    assert pilot.sees("history.accuracy")
    pilot.choose("history.table")
    assert pilot.sees("history.table.accuracy")


def test_at_the_end_of_a_match_the_coach_sets_to_work_by_itself() -> None:
    pilot = played((None, "easy"), bots_apart=True)
    assert pilot.app.store is not None
    store = pilot.app.store()
    assert wait_for(lambda: pilot.loop.tick() or store.accuracies(), 30)
    (match,) = store.history()
    assert list(store.accuracies()[match.id]) == [0], "the person's seat"
    pilot.app.close()


def wait_for(claim: Callable[[], object], seconds: float) -> bool:
    """Another process works in its own time."""
    until = time.monotonic() + seconds
    while not claim() and time.monotonic() < until:
        time.sleep(0.01)
    return bool(claim())
