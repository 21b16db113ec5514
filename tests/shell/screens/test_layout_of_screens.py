"""Every page in both languages, at the usual shapes and UI scales: nothing overlaps, leaves the window or is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from cardcade import discovery
from cardcade.discovery import Broken, Found
from cardcade.discovery.editing import Editing
from cardcade.engine.message import say
from cardcade.shell.screens.home.carousel import Carousel
from cardcade.ui import Paragraph, ScrollArea, Widget
from cardcade.ui.theme import TITLE

from ..benches import arena_with_results, lab_with_results
from ..launcher import Launcher, open_launcher

SHAPES = [((1280, 720), 1.0), ((1280, 720), 0.75), ((1280, 720), 1.5), ((1280, 720), 2.0)]
SHAPES += [((1024, 768), 1.0), ((1024, 768), 2.0), ((1680, 720), 1.0), ((1680, 720), 2.0)]


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize(("size", "ui_scale"), SHAPES)
def test_every_page_is_laid_out_well(
    size: tuple[int, int], ui_scale: float, language: str, cut: list[str], game_that_fails: Broken
) -> None:
    pilot = open_launcher([*with_three_levels(), game_that_fails], size=size, language=language, ui_scale=ui_scale)
    for name, open_page in pages(pilot):
        open_page()
        pilot.wait(0.3)
        pilot.picture()
        assert cut == [], f"{name} shortens its words"
        assert list(strays(pilot)) == [], f"{name} leaves the window"
        assert list(overlaps(pilot)) == [], f"{name} overlaps"
        pilot.loop.home()


def with_three_levels() -> list[Found]:
    """The bundled games, each with as many bots as a setup usually offers."""
    games = [game for game in discovery.bundled() if isinstance(game, Found)]
    levels = ("easy", "medium", "hard")
    return [
        replace(game, plugin=replace(game.plugin, bots=dict.fromkeys(levels, game.plugin.bots["easy"])))
        for game in games
    ]


def pages(pilot: Launcher) -> list[tuple[str, Callable[[], object]]]:
    app = pilot.app
    setups = [
        (f"setup of {found.id}", lambda game=found.id: app.pages.open_setup(game)) for found in app.shelf.playable
    ]
    tabs = [(f"settings, tab {tab}", lambda tab=tab: open_settings(pilot, tab)) for tab in range(3)]
    return [
        ("home", lambda: None),
        *setups,
        *tabs,
        ("rules", app.pages.open_rules),
        ("presets", app.pages.open_presets),
        *((f"editor of {found.id}", lambda found=found: open_editor(pilot, found)) for found in app.shelf.playable),
        ("lab", lambda: app.pages.open_lab("uno")),
        ("charts of the lab", lambda: lab_with_results(pilot, "uno")),
        ("table of the lab", lambda: lab_with_results(pilot, "uno", as_table=True)),
        *((f"arena, view {view}", lambda view=view: arena_with_results(pilot, view)) for view in range(3)),
        ("plugins", app.pages.open_plugins),
        ("history", app.pages.open_history),
        ("crash", lambda: crash(pilot)),
    ]


def open_editor(pilot: Launcher, found: Found) -> None:
    library = pilot.app.shelf.library(found)
    editing = Editing.copy(library, library.default, pilot.app.language.code, "Mine")
    for key in editing.keys:
        if key.kind is bool:
            editing.set(key, not key.default)
    pilot.app.pages.open_editor(found, editing)


def open_settings(pilot: Launcher, tab: int) -> None:
    pilot.app.pages.open_settings()
    pilot.screen.open_tab(tab)  # type: ignore[attr-defined]


def crash(pilot: Launcher) -> None:
    shown = pilot.loop.on_crash(ZeroDivisionError("division by zero"))
    assert shown is not None
    pilot.loop.push(shown)


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1680, 720)])
def test_no_button_covers_what_an_empty_page_says(size: tuple[int, int], language: str) -> None:
    pilot = open_launcher(size=size, language=language, ui_scale=2.0)
    pilot.app.pages.open_history()
    pilot.wait(0.3)
    button = pilot.find("page.play").place
    told = [widget for widget in pilot.screen.stage.top.walk() if isinstance(widget, Paragraph)]
    assert told
    for one in told:
        height = pilot.ui.text.height(one.text, one.type_, one.rect.w)
        assert one.place.top + height <= button.top + 1


def test_at_full_hd_every_word_but_a_pages_title_is_twice_as_large(drawn: dict[str, int]) -> None:
    usual, large = (letters(open_launcher(size=(1920, 1080), ui_scale=scale), drawn) for scale in (1.0, 2.0))
    for name, words in usual.items():
        both = {text for text in words.keys() & large[name].keys() if words[text] < TITLE.size * 0.9}
        assert both
        assert {text: (words[text], large[name][text]) for text in both if large[name][text] < 1.9 * words[text]} == {}


def letters(pilot: Launcher, drawn: dict[str, int]) -> dict[str, dict[str, int]]:
    """How many pixels high the letters of every text on every page are."""
    found = {}
    for name, open_page in pages(pilot):
        open_page()
        pilot.wait(0.3)
        drawn.clear()
        pilot.ui.art.forget((1920, 1080))
        pilot.picture()
        found[name] = dict(drawn)
        pilot.loop.home()
    return found


def strays(pilot: Launcher) -> Iterator[str]:
    area = pilot.ui.canvas.area
    for widget in fixed(pilot):
        place = widget.place
        if min(place.left, place.top) < -1 or place.right > area.w + 1 or place.bottom > area.h + 1:
            yield widget.meaning


def overlaps(pilot: Launcher) -> Iterator[tuple[str, str]]:
    shown = list(fixed(pilot))
    for number, one in enumerate(shown):
        for other in shown[number + 1 :]:
            common = one.place.clip(other.place)
            if common.w > 2 and common.h > 2:
                yield one.meaning, other.meaning


def fixed(pilot: Launcher) -> Iterator[Widget]:
    """What can be pressed and does not scroll."""
    return (widget for widget in pilot.screen.stage.top.walk() if widget.focusable and not scrolls(widget))


def scrolls(widget: Widget) -> bool:
    parent = widget.parent
    while parent is not None:
        if isinstance(parent, ScrollArea | Carousel):
            return True
        parent = parent.parent
    return False


@pytest.fixture
def game_that_fails() -> Broken:
    reason = say("discovery.import_failed", error="ImportError: No module named 'numbers_of_cards'")
    return Broken("poker", "evil-poker", "0.3", reason)
