"""The shelf: every game the launcher offers, with its words, its cover and its presets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import cardcade_assets
from cardcade import discovery
from cardcade.discovery import Broken, Found
from cardcade.engine.message import Message
from cardcade.shell.language import LANGUAGES, Language

if TYPE_CHECKING:
    from cardcade.library import Library

LAYERS = ("cover_back.svg", "cover_mid.svg", "cover_front.svg")


@dataclass(frozen=True, slots=True)
class Cover:
    """The whole picture, and its layers from back to front; a plain cover is a single layer."""

    whole: Path
    layers: tuple[Path, ...]


class Shelf:
    """The house's games at once, all others when they have been tried."""

    def __init__(self, language: Language, games: Sequence[Found | Broken] | None = None) -> None:
        self.language = language
        self.games: list[Found | Broken] = []
        self.complete = False
        """Whether third-party games have been looked for."""
        self._libraries: dict[str, Library] = {}
        self.take(discovery.bundled() if games is None else games)

    def take(self, games: Sequence[Found | Broken]) -> None:
        """Puts games on the shelf and learns their words; one already there gives way."""
        taken = {game.id: game for game in games}
        kept = [taken.pop(game.id, game) for game in self.games]
        self.games = [*kept, *taken.values()]
        for game in games:
            if isinstance(game, Found):
                self._learn(game)

    @property
    def playable(self) -> list[Found]:
        return [game for game in self.games if isinstance(game, Found)]

    def find(self, game: str) -> Found | None:
        return next((found for found in self.playable if found.id == game), None)

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

    def cover(self, game: Found | Broken) -> Cover:
        if isinstance(game, Found):
            folder = _folder(game) / "assets"
            layers = tuple(folder / layer for layer in LAYERS)
            if (folder / "cover.svg").is_file():
                whole = folder / "cover.svg"
                return Cover(whole, layers if all(layer.is_file() for layer in layers) else (whole,))
        shared = cardcade_assets.path("covers")
        return Cover(shared / "default.svg", tuple(shared / f"default_{part}.svg" for part in ("back", "mid", "front")))

    def library(self, found: Found) -> Library:
        """Its presets, read when first asked for."""
        from cardcade.library import Library

        if found.id not in self._libraries:
            self._libraries[found.id] = Library(found.plugin)
        return self._libraries[found.id]

    def reread_presets(self) -> None:
        self._libraries.clear()

    def rules_text(self, found: Found) -> str:
        """Its rules page in the player's language, or the other one; "" when it has none."""
        for code in (self.language.code, *LANGUAGES):
            page = _folder(found) / "locale" / f"rules.{code}.md"
            if page.is_file():
                return page.read_text("utf-8")
        return ""

    def _learn(self, found: Found) -> None:
        folder = _folder(found) / "locale"
        if all((folder / f"{code}.toml").is_file() for code in LANGUAGES):
            self.language.add(folder, found.id)


def _folder(found: Found) -> Path:
    return Path(str(files(found.plugin.package)))
