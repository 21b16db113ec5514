"""The player switches a stranger's game off and on again: one that is off is not imported."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from cardcade.discovery.left_out import CHOSEN, LeftOut, leave_out, left_out, take_back
from cardcade.discovery.verdicts import Memory

if TYPE_CHECKING:
    from cardcade.discovery import Broken, Found


def switch_off(game: Found | Broken) -> None:
    """From now on; its code that is already here is asked for nothing more. May raise OSError."""
    if off(game) is None:
        leave_out(as_left_out(game))


def switch_on(game: Found | Broken) -> None:
    """It is tried again, whatever it did before. May raise OSError."""
    if (out := off(game)) is not None:
        take_back(out)
    try_again(game.distribution)


def try_again(distribution: str) -> None:
    """What was found out about its games counts no longer. May raise OSError."""
    Memory().forget(distribution)


def off(game: Found | Broken) -> LeftOut | None:
    """How it is left out, if it is."""
    same = (game.id, game.distribution)
    return next((one for one in left_out() if (one.game, one.distribution) == same), None)


def as_left_out(game: Found | Broken) -> LeftOut:
    """As it is written down when the player switches it off."""
    from cardcade.discovery import Found

    if isinstance(game, Found):
        folder = str(files(game.plugin.package))
        return LeftOut(game.distribution, game.entry, game.id, folder, CHOSEN, decided=True)
    return LeftOut(game.distribution, game.id, game.id, "", CHOSEN, decided=True)
