"""Garbage: collected when nobody waits for a frame."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress


def collect_before_play() -> None:
    """Sets aside all that lives now, so that later collections look at little and take no frame's time.

    What was set aside before an earlier table is looked at again, so nothing is kept for ever.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    _give_back()


def _give_back() -> None:
    """The last table's pictures leave holes that the C library would keep."""
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):  # other C libraries do it by themselves
            ctypes.CDLL(None).malloc_trim(0)
