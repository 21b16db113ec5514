"""The sheet: what is drawn on where the screen's own colours are too coarse, or too fine, to draw with."""

from __future__ import annotations

from pygame import Surface

EIGHT_BITS_EACH = (0, 0, 0)


class Sheet:
    """The window's own surface wherever it has eight bits a colour; else one of ours, laid onto it for each frame."""

    def __init__(self) -> None:
        self._ours: Surface | None = None

    def over(self, shown: Surface) -> Surface:
        """What to draw on, as large as what is shown."""
        if shown.get_losses()[:3] == EIGHT_BITS_EACH:
            self._ours = None
            return shown
        if self._ours is None or self._ours.get_size() != shown.get_size():
            self._ours = Surface(shown.get_size(), 0, 32)
        return self._ours

    def lay_onto(self, shown: Surface) -> None:
        """What was drawn, in the colours that the screen has."""
        if self._ours is not None:
            shown.blit(self._ours, (0, 0))
