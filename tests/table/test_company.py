"""The company at the table: faces follow what everybody saw, and tell nothing else."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from test_idle import drawn, is_up_to_date, run, waiting_for_me

from cardcade import Event, Game, GamePlugin, Seat, State, Stir, Stream, View, discovery
from cardcade.discovery import Found
from cardcade.engine.match import seen
from cardcade.table.expression import FLEETING, Mood
from cardcade.table.happenings import LASTING, Happenings
from cardcade.table.link import Look
from cardcade.table.shapes import shape_of
from cardcade.testing.pilot import Pilot

NOBODY = 99
"""A seat that owns nothing and sees what everyone does."""


EXTRAS = Path(__file__).parents[2] / "extras"
Course = list[tuple[Sequence[Event], State]]


@pytest.fixture(params=["crazy_eights", "uno", "guandan", "gandengyan", "doudizhu", "hearts"])
def any_game(request: pytest.FixtureRequest, crazy_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch) -> GamePlugin:
    if request.param == crazy_eights.id:
        return crazy_eights
    if (EXTRAS / request.param).is_dir():
        monkeypatch.syspath_prepend(EXTRAS / request.param)
        made: GamePlugin = importlib.import_module(request.param).cardcade_game()
        return made
    found = discovery.find(request.param)
    assert isinstance(found, Found)
    return found.plugin


def moods(pilot: Pilot) -> list[Mood]:
    return [plate.expression.shown for plate in pilot.parts.plates]


def stirred(game: Game[Any, Any], course: Course, seats: int, viewer: Seat | None) -> list[Stir]:
    """What moves the players in a match, as one seat sees it; None sees all cards, as whoever deals anew might."""
    happenings, found = Happenings(game, seats, shape_of(game, seats)), []
    for events, state in course:
        told = events if viewer is None else seen(events, viewer, state)
        found += [happenings.follow(event) for event in told]
        found += [happenings.take(View(0, state) if viewer is None else state.view(viewer))]
    return [stir for stir in found if stir is not None]


def played(plugin: GamePlugin, rules: Any, seed: int, steps: int = 260) -> tuple[Game[Any, Any], Course, int]:
    """A match of easy bots: the events of every step, and the position after it."""
    game, seats = plugin.game(rules), plugin.usual_seats(rules)
    bots, state, streams = [plugin.bots["easy"](game) for _ in range(seats)], game.setup(seats), Stream(seed)
    course: Course = [((), state.copy())]
    game.begin(state, streams.child(0))
    for number in range(1, steps):
        course.append((tuple(state.log or ()), state.copy()))
        if not game.to_act(state):
            break
        seat, state.log = game.to_act(state)[0], []
        moves = game.moves(state, seat)
        move = moves[0] if seat < 0 else bots[seat].choose(state.view(seat), moves, streams.child(-number))
        game.play(state, seat, move, streams.child(number))
    return game, course, seats


def test_a_bomb_is_seen_in_the_faces_and_fades_by_itself(crazy_eights: GamePlugin) -> None:
    pilot = waiting_for_me(crazy_eights)
    before = drawn(pilot)
    for seat, mood in ((1, Mood.GLAD), (0, Mood.STUNNED)):
        pilot.parts.plates[seat].feel(mood)
    run(pilot, 1)
    assert moods(pilot)[:2] == [Mood.STUNNED, Mood.GLAD]
    assert drawn(pilot) != before
    assert is_up_to_date(pilot)
    run(pilot, FLEETING)
    assert {*moods(pilot)} == {Mood.PLAIN}
    assert drawn(pilot) == before


def test_a_face_that_stays_as_it_is_is_not_drawn_again(crazy_eights: GamePlugin) -> None:
    pilot = waiting_for_me(crazy_eights)
    pilot.parts.plates[1].feel(Mood.GLAD)
    assert run(pilot, 0.5) > 5, "it changes"
    assert run(pilot, FLEETING - 1) == 0


def test_with_reduced_motion_a_face_changes_at_once(crazy_eights: GamePlugin) -> None:
    pilot = Pilot.at_table(crazy_eights, seed=4, look=Look(reduced_motion=True))
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    run(pilot, 3)
    pilot.parts.plates[1].feel(Mood.GLAD)
    assert run(pilot, 0.5) <= 2
    assert is_up_to_date(pilot)


def test_whoever_is_waited_for_is_seen_thinking_but_the_viewer_is_not(plugin: GamePlugin) -> None:
    pilot, thinkers = Pilot.at_table(plugin, seed=4), set()
    until = pilot.clock.now() + 12
    while pilot.clock.now() < until:
        pilot.loop.tick()
        thinking = {seat for seat, mood in enumerate(moods(pilot)) if mood is Mood.THINKING}
        assert thinking <= {*pilot.parts.position.waiting_for}
        thinkers |= thinking
        if pilot.parts.position.my_turn and not pilot.parts.queue.busy:
            pilot.parts.link.submit(pilot.parts.position.moves[0])
    assert thinkers
    assert pilot.parts.link.seat not in thinkers


def test_nobody_makes_a_face_where_characters_are_switched_off(plugin: GamePlugin) -> None:
    bots = ["easy"] * plugin.usual_seats(plugin.rules())
    pilot = Pilot.at_table(plugin, levels=bots, look=Look(characters=False, speed=4))
    for _ in range(60):
        pilot.wait(0.1)
        assert {*moods(pilot)} == {Mood.PLAIN}


@pytest.mark.parametrize("seed", range(3))
def test_faces_follow_from_what_everybody_saw(any_game: GamePlugin, seed: int) -> None:
    """The same public events give the same faces, whatever the hidden cards: every seat, which sees others, and whoever
    sees them all find the very same."""
    game, course, seats = played(any_game, any_game.rules(), seed)
    known = stirred(game, course, seats, None)
    assert known
    assert all(stirred(game, course, seats, viewer) == known for viewer in (*range(seats), NOBODY))


def test_somebody_wins_and_somebody_loses_every_match(any_game: GamePlugin) -> None:
    game, course, seats = played(any_game, any_game.rules(), 5, 4000)
    ends = [stir for stir in stirred(game, course, seats, 0) if stir.kind in LASTING]
    assert ends
    assert all(stir.glad and stir.beaten and not {*stir.glad} & {*stir.beaten} for stir in ends)
