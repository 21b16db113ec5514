"""The crash screen: what happened in which game, where the log is, and a way back."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.discovery import describe
from cardcade.engine.faults import RulesFault
from cardcade.shell.app.logs import log_file
from cardcade.shell.screens.common.flow import Flow
from cardcade.shell.screens.common.folder import open_folder
from cardcade.shell.screens.common.page import Page
from cardcade.shell.screens.crash.mishap import mishap, steps
from cardcade.ui import Button, ButtonKind, Image, Panel, ScrollArea, Tone, icon
from cardcade.ui.clipboard import copied
from cardcade.ui.layout import centred, inset, packed
from cardcade.ui.theme import BODY, CORAL, FAINT, INK, SMALL, SMALL_STRONG, SOFT, TITLE

if TYPE_CHECKING:
    from cardcade.shell.app.app import App


class CrashPage(Page):
    first = "crash.back"

    def __init__(self, app: App, error: BaseException) -> None:
        super().__init__(app)
        self.error = error
        self.mishap = mishap(app, error)
        self.details = "".join(traceback.format_exception(error))

    def back(self) -> None:
        self.app.leave_crash()

    def build(self) -> None:
        height = 62.0 if self.low else 72.0
        most = centred(self.frame, 1240, 860)
        inner = inset(most, 26, 20) if self.low else inset(most, 56, 44)
        flow = Flow(self.ui, inner.x, inner.y, inner.w - 24)
        self._tell(flow)
        needed = flow.y - inner.y + 2 * (inner.y - most.y) + height + 24
        room = centred(self.frame, most.w, min(most.h, needed))
        panel = FRect(room.x, room.y, room.w, room.h - height - 24)
        for widget in flow.widgets:
            widget.rect.y += room.y - most.y
        inside = FRect(inner.x, inner.y + room.y - most.y, inner.w, panel.h - 2 * (inner.y - most.y))
        self.stage.add(Panel(panel, (ScrollArea(inside, flow.widgets, "crash.told"),)))
        self._add_answers(FRect(room.x, room.bottom - height, room.w, height))

    def _tell(self, flow: Flow) -> None:
        head = flow.take(72, 10)
        flow.add(Image(FRect(head.x, head.y + 6, 60, 60), icon("warning"), CORAL))
        flow.x, flow.y, flow.width = flow.x + 84, head.y, flow.width - 84
        flow.heading(self.say("crash.title"), TITLE._replace(size=44), INK)
        flow.x, flow.width = flow.x - 84, flow.width + 84
        flow.space(8)
        for words in self._told():
            flow.paragraph(words, BODY, SOFT)
        flow.paragraph(describe(self.error), SMALL_STRONG, CORAL)
        flow.paragraph(self.say("crash.log", file=str(log_file())), SMALL, FAINT)
        flow.space(8)
        for line in steps(self.error):
            flow.paragraph(line, SMALL._replace(size=18), FAINT)

    def _told(self) -> Iterator[str]:
        """What failed, what is left of the match, and how to get out if it fails again."""
        game, found = "", self.mishap.found
        if found is not None:
            game = self.app.shelf.name(found.id)
        yield self.say(f"crash.{self.mishap.stage}", game=game)
        if isinstance(self.error, RulesFault):
            yield self.say(self.error.reason)
        if self.mishap.saved:
            yield self.say("crash.saved") + (self.say("crash.again", game=game) if found is not None else "")
        if found is not None and not found.bundled:
            yield self.say("crash.added", game=game, distribution=found.distribution, version=found.version)

    def _add_answers(self, area: FRect) -> None:
        answers = [
            ("crash.folder", "folder", self._open_folder, ButtonKind.SECONDARY),
            ("crash.copy", "copy", self._copy, ButtonKind.SECONDARY),
            ("crash.back", "home" if self.app.house.has_home else "quit", self.back, ButtonKind.PRIMARY),
        ]
        width = min(360.0, (area.w - 32) / 3)
        for rect, (key, picture, act, kind) in zip(packed(area, [width] * 3), answers, strict=True):
            words = self.say("home.quit" if picture == "quit" else key)
            self.stage.add(Button(rect, words, act, key, kind=kind, icon=icon(picture)))

    def _copy(self) -> None:
        if copied(self.details):
            self.app.toast("crash.copied", Tone.GOOD)
        else:
            self.app.toast("crash.no_clipboard", Tone.WARNING)

    def _open_folder(self) -> None:
        if not open_folder(log_file().parent):
            self.app.toast("crash.no_folder", Tone.WARNING)
