"""At the editor of presets: how tests come there, and what they press."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame.event import Event

from cardcade.shell.screens.editor.editor import EditorPage
from cardcade.shell.screens.presets.presets import PresetsPage
from cardcade.ui import ScrollArea

from ..launcher import Launcher


def page_of(pilot: Launcher) -> EditorPage:
    return pilot.at(EditorPage)


def at_presets(pilot: Launcher, game: str = "uno") -> PresetsPage:
    pilot.choose("home.presets")
    assert isinstance(pilot.screen, PresetsPage)
    pilot.screen.open_tab([one.id for one in pilot.screen.games].index(game))
    pilot.wait(0.3)
    return pilot.screen


def editor_of(pilot: Launcher, preset: str = "standard", game: str = "uno") -> EditorPage:
    at_presets(pilot, game)
    reach(pilot, f"presets.{preset}")
    pilot.choose(f"presets.{preset}", "presets.copy")
    return page_of(pilot)


def write(folder: Path, text: str, name: str = "mine") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder / f"{name}.toml"


def changing(pilot: Launcher) -> EditorPage:
    """The editor of the player's own `mine`."""
    at_presets(pilot)
    reach(pilot, "presets.mine")
    pilot.choose("presets.mine", "presets.change")
    return page_of(pilot)


def reach(pilot: Launcher, meaning: str) -> None:
    """Brings it into view with the mouse wheel alone."""
    widget = pilot.find(meaning)
    area = widget.parent
    while area is not None and not isinstance(area, ScrollArea):
        area = area.parent
    assert area is not None
    pilot._mouse(pygame.MOUSEMOTION, pilot.ui.canvas.point(*area.place.center), rel=(0, 0), buttons=(0, 0, 0))
    for _ in range(80):
        place, room = widget.place, area.place
        if room.top - 1 <= place.top and place.bottom <= room.bottom + 1:
            return
        pilot.send(Event(pygame.MOUSEWHEEL, x=0, y=-1 if place.bottom > room.bottom else 1))
        pilot.wait(0.25)
    raise AssertionError(f"{meaning} cannot be reached")


def press(pilot: Launcher, meaning: str) -> None:
    reach(pilot, meaning)
    pilot.choose(meaning)


def step(pilot: Launcher, meaning: str, up: bool) -> None:
    reach(pilot, meaning)
    pilot.click_at(pilot.ui.canvas.point(*pilot.find(meaning).ends[up].move(0, offset(pilot, meaning)).center))  # type: ignore[attr-defined]
    pilot.wait(0.3)


def offset(pilot: Launcher, meaning: str) -> float:
    widget = pilot.find(meaning)
    return widget.place.y - widget.rect.y


def words(pilot: Launcher) -> list[str]:
    return [getattr(widget, "text", "") for widget in pilot.screen.stage.top.walk()]
