"""Files that are written as a whole or not at all."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any


def write_whole(path: Path, raw: bytes, *, lasting: bool = True) -> None:
    """What was there before stays until all is written; `lasting` outlives a power cut. Raises OSError and leaves
    nothing behind."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with draft.open("wb") as file:
            file.write(raw)
            file.flush()
            if lasting:
                os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise


def write_form(path: Path, form: Any) -> None:
    """As JSON, in no time: what is only remembered for the next start. Raises OSError."""
    write_whole(path, json.dumps(form, indent=1).encode(), lasting=False)
