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


def games_folder() -> Path:
    """Games that the player dropped there: wheels and package folders."""
    return data_folder().absolute() / "games"


def discreet(text: str) -> str:
    """Leaves out where the player's home is, since it usually is the player's name."""
    own = Path(os.path.expanduser("~"))
    for home in sorted({str(own), own.as_posix()}, key=len, reverse=True):
        text = text.replace(home, "~") if len(home) > 1 else text
    return text


def _home() -> Path | None:
    home = os.environ.get("CARDCADE_HOME")
    return Path(os.path.expanduser(home)) if home else None  # unlike Path's own way it never raises


def _platform(kind: str) -> Path:
    import platformdirs

    folders = platformdirs.PlatformDirs("cardcade", appauthor=False)
    found: Path = getattr(folders, f"user_{kind}_path")
    return found
