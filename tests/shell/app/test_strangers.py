"""Games of strangers: whatever is wrong with their pictures, pages and texts, the launcher stands and says so."""

from __future__ import annotations

import itertools
import shutil
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.discovery import Found
from cardcade.engine.cards import HIDDEN
from cardcade.shell.app.app import App, silent_house
from cardcade.shell.app.settings import Settings
from cardcade.shell.app.shelf import LAYERS, Cover
from cardcade.shell.screens.home import Home
from cardcade.shell.screens.plugins import PluginsPage
from cardcade.shell.screens.rules import RulesPage
from cardcade.shell.screens.tile import Tile
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.window import Headless
from cardcade.testing.pilot import Pilot
from cardcade.ui import Paragraph

from ..launcher import Launcher, open_launcher

SAMPLE = Path(__file__).parents[2] / "thirdparty" / "crazy_eights" / "crazy_eights"
NAMES = (f"strange_eights_{number}" for number in itertools.count())
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}"><rect width="{0}" height="{1}" fill="{2}"/></svg>'
COVER, CARD = SVG.format(420, 560, "#c03040"), SVG.format(216, 314, "#30c040")


@dataclass
class Stranger:
    """A game in a folder of its own, to be spoilt."""

    folder: Path
    found: Found

    def write(self, name: str, content: str | bytes) -> Path:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        return file

    def opened(self, language: str = "en", **how: object) -> Launcher:
        return open_launcher([self.found], language=language, **how)  # type: ignore[arg-type]


@pytest.fixture
def stranger(crazy_eights: GamePlugin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stranger:
    name = next(NAMES)
    shutil.copytree(SAMPLE, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(str(tmp_path))
    return Stranger(tmp_path / name, Found(replace(crazy_eights, package=name), "sample", "1.0", False))


def cover(pilot: Launcher, stranger: Stranger) -> Cover:
    return pilot.app.shelf.cover(stranger.found)


def own(stranger: Stranger, cover: Cover) -> bool:
    return cover.whole.is_relative_to(stranger.folder)


def note(pilot: Launcher) -> str:
    tile = pilot.find("home.game.crazy_eights")
    assert isinstance(tile, Tile)
    return tile.title.note


def told(pilot: Launcher) -> str:
    """Every word of the plugins page."""
    pilot.choose("home.plugins")
    assert isinstance(pilot.screen, PluginsPage)
    return "\n".join(one.text for one in pilot.screen.stage.top.walk() if isinstance(one, Paragraph))


# -- covers

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


# -- at the table


def at_table(stranger: Stranger) -> Pilot:
    pilot = Pilot.at_table(stranger.found.plugin, seats=2, seed=5)
    pilot.settle()
    pilot.picture()
    return pilot


def face(pilot: Pilot) -> str:
    """A card of the hand."""
    return pilot.parts.game.deck.faces[pilot.parts.hand.cards[0].sprite.card]


def pixels(pilot: Pilot, card: int) -> bytes:
    return pygame.image.tobytes(pilot.parts.faces.picture(card, 110), "RGBA")


@pytest.mark.parametrize("content", ["hello", "", b"x" * (5 * 2**20)])
def test_a_spoilt_face_is_a_plain_card_with_its_name(stranger: Stranger, content: str | bytes) -> None:
    name = face(at_table(stranger))
    stranger = fresh(stranger)
    stranger.write(f"assets/cards/{name}.svg", content)
    pilot = at_table(stranger)
    faces = pilot.parts.faces
    card = faces.names.index(name)
    spoilt = pixels(pilot, card)
    faces.find = lambda _: None
    assert spoilt == pixels(pilot, card)


def test_a_spoilt_back_is_the_house_s(stranger: Stranger) -> None:
    usual = pixels(at_table(stranger), HIDDEN)
    stranger = fresh(stranger)
    stranger.write("assets/back.svg", "hello")
    assert pixels(at_table(stranger), HIDDEN) == usual


@pytest.mark.parametrize("shape", [(216, 216), (100, 314)])
def test_a_face_of_another_shape_lies_on_a_whole_card(stranger: Stranger, shape: tuple[int, int]) -> None:
    name = face(at_table(stranger))
    stranger = fresh(stranger)
    stranger.write(f"assets/cards/{name}.svg", SVG.format(*shape, "#30c040"))
    pilot = at_table(stranger)
    picture = pilot.parts.faces.picture(pilot.parts.faces.names.index(name), 110)
    middle = picture.get_rect().center
    assert picture.get_at(middle)[:3] == (0x30, 0xC0, 0x40)
    for bare in ((middle[0], 20), (20, middle[1])):
        assert sum(picture.get_at(bare)[:3]) > 300, "no bare strip"


def fresh(stranger: Stranger) -> Stranger:
    """The same game under another name: what has been found out of a game is remembered."""
    name = next(NAMES)
    folder = shutil.copytree(stranger.folder, stranger.folder.parent / name)
    return Stranger(folder, replace(stranger.found, plugin=replace(stranger.found.plugin, package=name)))


# -- rules pages and texts


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"\xff\xfe# Rules", "is not UTF-8 text"), (b"# Rules\n" * 20_000, "is larger than 128 KB")],
)
def test_a_rules_page_that_cannot_be_shown_gives_way_to_the_other_language(
    stranger: Stranger, content: bytes, why: str
) -> None:
    stranger.write("locale/rules.en.md", content)
    pilot = stranger.opened()
    assert f"rules.en.md {why}" in note(pilot)
    pilot.choose("home.rules")
    pilot.picture()
    assert isinstance(pilot.screen, RulesPage)
    assert pilot.app.shelf.rules_text(stranger.found) == (stranger.folder / "locale/rules.zh.md").read_text("utf-8")


