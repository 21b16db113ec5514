"""Garbage: collected when nobody waits for a frame."""

from __future__ import annotations

import gc


def collect_before_play() -> None:
    """Sets aside all that lives now, so that later collections look at little and take no frame's time.

    What was set aside before an earlier table is looked at again, so nothing is kept for ever.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
