"""Garbage: collected when nobody waits for a frame."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress

OWN_PAGES_FROM = -3  # M_MMAP_THRESHOLD: what is larger goes straight back to the system when it is dropped
PICTURE = 512 * 1024
"""Bytes; left to itself the C library raises the threshold until whole windows fill up its heap."""


def collect_before_play() -> None:
    """Sets aside all that lives now, so that later collections look at little and take no frame's time.

    What was set aside before an earlier table or film is looked at again, so nothing is kept for ever.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    _give_back()


def _give_back() -> None:
    """The last table's pictures leave holes that the C library would keep, and so would this one's."""
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):  # other C libraries do it by themselves
            library = ctypes.CDLL(None)
            library.mallopt(OWN_PAGES_FROM, PICTURE)
            library.malloc_trim(0)
