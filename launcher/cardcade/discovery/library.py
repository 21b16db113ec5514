"""The presets of a game: those it brings, then the player's own in the presets folder."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from cardcade import foreign
from cardcade.discovery.preset_names import is_name
from cardcade.engine.message import Message, say
from cardcade.engine.presets import LONGEST, BadPreset, Draft, Preset, Problem, read_draft, resolve
from cardcade.engine.toml_places import TextPlace
from cardcade.folders import presets_folder
from cardcade.foreign import Unfit
from cardcade.plugins import GamePlugin

LONGEST_CIRCLE = 20
"""Names of a circle that are told."""


class Library:
    """Reads a game's presets once, when first asked; broken files are kept beside the good ones."""

    def __init__(self, plugin: GamePlugin, candidate: Draft | None = None, before: Library | None = None) -> None:
        """A candidate is a file that is only being checked: it may also extend those that lie beside it.

        What was right in the library `before` is kept as it was while its file is broken.
        """
        self.plugin = plugin
        self.broken: dict[str, BadPreset] = {}
        """What is wrong with each file that is no preset, by the name it would have."""
        self._candidate = candidate
        self.others: list[Draft] = []
        """The player's files for other games; known once the presets have been read."""
        self._made: dict[str, Preset | None] = {}
        self._before = dict(before.own) if before is not None else {}

    @cached_property
    def presets(self) -> dict[str, Preset]:
        """By name: the default first, then the game's others, then the player's own."""
        drafts = self._drafts.values()
        ranked = sorted(drafts, key=lambda draft: (draft.name != self.plugin.default_preset, not draft.bundled))
        names = [*(draft.name for draft in ranked), *(name for name in self._before if name in self.broken)]
        return {name: preset for name in names if (preset := self.find(name))}

    @property
    def own(self) -> dict[str, Preset]:
        """The player's own as they were last right, whatever their files are now."""
        return {name: preset for name, preset in self.presets.items() if not preset.bundled}

    @property
    def default(self) -> Preset:
        """The preset a new table has, or BadPreset."""
        return self._need(self.plugin.default_preset)

    @property
    def bundled_names(self) -> list[str]:
        return [file.name.removesuffix(".toml") for file in self._bundled_files]

    @property
    def names(self) -> list[str]:
        """All names, those of broken presets too."""
        return list(self._drafts)

    def draft(self, name: str) -> Draft:
        """The file of that name as it is written; KeyError when there is none."""
        return self._drafts[name]

    def layers(self, name: str) -> list[Draft]:
        """The file of that name, whom it extends, whom that extends, and so on; of a preset that was found right."""
        line = [self._drafts[name]]
        while line[-1].extends is not None:
            line.append(self._drafts[line[-1].extends])
        return line

    def built_on(self, name: str) -> list[Draft]:
        """The player's own files that extend this preset."""
        return [draft for draft in self._drafts.values() if draft.extends == name and not draft.bundled]

    def find(self, name: str) -> Preset | None:
        """The preset of that name; None when there is none or it is broken."""
        if name not in self._made and name in self._drafts:
            self._made[name] = self._make(self._drafts[name])
        return self._made.get(name) or (self._before.get(name) if name in self.broken else None)

    def check_candidate(self) -> Preset:
        """The candidate as a preset, or BadPreset with everything that is wrong with it."""
        assert self._candidate is not None
        return self._need(self._candidate.name)

    def _need(self, name: str) -> Preset:
        preset = self.find(name)
        if preset is None:
            raise self.broken.get(name) or self._missing(name)
        return preset

    def _make(self, draft: Draft) -> Preset | None:
        try:
            self._refuse_circles(draft)
            return resolve(draft, self.plugin.id, self.plugin.rules, self)
        except BadPreset as bad:
            self.broken[draft.name] = bad
            return None

    def _refuse_circles(self, draft: Draft) -> None:
        """Every file of a circle is told the whole of it; one that only leads into it has a broken base."""
        line, base = [draft.name], draft.extends
        while base in self._drafts and base not in line:
            line.append(base)
            base = self._drafts[base].extends
        if base == draft.name:
            wrong = say("preset.circle", circle=_in_words([*line, base]))
            raise BadPreset(draft.source, [draft.problem("extends", wrong, say("preset.extend_another"))])

    @cached_property
    def _drafts(self) -> dict[str, Draft]:
        own = {draft.name: draft for draft in self._own_drafts()}
        found = {**own, **{draft.name: draft for draft in self._bundled_drafts}}
        return {**found, self._candidate.name: self._candidate} if self._candidate else found

    @cached_property
    def _bundled_files(self) -> list[Traversable]:
        folder = resources.files(self.plugin.package) / "presets"
        files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
        return sorted(files, key=lambda file: file.name)

    @cached_property
    def _bundled_drafts(self) -> list[Draft]:
        return [draft for file in self._bundled_files for draft in self._bundled_draft(file)]

    def _bundled_draft(self, file: Traversable) -> Iterator[Draft]:
        name = file.name.removesuffix(".toml")
        try:
            raw = foreign.read_bytes(file, LONGEST)
        except Unfit as unfit:
            self.broken[name] = BadPreset(
                str(file),
                [Problem(TextPlace(), "toml", say("preset.unfit", why=unfit.reason), say("preset.save_first"))],
            )
        else:
            yield from self._draft(raw, name, str(file), bundled=True)

    def _own_drafts(self) -> Iterator[Draft]:
        """The player's files for this game, and those that do not say which game they are for."""
        for file in self._own_files():
            for draft in self._own_draft(file):
                if draft.game not in (None, self.plugin.id):
                    self.others.append(draft)
                elif wrong := self.name_problem(draft.name):
                    self.broken[draft.source] = BadPreset(draft.source, [wrong])
                else:
                    yield draft

    def _own_files(self) -> Iterator[Path]:
        folders = [presets_folder()]
        if self._candidate and not self._candidate.bundled:
            folders.append(Path(self._candidate.source).parent)
        for folder in folders:
            yield from sorted(file for file in folder.glob("*.toml") if file.is_file())

    def name_problem(self, name: str) -> Problem | None:
        """Why a player's own preset cannot have this name."""
        wrong: Message | None = None
        if not is_name(name):
            wrong = say("preset.bad_name", name=name[:60])
        elif name in self.bundled_names:
            wrong = say("preset.name_taken", name=name)
        return Problem(TextPlace(), "name", wrong, say("preset.rename")) if wrong else None

    def _own_draft(self, file: Path) -> Iterator[Draft]:
        try:
            raw = read_bytes(file)
        except OSError as error:
            wrong = say("preset.unreadable", error=error.strerror or str(error))
            self.broken[file.stem] = BadPreset(str(file), [Problem(TextPlace(), "toml", wrong, say("preset.let_read"))])
        else:
            yield from self._draft(raw, unicodedata.normalize("NFC", file.stem), str(file), bundled=False)

    def _draft(self, raw: bytes, name: str, source: str, bundled: bool) -> Iterator[Draft]:
        try:
            yield read_draft(raw, name, source, bundled)
        except BadPreset as bad:
            self.broken[name] = bad

    def _missing(self, name: str) -> BadPreset:
        wrong = say("preset.no_default", name=name)
        return BadPreset(self.plugin.package, [Problem(TextPlace(), name, wrong, say("preset.see_list"))])


def read_bytes(file: Path) -> bytes:
    """No more of a file than is needed to see that it is too long; OSError when it may not be read."""
    with file.open("rb") as opened:
        return opened.read(LONGEST + 1)


def _in_words(names: list[str]) -> Message | str:
    """`a extends b extends a`"""
    said: Message | str = names[-1]
    for name in reversed(names[:-1][:LONGEST_CIRCLE]):
        said = say("preset.extends", preset=name, base=said)
    return said
