"""A game's folder, not installed: where its package lies and what it is called."""

from __future__ import annotations

import importlib
import tomllib
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from cardcade.engine.message import Message, say
from cardcade.plugins import GROUP


class NoProject(Exception):
    """Why nothing can be found in a folder."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Project:
    """The folder to import from, and the module with the hook."""

    source: Path
    module: str

    @classmethod
    def at(cls, folder: Path) -> Project:
        """A folder with a `pyproject.toml` that names the entry point, or a package itself; or NoProject."""
        folder = folder.resolve()
        if (folder / "pyproject.toml").is_file():
            source = folder / "src" if (folder / "src").is_dir() else folder
            return cls(source, _entry(folder / "pyproject.toml"))
        if (folder / "__init__.py").is_file():
            return cls(folder.parent, folder.name)
        raise NoProject(say("command.check.no_project", folder=str(folder)))

    def load(self) -> ModuleType:
        return importlib.import_module(self.module)


def _entry(file: Path) -> str:
    """The module that the project's entry point names."""
    try:
        form: Any = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise NoProject(say("command.check.bad_project", file=str(file), error=str(error))) from None
    entries = form.get("project", {}).get("entry-points", {}).get(GROUP, {})
    if not entries:
        raise NoProject(say("command.check.no_entry", file=str(file)))
    return str(next(iter(entries.values()))).partition(":")[0]
