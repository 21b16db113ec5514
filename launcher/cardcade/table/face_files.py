"""Which file has the picture of a card: the game's own, else one of the shared poker cards, else none."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path

import cardcade_assets
from cardcade.table.link import Link, Look


def face_finder(link: Link) -> Callable[[str], Path | None]:
    """The picture for a face name, as the player likes the deck."""
    return lambda face: face_picture(link.plugin.package, face, link.look)


def face_picture(package: str, face: str, look: Look) -> Path | None:
    """The picture of a face in the game of that package."""
    return _find(package, face, look.four_colours, look.symbols)


@cache
def _find(package: str, face: str, four_colours: bool, symbols: bool) -> Path | None:
    own = plugin_path(package, "cards")
    shared = cardcade_assets.path("cards")
    places = [
        own / "symbols" if symbols else None,
        own,
        shared / "four" if four_colours else None,
        shared,
    ]
    for place in places:
        if place is not None and os.path.isfile(place / f"{face}.svg"):  # unlike Path's own question it never raises
            return place / f"{face}.svg"
    return None


def back_finder(link: Link) -> Callable[[], Path]:
    """The picture of the back: the game's own if it has one, else the one the player chose."""
    return lambda: back_picture(link.plugin.package, link.look)


def back_picture(package: str, look: Look) -> Path:
    return _find_back(package, look.back)


@cache
def _find_back(package: str, chosen: str) -> Path:
    own, shared = plugin_path(package, "back.svg"), cardcade_assets.path("backs", f"{chosen}.svg")
    return next((path for path in (own, shared) if os.path.isfile(path)), cardcade_assets.path("backs", "classic.svg"))


@cache
def plugin_path(package: str, *parts: str) -> Path:
    """A file below the plugin's assets folder."""
    return Path(str(files(package))).joinpath("assets", *parts)
