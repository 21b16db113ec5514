"""Hidden information: the unseen is dealt anew, and nothing that a seat can know, ask or time changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from cardcade import Match, Stream, View
from cardcade.discovery import Found, bundled
from cardcade.engine.forms import Forms
from cardcade.engine.player import Player
from cardcade.plugins import GamePlugin
from cardcade.shell.match.live import LiveMatch
from cardcade.shell.match.thinking import InProcess
from cardcade.testing.conformance import PresetAndSeats, setups

from .sizes import numbers, sizes

GAMES = [one.plugin for one in bundled() if isinstance(one, Found)]
FRAME, PATIENCE = 1 / 60, 20.0


def tables() -> list[Any]:
    """Every preset of every game, with its usual number of seats and its most."""
    found = []
    for plugin in GAMES:
        by_preset: dict[str, list[PresetAndSeats]] = {}
        for setup in setups(plugin):
            by_preset.setdefault(setup.preset, []).append(setup)
        found += [pytest.param(plugin, many[-1], id=f"{plugin.id}-{name}") for name, many in by_preset.items()]
    return found


@dataclass(frozen=True)
class Twins:
    """A position, and another that one seat cannot tell from it."""

    plugin: GamePlugin
    seats: int
    seat: int
    here: Match[Any, Any]
    there: Match[Any, Any]

    def views(self) -> tuple[View[Any], View[Any]]:
        return self.here.view(self.seat), self.there.view(self.seat)


def twins(plugin: GamePlugin, setup: PresetAndSeats, number: int) -> Iterator[Twins]:
    """After so many random moves; for each seat one pair."""
    stream = Stream.named("hidden", plugin.id, setup.preset, number)
    length = 3 + int(40 * stream.random())
    for seat in range(setup.seats):
        here, there = (played(plugin, setup, number, length) for _ in range(2))
        there.state = there.game.imagine(here.view(seat), stream.child(seat))
        yield Twins(plugin, setup.seats, seat, here, there)


def played(plugin: GamePlugin, setup: PresetAndSeats, seed: int, length: int) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(plugin.game(setup.rules), setup.seats, seed, range(setup.seats))
    stream = Stream.named("moves", seed)
    for _ in range(length):
        waiting = match.game.to_act(match.state)
        if not waiting or waiting[0] < 0:
            break
        match.play(waiting[0], stream.choice(list(match.game.moves(match.state, waiting[0]))))
    return match


def knowledge(one: Twins, match: Match[Any, Any]) -> dict[str, Any]:
    """All that a seat, its bots, its hints and its coach get."""
    view, game, forms = match.view(one.seat), match.game, Forms(match.game)
    moves = list(game.moves(view.state, one.seat))
    told: dict[str, Any] = {"view": json.dumps(forms.write_state(view.state)), "moves": moves}
    told["real moves"] = list(game.moves(match.state, one.seat))
    told["contested"] = game.contested(match.state)
    if moves:
        told["hints"] = list(one.plugin.hints(game, view)) if one.plugin.hints is not None else moves
        for level, bot in list(one.plugin.bots.items())[:2]:
            told[level] = bot(game).choose(view, moves, Stream.named("choice", level))
        coach = one.plugin.make_coach(game)
        told["coach"] = list(coach.candidates(view, moves, None))
    return told


def next_move(one: Twins, match: Match[Any, Any]) -> tuple[int, float]:
    """Whose it is and after how many seconds, as a person on that seat sees it among bots of the middle level."""
    levels = list(one.plugin.bots)
    level = levels[len(levels) // 2]
    players = [Player(f"P{seat}", None if seat == one.seat else level, seat) for seat in range(one.seats)]
    live = LiveMatch(one.plugin, match, players, InProcess(one.plugin, match.game))
    before, passed = len(match.steps), 0.0
    while len(match.steps) == before and passed < PATIENCE:
        live.take_updates(one.seat)
        live.update(FRAME, idle=True)
        passed += FRAME
    return match.steps[-1].seat, passed


@pytest.mark.parametrize("times", sizes(1, 50))
@pytest.mark.parametrize(("plugin", "setup"), tables())
def test_with_the_unseen_dealt_anew_nothing_that_a_seat_gets_changes(
    plugin: GamePlugin, setup: PresetAndSeats, times: int
) -> None:
    for number in numbers(times, f"{plugin.id} {setup.preset}"):
        for pair in twins(plugin, setup, number):
            here, there = knowledge(pair, pair.here), knowledge(pair, pair.there)
            changed = [name for name in here if here[name] != there[name]]
            assert not changed, f"seat {pair.seat} after {len(pair.here.steps)} moves of match {number}: {changed}"


@pytest.mark.parametrize("times", sizes(1, 50))
@pytest.mark.parametrize(("plugin", "setup"), tables())
def test_with_the_unseen_dealt_anew_the_table_takes_as_long(
    plugin: GamePlugin, setup: PresetAndSeats, times: int
) -> None:
    for number in numbers(times, f"{plugin.id} {setup.preset}"):
        for pair in list(twins(plugin, setup, number))[:2]:
            acting = pair.here.game.to_act(pair.here.state)
            if acting and acting[0] not in (pair.seat, -1):
                (who, here), (other, there) = next_move(pair, pair.here), next_move(pair, pair.there)
                # Whoever jumps in with a card that lies elsewhere now has shown it: everybody may know.
                assert who != other or here == there, f"seat {pair.seat}, move {len(pair.here.steps)}, match {number}"
