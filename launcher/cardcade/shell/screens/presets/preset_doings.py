"""What can be done with a preset: play it, change it, copy it, send it to somebody, open what somebody sent."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from cardcade.discovery.editing import LONGEST_WORDS, Editing
from cardcade.engine.message import say
from cardcade.engine.presets import BadPreset, Preset
from cardcade.engine.shared_rules import BadText, misfit, read_shared, shared_text
from cardcade.shell.screens.common.flow import Flow
from cardcade.shell.screens.presets.paste import PasteDialog
from cardcade.ui import Button, ButtonKind, Tone, icon
from cardcade.ui.clipboard import copied, pasted
from cardcade.ui.layout import grid

if TYPE_CHECKING:
    from cardcade.discovery.library import Library
    from cardcade.shell.screens.presets.presets import PresetsPage

HEIGHT, GAP, SLIMMEST = 60.0, 12.0, 230.0


class Doing(NamedTuple):
    name: str
    picture: str
    act: Callable[[Preset], object]


class Doings:
    """The buttons above a preset, and what they do."""

    def __init__(self, page: PresetsPage) -> None:
        self.page, self.app, self.say = page, page.app, page.say

    @property
    def _library(self) -> Library:
        library: Library = self.app.shelf.library(self.page.games[self.page.tab])
        return library

    def add(self, flow: Flow, preset: Preset) -> None:
        doings = self._doings(preset)
        rows = math.ceil(len(doings) / max(1, int((flow.width + GAP) / (SLIMMEST + GAP))))
        columns = math.ceil(len(doings) / rows)  # none is left alone in a row
        room = flow.take(rows * (HEIGHT + GAP) - GAP, 18)
        for place, one in zip(grid(room, columns, len(doings), HEIGHT, GAP), doings, strict=True):
            kind = ButtonKind.PRIMARY if one.name == "play" else ButtonKind.SECONDARY
            words, picture = self.say(f"presets.{one.name}"), icon(one.picture)
            flow.add(Button(place, words, partial(one.act, preset), f"presets.{one.name}", kind=kind, icon=picture))

    def _doings(self, preset: Preset) -> list[Doing]:
        play, change = Doing("play", "play", self._play), Doing("change", "edit", self._change)
        others = [
            Doing("copy", "copy", self._copy),
            Doing("lab", "chart", self._try_out),
            Doing("share", "link", self._share),
        ]
        return [play, *([] if preset.bundled else [change]), *others]

    def _try_out(self, preset: Preset) -> None:
        self.app.pages.open_lab(preset.game, preset)

    def _play(self, preset: Preset) -> None:
        self.app.pages.open_setup(preset.game, preset=preset.name)

    def _change(self, preset: Preset) -> None:
        self._edit(lambda: Editing.of(self._library, preset))

    def _copy(self, preset: Preset) -> None:
        code = self.app.language.code
        name = self.say("editor.copy", name=preset.names[code])[: LONGEST_WORDS["name"]]
        self._edit(lambda: Editing.copy(self._library, preset, code, name))

    def _edit(self, begin: Callable[[], Editing]) -> None:
        try:
            editing = begin()
        except (OSError, BadPreset):  # a moment ago it was right: what it is now is read and told
            self.app.preset_folder.look()
            self.page.rebuild()
            self.app.toast("editor.theirs_broken", Tone.WARNING)
        else:
            self.app.pages.open_editor(self.page.games[self.page.tab], editing)

    # -- sharing

    def _share(self, preset: Preset) -> None:
        about = {} if preset.bundled else preset.about
        if copied(shared_text(preset.game, preset.rules, preset.names, about)):
            self.app.toast("share.copied", Tone.GOOD)
        else:
            self.app.toast("share.no_clipboard", Tone.WARNING)

    def paste(self) -> None:
        """Asks for the text; what is in the clipboard already, if it is one, stands there."""
        given = pasted() or ""
        try:
            read_shared(given)
        except BadText:
            given = ""
        self.page.stage.open(PasteDialog(self.say, given, self.wrong_with, self.open))

    def wrong_with(self, text: str) -> str:
        """Why these are no rules that can be opened; "" when they are."""
        try:
            self._editing(text)
        except BadText as bad:
            return self.say(bad.reason)
        return ""

    def open(self, text: str) -> None:
        editing = self._editing(text)
        found = self.app.shelf.find(editing.plugin.id)
        assert found is not None
        self.app.pages.open_editor(found, editing)

    def _editing(self, text: str) -> Editing:
        """What the text says, as a preset that has no file yet; or BadText."""
        layer = read_shared(text)
        found = self.app.shelf.find(layer.game)
        if found is None:
            raise BadText(say("share.no_game", game=layer.game[:60]))
        editing = Editing(self.app.shelf.library(found), layer)
        try:
            editing.preset()
        except BadPreset as bad:
            raise misfit(bad, found.id, found.plugin.rules) from None
        return editing
