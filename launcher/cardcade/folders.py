"""Where a player's own files lie: settings, presets, saves and logs."""

from __future__ import annotations

import os
from pathlib import Path


def config_folder() -> Path:
    """Settings and presets; `CARDCADE_HOME` moves it."""
    return _home() or _platform("config")


def data_folder() -> Path:
    """Saves, history and what is remembered about plugins; `CARDCADE_HOME` moves it."""
    return _home() or _platform("data")


def log_folder() -> Path:
    return _home() or _platform("log")


def presets_folder() -> Path:
    """The player's own presets, of all games."""
    return config_folder() / "presets"


def _home() -> Path | None:
    home = os.environ.get("CARDCADE_HOME")
    return Path(home).expanduser() if home else None


def _platform(kind: str) -> Path:
    import platformdirs

    folders = platformdirs.PlatformDirs("cardcade", appauthor=False)
    found: Path = getattr(folders, f"user_{kind}_path")
    return found
