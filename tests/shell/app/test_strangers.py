"""Games of strangers: whatever is wrong with their faces, pages and texts, the launcher stands and says so."""

from __future__ import annotations

import shutil
from dataclasses import replace

import pygame
import pytest

from cardcade.engine.cards import HIDDEN
from cardcade.shell.screens.home.home import Home
from cardcade.shell.screens.rules.rules import RulesPage
from cardcade.testing.pilot import Pilot

from .strangers import NAMES, SVG, Stranger, note, told


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
    assert "not UTF-8" in pilot.screen._blocks()[0].text


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
