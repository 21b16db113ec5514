"""Temperaments act at the table, in whatever process bots think, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import cardcade_gandengyan
from cardcade import Match, Mood, Stream, Temperament, View
from cardcade.arena.bout import Bout, outcome
from cardcade.arena.referee import Terms
from cardcade.engine.advice import advise
from cardcade.engine.chance import Stream as Dice
from cardcade.engine.judging import Made, judge
from cardcade.engine.player import Player
from cardcade.engine.rules import values_of
from cardcade.engine.temperament import PLAIN
from cardcade.shell.match.live import LiveMatch
from cardcade.shell.match.thinking import Decision, InProcess
from cardcade.testing.games import installed

from .thinking_table import ThinkingTable

PLUGIN = cardcade_gandengyan.cardcade_game()
SORE = Mood(Temperament.GRUDGE, grudge=1)


@pytest.fixture
def match() -> Match[Any, Any]:
    return Match(PLUGIN.game(PLUGIN.rules()), 2, seed=7)


class Ears:
    """Bots that decide nothing and remember who was asked in which mood."""

    def __init__(self) -> None:
        self.moods: dict[int, Mood] = {}

    def ask(self, seat: int, level: str, view: View[Any], stream: Stream, mood: Mood = PLAIN) -> int:
        self.moods[seat] = mood
        return len(self.moods)

    def forget(self, ticket: int) -> None: ...

    def poll(self) -> list[Decision]:
        return []

    def close(self) -> None: ...


def asked(match: Match[Any, Any], *players: Player, autopilot: frozenset[int] = frozenset()) -> Mood:
    """The mood of the seat in turn."""
    live = LiveMatch(PLUGIN, match, players, ears := Ears())
    live.autopilot |= autopilot
    live.update(0.1, idle=True)
    return ears.moods[match.game.to_act(match.state)[0]]


def bot(temperament: Temperament) -> Player:
    return Player("Maple", "easy", 4, temperament=temperament)


def test_a_bot_is_asked_in_its_mood(match: Match[Any, Any]) -> None:
    seat = match.game.to_act(match.state)[0]
    match.grudges[seat] = 1 - seat
    assert asked(match, *[bot(Temperament.GRUDGE)] * 2) == Mood(Temperament.GRUDGE, grudge=1 - seat)


def test_who_plays_for_a_person_plays_plain(match: Match[Any, Any]) -> None:
    person = Player("Ann", None, 2, temperament=Temperament.HOTHEAD)
    assert asked(match, person, person, autopilot=frozenset({0, 1})) == PLAIN


def test_who_was_struck_is_known_after_a_match_is_played_again() -> None:
    game = PLUGIN.game(PLUGIN.rules())
    first: Match[Any, Any] = Match(game, 2, seed=3)
    while first.result is None and not first.grudges:
        seat = game.to_act(first.state)[0]
        moves = game.moves(first.state, seat)
        bombs = [move for move in moves if game.victim(first.state, seat, move) is not None]
        first.play(seat, (bombs or moves)[0])
    again: Match[Any, Any] = Match(game, 2, seed=3)
    for step in first.steps:
        again.play(step.seat, step.move)
    assert again.grudges == first.grudges != {}


@pytest.fixture
def apart(match: Match[Any, Any]) -> Iterator[ThinkingTable]:
    table = ThinkingTable(PLUGIN, match)
    yield table
    table.process.close()


def test_the_process_is_told_the_mood(apart: ThinkingTable, match: Match[Any, Any]) -> None:
    seat, here = match.game.to_act(match.state)[0], InProcess(PLUGIN, match.game)
    for temperament in Temperament:
        question = seat, "medium", match.view(seat), Stream(5), Mood(temperament, 1 - seat)
        here.ask(*question)
        apart.bots.ask(*question)
        assert apart.decision().move == here.poll()[0].move


def explode(*_: object) -> None:
    raise AssertionError("a temperament was asked for")


@pytest.fixture
def forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ("uno", "guandan", "gandengyan"):
        monkeypatch.setattr(f"cardcade_{game}.bots.temperaments.tempered", explode)


def plugin_of(game: str) -> Any:
    found = installed(game)
    return found.plugin


@pytest.mark.usefixtures("forbidden")
@pytest.mark.parametrize(("game", "seats"), [("uno", 2), ("guandan", 4), ("gandengyan", 2)])
def test_neither_arena_nor_coach_nor_hints_ask_for_one(game: str, seats: int) -> None:
    """Simulations, tournaments, the lab and the duplicate all play bouts."""
    plugin = plugin_of(game)
    rules = plugin.rules()
    terms = Terms(game=game, preset=plugin.default_preset, values=values_of(rules))
    assert outcome(Bout(terms, 5, ("easy",) * seats)).winners
    made: Match[Any, Any] = Match(plugin.game(rules), seats, seed=5)
    seat = made.game.to_act(made.state)[0]
    view, moves = made.view(seat), made.game.moves(made.view(seat).state, seat)
    assert plugin.hints(made.game, view)
    coach = plugin.make_coach(made.game)
    judge(coach, view, moves, Made(moves[0]), Dice(1))
    advise(coach, view, moves[:2], Dice(1))


@pytest.mark.usefixtures("forbidden")
def test_the_trap_is_sprung_at_the_table(match: Match[Any, Any]) -> None:
    with pytest.raises(AssertionError):
        PLUGIN.bot("easy", match.game, SORE)
