"""The rules at the setup: every preset to pick from, and in plain words what the picked one changes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.engine.message import Message, say
from cardcade.engine.presets import Preset
from cardcade.engine.rule_words import differences, highlights
from cardcade.shell.screens.flow import BAR, Flow, scrolled, softened
from cardcade.shell.screens.tile import RATIO
from cardcade.ui import Image, ScrollArea, Widget
from cardcade.ui.layout import grid
from cardcade.ui.theme import BODY, FAINT, INK, SECTION, SMALL, SOFT, STRONG, Type
from cardcade.ui.widgets.listing import Row, RowWidget

if TYPE_CHECKING:
    from cardcade.shell.screens.setup import Setup

MOST_DIFFERENCES, MOST_HIGHLIGHTS = 30, 7
GAP = 10.0
CHIP, WIDEST_CHIP, MOST_CHIPS = 60.0, 340.0, 4
ROOMY = 560.0
"""From this height on, the picked preset is told in a place of its own, which many presets cannot push out of sight."""
SHARE = 0.5
"""Of that height what the presets get at most."""
PAIRED = 800.0
"""From this width on, differences can stand in two columns."""
COVER = 270.0


@dataclass(frozen=True, slots=True)
class Telling:
    """A way to tell of the picked preset: with the game's picture or not, in how many columns, how large."""

    pictured: bool
    columns: int
    type: Type = SMALL
    dense: bool = False


WAYS = (Telling(True, 1), Telling(False, 2), Telling(False, 2, SMALL._replace(size=20), True))
"""The first one that fits is taken."""


class PresetChoice:
    def __init__(self, page: Setup, pick: Callable[[Preset], object]) -> None:
        self.page, self.pick = page, pick
        self.ui, self.say = page.ui, page.say

    def areas(self, room: FRect) -> Sequence[Widget]:
        """For a panel of its own: the presets, and below them what the picked one changes."""
        if room.h < ROOMY:
            return [scrolled(self.ui, room, "setup.rules", self.add)]
        most = FRect(room.x, room.y, room.w, room.h * SHARE)
        presets = scrolled(self.ui, most, "setup.presets", self._add_presets)
        presets.rect.h = min(most.h, presets.height)
        below = presets.rect.bottom + 16
        return [presets, self._told(FRect(room.x, below, room.w, room.bottom - below))]

    def add(self, flow: Flow) -> None:
        """One below the other, where everything scrolls together."""
        self._add_presets(flow)
        flow.space(6)
        self._tell(flow, Telling(False, 2 if flow.width >= PAIRED else 1))

    # -- the presets

    def _add_presets(self, flow: Flow) -> None:
        flow.heading(self.say("setup.preset"), SECTION._replace(size=26), INK)
        rows = [self._row(preset) for preset in self.page.presets]
        columns = self._columns(rows, flow.width)
        room = flow.take(math.ceil(len(rows) / columns) * (CHIP + GAP) - GAP)
        for preset, row, cell in zip(self.page.presets, rows, grid(room, columns, len(rows), CHIP, GAP), strict=True):
            chip = RowWidget(cell, row, self._picking(preset))
            chip.chosen = preset is self.page.preset
            flow.add(chip)

    def _row(self, preset: Preset) -> Row:
        code, own = self.page.app.language.code, "" if preset.bundled else self.say("setup.own_preset")
        return Row(preset.names[code], f"setup.preset.{preset.name}", end=own, tooltip=preset.about[code])

    def _columns(self, rows: Sequence[Row], width: float) -> int:
        """As many side by side as their names allow, and every line about equally full."""
        text = self.ui.text
        widest = max(text.width(row.text, STRONG) + (text.width(row.end, SMALL) + 16 if row.end else 0) for row in rows)
        most = max(1, min(MOST_CHIPS, int((width + GAP) / (min(widest + 42, WIDEST_CHIP) + GAP))))
        return math.ceil(len(rows) / math.ceil(len(rows) / most))

    def _picking(self, preset: Preset) -> Callable[[], object]:
        return lambda: self.pick(preset)

    # -- what the picked one changes

    def _told(self, room: FRect) -> ScrollArea:
        meaning = f"setup.told.{self.page.preset.name}"
        for way in WAYS if room.w >= PAIRED else ():
            flow = Flow(self.ui, room.x, room.y, room.w)
            self._tell(flow, way)
            if flow.bottom <= room.bottom:
                return softened(ScrollArea(room, flow.widgets, meaning))
        last = WAYS[-1] if room.w >= PAIRED + BAR else Telling(False, 1)
        return scrolled(self.ui, room, meaning, lambda flow: self._tell(flow, last))

    def _tell(self, flow: Flow, way: Telling) -> None:
        if way.pictured:
            self._add_cover(flow)
        page = self.page
        flow.paragraph(page.preset.about[page.app.language.code], BODY._replace(size=24 - 2 * way.dense), INK)
        library, game, knows = page.app.shelf.library(page.found), page.found.id, page.app.language.knows
        title, lines = say("setup.differences"), differences(game, page.preset.rules, library.default.rules, knows)
        if not lines:
            others = [preset.rules for preset in library.presets.values() if preset.bundled]
            lines = highlights(game, page.preset.rules, others, MOST_HIGHLIGHTS, knows)
            title = self._unchanged(library.default, "highlights" if lines else "no_differences")
        flow.paragraph(self._lasts() + self.say(title), way.type, FAINT)
        self._add_lines(flow, lines[:MOST_DIFFERENCES], way)

    def _lasts(self) -> str:
        """How long a match takes, if its game says so; it shares a line with what follows."""
        page, language = self.page, self.page.app.language
        key = f"{page.found.id}.lasts.{page.preset.name}"
        if not (page.preset.bundled and language.knows(key)):
            return ""
        return self.say("setup.lasts", how_long=say(key)) + ("" if language.code == "zh" else " ")

    def _unchanged(self, usual: Preset, how: str) -> Message:
        """The default rules themselves, or another name for them."""
        if self.page.preset.name == usual.name:
            return say(f"setup.{how}")
        return say(f"setup.same_{how}", preset=usual.names[self.page.app.language.code])

    def _add_cover(self, flow: Flow) -> None:
        """At the right; the words get what is left of it."""
        page = self.page
        picture = FRect(flow.x + flow.width - COVER, flow.y, COVER, COVER * RATIO)
        flow.add(Image(picture, page.app.shelf.cover(page.found).whole))
        flow.width -= COVER + 36

    def _add_lines(self, flow: Flow, lines: Sequence[Message], way: Telling) -> None:
        words = [self.say(line) for line in lines]
        width = (flow.width - 32 * (way.columns - 1)) / way.columns
        parts = _shared_out(words, [self.ui.text.height(one, way.type, width - 26) for one in words], way.columns)
        lowest = flow.y
        for number, part in enumerate(parts):
            beside = Flow(self.ui, flow.x + number * (width + 32), flow.y, width)
            for one in part:
                beside.bullet(one, way.type, SOFT)
                beside.space(-6 if way.dense else 0)
            flow.add(*beside.widgets)
            lowest = max(lowest, beside.y)
        flow.y = lowest


def _shared_out(words: Sequence[str], heights: Sequence[float], columns: int) -> list[list[str]]:
    """In columns of about equal height, filled one after the other."""
    share, filled = sum(heights) / columns, 0.0
    parts: list[list[str]] = [[] for _ in range(columns)]
    for one, height in zip(words, heights, strict=True):
        parts[min(columns - 1, int((filled + height / 2) / share))].append(one)
        filled += height
    return parts
