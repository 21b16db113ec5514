"""The pause menu: everything that can be done to a match without playing it. Nothing is lost by leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.ui import Button, ButtonKind, Dialog, Label, Widget, icon
from cardcade.ui.layout import column
from cardcade.ui.theme import INK, TITLE

if TYPE_CHECKING:
    from cardcade.shell.screens.table.table import TableScreen

ROW = 72.0

MenuEntry = tuple[str, str, Callable[[], object], ButtonKind]
"""What it is called, its picture, what it does and how it looks."""


class PauseMenu(Dialog):
    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        super().__init__((560, 580 + 84 * len(self._guided)), "pause", cancel_action=screen.resume)

    @property
    def _guided(self) -> list[MenuEntry]:
        """The guide can be left at any time, and had again."""
        host, plugin, guidance = self.screen.host, self.screen.live.plugin, self.screen.parts.furniture.guidance
        if guidance.active:
            return [("skip_guide", "close", guidance.skip, ButtonKind.SECONDARY)]
        opened: MenuEntry = ("first_round", "speech", lambda: host.open_first_round(plugin), ButtonKind.SECONDARY)
        return [opened] if host.has_first_round(plugin) else []

    def fill(self, inner: FRect) -> Sequence[Widget]:
        say = self.screen.host.language.text
        top, many = min(84.0, inner.h * 0.16), 5 + len(self._guided)
        head, *rows = column(inner, [top, *[min(ROW, (inner.h - top - many * 12) / many)] * many], 12)
        host, plugin = self.screen.host, self.screen.live.plugin
        entries: list[MenuEntry] = [
            ("resume", "resume", self.screen.resume, ButtonKind.PRIMARY),
            ("rules", "rules", lambda: self._over(lambda: host.open_rules(plugin)), ButtonKind.SECONDARY),
            *self._guided,
            ("settings", "settings", lambda: self._over(host.open_settings), ButtonKind.SECONDARY),
            ("restart", "restart", self.screen.ask_restart, ButtonKind.SECONDARY),
            ("leave", "home", host.leave_table, ButtonKind.SECONDARY),
        ]
        live = self.screen.live
        kept = live.touched and not live.over and not live.practice
        buttons = [
            Button(
                rect,
                say("table.leave" if name == "leave" and not kept else f"pause.{name}"),
                self._acting(action),
                f"pause.{name}",
                kind=kind,
                icon=icon(picture),
                slow=True,
            )
            for rect, (name, picture, action, kind) in zip(rows, entries, strict=True)
        ]
        self.first = buttons[0]
        return [
            Label(head, say("table.paused"), TITLE._replace(size=min(TITLE.size, top * 0.66)), INK, align="centre"),
            *buttons,
        ]

    def _acting(self, action: Callable[[], object]) -> Callable[[], None]:
        def act() -> None:
            self.close()
            self.screen.resume()
            action()

        return act

    def _over(self, action: Callable[[], object]) -> None:
        """A page over the table: the match waits until one comes back."""
        self.screen.pause()
        action()
