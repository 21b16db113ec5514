"""The theatre: the real table shows a match again, whichever way it is wound, and offers nothing to play."""

import random

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.engine.film import Mark
from cardcade.engine.message import say
from cardcade.engine.state import View
from cardcade.shell.screens.rules.rules import RulesPage
from cardcade.shell.screens.theatre.theatre_bar import TheatreBar
from cardcade.shell.theatre.projector import PACES
from cardcade.testing.games import installed

from ...recorded import GAMES, recorded, recorded_by
from ..launcher import Launcher, found
from .watching import shown, theatre, watch, watch_game

KEYS = (
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME,
    pygame.K_END, pygame.K_SPACE, pygame.K_0, pygame.K_1, pygame.K_2, pygame.K_PLUS, pygame.K_MINUS, pygame.K_l,
)  # fmt: skip


def assert_agrees(pilot: Launcher) -> None:
    """The table shows what the projector says, card for card."""
    projector, parts = theatre(pilot).projector, theatre(pilot).scene.parts
    parts.queue.finish()
    view = projector.film.view(projector.step, projector.eye)
    assert shown(pilot) == View(projector.seat, view.state)
    assert parts.cards.agrees(shown(pilot))


@pytest.mark.parametrize("game", GAMES)
def test_steps_forwards_and_back_end_on_the_same_view(game: str) -> None:
    pilot = watch_game(game, 10)
    before = shown(pilot)
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT):
        pilot.key(key)
        pilot.wait(3)
        assert_agrees(pilot)
    assert shown(pilot) == before
    assert theatre(pilot).projector.step == 10


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_offered_to_play_and_no_clock_runs(game: str) -> None:
    pilot = watch_game(game)
    film = theatre(pilot).projector.film
    theatre(pilot).projector.jump(film.decisions(0)[2])
    pilot.wait(2)
    assert [meaning for meaning in pilot.meanings if meaning.startswith("move.")] == []
    assert not {"table.autoplay", "table.hint", "table.pause"} & set(pilot.meanings)
    assert pilot.sees("table.leave")
    parts = theatre(pilot).scene.parts
    assert list(parts.position.moves) == []
    step = theatre(pilot).projector.step
    pilot.wait(6)
    assert theatre(pilot).projector.step == step, "nothing is played by itself"


@pytest.mark.parametrize("game", GAMES)
def test_cards_of_a_film_are_only_looked_at(game: str) -> None:
    pilot = watch_game(game)
    theatre(pilot).projector.jump(theatre(pilot).projector.film.decisions(0)[2])
    pilot.wait(2)
    parts = theatre(pilot).scene.parts
    own = [meaning for meaning in pilot.meanings if meaning.startswith("card.")]
    for meaning in [*own[:3], *({"table.stock"} & set(pilot.meanings))]:
        pilot.click(meaning)
        pilot.wait(0.5)
    assert (parts.effects.banners, parts.effects.refused, parts.hand.selection.cards) == ([], None, set())
    assert not {*own, "table.stock"} & {widget.meaning for widget in pilot.screen.stage.focusables}


def test_it_runs_until_it_is_stopped_and_its_pace_can_be_changed() -> None:
    pilot = watch_game("gandengyan", 2)
    projector = theatre(pilot).projector
    pilot.key(pygame.K_SPACE)
    pilot.run(4)
    slow = projector.step - 2
    assert slow > 1
    for _ in PACES:
        pilot.click("theatre.faster")
    assert projector.pace == 8
    begun = projector.step
    pilot.wait(4)
    assert projector.step - begun > 2 * slow or projector.at_end
    pilot.click("theatre.run")
    step = projector.step
    pilot.wait(3)
    assert projector.step == step


def test_at_the_end_it_stops_and_runs_again_from_the_beginning() -> None:
    pilot = watch_game("gandengyan", 58)
    projector = theatre(pilot).projector
    pilot.key(pygame.K_SPACE)
    pilot.wait_until(lambda: not projector.running)
    assert projector.at_end
    pilot.key(pygame.K_SPACE)
    assert projector.step <= 1


def test_every_seats_view_and_all_hands_open() -> None:
    pilot = watch_game("guandan", 20)
    pilot.key(pygame.K_3)
    assert shown(pilot).seat == 2
    assert_agrees(pilot)
    pilot.click("theatre.open")
    parts = theatre(pilot).scene.parts
    assert all(sprite.card >= 0 for pile in parts.cards.piles for sprite in pile)
    pilot.key(pygame.K_RIGHT)
    pilot.wait(3)
    assert_agrees(pilot)
    pilot.click("theatre.seat.1")
    assert shown(pilot).seat == 1
    assert_agrees(pilot)
    assert any(sprite.card < 0 for pile in theatre(pilot).scene.parts.cards.piles for sprite in pile)


