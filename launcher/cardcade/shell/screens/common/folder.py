"""Showing a folder in the system's own file window."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

log = logging.getLogger(__name__)


def open_folder(folder: Path) -> bool:
    """Whether the system was asked to show it; it is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            program = "open" if sys.platform == "darwin" else "xdg-open"
            quiet = subprocess.DEVNULL
            subprocess.Popen([program, str(folder)], stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
    except OSError as error:
        log.warning("the folder %s cannot be shown: %s", folder, error)
        return False
    return True
