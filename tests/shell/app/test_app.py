"""The launcher as a whole: the first frame, and what starts only when it is needed."""

from __future__ import annotations

import gc
import subprocess
import sys

import pytest

from cardcade import discovery
from cardcade.cli import main
from cardcade.discovery import Found
from cardcade.shell.app import start
from cardcade.shell.app.app import App
from cardcade.shell.app.house import silent_house
from cardcade.shell.app.settings import Settings
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.window import Headless

from ..launcher import Launcher

FIRST_FRAME = """
import sys
from cardcade.shell.app.app import App
from cardcade.shell.app.house import silent_house
from cardcade.shell.app.settings import Settings
from cardcade.shell.window.window import Headless
app = App(Headless((1280, 720)), silent_house(Settings(language="en"), keeps=True, bots_apart=True))
app.loop.after_first_frame.clear()
app.pages.open_home()
app.loop.tick()
assert app.window.flips == 1
print(*sys.modules)
"""
NOT_YET = ("cardcade.engine.match", "cardcade.shell.match", "cardcade.shell.store", "cardcade.table.scene")
NOT_YET += ("cardcade.workers", "cardcade.discovery", "cardcade_uno", "pydantic", "sqlite3", "subprocess")
NOT_YET += ("cardcade.engine.player", "cardcade.engine.temperament", "cardcade.shell.app.preset_folder", "locale")
NOT_YET += ("cardcade.shell.app.spacing", "cardcade.ui.rich", "cardcade.ui.widgets.slider")
NOT_YET += ("cardcade.ui.widgets.textfield", "cardcade.ui.widgets.toggle")


def test_before_the_first_frame_nothing_is_imported_that_it_does_not_show() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_FRAME], capture_output=True, text=True, check=True)
    imported = done.stdout.split()
    assert [name for name in imported if name.startswith(NOT_YET)] == []


def test_the_first_frame_shows_every_bundled_game_before_it_is_imported() -> None:
    app = App(Headless((1280, 720)), silent_house(Settings(language="en"), clock=HandClock()))
    app.pages.open_home()
    pilot = Launcher.driving(app.loop, app.loop.clock)  # type: ignore[arg-type]
    assert not app.shelf._loaded
    for game in discovery.bundled():
        assert pilot.sees(f"home.game.{game.id}")
        assert isinstance(game, Found)
        assert pilot.find(f"home.game.{game.id}").title.name == app.shelf.name(game.id)  # type: ignore[attr-defined]
    app.close()


def test_garbage_is_left_alone_until_the_first_frame_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[bool] = []

    def open_and_draw() -> int:
        app = App(Headless((1280, 720)), silent_house(Settings(language="en"), clock=HandClock()))
        app.pages.open_home()
        collected.append(gc.isenabled())
        app.loop.tick()
        collected.append(gc.isenabled())
        app.close()
        return 0

    monkeypatch.setattr(start, "open_launcher", open_and_draw)
    assert main([]) == 0
    assert collected == [False, True]


def test_garbage_is_collected_again_where_no_window_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "open_launcher", lambda: 1)
    assert main([]) == 1
    assert gc.isenabled()


def test_neither_store_nor_bots_start_before_somebody_needs_them() -> None:
    app = App(Headless((1280, 720)), silent_house(Settings(language="en"), keeps=True, bots_apart=True))
    app.pages.open_home()
    assert app.store is not None
    assert app.bots is not None
    assert not app.store.started
    assert not app.bots.started
    app.close()
    assert not app.store.started
