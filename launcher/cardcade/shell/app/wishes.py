"""Which wishes of the settings mean something in which game, and which of its cards stand for it."""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING, Final

import cardcade_assets
from cardcade.engine.game import Game
from cardcade.table.cards.face_files import plugin_path

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardcade.plugins import GamePlugin

log = logging.getLogger(__name__)

NOT_EVERYWHERE: Final = ("four_colours", "symbols", "counter", "confirm_offences")
"""The wishes that some games have no use for."""
POKER: Final = ("SA", "HK", "CQ", "DJ")
SHOWN: Final = 4


def heeds(plugin: GamePlugin, wish: str) -> bool:
    """Whether anything at this game's table depends on the wish."""
    match wish:
        case "four_colours":
            return any(_takes_a_colour(plugin.package, face) for face in _faces(plugin))
        case "symbols":
            return os.path.isdir(plugin_path(plugin.package, "cards", "symbols"))
        case "counter":
            return plugin.counter
        case "confirm_offences":
            return getattr(plugin.game, "offences", Game.offences) is not Game.offences
    return True


def telling_faces(plugin: GamePlugin) -> tuple[str, ...]:
    """A few of the game's cards, different ones; the usual ones where it is played with poker cards."""
    faces = tuple(dict.fromkeys(_faces(plugin)))
    if not faces or set(POKER) <= set(faces):
        return POKER
    step = len(faces) / SHOWN
    return tuple(dict.fromkeys(faces[int((number + 0.5) * step)] for number in range(SHOWN)))


def _takes_a_colour(package: str, face: str) -> bool:
    four, own = cardcade_assets.path("cards", "four", f"{face}.svg"), plugin_path(package, "cards", f"{face}.svg")
    return os.path.isfile(four) and not os.path.isfile(own)


def _faces(plugin: GamePlugin) -> Sequence[str]:
    try:
        return plugin.game(plugin.rules()).deck.faces
    except Exception:  # the plugin's boundary: the settings open whatever a stranger's rules do
        log.exception("the cards of %s are not known", plugin.id)
        return ()