def controls(pilot: Launcher) -> TheatreBar:
    found = pilot.find("theatre.bar")
    assert isinstance(found, TheatreBar)
    return found


SEEN = "Open hands: more than anyone at the table could see"
JUDGED = "Open hands: the coach judged without seeing them"


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)])
def test_while_all_hands_lie_open_the_controls_say_so(size: tuple[int, int], cut: list[str]) -> None:
    pilot = watch_game("guandan", 20, size=size)
    assert controls(pilot).note == ""
    pilot.key(pygame.K_0)
    pilot.wait(0.1)
    assert controls(pilot).note == SEEN
    theatre(pilot).add_marks([Mark(20, "coach", say("film.mark.end"))])
    pilot.wait(0.1)
    assert controls(pilot).note == JUDGED
    pilot.picture()
    assert cut == []
    pilot.key(pygame.K_0)
    pilot.wait(0.1)
    assert controls(pilot).note == ""


def test_the_rules_chip_tells_by_which_rules_the_match_was_played() -> None:
    pilot = watch_game("gandengyan", 5)
    pilot.click("table.rules")
    pilot.wait(0.3)
    assert isinstance(pilot.screen, RulesPage)
    told = [block.text for block in pilot.screen._of_this_match()]
    assert told[0].endswith("House")
    assert "Hand size: 5 cards" in told


def test_keys_lead_to_tricks_marks_and_both_ends() -> None:
    pilot = watch_game("guandan", 0, most=200)
    projector = theatre(pilot).projector
    film = projector.film
    pilot.key(pygame.K_PAGEDOWN)
    assert projector.step == film.tricks(0)[0]
    pilot.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
    assert projector.step == film.tricks(0)[1]
    pilot.key(pygame.K_PAGEUP)
    assert projector.step == film.tricks(0)[0]
    pilot.key(pygame.K_END)
    assert projector.step == film.length
    pilot.key(pygame.K_UP)
    assert projector.step in {mark.step for mark in film.marks}
    pilot.key(pygame.K_HOME)
    assert projector.step == 0
    assert_agrees(pilot)


def test_the_timeline_is_pulled_and_a_mark_is_hit_and_explained() -> None:
    pilot = watch_game("guandan", 0, most=200)
    projector = theatre(pilot).projector
    line = theatre(pilot).stage.find("theatre.timeline")
    assert line is not None
    pilot.drag("theatre.timeline", (200, 0))
    assert 100 < projector.step < 150
    assert_agrees(pilot)
    mark = projector.film.marks[0]
    pilot.click_at(pilot.ui.canvas.point(line.across(mark.step) + 3, line.rect.centery))  # type: ignore[attr-defined]
    assert projector.step == mark.step
    assert line.hint == theatre(pilot).words.sentence(mark.tip)


@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_line_of_the_log_leads_to_its_step(language: str) -> None:
    pilot = watch_game("gandengyan", 30, size=(1920, 1080), language=language)
    pilot.picture()
    log = theatre(pilot).stage.find("theatre.log")
    assert log is not None
    place, told = next((place, told) for place, told in log._places if told.step < 28)  # type: ignore[attr-defined]
    pilot.click_at(pilot.ui.canvas.point(*place.center))
    assert theatre(pilot).projector.step == told.step


def test_where_there_is_little_room_the_log_comes_when_asked() -> None:
    pilot = watch_game("gandengyan", 30, size=(1024, 768))
    assert not pilot.sees("theatre.log")
    pilot.key(pygame.K_l)
    assert pilot.sees("theatre.log")
    assert_agrees(pilot)


def test_a_rounds_board_leads_on_in_the_film() -> None:
    one = recorded("gandengyan", 1)
    step = next(mark.step for mark in one.film().marks if mark.kind == "round")
    pilot = watch(one, step)
    pilot.wait(3)
    assert pilot.sees("theatre.forward")
    pilot.click("board.next")
    pilot.wait(4)
    assert theatre(pilot).projector.step > step
    assert not pilot.sees("table.board")


