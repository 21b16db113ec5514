"""The programs a player has named for the table, in `programs.toml` beside the settings."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

import tomli

from cardcade.engine.bots import is_program
from cardcade.folders import config_folder
from cardcade.outside.programs import ProgramName
from cardcade.plugins import GamePlugin

log = logging.getLogger(__name__)

FILE: Final = "programs.toml"
LONGEST: Final = 64 * 1024


def own_programs(plugin: GamePlugin, folder: Path | None = None) -> tuple[str, ...]:
    """Those that can be spoken to in this game, each once; what makes no sense is left out and logged."""
    return tuple(name for name in dict.fromkeys(_named((folder or config_folder()) / FILE)) if _speaks(plugin, name))


def _named(file: Path) -> list[str]:
    if not file.is_file():
        return []
    try:
        with file.open("rb") as opened:
            named = tomli.loads(opened.read(LONGEST).decode("utf-8-sig")).get("programs")
    except (OSError, ValueError, RecursionError) as error:
        log.warning("%s cannot be read: %s", file, error)
        return []
    return [name for name in named if isinstance(name, str)] if isinstance(named, list) else []


def _speaks(plugin: GamePlugin, name: str) -> bool:
    try:
        dialect = ProgramName.read(name).dialect if is_program(name) else "?"
    except ValueError:
        dialect = "?"
    if dialect == "?":
        log.warning("%s names no program", name)
    return not dialect or dialect in plugin.dialects
