"""The table's shortcuts on keyboard and gamepad."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

import pygame

from cardcade.ui.events import PadButton

Shortcuts = Mapping[int, Callable[[], object]]
"""What each key does; an action that answers False meant nothing just now."""

PAD: Final[Mapping[PadButton, int]] = {PadButton.X: pygame.K_h, PadButton.Y: pygame.K_s}
"""The keys that the gamepad's X and Y stand for: a hint and another order."""


class Keys:
    """A game that needs X and Y for something else says so in `pad`; `always` work over a question as well."""

    def __init__(self, shortcuts: Shortcuts, pad: Mapping[PadButton, int] = PAD, always: Collection[int] = ()) -> None:
        self._shortcuts, self.pad, self.always = shortcuts, pad, always

    def press(self, key: int) -> bool:
        """Whether it meant something."""
        action = self._shortcuts.get(key)
        return action is not None and action() is not False
