"""A game in a plain folder, as its author has it: a project with a pyproject.toml, or the package alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import Distribution
from pathlib import Path
from typing import Any

import tomli

from cardcade.discovery.checks import require
from cardcade.discovery.described import Described
from cardcade.discovery.loading import BadPlugin, describe
from cardcade.discovery.wheel import check_needs, one_game
from cardcade.engine.message import say
from cardcade.foreign import KB, Unfit, read_text
from cardcade.plugins import GROUP

LONGEST_PROJECT = 256 * KB


def read_folder(folder: Path) -> tuple[Distribution, Path]:
    """The game of a folder, and the place that Python imports it from; BadPlugin when there is none."""
    if (folder / "pyproject.toml").is_file():
        return _project(folder)
    require((folder / "__init__.py").is_file(), say("wheel.no_game_folder"))
    require(folder.name.isidentifier(), say("wheel.bad_folder_name"))
    texts = {"METADATA": f"Name: {folder.name}\nVersion: 0\n", "entry_points.txt": _entries({folder.name: folder.name})}
    return Described(texts, folder), folder.parent


def _project(folder: Path) -> tuple[Distribution, Path]:
    try:
        told = tomli.loads(read_text(folder / "pyproject.toml", LONGEST_PROJECT))["project"]
        texts = {"METADATA": "\n".join(_metadata(told)), "entry_points.txt": _entries(told["entry-points"][GROUP])}
        found = Described(texts, folder)
        entry = one_game(found.entry_points)
    except (Unfit, BadPlugin) as error:
        reason = error.reason if isinstance(error, BadPlugin) else say("wheel.unfit", why=error.reason)
        raise BadPlugin(reason) from error
    except Exception as error:  # a project that nothing can be made of
        raise BadPlugin(say("wheel.bad_project", error=describe(error))) from error
    check_needs(told.get("dependencies", []), str(told.get("requires-python", "")))
    return found, _root(folder, entry.module.partition(".")[0])


def _root(folder: Path, module: str) -> Path:
    for root in (folder, folder / "src"):
        if (root / module / "__init__.py").is_file() or (root / f"{module}.py").is_file():
            return root
    raise BadPlugin(say("wheel.bad_entry", entry=module))


def _metadata(told: Mapping[str, Any]) -> Iterator[str]:
    licence = told.get("license", "")
    authors = [one.get("name") or one.get("email", "") for one in told.get("authors", [])]
    yield f"Name: {_line(told['name'])}"
    yield f"Version: {_line(told.get('version', '0'))}"
    yield f"Summary: {_line(told.get('description', ''))}"
    yield f"Author: {_line(', '.join(map(str, authors)))}"
    yield f"License: {_line(licence.get('text', '') if isinstance(licence, dict) else licence)}"
    yield ""


def _entries(entries: Mapping[str, Any]) -> str:
    return "\n".join([f"[{GROUP}]", *(f"{_line(name)} = {_line(value)}" for name, value in entries.items()), ""])


def _line(value: object) -> str:
    return " ".join(str(value).split())