@pytest.mark.parametrize(
    ("game", "pace", "seconds"), [("guandan", 1, 2.0), ("gandengyan", 1, 2.0), ("guandan", 8, 0.2)]
)
def test_the_board_after_a_round_is_seen_while_the_film_runs(game: str, pace: int, seconds: float) -> None:
    one = recorded(game, 1, 130)
    step = next(mark.step for mark in one.film().marks if mark.kind == "round")
    pilot = watch(one, step - 1)
    for _ in range(PACES.index(pace) - PACES.index(1)):
        pilot.click("theatre.faster")
    pilot.key(pygame.K_SPACE)
    seen = 0.0
    while theatre(pilot).projector.step <= step:
        pilot.wait(1 / 60)
        board = theatre(pilot).scene.parts.boards.board
        seen += 1 / 60 if board is not None and board.due else 0.0
    assert seen > seconds


def test_the_last_board_begins_anew_and_the_arrow_leaves() -> None:
    one = recorded("gandengyan", 1)
    pilot = watch(one, len(one.record.steps))
    pilot.wait(4)
    assert not pilot.sees("board.rematch")
    pilot.click("board.again")
    pilot.wait(0.1)
    assert theatre(pilot).projector.step <= 1
    pilot.click("table.leave")
    pilot.wait(0.5)
    assert pilot.sees("home.history")


def test_the_coachs_marks_appear_at_once() -> None:
    pilot = watch_game("gandengyan", 30)
    pilot.wait(2)
    before, flips = pygame.image.tobytes(pilot.picture(), "RGB"), pilot.window.flips
    theatre(pilot).add_marks([Mark(20, "coach", say("film.mark.end"))])
    pilot.loop.tick()
    assert pilot.window.flips == flips + 1
    assert pygame.image.tobytes(pilot.window.surface, "RGB") != before
    pilot.key(pygame.K_UP)
    assert theatre(pilot).projector.step == 20


def test_drawn_again_it_looks_the_same() -> None:
    pilot = watch_game("gandengyan", 30)
    pilot.wait(2)
    first = pygame.image.tobytes(pilot.picture(), "RGB")
    assert pygame.image.tobytes(pilot.picture(), "RGB") == first


def test_a_third_partys_game_is_shown_as_well(crazy_eights: GamePlugin) -> None:
    pilot = watch(recorded_by(found(crazy_eights), 3), 5)
    for key in (pygame.K_RIGHT, pygame.K_0, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_END):
        pilot.key(key)
        pilot.wait(2)
        assert_agrees(pilot)


def storm(game: str, strokes: int) -> None:
    pilot = watch_game(game, 0, most=300)
    draw = random.Random(7)
    for number in range(strokes):
        if draw.random() < 0.3:
            theatre(pilot).projector.jump(draw.randrange(300))
        else:
            pilot.tap(draw.choice(KEYS))
        if number % 25 == 0:
            pilot.wait(0.05)
            assert_agrees(pilot)
    pilot.wait(0.05)
    assert_agrees(pilot)


@pytest.mark.parametrize("game", GAMES)
def test_a_storm_of_keys_and_jumps(game: str) -> None:
    storm(game, 170)


@pytest.mark.slow
@pytest.mark.timeout(1500)
@pytest.mark.parametrize("game", GAMES)
def test_a_storm_of_ten_thousand(game: str) -> None:
    storm(game, 10_000)


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_button_of_the_controls_lies_on_another(seats: int, size: tuple[int, int], scale: float) -> None:
    one = installed("uno")
    pilot = watch(recorded_by(one, 1, most=5, seats=min(seats, one.plugin.seats[1])), size=size, ui_scale=scale)
    bar = pilot.find("theatre.bar")
    rects = [child.rect for child in bar.children]
    assert all(bar.rect.contains(rect) for rect in rects)
    assert not [one for number, one in enumerate(rects) if one.collidelistall(rects[number + 1 :])]


def test_unos_table_is_dyed_once_for_each_colour_however_often_one_jumps(monkeypatch: pytest.MonkeyPatch) -> None:
    from cardcade_uno.scene.felt import UnoFelt

    dyed: list[str] = []
    dye = UnoFelt._dye
    monkeypatch.setattr(UnoFelt, "_dye", lambda felt, cloth, colour: (dyed.append(colour), dye(felt, cloth, colour)))
    pilot = watch_game("uno", 10)
    pilot.picture()
    before = len(dyed)
    for _ in range(5):
        theatre(pilot).projector.jump(10)
        pilot.wait(0.05)
        pilot.picture()
    assert before > 0
    assert len(dyed) == before
