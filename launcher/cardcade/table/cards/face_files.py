"""Which file has a picture: a card's (the game's own, else a shared poker card's, else none), a back's, a felt's."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from pathlib import Path

import cardcade_assets
from cardcade.table.link import OWN, Link, Look


class Pictures:
    """The files of a table's pictures, as its player likes them."""

    def __init__(self, link: Link) -> None:
        self._package, self._look = link.plugin.package, link.look

    def face(self, name: str) -> Path | None:
        """The picture for a face name; None where nobody has drawn one."""
        return face_picture(self._package, name, self._look)

    def back(self) -> Path:
        """The one the player chose, else the game's own if it has one."""
        return back_picture(self._package, self._look)

    def felt(self) -> Path:
        """The one the player chose, else the game's own if it has one."""
        return felt_picture(self._package, self._look)

    def bare_felt(self) -> Path:
        """The same without an oval, for a game that draws another."""
        return felt_picture(self._package, self._look, bare=True)

    def own(self, *parts: str) -> Path:
        """A file below the assets of the game."""
        return plugin_path(self._package, *parts)


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


def back_picture(package: str, look: Look) -> Path:
    return _find_back(package, look.back)


@cache
def _find_back(package: str, chosen: str) -> Path:
    wished = plugin_path(package, "back.svg") if chosen == OWN else cardcade_assets.path("backs", f"{chosen}.svg")
    return wished if os.path.isfile(wished) else cardcade_assets.path("backs", "classic.svg")


def felt_picture(package: str, look: Look, *, bare: bool = False) -> Path:
    return _find_felt(package, look.felt, ("felts", "plain") if bare else ("felts",))


@cache
def _find_felt(package: str, chosen: str, folder: tuple[str, ...]) -> Path:
    own = plugin_path(package, "felt.svg")
    if chosen == OWN and os.path.isfile(own):
        return own
    return cardcade_assets.path(*folder, f"{'emerald' if chosen == OWN else chosen}.svg")


@cache
def plugin_path(package: str, *parts: str) -> Path:
    """A file below the plugin's assets folder."""
    return Path(str(files(package))).joinpath("assets", *parts)
