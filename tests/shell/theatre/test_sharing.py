"""Giving a match away: as a file, as a picture of its result."""

import pygame
import pytest

from cardcade.discovery.replays import read_replay
from cardcade.shell.theatre.clip import Reel
from cardcade.shell.theatre.match_files import shared_folder
from cardcade.ui.toasts import PLATE

from ...drawn import plates_drawn
from ...recorded import GAMES, Recorded, recorded
from .watching import theatre, watch


@pytest.fixture(scope="module")
def one() -> Recorded:
    return recorded("gandengyan", 1)


@pytest.fixture(autouse=True)
def no_file_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardcade.shell.screens.common.folder.open_folder", lambda _: True)


def test_an_exported_match_can_be_read_again(one: Recorded) -> None:
    pilot = watch(one)
    pilot.choose("theatre.more", "theatre.menu.export")
    (file,) = shared_folder().glob("gandengyan-*.json")
    assert read_replay(file).chain == one.record.chain


def test_the_picture_shows_the_result_and_changes_nothing_on_the_screen(one: Recorded) -> None:
    pilot = watch(one, 10, size=(1280, 720))
    pilot.choose("theatre.more", "theatre.menu.picture")
    (file,) = shared_folder().glob("gandengyan-*.png")
    assert pygame.image.load(file).get_size() == (1280, 720)
    assert pilot.sees("theatre.timeline")


def test_the_picture_tells_the_moment_of_the_whole_match_and_shows_no_buttons(
    one: Recorded, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = watch(one, 10, size=(1280, 720))
    reels: list[Reel] = []
    kept = Reel.draw
    monkeypatch.setattr(Reel, "draw", lambda reel, painter: (reels.append(reel), kept(reel, painter)))
    pilot.choose("theatre.more", "theatre.menu.picture")
    board = reels[-1].scene.parts.boards.board
    assert board is not None
    assert board.buttons == []
    assert reels[-1].stage.focus.widget is None, "no ring where a button would be"
    (moment,) = [mark.tip for mark in theatre(pilot).feature.film.marks if mark.kind == "moment"]
    assert board.moment == theatre(pilot).words.say(moment)


def test_what_cannot_be_written_is_said(one: Recorded) -> None:
    pilot = watch(one)
    shared_folder().parent.mkdir(parents=True, exist_ok=True)
    shared_folder().write_text("in the way", "utf-8")
    pilot.choose("theatre.more", "theatre.menu.export")
    assert [toast.text for toast in pilot.app.ui.toasts.toasts] == ["It could not be saved: File exists."]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768)])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_it_hides_no_player_and_no_card(game: str, size: tuple[int, int]) -> None:
    pilot = watch(recorded(game, 1, most=60), 12, size=size)
    pilot.choose("theatre.more", "theatre.menu.export")
    with plates_drawn(PLATE) as drawn:
        pilot.wait(1)
        pilot.picture()
    parts = theatre(pilot).scene.parts
    kept = [plate.rect for plate in parts.plates] + [sprite.pose.rect for pile in parts.cards.piles for sprite in pile]
    assert drawn
    assert not [place for place in drawn if place.collidelist(kept) >= 0]
