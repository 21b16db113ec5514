"""Rules switched at the setup, kept under a name of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.discovery.editing import LONGEST_WORDS
from cardcade.discovery.own_presets import OwnPresets
from cardcade.discovery.preset_files import KeptFile, Unwritten
from cardcade.ui import Button, ButtonKind, Dialog, Label, Paragraph, TextField, Tone, Widget
from cardcade.ui.layout import packed
from cardcade.ui.theme import BODY, HEADING, INK, SOFT

if TYPE_CHECKING:
    from cardcade.shell.screens.common.page import Page
    from cardcade.shell.screens.setup.setup import Setup

SIZE = (760.0, 330.0)
FOOT = 66.0


class NameRules(Dialog):
    """Asks for a name; `keep(name)` hears it."""

    def __init__(self, page: Page, name: str, keep: Callable[[str], object]) -> None:
        super().__init__(SIZE, "save_rules", cancel_action=lambda: None)
        self._say, self._name, self._keep = page.say, name, keep

    def fill(self, inner: FRect) -> Sequence[Widget]:
        head, foot = FRect(inner.x, inner.y, inner.w, 50), FRect(inner.x, inner.bottom - FOOT, inner.w, FOOT)
        text = FRect(inner.x, head.bottom + 4, inner.w, 60)
        field = TextField(
            FRect(inner.x, text.bottom + 6, inner.w, 62),
            self._name,
            self._rename,
            "save_rules.name",
            most=LONGEST_WORDS["name"],
            submit=lambda _: self._done(),
        )
        field.line.select_all()
        self.first = field
        cancel, keep = packed(foot, [200, 260])
        return [
            Label(head, self._say("setup.save_rules"), HEADING, INK),
            Paragraph(text, self._say("setup.save_text"), BODY._replace(size=22), SOFT),
            field,
            Button(cancel, self._say("ui.cancel"), self.cancel, "save_rules.cancel"),
            Button(keep, self._say("setup.saving"), self._done, "save_rules.keep", kind=ButtonKind.PRIMARY),
        ]

    def _rename(self, name: str) -> None:
        self._name = name

    def _done(self) -> None:
        if self._name.strip():
            self.close()
            self._keep(self._name.strip())


def keep_rules(page: Setup, name: str) -> None:
    """A file in the presets folder, picked at once; or the reason why not, and nothing is lost."""
    code, own = page.app.language.code, OwnPresets(page.found.plugin)
    made = own.add(page.rules.layer({code: name}), code)
    if not isinstance(made, KeptFile):
        reason = page.say(made.why) if isinstance(made, Unwritten) else page.say("setup.unsaved")
        page.app.ui.toasts.say(reason, Tone.WARNING)
        return
    page.app.shelf.reread_presets()
    page.read_presets(made.path.stem)
    remembered = page.app.remembered(page.found.id)
    page.app.remember(page.found.id, {**remembered, "preset": made.path.stem, "changes": {}})
    page.app.toast("setup.saved", Tone.GOOD, name=name)
