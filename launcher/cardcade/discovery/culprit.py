"""Where in a game's own code something went wrong."""

from __future__ import annotations

import site
import sysconfig
import traceback
from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).parents[1]
RUN_ON: Final = {"pluggy", "pydantic", "pygame"}
"""Packages whose lines stand in a traceback only because somebody called them."""
PYTHON: Final = Path(sysconfig.get_path("stdlib"))


def line_of(error: BaseException) -> str:
    """`my_game/game.py:84`: the deepest line that is neither Python's nor ours, else the deepest of all."""
    frames = traceback.extract_tb(error.__traceback__)
    return authors_line(error) or (named(frames[-1].filename, frames[-1].lineno) if frames else "")


def authors_line(error: BaseException) -> str:
    """The deepest line of the author's, or nothing where none has to do with it."""
    if isinstance(error, SyntaxError) and error.filename:
        return named(error.filename, error.lineno)
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if is_authors(frame.filename)]
    return named(own[-1].filename, own[-1].lineno) if own else ""


def named(file: str, line: int | None) -> str:
    """A line of a file, called by its folder and name."""
    path = Path(file)
    return f"{path.parent.name}/{path.name}:{line}" if path.name else ""


def is_authors(file: str) -> bool:
    """Whether it is neither Python's nor ours, nor of what we run on."""
    path = Path(file)
    if "<" in file or path.is_relative_to(HOUSE) or not RUN_ON.isdisjoint(path.parts):
        return False
    installed = any(path.is_relative_to(place) for place in site.getsitepackages())
    return installed or not path.is_relative_to(PYTHON)
