"""The coach beside the picture: reviews and advice from a process of its own."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

import cardcade_gandengyan
import cardcade_guandan
from cardcade.engine.match import Match
from cardcade.engine.player import Player
from cardcade.engine.record import Beginning, Record
from cardcade.engine.review import review
from cardcade.engine.rules import values_of
from cardcade.engine.turns import play_on
from cardcade.shell.match.coaching import Coaching
from cardcade.shell.match.reviewing import Reviewing
from cardcade.workers.bot_process import BotProcess
from cardcade_gandengyan.coach import GandengyanCoach

PLUGIN = cardcade_gandengyan.cardcade_game()


@pytest.fixture
def process() -> Iterator[BotProcess]:
    made = BotProcess()
    yield made
    made.close()


def a_match() -> tuple[Any, Record]:
    game = PLUGIN.game(PLUGIN.rules())
    match, bot = Match(game, 2, 3), PLUGIN.bots["easy"](game)
    for _ in play_on(game, match.state, lambda seat, moves: bot.choose(match.view(seat), moves, None), match.play):
        pass
    beginning = Beginning(
        game=PLUGIN.id, plugin_version="1", rules_version=1, preset="house", values=values_of(game.rules), seed=3,
        players=(Player("a", None, 0), Player("b", "easy", 1)),
    )  # fmt: skip
    return game, Record.of(match, beginning)


def until(done: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_a_review_in_the_background_says_the_same_as_one_here(process: BotProcess) -> None:
    game, record = a_match()
    reviewing = Reviewing(PLUGIN, game, record, 0, lambda: process)
    heard: list[Any] = []
    until(lambda: heard.extend(reviewing.poll()) or reviewing.done)
    assert heard == reviewing.remarks
    assert reviewing.remarks == list(review(record, game, PLUGIN.make_coach(game), 0))
    assert process.pid is None, "its process is gone"


def test_a_short_purse_says_the_same_in_the_background_as_here(
    process: BotProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GandengyanCoach, "pains", replace(GandengyanCoach.pains, round=3_000))
    game, record = a_match()
    reviewing = Reviewing(PLUGIN, game, record, 0, lambda: process)
    until(lambda: reviewing.poll() == [] and reviewing.done)
    assert reviewing.remarks == list(review(record, game, PLUGIN.make_coach(game), 0))
    tried = [each.judgement.weighed[0].tried for each in reviewing.remarks if each.judgement.weighed]
    assert min(tried) < GandengyanCoach.pains.batch, "it is short"


def test_a_review_can_be_ended_in_the_middle_of_a_thought(process: BotProcess) -> None:
    game, record = a_match()
    reviewing = Reviewing(PLUGIN, game, record, 0, lambda: process)
    until(lambda: process.pid is not None)
    reviewing.close()
    assert (reviewing.done, process.pid, reviewing.poll()) == (True, None, [])


def test_what_is_sent_holds_no_hidden_card() -> None:
    """The process gets the view of the seat, in which every other hand is blank."""
    game, record = a_match()
    sent: list[dict[str, Any]] = []

    class Overheard(BotProcess):
        def send(self, request: dict[str, Any]) -> None:
            sent.append(request)

    Reviewing(PLUGIN, game, record, 0, Overheard)
    other_hand = sent[0]["view"]["cards"][4]
    assert other_hand
    assert set(other_hand) == {"?"}


def test_advice_is_given_at_once_and_valued_when_the_process_has_thought(process: BotProcess) -> None:
    game, _ = a_match()
    state = Match(game, 2, 3).state
    view = state.view(state.turn)
    ranked = PLUGIN.hints(game, view)[:4]  # type: ignore[misc]
    coaching = Coaching(PLUGIN, game, 2, lambda: process)
    told = coaching.ask(view, ranked)
    assert [advice.move for advice in told] == list(ranked)
    assert all(advice.value is None for advice in told)
    later: list[Any] = []
    until(lambda: bool(later.extend(coaching.poll() or []) or later))
    assert sorted((advice.value for advice in later), reverse=True) == [advice.value for advice in later]
    coaching.close()


def test_only_what_was_asked_last_is_answered(process: BotProcess) -> None:
    game, _ = a_match()
    state = Match(game, 2, 3).state
    view = state.view(state.turn)
    ranked = list(PLUGIN.hints(game, view))  # type: ignore[misc]
    coaching = Coaching(PLUGIN, game, 2, lambda: process)
    coaching.ask(view, ranked)
    coaching.ask(view, ranked[:2])
    later: list[Any] = []
    until(lambda: bool(later.extend(coaching.poll() or []) or later))
    assert len(later) == 2
    coaching.close()


def test_guandan_needs_no_process_for_its_values() -> None:
    plugin = cardcade_guandan.cardcade_game()
    game = plugin.game(plugin.rules())
    state = Match(game, 4, 3).state
    view = state.view(state.turn)
    coaching = Coaching(plugin, game, 4, lambda: pytest.fail("asked"))
    told = coaching.ask(view, plugin.hints(game, view))  # type: ignore[misc]
    assert all(advice.value is not None for advice in told[:6])
    assert not coaching.thinking
