"""How to get more games: a file dropped or typed, the games folder, or pip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade import discovery
from cardcade.discovery.pip import pip_line
from cardcade.folders import games_folder
from cardcade.shell.screens.common.flow import Flow
from cardcade.shell.screens.common.folder import open_folder
from cardcade.shell.screens.common.panes import Offer
from cardcade.shell.screens.plugins.door import offer_game
from cardcade.ui import Button, ButtonKind, TextField, Tone
from cardcade.ui.clipboard import copied
from cardcade.ui.theme import AMBER, BODY, FAINT, GOLD, HEADING, INK, SMALL, SMALL_STRONG, SOFT

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

LONGEST_PATH = 1000
SECTION = HEADING._replace(size=28)


class AddGame:
    """What the plugins page shows of it; a path that was begun is kept."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.path = ""

    def offers(self) -> Sequence[Offer]:
        say = self.app.language.text
        folder = (say("plugins.folder"), "plugins.folder", "folder", self._open_folder)
        copy = (say("plugins.copy"), "plugins.copy", "copy", self._copy)
        return [folder, copy] if pip_line("install", "") else [folder]

    def tell(self, flow: Flow) -> None:
        say = self.app.language.text
        flow.heading(say("plugins.more"), HEADING._replace(size=40), INK)
        flow.paragraph(say("plugins.drop"), BODY, SOFT)
        flow.add(*self._field(flow.take(60)))
        flow.paragraph(say("plugins.program"), SMALL_STRONG, AMBER)
        self._tell_others(flow)
        self._tell_safe_mode(flow)

    def _field(self, room: FRect) -> tuple[TextField, Button]:
        say, width = self.app.language.text, min(200.0, room.w * 0.36)
        place = FRect(room.x, room.y, room.w - width - 16, room.h)
        field = TextField(place, self.path, self._typed, "plugins.path", most=LONGEST_PATH, submit=self._submitted)
        field.placeholder = say("plugins.path")
        beside = FRect(place.right + 16, room.y, width, room.h)
        return field, Button(beside, say("plugins.add"), self._offer, "plugins.add", kind=ButtonKind.PRIMARY)

    def _tell_others(self, flow: Flow) -> None:
        say, line = self.app.language.text, pip_line("install", say_name(self.app))
        flow.space(14)
        flow.heading(say("plugins.by_hand"), SECTION, GOLD)
        flow.paragraph(say("plugins.folder_text"), BODY, SOFT)
        flow.paragraph(str(games_folder()), SMALL_STRONG, INK, indent=26)
        if line:
            flow.paragraph(say("plugins.pip_text"), BODY, SOFT)
            flow.paragraph(line, SMALL_STRONG, INK, indent=26)

    def _tell_safe_mode(self, flow: Flow) -> None:
        say, on = self.app.language.text, discovery.safe_mode()
        flow.space(14)
        flow.heading(say("plugins.safe"), SECTION, GOLD)
        flow.paragraph(say("plugins.safe_on" if on else "plugins.safe_text"), BODY, SOFT)
        if not self.app.shelf.complete and not on:
            flow.paragraph(say("plugins.looking"), SMALL, FAINT)

    def _typed(self, text: str) -> None:
        self.path = text

    def _submitted(self, text: str) -> None:
        self.path = text
        self._offer()

    def _offer(self) -> None:
        if self.path.strip():
            offer_game(self.app, self.path)

    def _copy(self) -> None:
        if copied(pip_line("install", say_name(self.app))):
            self.app.toast("plugins.copied", Tone.GOOD)
        else:
            self.app.toast("plugins.no_clipboard", Tone.WARNING)

    def _open_folder(self) -> None:
        if not open_folder(games_folder()):
            self.app.toast("presets.no_folder", Tone.WARNING, folder=str(games_folder()))


def say_name(app: App) -> str:
    """What stands for the package in the line to copy."""
    return app.language.text("plugins.package_name")
