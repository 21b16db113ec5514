"""The company at the table: faces follow what everybody saw, and tell nothing else."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from test_idle import drawn, is_up_to_date, run, waiting_for_me

from cardcade import Event, Game, GamePlugin, Seat, State, Stir, Stream, View
from cardcade.engine.match import seen
from cardcade.table.link import Look
from cardcade.table.piles.table_shape import shape_of
from cardcade.table.seats.expression import FLEETING, Feeling
from cardcade.table.seats.happenings import LASTING, Happenings
from cardcade.table.seats.remarks import Quip, Remarks
from cardcade.table.seats.speech import BUBBLE_SECONDS, HEIGHT, REMARK_SECONDS, Clear, Utterance, bubble_place
from cardcade.testing.games import installed
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
    found = installed(request.param)
    return found.plugin


def moods(pilot: Pilot) -> list[Feeling]:
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
    for seat, mood in ((1, Feeling.GLAD), (0, Feeling.STUNNED)):
        pilot.parts.plates[seat].feel(mood)
    run(pilot, 1)
    assert moods(pilot)[:2] == [Feeling.STUNNED, Feeling.GLAD]
    assert drawn(pilot) != before
    assert is_up_to_date(pilot)
    run(pilot, FLEETING)
    assert {*moods(pilot)} == {Feeling.PLAIN}
    assert drawn(pilot) == before


def test_a_face_that_stays_as_it_is_is_not_drawn_again(crazy_eights: GamePlugin) -> None:
    pilot = waiting_for_me(crazy_eights)
    pilot.parts.plates[1].feel(Feeling.GLAD)
    assert run(pilot, 0.5) > 5, "it changes"
    assert run(pilot, FLEETING - 1) == 0


def test_with_reduced_motion_a_face_changes_at_once(crazy_eights: GamePlugin) -> None:
    pilot = Pilot.at_table(crazy_eights, seed=4, look=Look(reduced_motion=True))
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    run(pilot, 3)
    pilot.parts.plates[1].feel(Feeling.GLAD)
    assert run(pilot, 0.5) <= 2
    assert is_up_to_date(pilot)


def test_whoever_is_waited_for_is_seen_thinking_but_the_viewer_is_not(plugin: GamePlugin) -> None:
    pilot, thinkers = Pilot.at_table(plugin, seed=4), set()
    until = pilot.clock.now() + 20
    while not thinkers and pilot.clock.now() < until:
        pilot.loop.tick()
        thinking = {seat for seat, mood in enumerate(moods(pilot)) if mood is Feeling.THINKING}
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
        assert {*moods(pilot)} == {Feeling.PLAIN}


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


# -- what is said


def said(plugin: GamePlugin, seed: int, viewer: Seat | None = 0, bots: bool = True) -> list[tuple[int, Quip]]:
    """What bots say in a match as one seat sees it, and at which step."""
    game, course, seats = played(plugin, plugin.rules(), seed, 1500)
    link = Pilot.at_table(plugin, levels=[None, *["easy" if bots else None] * (seats - 1)]).parts.link
    happenings, remarks, heard = Happenings(game, seats, shape_of(game, seats)), Remarks(link), []
    for step, (events, state) in enumerate(course):
        told = events if viewer is None else seen(events, viewer, state)
        stirs = [*map(happenings.follow, told), happenings.take(state.view(viewer or 0))]
        heard += [(step, remark) for stir in stirs if stir is not None and (remark := remarks.on(stir)) is not None]
        remarks.count()
    return heard


def test_nothing_is_said_twice_in_a_match_and_it_is_quiet_between(any_game: GamePlugin) -> None:
    heard, pace = said(any_game, 3), any_game.game(any_game.rules()).pace
    assert heard
    assert len({remark.key for _, remark in heard}) == len(heard)
    assert all((later - before) * pace >= 40 for (before, _), (later, _) in pairwise(heard))


def test_what_is_said_follows_from_what_everybody_saw(any_game: GamePlugin) -> None:
    known = said(any_game, 4, None)
    assert known
    assert all(said(any_game, 4, viewer) == known for viewer in (1, NOBODY))


def test_people_speak_for_themselves(crazy_eights: GamePlugin) -> None:
    assert said(crazy_eights, 3)
    assert all(remark.seat != 0 for _, remark in said(crazy_eights, 3))
    assert said(crazy_eights, 3, bots=False) == []


def test_a_remark_waits_for_the_bubble_before_and_can_be_read(crazy_eights: GamePlugin) -> None:
    pilot = waiting_for_me(crazy_eights)
    plate, before = pilot.parts.plates[1], drawn(pilot)
    plate.say("Pass")
    plate.remark(Utterance("Told you so."))
    run(pilot, BUBBLE_SECONDS - 0.1)
    assert plate.said == "Pass"
    run(pilot, 0.3)
    assert plate.said == "Told you so."
    assert is_up_to_date(pilot)
    run(pilot, REMARK_SECONDS)
    assert not plate.said
    assert drawn(pilot) == before


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("ui_scale", [1.0, 2.0])
def test_no_bubble_hides_the_hand_or_the_buttons(plugin: GamePlugin, size: tuple[int, int], ui_scale: float) -> None:
    pilot = Pilot.at_table(plugin, seed=4, size=size, ui_scale=ui_scale)
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    needed, area = pilot.parts.furniture.pointing.needed(), pilot.parts.layout.area
    for plate in pilot.parts.plates:
        size = 404 * plate.scale, HEIGHT * plate.scale
        others = [*(other.rect for other in pilot.parts.plates), *pilot.parts.furniture.rooms.plays]
        place = bubble_place(size, plate.rect, Clear(area, needed, others))
        assert place is not None
        assert place.collidelist(needed) < 0, plate.seat
        assert area.contains(place)


@pytest.mark.parametrize("characters", [True, False])
def test_bots_say_a_word_only_where_they_have_character(crazy_eights: GamePlugin, characters: bool) -> None:
    pilot = Pilot.at_table(crazy_eights, look=Look(characters=characters))
    heard: list[str] = []
    for plate in pilot.parts.plates:
        plate.remark = lambda said, delay=0.0: heard.append(said.text)  # type: ignore[method-assign]
    for _ in range(200):
        pilot.parts.furniture.company._remarks.count()
        pilot.parts.furniture.company._show(Stir("hit", stunned=(1,)))
    assert bool(heard) is characters


@pytest.mark.parametrize("ui_scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_the_name_of_a_play_is_not_called_on_top_of_it(size: tuple[int, int], ui_scale: float) -> None:
    """The partner has led a long straight."""
    found = installed("guandan")
    pilot = Pilot.at_table(found.plugin, seed=7, size=size, ui_scale=ui_scale, look=Look(speed=0))
    pilot.wait_until(lambda: pilot.parts.position.my_turn)
    speaker = pilot.parts.plates[2]
    speaker.say("Straight")
    pilot.picture()
    place = speaker.speech.place
    lying = pilot.parts.furniture.rooms.lying(pilot.parts.position.state.cards)
    assert place is not None
    assert len(lying) == 1
    assert place.collidelist(lying) < 0


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("ui_scale", [1.0, 2.0])
def test_no_bubble_is_hidden_by_the_open_log(plugin: GamePlugin, size: tuple[int, int], ui_scale: float) -> None:
    pilot = Pilot.at_table(plugin, seed=4, size=size, ui_scale=ui_scale)
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    log, plates = pilot.parts.furniture.log_panel, list(pilot.parts.plates)
    log.toggle()
    pilot.run(1.0)
    for plate in plates:
        plate.say("Well, that was lucky this time!")
        pilot.run(0.3)
        pilot.picture()
        place = plate.speech.stands_at
        assert place is not None, plate.seat
        assert not place.colliderect(log.rect), plate.seat
        assert place.collidelist(pilot.parts.furniture.pointing.needed()) < 0
