"""The table's shortcuts on keyboard and gamepad."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

import pygame

from cardcade.table.boards.boards import Boards
from cardcade.ui.events import PadButton

Shortcuts = Mapping[int, Callable[[], object]]
"""What each key does; an action that answers False meant nothing just now."""

PAD: Final[Mapping[PadButton, int]] = {PadButton.X: pygame.K_h, PadButton.Y: pygame.K_s}
"""The keys that the gamepad's X and Y stand for: a hint and another order."""
DIGITS: Final = (*range(pygame.K_1, pygame.K_9 + 1), pygame.K_0)
"""1 … 9 and 0, the tenth: cards of the hand from left to right, or phrases."""
ALWAYS: Final = (pygame.K_m,)
"""What is not about the cards works under a board as well."""


class Keys:
    """A game that needs X and Y for something else says so in `pad`; `always` work over a question as well.

    Under a board they mean nothing.
    """

    def __init__(
        self, shortcuts: Shortcuts, boards: Boards, pad: Mapping[PadButton, int], always: Collection[int]
    ) -> None:
        self._shortcuts, self._boards, self.pad, self.always = shortcuts, boards, pad, always

    def press(self, key: int) -> bool:
        """Whether it meant something."""
        if self._boards.board is not None and key not in ALWAYS:
            return False
        action = self._shortcuts.get(key)
        return action is not None and action() is not False
