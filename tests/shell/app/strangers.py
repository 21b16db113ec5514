"""A game of a stranger, to be spoilt."""

from __future__ import annotations

import itertools
import shutil
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from cardcade import GamePlugin
from cardcade.discovery import Found
from cardcade.shell.screens.common.tile import Tile
from cardcade.shell.screens.plugins.plugins import PluginsPage
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
    """For every test of a folder whose conftest names it."""
    name = next(NAMES)
    shutil.copytree(SAMPLE, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(str(tmp_path))
    return Stranger(tmp_path / name, Found(replace(crazy_eights, package=name), "sample", "1.0", False))


def note(pilot: Launcher) -> str:
    tile = pilot.find("home.game.crazy_eights")
    assert isinstance(tile, Tile)
    return tile.title.note


def told(pilot: Launcher) -> str:
    """Every word of the plugins page."""
    pilot.choose("home.plugins")
    assert isinstance(pilot.screen, PluginsPage)
    return "\n".join(one.text for one in pilot.screen.stage.top.walk() if isinstance(one, Paragraph))
