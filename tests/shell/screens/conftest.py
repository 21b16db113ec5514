"""For all screens that read or write presets: the player's own folder."""

from pathlib import Path

import pytest


@pytest.fixture
def folder(own_home: Path) -> Path:
    """It is not there before somebody writes into it."""
    return own_home / "presets"
