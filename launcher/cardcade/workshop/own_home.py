"""A home of its own for runs that must neither read a player's files nor write to them."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def own_home() -> Iterator[None]:
    before = os.environ.get("CARDCADE_HOME")
    with tempfile.TemporaryDirectory(prefix="cardcade-", ignore_cleanup_errors=True) as folder:
        os.environ["CARDCADE_HOME"] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ["CARDCADE_HOME"]
            else:
                os.environ["CARDCADE_HOME"] = before
