"""What is drawn, caught in the act."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from pygame import FRect

from cardcade.ui import Painter, Plate


@contextmanager
def plates_drawn(wanted: Plate) -> Iterator[list[FRect]]:
    """Where plates of that look come to lie meanwhile."""
    drawn: list[FRect] = []
    plate = Painter.plate

    def watched(self: Painter, rect: FRect, look: Plate) -> None:
        if look is wanted:
            drawn.append(FRect(rect))
        plate(self, rect, look)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Painter, "plate", watched)
        yield drawn
