"""A game of a stranger for every test that spoils one."""

from __future__ import annotations

import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cardcade import GamePlugin
from cardcade.discovery import Found

from ..shell.app.strangers import NAMES, SAMPLE, Stranger

sys.path += [str(SAMPLE.parent), str(Path(__file__).parents[1] / "shell" / "match")]


@pytest.fixture
def stranger(crazy_eights: GamePlugin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stranger:
    name = next(NAMES)
    shutil.copytree(SAMPLE, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(str(tmp_path))
    return Stranger(tmp_path / name, Found(replace(crazy_eights, package=name), "sample", "1.0", False))
