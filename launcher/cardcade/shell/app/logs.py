"""The log file: what a bug report needs, in a few small files that replace each other, and nobody's name in it."""

from __future__ import annotations

import logging
import logging.handlers
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from cardcade.folders import discreet, log_folder

FILE: Final = "cardcade.log"
SIZE: Final = 512 * 1024
KEPT: Final = 3


class Discreet(logging.Formatter):
    """Writes no line with the player's home in it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


class Quiet(logging.handlers.RotatingFileHandler):
    """On a disk that takes no more, a line is lost and nobody reads a traceback for it."""

    def handleError(self, record: logging.LogRecord) -> None:
        if not isinstance(sys.exc_info()[1], OSError):
            super().handleError(record)

    def close(self) -> None:
        with suppress(OSError):
            super().close()


def log_file(folder: Path | None = None) -> Path:
    return (folder or log_folder()) / FILE


def start_log(folder: Path | None = None) -> Path | None:
    """Writes to the log file from now on; None when there is no place for it, then nowhere."""
    place = log_file(folder)
    handler: logging.Handler
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        if place.exists() and not place.is_file():  # a pipe would wait for somebody to read from it
            raise OSError("no plain file")
        handler = Quiet(place, maxBytes=SIZE, backupCount=KEPT, encoding="utf-8", errors="backslashreplace")
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(Discreet())
    house = logging.getLogger()
    stop_log()
    house.addHandler(handler)
    house.setLevel(logging.INFO)
    return place if isinstance(handler, Quiet) else None


def stop_log() -> None:
    """Closes the log; what comes after it goes where it went before."""
    house = logging.getLogger()
    for handler in [one for one in house.handlers if isinstance(one.formatter, Discreet)]:
        house.removeHandler(handler)
        handler.close()
