"""Covers of strangers' games: whatever is wrong with them, Home shows one and says why."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from cardcade.shell.app.app import App
from cardcade.shell.app.house import silent_house
from cardcade.shell.app.settings import Settings
from cardcade.shell.app.shelf import LAYERS, Cover
from cardcade.shell.screens.home.home import Home
from cardcade.shell.screens.plugins.plugins import PluginsPage
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.window import Headless

from ..launcher import Launcher, open_launcher
from .strangers import CARD, COVER, Stranger, note, told


def cover(pilot: Launcher, stranger: Stranger) -> Cover:
    return pilot.app.shelf.cover(stranger.found)


def own(stranger: Stranger, cover: Cover) -> bool:
    return cover.whole.is_relative_to(stranger.folder)


SPOILT: dict[str, tuple[Callable[[Stranger], object], str, str]] = {
    "no XML": (lambda game: game.write("assets/cover.svg", "hello"), "is not an SVG picture", "不是 SVG 图片"),
    "empty": (lambda game: game.write("assets/cover.svg", ""), "is not an SVG picture", "不是 SVG 图片"),
    "of no size": (
        lambda game: game.write("assets/cover.svg", '<svg width="0" height="0"/>'),
        "is not an SVG picture",
        "不是 SVG 图片",
    ),
    "cut off": (lambda game: game.write("assets/cover.svg", COVER[:80]), "shows nothing", "什么也没有"),
    "a folder": (lambda game: (game.folder / "assets" / "cover.svg").mkdir(parents=True), "is a folder", "是个文件夹"),
    "50 MB": (lambda game: game.write("assets/cover.svg", b"x" * (50 * 2**20)), "is larger than 4 MB", "超过 4 MB"),
}


@pytest.mark.parametrize("spoilt", SPOILT)
def test_home_shows_the_usual_cover_instead_of_a_spoilt_one_and_says_why(stranger: Stranger, spoilt: str) -> None:
    spoil, *words = SPOILT[spoilt]
    spoil(stranger)
    for language, why in zip(("en", "zh"), words, strict=True):
        pilot = stranger.opened(language)
        pilot.picture()
        assert isinstance(pilot.screen, Home)
        assert not own(stranger, cover(pilot, stranger))
        assert "cover.svg" in note(pilot)
        assert why in note(pilot)
        assert why in told(pilot)
        pilot.picture()
        assert isinstance(pilot.screen, PluginsPage)


def test_a_cover_that_may_not_be_read_is_told_too(stranger: Stranger, monkeypatch: pytest.MonkeyPatch) -> None:
    locked, real = stranger.write("assets/cover.svg", COVER), Path.open

    def refused(path: Path, *how: object, **more: object) -> object:
        if path == locked:
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, *how, **more)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", refused)
    pilot = stranger.opened()
    pilot.picture()
    assert "cover.svg cannot be read (Permission denied)" in note(pilot)


def test_a_folder_that_may_not_be_entered_is_as_good_as_none(
    stranger: Stranger, monkeypatch: pytest.MonkeyPatch
) -> None:
    hidden, real = stranger.write("assets/cover.svg", COVER).parent, Path.stat

    def refused(path: Path, **how: bool) -> object:
        if path.is_relative_to(hidden) and path != hidden:
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, **how)

    monkeypatch.setattr(Path, "stat", refused)
    pilot = stranger.opened()
    pilot.picture()
    assert isinstance(pilot.screen, Home)


def test_an_installed_game_is_looked_over_beside_the_picture(installed_eights: Path) -> None:
    (installed_eights / "assets").mkdir()
    (installed_eights / "assets" / "cover.svg").write_text("hello", "utf-8")
    clock = HandClock()
    app = App(Headless((1280, 720)), silent_house(Settings(language="en"), clock=clock))
    app.pages.open_home()
    pilot = Launcher.driving(app.loop, clock)
    assert isinstance(pilot, Launcher)
    pilot.picture()
    for thread in threading.enumerate():
        if thread.name == "games":
            thread.join()
    pilot.wait(0.1)
    assert app.shelf.complete
    assert list(app.shelf._looked_over) == ["crazy_eights"]
    pilot.picture()
    assert isinstance(pilot.screen, Home)
    assert "cover.svg" in note(pilot)
    app.close()


def test_a_game_with_a_spoilt_cover_can_be_played(stranger: Stranger) -> None:
    stranger.write("assets/cover.svg", "hello")
    pilot = stranger.opened()
    pilot.choose("home.game.crazy_eights")
    pilot.picture()
    pilot.choose("setup.start")
    pilot.settle()
    pilot.picture()
    assert pilot.parts.hand.cards


@pytest.mark.parametrize("spoilt", LAYERS)
def test_a_spoilt_layer_leaves_the_cover_in_one_piece(stranger: Stranger, spoilt: str) -> None:
    for name in ("cover.svg", *LAYERS):
        stranger.write(f"assets/{name}", COVER)
    stranger.write(f"assets/{spoilt}", "hello")
    pilot = stranger.opened()
    whole = stranger.folder / "assets" / "cover.svg"
    assert cover(pilot, stranger) == Cover(whole, (whole,))
    assert spoilt in note(pilot)
    pilot.point("home.game.crazy_eights")
    pilot.wait(0.5)
    pilot.picture()
    assert isinstance(pilot.screen, Home)


def test_a_layer_may_be_left_empty(stranger: Stranger) -> None:
    for name in ("cover.svg", *LAYERS[:2]):
        stranger.write(f"assets/{name}", COVER)
    stranger.write(f"assets/{LAYERS[2]}", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 560"/>')
    pilot = stranger.opened()
    assert len(cover(pilot, stranger).layers) == 3
    assert not note(pilot)


def test_a_sound_game_has_nothing_to_note(stranger: Stranger) -> None:
    stranger.write("assets/cover.svg", COVER)
    stranger.write("assets/cards/S7.svg", CARD)
    stranger.write("assets/back.svg", CARD)
    pilot = stranger.opened()
    assert own(stranger, cover(pilot, stranger))
    assert not note(pilot)


def test_the_house_s_own_covers_are_not_examined(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = open_launcher()
    pilot.picture()
    assert not pilot.ui.art._sound
    assert not pilot.ui.art.flaws


def test_many_flaws_are_counted_on_the_tile_and_told_on_the_plugins_page(stranger: Stranger) -> None:
    for name in ("cover.svg", "back.svg", *(f"cards/S{number}.svg" for number in range(2, 60))):
        stranger.write(f"assets/{name}", "hello")
    pilot = stranger.opened()
    assert note(pilot) == "60 of its files cannot be used: see Plugins"
    words = told(pilot)
    assert "cover.svg" in words
    assert "back.svg" in words
    assert words.count(".svg") < 20
    assert "more" in words
