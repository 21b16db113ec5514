"""Presets: every game's rules in plain words, the player's own among them, and what is wrong with a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from pygame import FRect

from cardcade.discovery import Found
from cardcade.discovery.library import Library
from cardcade.discovery.preset_files import KeptFile, Unwritten
from cardcade.engine.presets import BadPreset, Preset
from cardcade.engine.rule_words import changed, value_words
from cardcade.engine.rules import Key, keys, tables
from cardcade.folders import presets_folder
from cardcade.shell.screens.common.flow import Flow
from cardcade.shell.screens.common.folder import open_folder
from cardcade.shell.screens.common.game_tabs import GameTabs
from cardcade.shell.screens.common.panes import Offer, Panes
from cardcade.shell.screens.presets.change_list import ChangeList
from cardcade.shell.screens.presets.preset_doings import Doings
from cardcade.shell.screens.presets.preset_problems import tell_problems
from cardcade.ui import Label, Panel, Plate, Row, Tone, Widget, icon
from cardcade.ui.focus import bring_into_view
from cardcade.ui.theme import AMBER, BODY, CORAL, FAINT, GOLD, HEADING, INK, SECTION, SMALL, SOFT, STRONG

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

LINE = Plate((255, 255, 255, 10), radius=14)
CHANGED = Plate((246, 158, 58, 30), radius=14, rim=(246, 158, 58, 90), rim_width=1.5)


class PresetsPage(GameTabs, Panes):
    title = "presets.title"
    name = "presets"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.games: list[Found] = app.shelf.playable
        self._names: list[str] = []
        """Of the rows that are shown."""

    @property
    def _library(self) -> Library:
        library: Library = self.app.shelf.library(self.games[self.tab])
        return library

    def note(self) -> str:
        return self.say("presets.note")

    def tabs(self) -> Sequence[str]:
        return [self.app.shelf.name(found.id) for found in self.games]

    # -- the folder is looked at while this page is open

    def enter(self) -> None:
        """What was saved last is turned to."""
        picked, folder = self._picked_name, self.app.preset_folder
        folder.open(self._presets_changed)
        game, name = folder.saved or ("", picked)
        self.tab = next((number for number, found in enumerate(self.games) if found.id == game), self.tab)
        self._pick_name(name)
        super().enter()
        if folder.saved:
            folder.saved = None
            self._reveal_picked()

    def leave(self) -> None:
        self.app.preset_folder.close()

    def _presets_changed(self) -> None:
        """What was picked stays picked, wherever it stands now."""
        self._pick_name(self._picked_name)
        self.rebuild()

    @property
    def _picked_name(self) -> str:
        rows = self._names
        return rows[self.picked] if self.picked < len(rows) else ""

    def _reveal_picked(self) -> None:
        row = self.stage.find(self.first)
        if row is not None:
            bring_into_view(row)

    def _pick_name(self, name: str) -> None:
        self._names = self._entry_names()
        self.picked = self._names.index(name) if name in self._names else max(0, min(self.picked, len(self._names) - 1))

    def rebuild(self) -> None:
        self._names = self._entry_names()
        super().rebuild()

    def _entry_names(self) -> list[str]:
        return [entry.name if isinstance(entry, Preset) else entry.source for entry in self._entries()]

    def _entries(self) -> list[Preset | BadPreset]:
        """A preset whose file has broken is told once, with what is wrong and how it was."""
        if not self.games:
            return []
        library = self._library
        presets = library.presets
        return [*presets.values(), *(bad for name, bad in library.broken.items() if name not in presets)]

    def rows(self) -> Sequence[Row]:
        return [self._row(number, entry) for number, entry in enumerate(self._entries())]

    def _row(self, number: int, entry: Preset | BadPreset) -> Row:
        if isinstance(entry, BadPreset):
            count = self.say("presets.problems", n=len(entry.problems))
            return Row(_file_name(entry.source), f"presets.broken.{number}", count, icon=icon("warning"))
        code, bad = self.app.language.code, self._library.broken.get(entry.name)
        kind = "default" if entry.name == self.games[self.tab].plugin.default_preset else "bundled"
        detail = self.say(f"presets.{kind if entry.bundled else 'own'}")
        if bad is not None:
            detail = self.say("presets.problems", n=len(bad.problems))
        picture = icon("presets" if bad is None else "warning")
        return Row(entry.names[code], f"presets.{entry.name}", detail, icon=picture)

    # -- what can be done

    def offers(self) -> Sequence[Offer]:
        doings = Doings(self)
        return [
            *self._bringing_back(),
            (self.say("share.paste"), "presets.paste", "link", doings.paste),
            (self.say("presets.folder"), "presets.folder", "folder", self._open_folder),
        ]

    def _bringing_back(self) -> Sequence[Offer]:
        discarded = self.app.preset_folder.discarded
        if discarded is None:
            return ()
        words = self.say("presets.bring_back", name=discarded.path.stem)
        return [(words, "presets.bring_back", "undo", self._bring_back)]

    def _bring_back(self) -> None:
        back = self.app.preset_folder.bring_back()
        if isinstance(back, KeptFile):
            self._pick_name(back.path.stem)
            self.app.toast("presets.brought_back", Tone.GOOD)
        elif isinstance(back, Unwritten):
            self.ui.toasts.say(self.say(back.why), Tone.WARNING)
        self.rebuild()
        self._reveal_picked()

    # -- what is told

    def tell(self, flow: Flow, index: int) -> None:
        entry = self._entries()[index]
        if isinstance(entry, BadPreset):
            flow.heading(_file_name(entry.source), HEADING, CORAL)
            tell_problems(flow, entry, self.say)
        else:
            self._tell_preset(flow, entry)

    def _tell_preset(self, flow: Flow, preset: Preset) -> None:
        code, found = self.app.language.code, self.games[self.tab]
        usual = self._library.default.values
        flow.heading(preset.names[code], HEADING._replace(size=40), INK)
        if bad := self._library.broken.get(preset.name):
            tell_problems(flow, bad, self.say)
            flow.space(16)
            flow.paragraph(self.say("presets.last_good"), BODY, AMBER)
        else:
            Doings(self).add(flow, preset)
        if preset.about[code]:
            flow.paragraph(preset.about[code], BODY, SOFT)
        if preset.name != found.plugin.default_preset:
            self._tell_changes(flow, preset)
        every = list(keys(found.plugin.rules))
        for table, _ in tables(found.plugin.rules):
            flow.space(16)
            flow.heading(self.say(f"{found.id}.rules.{table}.title"), HEADING._replace(size=30), GOLD)
            for key in (key for key in every if key.table == table):
                value = preset.values[table][key.name]
                self._tell_key(flow, found.id, key, value, value != usual[table][key.name])

    def _tell_changes(self, flow: Flow, preset: Preset) -> None:
        """In players' sentences, before all the rules one by one."""
        usual = self._library.default
        title = "presets.changes" if changed(preset.rules, usual.rules) else "presets.no_changes"
        flow.paragraph(self.say(title, name=usual.names[self.app.language.code]), SECTION, INK)
        lines = ChangeList("presets", self.say, self.app.language.knows, self._show_rule)
        lines.add(flow, preset.game, preset.rules, usual.rules)

    def _show_rule(self, path: str) -> None:
        """Its row comes into view, and the keyboard goes on scrolling from there."""
        row = self.stage.find(f"presets.row.{path}")
        if row is not None:
            bring_into_view(row)
            self.stage.focus.set(next((one for one in _around(row) if one.takes_focus), None))

    def _tell_key(self, flow: Flow, game: str, key: Key, value: Any, differs: bool) -> None:
        words, label = self.say(value_words(game, key, value)), self.say(f"{game}.rules.{key.path}.label")
        told, inner = self.say(f"{game}.rules.{key.path}.help"), flow.width - 40
        wide = self.ui.text.width(words, STRONG) + 8
        beside = wide + self.ui.text.width(label, STRONG) + 30 < inner
        height = 36 + (0 if beside else 34) + self.ui.text.height(told, SMALL, inner) + 24
        room = flow.take(height, 10)
        flow.add(Panel(room, (), CHANGED if differs else LINE, f"presets.row.{key.path}"))
        first = FRect(room.x + 20, room.y + 10, inner, 36)
        flow.add(Label(first, label, STRONG, INK))
        answer = first if beside else first.move(0, 34)
        flow.add(Label(answer, words, STRONG, GOLD if differs else SOFT, align="right" if beside else "left"))
        below = Flow(self.ui, first.x, answer.bottom + 2, inner)
        below.paragraph(told, SMALL, FAINT)
        flow.add(*below.widgets)

    def _open_folder(self) -> None:
        folder = presets_folder()
        if not open_folder(folder):
            self.app.toast("presets.no_folder", Tone.WARNING, folder=str(folder))


def _around(widget: Widget) -> Iterator[Widget]:
    while widget.parent is not None:
        widget = widget.parent
        yield widget


def _file_name(source: str) -> str:
    return source.replace("\\", "/").rsplit("/", 1)[-1]
