"""Rules that lose cards or leave somebody without a move are named as such."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from cardcade import GamePlugin, Match
from cardcade.engine.faults import RulesFault
from cardcade.engine.turns import play_on
from cardcade.shell.match.thinking import InProcess
from cardcade.shell.screens.crash.crash import CrashPage
from cardcade.ui import Paragraph

from ..shell.launcher import found, make_a_move, open_launcher
from ..shell.match.thinking_table import ask


@pytest.fixture
def careless(crazy_eights: GamePlugin) -> GamePlugin:
    from crazy_eights import CrazyEights, Draw, Play, Table

    class Careless(CrazyEights):
        """Whoever plays loses another card under the table."""

        def play(self, state: Table, seat: int, move: Play | Draw, stream: Any) -> None:
            super().play(state, seat, move, stream)
            state.cards[0].pop()

    return replace(crazy_eights, game=Careless)


@pytest.fixture
def speechless(crazy_eights: GamePlugin) -> GamePlugin:
    from crazy_eights import CrazyEights, Draw, Play, Table

    class Speechless(CrazyEights):
        def moves(self, state: Table, seat: int) -> Sequence[Play | Draw]:
            return ()

    return replace(crazy_eights, game=Speechless)


def match_of(plugin: GamePlugin) -> Match[Any, Any]:
    return Match(plugin.game(plugin.rules()), 3, seed=7)


def test_a_lost_card_is_noticed_in_the_step_that_lost_it(careless: GamePlugin) -> None:
    match = match_of(careless)
    with pytest.raises(RulesFault, match="52 before, 51 now"):
        match.play(0, match.game.moves(match.state, 0)[0])


def test_a_turn_without_a_move_is_named_when_bots_play_alone(speechless: GamePlugin) -> None:
    match = match_of(speechless)
    with pytest.raises(RulesFault, match="seat 0 is to act and has no move"):
        next(play_on(match.game, match.state, lambda _, options: options[0], match.play))


def test_a_turn_without_a_move_is_named_when_the_table_decides(speechless: GamePlugin) -> None:
    match = match_of(speechless)
    here = InProcess(speechless, match.game)
    ask(here, match, "easy")
    with pytest.raises(RulesFault, match="has no move"):
        here.poll()


@pytest.mark.parametrize(("language", "words"), [("en", "Its rules lost or doubled cards"), ("zh", "弄丢或变多了牌")])
def test_the_crash_page_says_it_in_the_players_language(careless: GamePlugin, language: str, words: str) -> None:
    pilot = open_launcher([found(careless)], language=language)
    pilot.choose("home.game.crazy_eights", "setup.start")
    pilot.loop.post(lambda: make_a_move(pilot))
    pilot.wait(0.1)
    assert isinstance(pilot.screen, CrashPage)
    assert words in "\n".join(one.text for one in pilot.screen.stage.top.walk() if isinstance(one, Paragraph))
