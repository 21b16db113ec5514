"""What rules change is told in sentences, before all the rules one by one; a sentence leads to its rule."""

from pathlib import Path

import pygame
import pytest

from cardcade.engine.rule_words import differences
from cardcade.shell.screens.presets.change_list import ChangeLine
from cardcade.ui import ScrollArea, Widget

from ..launcher import Launcher, open_launcher
from .at_the_editor import at_presets, changing, reach, words, write


def in_view(widget: Widget) -> bool:
    """In each of the areas around it that scroll."""
    area = widget.parent
    while area is not None:
        if isinstance(area, ScrollArea) and not area.place.contains(widget.place):
            return False
        area = area.parent
    return True


def shown_rule(pilot: Launcher, page: str, path: str) -> None:
    """Out of sight first, in sight once its sentence is clicked."""
    assert not in_view(pilot.find(f"{page}.row.{path}"))
    reach(pilot, f"{page}.change.{path}")
    pilot.choose(f"{page}.change.{path}")
    pilot.wait(0.5)
    assert in_view(pilot.find(f"{page}.row.{path}"))
    pilot.screen.rebuild()  # as when a game is found meanwhile
    pilot.wait(0.5)
    assert in_view(pilot.find(f"{page}.row.{path}")), "it stays in sight"


@pytest.fixture
def edited(folder: Path) -> Launcher:
    """A preset of one's own with a change at the very end of the rules."""
    write(folder, 'game = "uno"\nextends = "standard"\n[match]\ntarget_score = 300\n')
    return open_launcher()


@pytest.mark.parametrize("language", ["zh", "en"])
def test_a_preset_says_in_sentences_what_it_changes_before_its_rules(language: str) -> None:
    pilot = open_launcher(language=language)
    page = at_presets(pilot)
    pilot.choose("presets.house_mix")
    library, text = page._library, pilot.app.language.text
    rules = library.presets["house_mix"].rules
    told = [text(line) for line in differences("uno", rules, library.default.rules, pilot.app.language.knows)]
    said = words(pilot)
    assert len(told) >= 3
    assert [line.text for line in page.stage.top.walk() if isinstance(line, ChangeLine)] == told
    assert said.index(told[-1]) < said.index(text("uno.rules.basic.title"))
    pilot.app.close()


def test_the_default_rules_have_nothing_to_tell_themselves_apart_by() -> None:
    pilot = open_launcher()
    at_presets(pilot)
    assert not [meaning for meaning in pilot.meanings if meaning.startswith("presets.change.")]
    pilot.app.close()


def test_a_sentence_on_the_presets_page_leads_to_its_rule() -> None:
    pilot = open_launcher()
    at_presets(pilot)
    pilot.choose("presets.house_mix")
    shown_rule(pilot, "presets", "house.jump_in")
    pilot.app.close()


def test_a_sentence_in_the_editor_leads_to_its_rule(edited: Launcher) -> None:
    changing(edited)
    shown_rule(edited, "editor", "match.target_score")
    edited.app.close()


def test_a_rule_that_is_chosen_from_a_list_is_led_to_as_well(folder: Path) -> None:
    write(folder, 'game = "uno"\nextends = "standard"\n[wild_draw_four]\ncondition = "always"\n')
    pilot = open_launcher()
    page = changing(pilot)
    shown_rule(pilot, "editor", "wild_draw_four.condition")
    focused = page.stage.focus.widget
    assert focused is not None
    assert focused.meaning.startswith("editor.wild_draw_four.condition")
    pilot.app.close()


def test_from_a_sentence_the_keyboard_goes_on_at_the_rule(edited: Launcher) -> None:
    page = changing(edited)
    page.stage.focus.set(edited.find("editor.change.match.target_score"))
    edited.key(pygame.K_RETURN)
    edited.wait(0.5)
    assert page.stage.focus.widget is edited.find("editor.match.target_score")
    edited.key(pygame.K_RIGHT)
    edited.wait(0.3)
    assert page.editing.rules.match.target_score == 350
    edited.app.close()
