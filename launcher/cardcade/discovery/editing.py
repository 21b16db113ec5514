"""A preset that is being changed: what it says now and said before, what is wrong with it, and how it is kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardcade.discovery.library import Library
from cardcade.discovery.own_presets import OwnPresets, layer_at
from cardcade.discovery.preset_files import KeptFile, Outcome
from cardcade.engine.message import say
from cardcade.engine.preset_layer import Layer
from cardcade.engine.presets import BadPreset, Preset, Problem, read_draft, resolve
from cardcade.engine.rules import Key, keys, rules_with, values_of
from cardcade.engine.toml_places import TextPlace

LONGEST_WORDS = {"name": 40, "about": 200}


class Editing:
    """Nothing is written before `save`. Typing into one field is one step of `undo`."""

    def __init__(self, library: Library, layer: Layer, kept: KeptFile | None = None, text: str | None = None) -> None:
        self.library, self.plugin = library, library.plugin
        self.kept = kept
        """Its file as we know it; None as long as it has none."""
        self._text = text
        self._said = [layer]
        self._now = 0
        self._clean = layer
        self._typing = ""
        self._worked_out: tuple[Layer | None, Library, Any] = (None, library, None)

    @classmethod
    def of(cls, library: Library, preset: Preset) -> Editing:
        """A preset of the player's own, as its file is now; OSError or BadPreset when that cannot be read any more."""
        kept = _opened(library, preset)
        return cls(library, layer_at(kept), kept)

    @classmethod
    def copy(cls, library: Library, preset: Preset, code: str, name: str) -> Editing:
        """Another preset that starts from this one: one's own with all its words, any other as what it extends."""
        if preset.bundled:
            return cls(library, Layer(library.plugin.id, preset.name, {code: name}))
        kept = _opened(library, preset)
        return cls(library, replace(layer_at(kept), names={code: name}), text=kept.text)

    # -- what it says

    @property
    def layer(self) -> Layer:
        return self._said[self._now]

    @property
    def base(self) -> Preset:
        """What it is told against: whom it extends, else the game's default."""
        extended = self.library.find(self.layer.extends) if self.layer.extends else None
        return extended or self.library.default

    @property
    def rules(self) -> Any:
        """With everything it sets, right or wrong together."""
        layer, library, rules = self._worked_out
        if layer is not self.layer or library is not self.library:  # each key of a page asks
            rules = self._work_out()
            self._worked_out = self.layer, self.library, rules
        return rules

    def _work_out(self) -> Any:
        values = self.base.values if self.layer.extends else values_of(self.plugin.rules())
        return rules_with(self.plugin.rules, values, self.layer.written)

    @property
    def keys(self) -> tuple[Key, ...]:
        return keys(self.plugin.rules)

    def value(self, key: Key) -> Any:
        return key.of(self.rules)

    def differs(self, key: Key) -> bool:
        """Whether it changes this key against its base."""
        return bool(self.value(key) != key.of(self.base.rules))

    @property
    def problems(self) -> list[Problem]:
        """All that keeps it from being saved."""
        named = self.kept is not None or any(self.layer.names.values())  # a file has a name of its own
        found = [] if named else [_nameless()]
        try:
            self.preset()
        except BadPreset as bad:
            found += bad.problems
        return found

    def preset(self) -> Preset:
        """As it could be played now, saved or not; BadPreset with everything that is wrong."""
        name = self.kept.name if self.kept else ""
        return resolve(self.layer.draft(name), self.plugin.id, self.plugin.rules, self.library)

    # -- changing it

    def set(self, key: Key, value: Any) -> None:
        """What is neither in its file nor different from its base need not be said. One step until it has settled."""
        needless = value == key.of(self.base.rules) and key.path not in self._clean.written and self.layer.extends
        typing = "" if isinstance(value, bool) else key.path
        self._say(self.layer.without(key.path) if needless else self.layer.setting(key.path, value), typing)

    def settle(self) -> None:
        """The player let go: what comes next is another step."""
        self._typing = ""

    def reset(self, key: Key) -> None:
        """As in its base: a file that extends it says nothing of it, another says the same."""
        bare = self.layer.without(key.path)
        self._say(bare if self.layer.extends else self.layer.setting(key.path, key.of(self.base.rules)))

    def name(self, code: str, words: str) -> None:
        self._say(replace(self.layer, names={**self.layer.names, code: words}), f"name.{code}")

    def describe(self, code: str, words: str) -> None:
        self._say(replace(self.layer, about={**self.layer.about, code: words}), f"about.{code}")

    def _say(self, layer: Layer, typing: str = "") -> None:
        if layer == self.layer:
            return
        del self._said[self._now + 1 :]
        if typing and typing == self._typing and self._now > 0:
            self._said[self._now] = layer
        else:
            self._said.append(layer)
            self._now += 1
        self._typing = typing

    @property
    def can_undo(self) -> bool:
        return self._now > 0

    @property
    def can_redo(self) -> bool:
        return self._now < len(self._said) - 1

    def undo(self) -> None:
        self._now, self._typing = max(0, self._now - 1), ""

    def redo(self) -> None:
        self._now, self._typing = min(len(self._said) - 1, self._now + 1), ""

    # -- keeping it

    @property
    def unsaved(self) -> bool:
        return self.layer.tree != self._clean.tree

    def save(self, code: str) -> Outcome:
        """Into its file, or a new one named after it; a file that changed meanwhile is left alone."""
        own, kept = OwnPresets(self.plugin), self.kept
        outcome = own.save(kept, self.layer, code) if kept else own.add(self.layer, code, self._text)
        if isinstance(outcome, KeptFile):
            self.kept, self._clean, self._typing = outcome, self.layer, ""
        return outcome

    def part_ways(self, code: str, name: str) -> None:
        """From now on a preset of its own under another name; the file stays with whoever changed it."""
        self._text, self.kept = self.kept.text if self.kept else None, None
        self._say(replace(self.layer, names={code: name}))


def _opened(library: Library, preset: Preset) -> KeptFile:
    """It may have changed since the library was read."""
    kept = OwnPresets(library.plugin).open(library.draft(preset.name))
    draft = read_draft(kept.raw, kept.name, str(kept.path), bundled=False)
    resolve(draft, library.plugin.id, library.plugin.rules, library)
    return kept


def _nameless() -> Problem:
    return Problem(TextPlace(), "name", say("preset.nameless"), say("preset.name_it"))
