"""What a process beside us inherits of our environment: what Python, the system and Cardcade need, and nothing else."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

NEEDED: Final = frozenset(
    [
        "PATH",
        "HOME",
        "USER",
        "LOGNAME",
        "LANG",
        "LANGUAGE",
        "TZ",
        "TMPDIR",
        "TEMP",
        "TMP",
        "VIRTUAL_ENV",
        "LD_LIBRARY_PATH",
        "DYLD_LIBRARY_PATH",
        "SYSTEMROOT",
        "SYSTEMDRIVE",
        "WINDIR",
        "COMSPEC",
        "PATHEXT",
        "USERPROFILE",
        "APPDATA",
        "LOCALAPPDATA",
        "PROGRAMDATA",
        "NUMBER_OF_PROCESSORS",
        "PROCESSOR_ARCHITECTURE",
        "_MEIPASS2",
        "_PYI_APPLICATION_HOME_DIR",
    ]
)
PREFIXES: Final = ("CARDCADE_", "PYTHON", "LC_", "XDG_", "_PYI_")


def needed(environment: Mapping[str, str] | None = None) -> dict[str, str]:
    """Of this environment, by default the program's own: no token and no password of the player's is among it."""
    given = os.environ if environment is None else environment
    return {name: value for name, value in given.items() if name.upper() in NEEDED or name.upper().startswith(PREFIXES)}


def forget_the_rest() -> None:
    """For a process that was started with all of it."""
    for name in set(os.environ) - set(needed()):
        del os.environ[name]
