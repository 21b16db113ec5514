"""Settings: every wish with its effect at once; also reached from the pause menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import FRect

import cardcade_assets
from cardcade.discovery import Found
from cardcade.engine.message import LANGUAGES
from cardcade.shell.app.settings import AT_ONCE, BACKS, FELTS, SPEEDS, Settings, wish_fields
from cardcade.shell.app.wishes import heeds
from cardcade.shell.screens.common.flow import BAR, Flow, softened
from cardcade.shell.screens.common.page import Page
from cardcade.shell.screens.common.pictures import PictureChoice
from cardcade.shell.screens.settings.preview import TablePreview
from cardcade.table.link import OWN
from cardcade.ui import (
    Answer,
    Ask,
    Button,
    ButtonKind,
    Label,
    Panel,
    Scale,
    ScrollArea,
    Segmented,
    Slider,
    Toggle,
    icon,
)
from cardcade.ui.canvas import SCALES
from cardcade.ui.layout import inset, row
from cardcade.ui.theme import BODY, FAINT, INK, SMALL
from cardcade.ui.widget import Widget

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

TABS = ("general", "table", "comfort")
LANGUAGE_CHOICES = (None, *LANGUAGES)
CONTROL = 62.0


class SettingsPage(Page):
    title = "settings.title"
    first = "settings.tabs"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.tab = 0
        current = app.tables.current
        self.games: list[Found] = app.shelf.playable if current is None else [current.found]
        """Whose wishes they are: every game's, or at a table the one's that is played there."""
        self.shown = 0

    @property
    def settings(self) -> Settings:
        settings: Settings = self.app.settings
        return settings

    def note(self) -> str:
        if self.app.tables.current is not None:
            return self.say("settings.note_at_table", game=self.app.shelf.name(self.games[0].id))
        return self.say("settings.note")

    def fill(self, area: FRect) -> None:
        self._add_reset()
        words = [self.say(f"settings.tabs.{tab}") for tab in TABS]
        room = self.add_tabs(area, words, self.tab, "settings.tabs")
        if area.w >= 1240 and room.h > 480:
            wishes, shown = row(room, [None, min(620.0, room.w * 0.37)], 32)
            self._add_preview(shown)
        else:
            wishes = room
        inner = inset(wishes, 22, 16) if self.low else inset(wishes, 40, 32)
        self.stage.add(
            Panel(wishes, (softened(ScrollArea(inner, self._flow(inner).widgets, f"settings.{TABS[self.tab]}")),))
        )

    def _add_preview(self, room: FRect) -> None:
        """Of one game; a click goes on to the next."""
        look, title, note = self.app.look, self.say("settings.preview"), self.say("settings.preview_note")
        plugin = self.games[self.shown].plugin if self.games else None
        if plugin is not None:
            title = f"{title} · {self.app.shelf.name(plugin.id)}"
            if self.app.language.knows(own := f"{plugin.id}.felt"):
                note = self.say(own)
        preview = TablePreview(room, lambda: look, plugin, title, note)
        if len(self.games) > 1:
            preview.tooltip, preview.pick = self.say("settings.preview_next"), self._show_next
        self.stage.add(preview)

    def _show_next(self) -> None:
        self.shown = (self.shown + 1) % len(self.games)
        self.rebuild()

    def _flow(self, inner: FRect) -> Flow:
        """The tab's wishes; where there is room to spare they stand further apart."""
        stretch = bar = 0.0
        for _ in range(2):
            flow = Flow(self.ui, inner.x, inner.y, inner.w - bar, stretch)
            self._add_wishes(flow)
            stretch = max(0.0, min(26.0, (inner.bottom - flow.y) / max(1, flow.taken)))
            bar = BAR if flow.bottom > inner.bottom else 0.0
        return flow

    def _add_reset(self) -> None:
        text, beside = self.say("settings.reset"), self.beside
        width = beside.h if self.low else 240.0
        room = FRect(beside.right - width, beside.y, width, beside.h)
        beside.w -= width + 20
        shown, tip = ("", text) if self.low else (text, "")
        self.stage.add(Button(room, shown, self._ask_reset, "settings.reset", icon=icon("undo"), tooltip=tip))

    # -- the tabs

    def _add_wishes(self, flow: Flow) -> None:
        match TABS[self.tab]:
            case "general":
                self._add_general(flow)
            case "table":
                self._add_table(flow)
            case "comfort":
                self._add_comfort(flow)

    def _add_general(self, flow: Flow) -> None:
        chosen = self.settings
        names = [self.say(f"settings.language.{code or 'system'}") for code in LANGUAGE_CHOICES]
        self._segmented(flow, "language", names, LANGUAGE_CHOICES.index(chosen.language), self._set_language)
        scales = [f"{round(scale * 100)}%" for scale in SCALES]
        nearest = min(range(len(SCALES)), key=lambda i: abs(SCALES[i] - chosen.ui_scale))
        self._segmented(flow, "ui_scale", scales, nearest, lambda i: chosen.change(ui_scale=SCALES[i]))
        self._toggle(flow, "fullscreen", self.app.window.fullscreen, self.app.loop.set_fullscreen)
        self._wish(flow, "reduced_motion")
        self._add_sound(flow)

    def _add_table(self, flow: Flow) -> None:
        chosen = self.settings
        speeds = [self.say("settings.at_once") if speed == AT_ONCE else f"{speed:g}×" for speed in SPEEDS]
        self._segmented(flow, "speed", speeds, SPEEDS.index(chosen.speed), lambda i: chosen.change(speed=SPEEDS[i]))
        self._pictures(flow, "card_back", self._options("backs", BACKS), cardcade_assets.CARD_RATIO, 150)
        self._pictures(flow, "felt", self._options("felts", FELTS), 9 / 16, 104)
        self._wish(flow, "four_colours")
        self._wish(flow, "symbols")

    def _options(self, folder: str, names: Sequence[str]) -> list[Any]:
        paths = [icon("cards") if name == OWN else cardcade_assets.path(folder, f"{name}.svg") for name in names]
        return [(name, path, self.say(f"settings.{folder}.{name}")) for name, path in zip(names, paths, strict=True)]

    def _add_sound(self, flow: Flow) -> None:
        for name in ("master", "music", "effects"):
            room, label = self._labelled(flow, name)
            value = getattr(self.settings, name)
            flow.add(label, Slider(room, value, self._changing(name), f"settings.{name}", scale=Scale(0, 100, 5)))
        if self.app.sound.silent:
            flow.paragraph(self.say("settings.silent"), SMALL, FAINT)

    def _add_comfort(self, flow: Flow) -> None:
        for name in ("hints", "characters", "counter", "auto_pass", "auto_last", "confirm_offences"):
            self._wish(flow, name)

    # -- one line each

    def _labelled(self, flow: Flow, name: str, height: float = CONTROL) -> tuple[FRect, Widget]:
        """The label, and the room for its control: beside it, or below where it is narrow."""
        text = self.say(f"settings.labels.{name}")
        if flow.width < 720:
            label = Label(flow.take(34, 6), text, BODY, INK)
            return flow.take(height, 22), label
        room = flow.take(height, 24)
        share = flow.width * 0.34
        return FRect(room.x + share, room.y, room.w - share, room.h), Label(
            FRect(room.x, room.y, share - 16, room.h), text, BODY, INK
        )

    def _segmented(
        self, flow: Flow, name: str, options: list[str], chosen: int, change: Callable[[int], object]
    ) -> None:
        room, label = self._labelled(flow, name)
        flow.add(label, Segmented(room, options, chosen, change, f"settings.{name}"))

    def _pictures(self, flow: Flow, name: str, options: list[Any], ratio: float, height: float) -> None:
        room, label = self._labelled(flow, name, height)
        chosen = getattr(self.settings, name)
        flow.add(label, PictureChoice(room, options, chosen, self._changing(name), f"settings.{name}", ratio=ratio))

    def _wish(self, flow: Flow, name: str) -> None:
        """Left out where it would do nothing; which games it is for is said where there are others."""
        heeding = [found for found in self.games if heeds(found.plugin, name)]
        if not heeding and self.games:
            return
        whose = "" if len(heeding) == len(self.games) else self._names(heeding)
        self._toggle(flow, name, getattr(self.settings, name), self._changing(name), whose)

    def _names(self, games: Sequence[Found]) -> str:
        return self.say("settings.comma").join(self.app.shelf.name(found.id) for found in games)

    def _toggle(self, flow: Flow, name: str, on: bool, change: Callable[[bool], object], whose: str = "") -> None:
        label = self.say(f"settings.labels.{name}")
        if whose:
            label = self.say("settings.only_in", label=label, games=whose)
        flow.add(Toggle(flow.take(46, 2), label, on, change, f"settings.{name}"))
        flow.hug()
        flow.width -= 110
        flow.paragraph(self.say(f"settings.help.{name}"), SMALL, FAINT)
        flow.width += 110
        flow.space(12)

    # -- choosing

    def open_tab(self, tab: int) -> None:
        self.tab = tab
        self.rebuild()

    def _changing(self, name: str) -> Callable[[Any], None]:
        def change(value: Any) -> None:
            self.settings.change(**{name: round(value) if isinstance(value, float) else value})
            self.stage.touch()

        return change

    def _set_language(self, index: int) -> None:
        self.settings.change(language=LANGUAGE_CHOICES[index])
        self.rebuild()

    def _ask_reset(self) -> None:
        say = self.say
        keep = Answer(say("ui.cancel"), lambda: None, "reset.keep")
        reset = Answer(say("settings.reset_yes"), self._reset, "reset.reset", ButtonKind.PRIMARY)
        text = say("settings.reset_text")
        self.stage.open(Ask(say("settings.reset"), text, [keep, reset], "reset", cancel_action=lambda: None))

    def _reset(self) -> None:
        """Everything but the language and fullscreen, which are not a matter of taste."""
        kept = ("language", "fullscreen")
        defaults = {item.name: item.default for item in wish_fields() if item.name not in kept}
        self.settings.change(**defaults)
        self.rebuild()
