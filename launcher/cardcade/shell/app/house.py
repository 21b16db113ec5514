"""What an app runs on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardcade.shell.app.settings import Settings
from cardcade.shell.sound.sound import Silence, SoundBoard
from cardcade.shell.window.clock import LoopClock

if TYPE_CHECKING:
    from cardcade.discovery import Broken, Found


@dataclass(slots=True)
class House:
    """The player's own things, or a test's."""

    settings: Settings
    sound: SoundBoard
    keeps: bool = True
    """Whether matches are written down."""
    bots_apart: bool = True
    """Whether bots think in a process of their own."""
    logs: bool = False
    """Whether a log file is written."""
    clock: LoopClock | None = None
    games: list[Found | Broken] | None = None
    """Instead of those that are installed."""
    has_home: bool = True
    """Whether there is a home to go back to."""
    patience: float | None = None
    """Seconds for which the picture may stand in a stranger's code; None does not watch it."""


def silent_house(settings: Settings, **changes: Any) -> House:
    """For tests and pictures: nothing is heard, written down or started."""
    return House(settings, Silence(), **{"keeps": False, "bots_apart": False, **changes})
