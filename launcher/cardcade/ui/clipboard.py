"""The desktop's clipboard, which not every desktop lends."""

from __future__ import annotations

import pygame

from cardcade.ui.text import settable


def copied(text: str) -> bool:
    """Whether others can paste it now; what no clipboard can hold is left out."""
    try:
        pygame.scrap.put_text(settable(text))
    except pygame.error:
        return False
    return True


def pasted() -> str | None:
    """None where there is none, or no text in it."""
    try:
        return str(pygame.scrap.get_text())
    except (pygame.error, UnicodeDecodeError):
        return None
