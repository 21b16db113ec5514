"""The shelf: every game the launcher offers, with its words, its cover and its presets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import cardcade_assets
from cardcade.engine.message import Message
from cardcade.shell.app.first_look import Glimpse, house_games, shelf_place
from cardcade.shell.app.language import LANGUAGES, Language

if TYPE_CHECKING:
    from cardcade.discovery import Broken, Found
    from cardcade.discovery.library import Library

LAYERS = ("cover_back.svg", "cover_mid.svg", "cover_front.svg")


@dataclass(frozen=True, slots=True)
class Cover:
    """The whole picture, and its layers from back to front; a plain cover is a single layer."""

    whole: Path
    layers: tuple[Path, ...]


class Shelf:
    """A glimpse of the house's games at once; all games when they have been imported, or are asked for."""

    def __init__(self, language: Language, games: Sequence[Found | Broken] | None = None) -> None:
        self.language = language
        self.complete = False
        """Whether third-party games have been looked for."""
        self._games: list[Found | Broken] = []
        self._loaded = False
        self._learnt: set[str] = set()
        self._libraries: dict[str, Library] = {}
        self.glimpses = house_games() if games is None else []
        for glimpse in self.glimpses:
            self._learn(glimpse.id, glimpse.folder)
        if games is not None:
            self.take(games)

    def take(self, games: Sequence[Found | Broken]) -> None:
        """Puts games on the shelf and learns their words; one already there gives way."""
        taken: dict[tuple[str, str], Found | Broken] = {}
        for game in games:  # by distribution too: a stranger's broken game may bear the id of one of the house
            taken.setdefault((game.distribution, game.id), game)
        kept = [taken.pop((game.distribution, game.id), game) for game in self._games]
        self._games = sorted([*kept, *taken.values()], key=lambda game: shelf_place(game.id))
        self._loaded, self.glimpses = True, []
        for found in self.playable:
            self._learn(found.id, _folder(found.plugin.package))

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
        return self.language.text(key) if self.language.knows(key) else game

    def pitch(self, game: str) -> str:
        key = f"{game}.pitch"
        return self.language.text(key) if self.language.knows(key) else ""

    def seats(self, found: Found) -> Message:
        fewest, most = found.plugin.seats
        if fewest == most:
            return Message("home.seats_exactly", {"n": most})
        return Message("home.seats", {"fewest": fewest, "most": most})

    def cover(self, game: Found | Broken | Glimpse) -> Cover:
        if isinstance(game, Glimpse):
            return _cover(game.folder)
        from cardcade.discovery import Found

        return _cover(_folder(game.plugin.package)) if isinstance(game, Found) else _default_cover()

    def rules_text(self, found: Found) -> str:
        """Its rules page in the player's language, or the other one; "" when it has none."""
        for code in (self.language.code, *LANGUAGES):
            page = _folder(found.plugin.package) / "locale" / f"rules.{code}.md"
            if page.is_file():
                return page.read_text("utf-8")
        return ""

    def library(self, found: Found) -> Library:
        """Its presets, read when first asked for."""
        from cardcade.discovery.library import Library

        if found.id not in self._libraries:
            self._libraries[found.id] = Library(found.plugin)
        return self._libraries[found.id]

    def reread_presets(self) -> None:
        self._libraries.clear()

    def _learn(self, game: str, folder: Path) -> None:
        catalogues = folder / "locale"
        if game not in self._learnt and all((catalogues / f"{code}.toml").is_file() for code in LANGUAGES):
            self._learnt.add(game)
            self.language.add(catalogues, game)


def _cover(folder: Path) -> Cover:
    own = folder / "assets"
    if not (own / "cover.svg").is_file():
        return _default_cover()
    layers = tuple(own / layer for layer in LAYERS)
    return Cover(own / "cover.svg", layers if all(layer.is_file() for layer in layers) else (own / "cover.svg",))


def _default_cover() -> Cover:
    shared = cardcade_assets.path("covers")
    return Cover(shared / "default.svg", tuple(shared / f"default_{part}.svg" for part in ("back", "mid", "front")))


def _folder(package: str) -> Path:
    from importlib.resources import files

    return Path(str(files(package)))
