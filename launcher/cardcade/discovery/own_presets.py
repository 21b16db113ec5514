"""The player's own presets of one game: made, changed, renamed and thrown away as files in the presets folder."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardcade.discovery import preset_files
from cardcade.discovery.files import texts_of
from cardcade.discovery.library import Library
from cardcade.discovery.loading import BadPlugin
from cardcade.discovery.preset_files import Conflict, KeptFile, Outcome, Unwritten
from cardcade.discovery.preset_names import file_name
from cardcade.engine.message import say
from cardcade.engine.preset_layer import Layer, Unchangeable, fresh, layer_of, rewritten
from cardcade.engine.presets import Draft, read_draft
from cardcade.folders import presets_folder
from cardcade.plugins import GamePlugin
from cardcade.whole_files import write_whole

SCHEMAS = "schema"
MOST_TRIES = 100


class OwnPresets:
    """Nothing here reads what a library has read before: each call looks at the folder as it is now."""

    def __init__(self, plugin: GamePlugin) -> None:
        self.plugin = plugin

    def open(self, draft: Draft) -> KeptFile:
        """The file of a preset of the player's own; OSError when it may not be read."""
        return preset_files.read(Path(draft.source))

    def add(self, layer: Layer, code: str, text: str | None = None) -> Outcome:
        """A new file for it, named after it in this language; a text of its own keeps its comments."""
        made: Outcome = Unwritten(presets_folder(), say("preset.no_free_name"))
        try:
            wanted = rewritten(text, layer.tree) if text else fresh(layer.tree, self.schema_line())
        except Unchangeable:
            return Unwritten(presets_folder(), say("preset.unchangeable"))
        for _ in range(MOST_TRIES):
            made = preset_files.create(self._place(layer.names, code), wanted)
            if not isinstance(made, Conflict):  # somebody else took that name a moment ago
                break
        self.write_schema(code)
        return made

    def save(self, kept: KeptFile, layer: Layer, code: str) -> Outcome:
        """The file says this now, and is named after it if it was renamed; or it is left as it was."""
        try:
            text = rewritten(kept.text, layer.tree)
        except Unchangeable:
            return Unwritten(kept.path, say("preset.unchangeable"))
        renamed = _named(layer_at(kept).names, code) != _named(layer.names, code)
        saved = preset_files.save(kept, text)
        return self._follow(saved, layer, code) if renamed and isinstance(saved, KeptFile) else saved

    def discard(self, kept: KeptFile) -> Outcome:
        """Into the trash; where it lies now."""
        return preset_files.discard(kept)

    def bring_back(self, discarded: KeptFile, path: Path) -> Outcome:
        return preset_files.move(discarded, path)

    def schema_line(self) -> str:
        """The comment by which editors find what a file of this game may say."""
        return f"#:schema ./{SCHEMAS}/{self.plugin.id}.json"

    def schema(self, code: str) -> dict[str, Any]:
        """What a file of this game may say, explained in this language."""
        from cardcade.engine.preset_schema import schema_of

        try:
            rules = texts_of(self.plugin.package, code).get("rules", {})
        except BadPlugin:
            rules = {}

        def words(path: str) -> str | None:
            table, key, what = path.split(".")
            said = rules.get(table, {}).get(key, {}).get(what)
            return said if isinstance(said, str) else None

        return schema_of(self.plugin.rules, self.plugin.id, words)

    def write_schema(self, code: str) -> None:
        """Where that line leads; without it files are as good as before."""
        file = presets_folder() / SCHEMAS / f"{self.plugin.id}.json"
        raw = (json.dumps(self.schema(code), ensure_ascii=False, indent=2) + "\n").encode()
        with contextlib.suppress(OSError):
            if not file.is_file() or file.read_bytes() != raw:
                write_whole(file, raw)

    def _place(self, names: Mapping[str, str], code: str) -> Path:
        return presets_folder() / f"{file_name(_named(names, code), set(self._taken()))}.toml"

    def _taken(self) -> Iterator[str]:
        """Names of other games' files too, since they lie in one folder; and no matter how they are spelt."""
        yield from Library(self.plugin).bundled_names
        yield from (file.stem.lower() for file in presets_folder().glob("*.toml"))

    def _follow(self, saved: KeptFile, layer: Layer, code: str) -> Outcome:
        """Under its new name; whoever extends it does so under that name before the old one goes."""
        if file_name(_named(layer.names, code)) == saved.name:
            return saved
        made = preset_files.create(self._place(layer.names, code), saved.text)
        if not isinstance(made, KeptFile):
            return saved  # under its old name, which is as good
        for draft in Library(self.plugin).built_on(saved.name):
            self._lead(draft, made.name)
        saved.path.unlink(missing_ok=True)
        return made

    def _lead(self, draft: Draft, base: str) -> None:
        with contextlib.suppress(OSError, Unchangeable):
            kept = self.open(draft)
            tree = replace(layer_of(draft), extends=base).tree
            preset_files.save(kept, rewritten(kept.text, tree))


def layer_at(kept: KeptFile) -> Layer:
    """What a file that was found to be right says."""
    return layer_of(read_draft(kept.raw, kept.name, str(kept.path), bundled=False))


def _named(names: Mapping[str, str], code: str) -> str:
    return names.get(code) or next((name for name in names.values() if name), "")
