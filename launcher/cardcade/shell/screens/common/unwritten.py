"""What becomes of a page's wish to write a file where that cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from cardcade.ui import Tone

if TYPE_CHECKING:
    from cardcade.shell.app.app import App


@contextmanager
def told_if_unwritten(app: App, key: str) -> Iterator[None]:
    """The rest of the block is left out where a file cannot be written, and the player is told why."""
    try:
        yield
    except OSError as error:
        app.toast(key, Tone.WARNING, error=error.strerror or str(error) or type(error).__name__)
