"""The shelf: every game the launcher offers, with its words, its cover and its presets."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import cardcade_assets
from cardcade.engine.message import LANGUAGES, Message
from cardcade.foreign import Unfit
from cardcade.shell.app.first_look import Glimpse, house_games, shelf_place
from cardcade.shell.app.flaws import (
    LAYERS,
    flaw_of,
    page_flaws,
    picture_flaws,
    rules_page,
    text_flaws,
)
from cardcade.shell.app.language import Language
from cardcade.ui.art import Art

if TYPE_CHECKING:
    from cardcade.discovery import Broken, Found
    from cardcade.discovery.library import Library

LONGEST_NAME, LONGEST_PITCH = 80, 400
"""In characters; no player reads more of a stranger's."""


@dataclass(frozen=True, slots=True)
class Cover:
    """The whole picture, and its layers from back to front; a plain cover is a single layer."""

    whole: Path
    layers: tuple[Path, ...]


class Shelf:
    """A glimpse of the house's games at once; all games when they have been imported, or are asked for."""

    def __init__(
        self, language: Language, games: Sequence[Found | Broken] | None = None, art: Art | None = None
    ) -> None:
        self.language, self._art = language, art or Art()
        self.complete = False
        """Whether third-party games have been looked for."""
        self.trying = (0, 0)
        """How many of how many new games have been tried, while they are."""
        self._games: list[Found | Broken] = []
        self._loaded = False
        self._learnt: set[str] = set()
        self._libraries: dict[str, Library] = {}
        self._before: dict[str, Library] = {}
        self._looked_over: dict[str, list[Message]] = {}
        self.glimpses = house_games() if games is None else []
        for glimpse in self.glimpses:
            self.learn(glimpse.id, glimpse.folder)
        if games is not None:
            self.take(games)

    def take(self, games: Sequence[Found | Broken], whole: bool = False) -> None:
        """Puts games on the shelf and learns their words; those already there give way, all of them to the whole."""
        if whole:
            self._clear([game for game in self._games if game not in games])
        taken: dict[tuple[str, str], Found | Broken] = {}
        for game in games:  # by distribution too: a stranger's broken game may bear the id of one of the house
            taken.setdefault((game.distribution, game.id), game)
        kept = [taken.pop((game.distribution, game.id), game) for game in self._games]
        self._games = sorted([*kept, *taken.values()], key=_place)
        self._loaded, self.glimpses = True, []
        for found in self.playable:
            self.learn(found.id, _folder(found.plugin.package))

    def _clear(self, gone: Sequence[Found | Broken]) -> None:
        """Nothing is remembered of a game that is gone or has changed."""
        self._games = [game for game in self._games if game not in gone]
        for game in gone:
            self._learnt.discard(game.id)
            self._libraries.pop(game.id, None)
            self._before.pop(game.id, None)
            self._looked_over.pop(game.id, None)
            self.language.forget(game.id)

    @property
    def games(self) -> list[Found | Broken]:
        if not self._loaded:
            from cardcade import discovery

            self.take(discovery.bundled())
        return self._games

    @property
    def playable(self) -> list[Found]:
        from cardcade.discovery import Found

        return [game for game in self.games if isinstance(game, Found)]

    def find(self, game: str) -> Found | None:
        return next((found for found in self.playable if found.id == game), None)

    # -- what is said and shown of a game

    def name(self, game: str) -> str:
        """As players call it; a game that cannot say its own name goes by its id."""
        key = f"{game}.name"
        return self.language.text(key)[:LONGEST_NAME] if self.language.knows(key) else game

    def pitch(self, game: str) -> str:
        key = f"{game}.pitch"
        return self.language.text(key)[:LONGEST_PITCH] if self.language.knows(key) else ""

    def seats(self, found: Found) -> Message:
        fewest, most = found.plugin.seats
        if fewest == most:
            return Message("home.seats_exactly", {"n": most})
        return Message("home.seats", {"fewest": fewest, "most": most})

    def cover(self, game: Found | Broken | Glimpse) -> Cover:
        """Its own as far as it can be drawn, else the usual one."""
        if isinstance(game, Glimpse):
            return _cover(game.folder)
        from cardcade.discovery import Found

        if not isinstance(game, Found):
            return _default_cover()
        cover = _cover(_folder(game.plugin.package))
        return cover if game.bundled else self._drawable(cover)

    def _drawable(self, cover: Cover) -> Cover:
        if flaw_of(self._art, cover.whole) is not None:
            return _default_cover()
        sound = all(flaw_of(self._art, layer) is None for layer in cover.layers)
        return cover if sound else Cover(cover.whole, (cover.whole,))

    def flaws(self, found: Found) -> list[Message]:
        """What of a stranger's game cannot be shown, and why; the house's own games have been tested."""
        if found.bundled:
            return []
        folder = _folder(found.plugin.package)
        return [*self.look_over(found), *text_flaws(folder, self.language.flaws)]

    def look_over(self, found: Found) -> list[Message]:
        """Tries a game's pictures and pages, once; from any thread, since that may take a moment."""
        if found.id not in self._looked_over:
            folder = _folder(found.plugin.package)
            self._looked_over[found.id] = [*picture_flaws(folder, self._art), *page_flaws(folder)]
        return self._looked_over[found.id]

    def rules_text(self, found: Found) -> str:
        """Its rules page in the player's language, or the other one; "" when it has none that can be read."""
        for code in (self.language.code, *LANGUAGES):
            with suppress(Unfit):
                return rules_page(_folder(found.plugin.package), code)
        return ""

    def library(self, found: Found) -> Library:
        """Its presets, read when first asked for."""
        from cardcade.discovery.library import Library

        if found.id not in self._libraries:
            self._libraries[found.id] = Library(found.plugin, before=self._before.get(found.id))
        return self._libraries[found.id]

    def preset_name(self, game: str, preset: str) -> str:
        """As players call it, and whether it was changed at the table; one that is gone goes by its file's name."""
        from cardcade.engine.presets import base_name

        found = self.find(game)
        known = self.library(found).find(base_name(preset)) if found is not None else None
        if known is None:
            return preset
        name = known.names[self.language.code]
        return name if preset == known.name else self.language.text("rules.changed", preset=name)

    def reread_presets(self) -> None:
        """When they are next asked for; a file that has broken meanwhile keeps the rules it had."""
        self._before.update(self._libraries)
        self._libraries = {}

    def learn(self, game: str, folder: Path) -> None:
        """Its words, from its own catalogues, without a line of its code."""
        catalogues = folder / "locale"
        if game not in self._learnt and all(os.path.isfile(catalogues / f"{code}.toml") for code in LANGUAGES):
            self._learnt.add(game)
            self.language.add(catalogues, game)


def _place(game: Found | Broken) -> tuple[bool, int]:
    """What cannot be played stands last."""
    from cardcade.discovery import Broken

    return isinstance(game, Broken), shelf_place(game.id)


def _cover(folder: Path) -> Cover:
    own = folder / "assets"
    if not os.path.isfile(own / "cover.svg"):  # unlike Path's own question it never raises
        return _default_cover()
    layers = tuple(own / layer for layer in LAYERS)
    return Cover(own / "cover.svg", layers if all(map(os.path.isfile, layers)) else (own / "cover.svg",))


def _default_cover() -> Cover:
    shared = cardcade_assets.path("covers")
    return Cover(shared / "default.svg", tuple(shared / f"default_{part}.svg" for part in ("back", "mid", "front")))


def _folder(package: str) -> Path:
    from importlib.resources import files

    return Path(str(files(package)))
