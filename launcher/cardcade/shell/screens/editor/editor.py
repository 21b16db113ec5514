"""The editor: a preset's name, its words in both languages, and every rule with a switch, a stepper or a choice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
from pygame import FRect
from pygame.event import Event

from cardcade.discovery import Found
from cardcade.discovery.editing import LONGEST_WORDS, Editing
from cardcade.engine.message import LANGUAGES
from cardcade.engine.rule_words import changed
from cardcade.engine.rules import Key, tables
from cardcade.shell.screens.common.flow import Flow, scrolled
from cardcade.shell.screens.common.page import Page
from cardcade.shell.screens.editor.editor_keeping import Keeping
from cardcade.shell.screens.editor.rule_row import RowActions, RuleRows
from cardcade.shell.screens.presets.change_list import ChangeList
from cardcade.shell.screens.presets.preset_problems import tell_problems
from cardcade.table.cards.face_files import face_picture
from cardcade.ui import Button, ButtonKind, Label, Panel, TextField, Tone, icon
from cardcade.ui.focus import bring_into_view
from cardcade.ui.layout import inset, row
from cardcade.ui.theme import AMBER, CORAL, GOLD, HEADING, INK, SECTION, SMALL, SOFT

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

ASIDE = 0.38
"""The share of the width that names and differences get."""
FIELD = 58.0


class EditorPage(Page):
    title = "editor.title"
    try_out: Callable[[], object] | None = None
    """Tries the rules as they are now; without it there is no such button."""

    def __init__(self, app: App, found: Found, editing: Editing) -> None:
        super().__init__(app)
        self.found, self.editing = found, editing
        self.keeping = Keeping(self)

    @property
    def first(self) -> str:  # type: ignore[override]
        return f"editor.name.{self.app.language.code}"

    def heading(self) -> str:
        return self.say("editor.title", game=self.app.shelf.name(self.found.id))

    def note(self) -> str:
        return self.say("editor.base", name=self.editing.base.names[self.app.language.code])

    # -- coming and going

    def enter(self) -> None:
        self.app.preset_folder.open(self._presets_changed)
        super().enter()

    def leave(self) -> None:
        self.app.preset_folder.close()

    def ask_to_quit(self) -> bool:
        """The window is to close: not over the player's head, whatever lies over this page."""
        if not self.editing.unsaved:
            return True
        if self.loop.screen is not self:
            self.loop.lead(self.loop.screens[: self.loop.screens.index(self) + 1])
        if not self.stage.dialogs:
            self.keeping.ask_about_changes(self.loop.stop)
        return False

    def back(self) -> None:
        if self.editing.unsaved:
            self.keeping.ask_about_changes(self._go_back)
        else:
            super().back()

    def _go_back(self) -> None:
        self.loop.pop()

    def _presets_changed(self) -> None:
        """A file was written elsewhere: one that nobody changes here is shown as it is now, and so is its base."""
        if self.stage.dialogs:
            return
        self.editing.library = self.app.shelf.library(self.found)
        self.rebuild()
        if self.editing.kept is None or self.editing.unsaved:
            return
        theirs = self.keeping.on_disk()
        if theirs is not None and theirs.kept != self.editing.kept:
            self.editing = theirs
            self.rebuild()
            self.app.toast("editor.reread", Tone.NEWS)

    # -- building

    def fill(self, area: FRect) -> None:
        area = self._add_foot(area)
        if area.w < 1000:
            mine = (self._add_mistakes, self._add_own_words)
            self._add_scrolled(area, "editor.all", *mine, self._add_rules, self._add_other_words)
            return
        words, rules = row(area, [area.w * ASIDE, None], 24)
        aside = (self._add_mistakes, self._add_own_words, self._add_other_words, self._add_changes)
        self._add_scrolled(words, "editor.words", *aside)
        self._add_scrolled(rules, "editor.rules", self._add_rules)

    def _add_scrolled(self, area: FRect, meaning: str, *parts: Callable[[Flow], None]) -> None:
        def fill(flow: Flow) -> None:
            for part in parts:
                part(flow)

        inner = inset(area, 20, 16) if self.low else inset(area, 30, 24)
        self.stage.add(Panel(area, (scrolled(self.ui, inner, meaning, fill),)))

    def _add_mistakes(self, flow: Flow) -> None:
        """Of a file that has been broken elsewhere meanwhile; here it stays as it last was right."""
        kept, library = self.editing.kept, self.editing.library
        if kept is not None and library.presets and (bad := library.broken.get(kept.name)):  # read first, then asked
            flow.heading(f"{kept.name}.toml", HEADING._replace(size=30), CORAL)
            tell_problems(flow, bad, self.say)
            flow.paragraph(self.say("presets.last_good"), SMALL, AMBER)
            flow.space(12)

    def _add_own_words(self, flow: Flow) -> None:
        """In the player's own language."""
        self._add_fields(flow, self.app.language.code)

    def _add_other_words(self, flow: Flow) -> None:
        for code in (code for code in LANGUAGES if code != self.app.language.code):
            self._add_fields(flow, code)
        flow.space(8)

    def _add_fields(self, flow: Flow, code: str) -> None:
        self._add_field(flow, "name", code)
        self._add_field(flow, "about", code)

    def _add_field(self, flow: Flow, what: str, code: str) -> None:
        texts = self.editing.layer.names if what == "name" else self.editing.layer.about
        change = self.editing.name if what == "name" else self.editing.describe
        flow.add(Label(flow.take(30, 10), self.say(f"editor.{what}.{code}"), SMALL, SOFT))

        def typed(words: str) -> None:
            change(code, words)
            self._refresh_foot()

        flow.add(
            TextField(
                flow.take(FIELD, 12),
                texts.get(code, ""),
                typed,
                f"editor.{what}.{code}",
                placeholder=self.say(f"editor.{what}.hint"),
                most=max(LONGEST_WORDS[what], len(texts.get(code, ""))),
            )
        )

    def _add_changes(self, flow: Flow) -> None:
        base, rules = self.editing.base, self.editing.rules
        title = "editor.changes" if changed(rules, base.rules) else "editor.no_changes"
        flow.paragraph(self.say(title, name=base.names[self.app.language.code]), SECTION, INK)
        lines = ChangeList("editor", self.say, self.app.language.knows, self._show_rule)
        lines.add(flow, self.found.id, rules, base.rules)

    def _show_rule(self, path: str) -> None:
        """Its row comes into view, and what changes it gets the keyboard."""
        row, control = self.stage.find(f"editor.row.{path}"), f"editor.{path}"
        if row is not None:
            bring_into_view(row)
            parts = [one for one in self.stage.focusables if f"{one.meaning}.".startswith(f"{control}.")]
            self.stage.focus.set(next((one for one in parts if one.meaning != f"{control}.reset"), None))

    def _add_rules(self, flow: Flow) -> None:
        rows = self._rows()
        every = list(self.editing.keys)
        for table, _ in tables(self.found.plugin.rules):
            flow.heading(self.say(f"{self.found.id}.rules.{table}.title"), HEADING._replace(size=30), GOLD)
            for key in (key for key in every if key.table == table):
                rows.add(flow, key)
            flow.space(12)

    def _rows(self) -> RuleRows:
        hands = RowActions(self._set, self._settle, self._reset)
        rows = RuleRows(self.editing, hands, self.say, self.app.language.knows)
        rows.face, rows.wrong = self._face, self.editing.problems
        return rows

    def _face(self, face: str) -> Path | None:
        path = face_picture(self.found.plugin.package, face, self.app.look)
        spoilt = path is not None and not self.found.bundled and self.ui.art.examine(path) is not None
        return None if spoilt else path

    # -- the foot

    def _add_foot(self, area: FRect) -> FRect:
        height = 60.0 if self.low else 72.0
        foot = FRect(area.x, area.bottom - height, area.w, height)
        editing, left = self.editing, row(foot, [height] * 3, 12)
        for place, name, act, enabled in (
            (left[0], "undo", self._undo, editing.can_undo),
            (left[1], "redo", self._redo, editing.can_redo),
        ):
            tip = self.say(f"editor.{name}")
            self.stage.add(
                Button(place, "", act, f"editor.{name}", icon=icon(name), tooltip=tip, enabled=enabled, reason=tip)
            )
        if editing.kept is not None:
            self._add_delete(left[2])
        wide = min(320.0, foot.w * 0.3)
        self._add_save(FRect(foot.right - wide, foot.y, wide, height))
        if self.try_out is not None:
            place, words = FRect(foot.right - 2 * wide - 16, foot.y, wide, height), self.say("editor.try_out")
            self.stage.add(Button(place, words, self.try_out, "editor.try_out", icon=icon("search"), slow=True))
        return FRect(area.x, area.y, area.w, area.h - height - 20)

    def _add_delete(self, place: FRect) -> None:
        assert self.editing.kept is not None
        heirs = [draft.name for draft in self.editing.library.built_on(self.editing.kept.name)]
        why = self.say("editor.has_heirs", names=", ".join(heirs))
        tip, picture, ask = self.say("editor.delete"), icon("trash"), self.keeping.ask_delete
        self.stage.add(
            Button(
                place,
                "",
                ask,
                "editor.delete",
                icon=picture,
                tooltip=tip,
                enabled=not heirs,
                reason=why,
            )
        )

    def _add_save(self, place: FRect) -> None:
        wrong = self.editing.problems
        needless = self.editing.kept is not None and not self.editing.unsaved
        why = self._rows().told(wrong[0]) if wrong else self.say("editor.saved_already")
        self.stage.add(
            Button(
                place,
                self.say("editor.save"),
                self.keeping.save,
                "editor.save",
                kind=ButtonKind.PRIMARY,
                icon=icon("save"),
                enabled=not wrong and not needless,
                reason=why,
            )
        )

    def _refresh_foot(self) -> None:
        """While somebody types the page is not built again: the field would lose what is being composed."""
        save, undo = self.stage.find("editor.save"), self.stage.find("editor.undo")
        for button, enabled in ((save, not self.editing.problems and self.editing.unsaved), (undo, True)):
            if button is not None:
                button.enabled = enabled
                button.changed()

    # -- changing

    def _set(self, key: Key, value: Any) -> None:
        self.editing.set(key, value)

    def _settle(self) -> None:
        self.editing.settle()
        self.rebuild()

    def _reset(self, key: Key) -> None:
        self.editing.reset(key)
        self.rebuild()

    def _undo(self) -> None:
        self.editing.undo()
        self.rebuild()

    def _redo(self) -> None:
        self.editing.redo()
        self.rebuild()

    def handle(self, event: Event) -> bool:
        """Ctrl+S, Ctrl+Z and Ctrl+Y, wherever the keyboard is."""
        control = pygame.KMOD_CTRL | pygame.KMOD_META
        if event.type == pygame.KEYDOWN and event.mod & control and not self.stage.dialogs:
            again = bool(event.mod & pygame.KMOD_SHIFT)
            acts = {pygame.K_s: "save", pygame.K_z: "redo" if again else "undo", pygame.K_y: "redo"}
            button = self.stage.find(f"editor.{acts[event.key]}") if event.key in acts else None
            if isinstance(button, Button) and button.enabled:
                button.act()
                return True
        return super().handle(event)
