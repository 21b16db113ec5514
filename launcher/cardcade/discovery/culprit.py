"""Where in a game's own code something went wrong."""

from __future__ import annotations

import site
import sysconfig
import traceback
from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).parents[1]
PYTHON: Final = Path(sysconfig.get_path("stdlib"))


def line_of(error: BaseException) -> str:
    """`my_game/game.py:84`: the deepest line that is neither Python's nor ours, else the deepest of all."""
    frames = list(traceback.extract_tb(error.__traceback__))
    own = [frame for frame in frames if _is_authors(frame.filename)] or frames
    return named(own[-1].filename, own[-1].lineno) if own else ""


def named(file: str, line: int | None) -> str:
    """A line of a file, called by its folder and name."""
    path = Path(file)
    return f"{path.parent.name}/{path.name}:{line}" if path.name else ""


def _is_authors(file: str) -> bool:
    path = Path(file)
    if "<" in file or path.is_relative_to(HOUSE):
        return False
    installed = any(path.is_relative_to(place) for place in site.getsitepackages())
    return installed or not path.is_relative_to(PYTHON)
