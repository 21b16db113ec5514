"""Presets: every game's rules in plain words, the player's own among them, and what is wrong with a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import FRect

from cardcade.discovery import Found
from cardcade.discovery.library import Library
from cardcade.engine.presets import BadPreset, Preset, value_words
from cardcade.engine.rules import Key, keys, tables
from cardcade.folders import presets_folder
from cardcade.shell.screens.flow import Flow
from cardcade.shell.screens.folder import open_folder
from cardcade.shell.screens.panes import Offer, Panes
from cardcade.ui import Label, Panel, Plate, Row, Tone, icon
from cardcade.ui.theme import AMBER, BODY, CORAL, FAINT, GOLD, HEADING, INK, SMALL, SMALL_STRONG, SOFT, STRONG

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

LINE = Plate((255, 255, 255, 10), radius=14)
CHANGED = Plate((246, 158, 58, 30), radius=14, rim=(246, 158, 58, 90), rim_width=1.5)


class PresetsPage(Panes):
    title = "presets.title"
    name = "presets"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.games: list[Found] = app.shelf.playable

    @property
    def library(self) -> Library:
        library: Library = self.app.shelf.library(self.games[self.tab])
        return library

    def note(self) -> str:
        return self.say("presets.note")

    def tabs(self) -> Sequence[str]:
        return [self.app.shelf.name(found.id) for found in self.games]

    def _entries(self) -> list[Preset | BadPreset]:
        library = self.library
        return [*library.presets.values(), *library.broken.values()]

    def rows(self) -> Sequence[Row]:
        return [self._row(number, entry) for number, entry in enumerate(self._entries())] if self.games else []

    def _row(self, number: int, entry: Preset | BadPreset) -> Row:
        if isinstance(entry, BadPreset):
            count = self.say("presets.problems", n=len(entry.problems))
            return Row(_file_name(entry.source), f"presets.broken.{number}", count, icon=icon("warning"))
        code = self.app.language.code
        kind = "default" if entry.name == self.games[self.tab].plugin.default_preset else "bundled"
        detail = self.say(f"presets.{kind if entry.bundled else 'own'}")
        return Row(entry.names[code], f"presets.{entry.name}", detail, icon=icon("presets"))

    def offers(self) -> Sequence[Offer]:
        return [
            (self.say("presets.lab"), "presets.lab", "chart", self._try_out),
            (self.say("presets.reload"), "presets.reload", "restart", self._reload),
            (self.say("presets.folder"), "presets.folder", "folder", self._open_folder),
        ]

    def tell(self, flow: Flow, index: int) -> None:
        entry = self._entries()[index]
        if isinstance(entry, BadPreset):
            self._tell_problems(flow, entry)
        else:
            self._tell_preset(flow, entry)

    def _tell_problems(self, flow: Flow, bad: BadPreset) -> None:
        flow.heading(_file_name(bad.source), HEADING, CORAL)
        flow.paragraph(self.say("presets.broken"), BODY, SOFT)
        for problem in bad.problems:
            place = self.say("presets.place", line=problem.place.line, column=problem.place.column)
            flow.space(10)
            flow.paragraph(f"{place} · {problem.key}", SMALL_STRONG, GOLD)
            flow.paragraph(self.say(problem.wrong), BODY, INK)
            flow.paragraph(self.say(problem.right), SMALL, FAINT)

    def _tell_preset(self, flow: Flow, preset: Preset) -> None:
        code, found = self.app.language.code, self.games[self.tab]
        usual = self.library.default.values
        flow.heading(preset.names[code], HEADING._replace(size=40), INK)
        if preset.about[code]:
            flow.paragraph(preset.about[code], BODY, SOFT)
        if preset.name != found.plugin.default_preset:
            flow.paragraph(self.say("presets.marked"), SMALL, AMBER)
        every = list(keys(found.plugin.rules))
        for table, _ in tables(found.plugin.rules):
            flow.space(16)
            flow.heading(self.say(f"{found.id}.rules.{table}.title"), HEADING._replace(size=30), GOLD)
            for key in (key for key in every if key.table == table):
                value = preset.values[table][key.name]
                self._tell_key(flow, found.id, key, value, value != usual[table][key.name])

    def _tell_key(self, flow: Flow, game: str, key: Key, value: Any, changed: bool) -> None:
        words, label = self.say(value_words(game, key, value)), self.say(f"{game}.rules.{key.path}.label")
        told, inner = self.say(f"{game}.rules.{key.path}.help"), flow.width - 40
        wide = self.ui.text.width(words, STRONG) + 8
        beside = wide + self.ui.text.width(label, STRONG) + 30 < inner
        height = 36 + (0 if beside else 34) + self.ui.text.height(told, SMALL, inner) + 24
        room = flow.take(height, 10)
        flow.add(Panel(room, (), CHANGED if changed else LINE))
        first = FRect(room.x + 20, room.y + 10, inner, 36)
        flow.add(Label(first, label, STRONG, INK))
        answer = first if beside else first.move(0, 34)
        flow.add(Label(answer, words, STRONG, GOLD if changed else SOFT, align="right" if beside else "left"))
        below = Flow(self.ui, first.x, answer.bottom + 2, inner)
        below.paragraph(told, SMALL, FAINT)
        flow.add(*below.widgets)

    def _try_out(self) -> None:
        """The preset that is told of, against the default one."""
        if self.games:
            entry = self._entries()[self.picked]
            self.app.pages.open_lab(self.games[self.tab].id, entry if isinstance(entry, Preset) else None)

    def _reload(self) -> None:
        self.app.shelf.reread_presets()
        self.rebuild()
        self.app.toast("presets.reloaded", Tone.GOOD)

    def _open_folder(self) -> None:
        folder = presets_folder()
        if not open_folder(folder):
            self.app.toast("presets.no_folder", Tone.WARNING, folder=str(folder))


def _file_name(source: str) -> str:
    return source.replace("\\", "/").rsplit("/", 1)[-1]
