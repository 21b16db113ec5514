"""A distribution known by its texts alone, in the form that installed ones have."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import Distribution
from pathlib import Path
from typing import Any


class Described(Distribution):
    """Answers what anybody asks of a distribution from the texts it was given, by their file's name."""

    def __init__(self, texts: Mapping[str, str], place: Path | None = None) -> None:
        self._texts, self._place = texts, place or Path()

    def read_text(self, filename: str) -> str | None:
        return self._texts.get(filename)

    def locate_file(self, path: Any) -> Any:
        return self._place / path
