"""The games folder of a test, which leaves nothing imported behind."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardcade.folders import games_folder


@pytest.fixture
def games(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(sys, "path", [*sys.path])
    before = set(sys.modules)
    games_folder().mkdir(parents=True)
    yield games_folder()
    for name in set(sys.modules) - before:
        if str(own_home) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]
