"""The presets page while files are written elsewhere, and rules that are sent and pasted."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from cardcade.discovery.library import Library
from cardcade.engine.presets import Preset
from cardcade.engine.shared_rules import read_shared, shared_text
from cardcade.shell.app import preset_folder
from cardcade.shell.screens.editor.editor import EditorPage
from cardcade.shell.screens.presets.presets import PresetsPage
from cardcade.shell.screens.setup.setup import Setup
from cardcade.ui import Button, ScrollArea
from cardcade_uno import cardcade_game as uno

from ...engine.shared_texts import packed
from ..launcher import Launcher, open_launcher
from .at_the_editor import at_presets, reach, words, write

GOOD = 'game = "uno"\nextends = "quick"\n[name]\nen = "Ours"\n'


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    held = [""]

    def put(text: str) -> None:
        held[0] = text

    monkeypatch.setattr(pygame.scrap, "put_text", put)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[0])
    return held


def own(page: PresetsPage) -> dict[str, Preset]:
    return page.app.shelf.library(page.games[page.tab]).presets


def picked(pilot: Launcher) -> str:
    page = pilot.screen
    assert isinstance(page, PresetsPage)
    return page.rows()[page.picked].meaning


def test_a_file_that_is_written_appears_and_the_selection_stays(folder: Path) -> None:
    pilot = open_launcher()
    at_presets(pilot)
    pilot.choose("presets.party")
    write(folder, GOOD, "aaa")
    pilot.app.preset_folder.look()
    pilot.wait(0.3)
    assert pilot.sees("presets.aaa")
    assert picked(pilot) == "presets.party"


def test_an_edited_file_is_shown_as_it_is_now(folder: Path) -> None:
    write(folder, GOOD)
    pilot = open_launcher()
    at_presets(pilot)
    reach(pilot, "presets.mine")
    pilot.choose("presets.mine")
    write(folder, GOOD.replace("Ours", "Yours"))
    pilot.app.preset_folder.look()
    pilot.wait(0.3)
    assert picked(pilot) == "presets.mine"
    assert "Yours" in words(pilot)


def test_a_file_that_breaks_keeps_its_last_good_rules_and_tells_every_problem_with_its_place(folder: Path) -> None:
    write(folder, GOOD)
    pilot = open_launcher()
    page = at_presets(pilot)
    reach(pilot, "presets.mine")
    pilot.choose("presets.mine")
    write(folder, GOOD + "[basic]\ninitial_hand_size = 99\n[house]\njump_in = 1\n")
    pilot.app.preset_folder.look()
    pilot.wait(0.3)
    assert picked(pilot) == "presets.mine"
    assert own(page)["mine"].values["basic"]["initial_hand_size"] == 5
    told = words(pilot)
    assert "line 6, column 21 · basic.initial_hand_size" in told
    assert "line 8, column 11 · house.jump_in" in told
    assert page.say("presets.last_good") in told
    write(folder, GOOD + "[basic]\ninitial_hand_size = 9\n")
    pilot.app.preset_folder.look()
    pilot.wait(0.3)
    assert own(page)["mine"].values["basic"]["initial_hand_size"] == 9
    assert page.say("presets.last_good") not in words(pilot)


def test_a_file_that_is_no_toml_any_more_keeps_its_rules_and_a_deleted_one_is_gone(folder: Path) -> None:
    file = write(folder, GOOD)
    pilot = open_launcher()
    page = at_presets(pilot)
    assert "mine" in own(page)
    for text in ("game = ", "game = \n\n"):
        file.write_text(text, "utf-8")
        pilot.app.preset_folder.look()
        assert own(page)["mine"].names["en"] == "Ours"
    file.unlink()
    pilot.app.preset_folder.look()
    assert "mine" not in own(page)


def test_the_folder_is_looked_at_beside_the_picture_only_while_presets_are_shown(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preset_folder, "EVERY", 0.01)
    pilot = open_launcher()
    at_presets(pilot)
    write(folder, GOOD)
    for _ in range(500):
        if pilot.sees("presets.mine"):
            break
        pygame.time.wait(5)
        pilot.loop.run_posted()
    assert pilot.sees("presets.mine")
    pilot.choose("page.back")
    assert pilot.app.preset_folder._closing.is_set()


def test_a_page_at_rest_is_not_drawn_until_a_file_changes(folder: Path) -> None:
    pilot = open_launcher()
    at_presets(pilot)
    pilot.run(4.0)
    before = pilot.window.flips
    pilot.run(5.0)
    assert pilot.window.flips == before
    write(folder, GOOD)
    pilot.loop.post(pilot.app.preset_folder.look)
    pilot.loop.tick()
    assert pilot.window.flips > before
    assert pilot.sees("presets.mine")


def test_what_changed_while_nobody_looked_is_seen_on_coming_back(folder: Path) -> None:
    pilot = open_launcher()
    at_presets(pilot)
    pilot.choose("page.back")
    write(folder, GOOD)
    at_presets(pilot)
    assert pilot.sees("presets.mine")


def test_at_the_setup_an_edited_file_is_followed_and_stays_picked(folder: Path) -> None:
    write(folder, GOOD)
    pilot = open_launcher()
    pilot.choose("home.game.uno")
    page = pilot.screen
    assert isinstance(page, Setup)
    page.read_presets("mine")
    page.switch({"house.jump_in": True})
    write(folder, GOOD + "[basic]\ninitial_hand_size = 9\n")
    pilot.app.preset_folder.look()
    assert page.preset.name == "mine"
    assert (page.rules.rules.basic.initial_hand_size, page.rules.rules.house.jump_in) == (9, True)
    write(folder, GOOD + "[basic]\ninitial_hand_size = 99\n")
    pilot.app.preset_folder.look()
    assert page.rules.rules.basic.initial_hand_size == 9
    told = pilot.ui.toasts.toasts[-1].text
    assert told.startswith("mine.toml, line 6, column 21, basic.initial_hand_size:")


def test_rules_are_shared_as_a_text_and_opened_from_it(folder: Path, clipboard: list[str]) -> None:
    pilot = open_launcher()
    at_presets(pilot)
    pilot.choose("presets.house_mix", "presets.share")
    assert read_shared(clipboard[0]).written["house.jump_in"] is True
    pilot.choose("presets.paste", "paste.open")
    page = pilot.screen
    assert isinstance(page, EditorPage)
    assert page.editing.kept is None
    pilot.choose("editor.save")
    assert Library(uno()).presets["house-mix"].values == Library(uno()).presets["house_mix"].values
    pilot.choose("page.back")
    assert picked(pilot) == "presets.house-mix"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hello", "There are no rules in this text"),
        ("CC1:AAAAAAAA", "This text is not complete"),
        ("CC7:AAAAAAAA", "newer Cardcade"),
    ],
)
def test_a_bad_text_is_told_at_once_and_opens_nothing(text: str, why: str, clipboard: list[str]) -> None:
    pilot = open_launcher()
    at_presets(pilot)
    pilot.choose("presets.paste")
    pilot.type(text)
    assert why in getattr(pilot.find("paste.answer"), "text", "")
    button = pilot.find("paste.open")
    assert isinstance(button, Button)
    assert not button.enabled
    pilot.key(pygame.K_RETURN)
    assert isinstance(pilot.screen, PresetsPage)


def test_rules_of_a_game_that_is_not_there_and_values_that_do_not_fit_are_told(clipboard: list[str]) -> None:
    pilot = open_launcher()
    at_presets(pilot)
    party = Library(uno()).presets["party"]
    pilot.choose("presets.paste")
    pilot.type(shared_text("poker", party.rules, {}, {}))
    assert "poker" in getattr(pilot.find("paste.answer"), "text", "")
    pilot.key(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type(shared_text("guandan", party.rules, {}, {}))
    assert "basic" in getattr(pilot.find("paste.answer"), "text", "")


def test_every_mistake_of_a_pasted_text_is_told_by_the_name_of_its_rule(clipboard: list[str]) -> None:
    pilot = open_launcher()
    at_presets(pilot)
    pilot.choose("presets.paste")
    pilot.type(packed(["uno", {"basic.initial_hand_size": 99, "house.jump_in": 3, "basic.nonsense": 1}, {}, {}]))
    head, *mistakes = getattr(pilot.find("paste.answer"), "text", "").split("\n")
    assert head == "These rules do not fit your version of the game:"
    assert sorted(mistakes) == [
        "• Hand size (basic.initial_hand_size): 99 is out of range",
        "• Jump in (house.jump_in): cannot be 3",
        "• basic.nonsense: there is no such key",
    ]


def test_of_many_mistakes_the_last_ones_can_be_read_as_well(clipboard: list[str]) -> None:
    pilot = open_launcher()
    at_presets(pilot)
    pilot.choose("presets.paste")
    pilot.type(packed(["uno", {f"basic.nonsense_{number}": 1 for number in range(40)}, {}, {}]))
    answer = pilot.find("paste.answer")
    assert answer is not None
    assert getattr(answer, "text", "").endswith("• and 20 more")
    area = pilot.find("paste.answers")
    assert isinstance(area, ScrollArea)
    assert area.takes_focus
    area.scroll_to(area.furthest, at_once=True)
    assert answer.place.bottom <= area.place.bottom + 1
    foot = pilot.find("paste.open")
    assert foot is not None
    assert area.place.bottom <= foot.place.top


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_no_button_of_a_preset_is_left_alone_in_its_row(size: tuple[int, int]) -> None:
    pilot = open_launcher(size=size)
    at_presets(pilot)
    heights = [pilot.find(f"presets.{doing}").rect.y for doing in ("play", "copy", "lab", "share")]
    assert min(heights.count(one) for one in heights) >= 2