def test_without_any_rules_page_its_place_says_why(stranger: Stranger) -> None:
    for code in ("zh", "en"):
        stranger.write(f"locale/rules.{code}.md", b"\xff\xfe")
    pilot = stranger.opened()
    pilot.choose("home.rules")
    pilot.picture()
    assert isinstance(pilot.screen, RulesPage)
    assert "not UTF-8" in pilot.screen._blocks()[0][1]


def test_a_spoilt_face_on_a_rules_page_is_named(stranger: Stranger) -> None:
    stranger.write("assets/cards/S7.svg", "hello")
    stranger.write("locale/rules.en.md", "# Eights\n\nPlay {{S7}} first.")
    pilot = stranger.opened()
    pilot.choose("home.rules")
    pilot.picture()
    words = [part for one in pilot.screen.stage.top.walk() for part in getattr(one, "parts", [])]
    assert [part.text for part in words] == ["Play ", "S7 ", " first."]


@pytest.mark.parametrize("broken", ["en", "zh"])
def test_a_damaged_catalogue_is_told_and_the_other_language_stands_in(stranger: Stranger, broken: str) -> None:
    stranger.write(f"locale/{broken}.toml", "name = ")
    pilot = stranger.opened(broken)
    pilot.picture()
    assert isinstance(pilot.screen, Home)
    assert f"{broken}.toml" in note(pilot)
    assert pilot.app.shelf.name("crazy_eights") in ("Crazy Eights", "疯狂八点")
    assert f"{broken}.toml" in told(pilot)


def test_damage_in_the_other_language_shows_when_it_is_chosen(stranger: Stranger) -> None:
    stranger.write("locale/zh.toml", b"\xff")
    pilot = stranger.opened("en")
    pilot.app.settings.change(language="zh")
    pilot.app.loop.screen.rebuild()
    pilot.picture()
    assert "zh.toml" in note(pilot)


def test_endless_words_do_not_stop_home(stranger: Stranger) -> None:
    stranger.write("locale/en.toml", f'name = "{"n" * 100_000}"\npitch = "{"p" * 100_000}"\n')
    pilot = stranger.opened()
    pilot.picture()
    assert isinstance(pilot.screen, Home)
