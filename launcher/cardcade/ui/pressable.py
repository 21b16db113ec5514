"""A control that does one thing when it is pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from cardcade.ui.events import Confirmed, Released, UiEvent
from cardcade.ui.widget import Control


class Pressable(Control):
    """By pointer, keyboard or gamepad alike, and heard."""

    heard: ClassVar = "ui.select"
    deed: Callable[[], object]

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case Released(over=True) | Confirmed():
                self.sound(self.heard)
                self.deed()
                return True
        return False
