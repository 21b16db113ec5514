"""F11 and Alt+Enter, which change between window and fullscreen once for each press."""

from __future__ import annotations

import pygame
from pygame.event import Event


class FullscreenKey:
    """A key that is held down comes again and again; only its first coming counts."""

    def __init__(self) -> None:
        self._held: int | None = None

    def is_meant(self, event: Event) -> bool:
        """Whether one of them is pressed, or still held."""
        if event.type != pygame.KEYDOWN:
            return False
        alt_enter = event.key == pygame.K_RETURN and getattr(event, "mod", 0) & pygame.KMOD_ALT
        return event.key == pygame.K_F11 or bool(alt_enter)

    def is_pressed(self, event: Event) -> bool:
        """Whether it has been let go since it last was."""
        anew: bool = event.key != self._held
        self._held = event.key
        return anew

    def hear(self, event: Event) -> None:
        if event.type == pygame.KEYUP and event.key == self._held:
            self._held = None
