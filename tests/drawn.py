"""What is drawn, caught in the act."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from pygame import FRect, Surface

from cardcade.ui import Art, Painter, Plate
from cardcade.ui.ahead import Errand, Wanted
from cardcade.ui.shapes import Shapes
from cardcade.ui.text import Typesetter
from cardcade.ui.theme import Type


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


@contextmanager
def words_cut_short() -> Iterator[list[str]]:
    """Lines that have no room meanwhile and end in an ellipsis, whole."""
    cut: list[str] = []
    fitted = Typesetter.fitted

    def watched(self: Typesetter, text: str, type_: Type, width: float) -> str:
        shown = fitted(self, text, type_, width)
        if shown != text:
            cut.append(text)
        return shown

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Typesetter, "fitted", watched)
        yield cut


def pictures_made(patch: pytest.MonkeyPatch) -> list[int]:
    """How many files, plates and lines of text were drawn since the last number was added."""
    made = [0]
    for maker, name in ((Art, "_drawn_here"), (Shapes, "_build"), (Typesetter, "_render")):
        patch.setattr(maker, name, _counted(getattr(maker, name), made))
    return made


def _counted(make: Callable[..., Surface], made: list[int]) -> Callable[..., Surface]:
    def counted(*given: Any) -> Surface:
        made[-1] += 1
        return make(*given)

    return counted


class Prompt(Errand):
    """Is done as soon as it is sent for."""

    def __init__(self, wanted: Iterable[Wanted], draw: Callable[[Wanted], Surface | None]) -> None:
        super().__init__((), draw)
        self._drawn = {one: draw(one) for one in wanted}
