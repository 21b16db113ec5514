"""The rules at the setup: every preset as a card, the rules people argue about as switches, and how long it takes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pygame import FRect

from cardcade.engine.message import Message, say
from cardcade.engine.presets import Preset
from cardcade.engine.rule_words import changed, highlights, sentence, value_words
from cardcade.engine.rules import Key
from cardcade.shell.match.table_rules import following
from cardcade.shell.screens.common.flow import BAR, Flow, scrolled, softened
from cardcade.shell.screens.common.tile import RATIO
from cardcade.shell.screens.setup.preset_card import PresetCard, card_height, lines_needed
from cardcade.shell.screens.setup.rule_switch import RuleSwitch, set_alike
from cardcade.ui import Button, Image, Label, ScrollArea, Segmented, Widget, icon
from cardcade.ui.layout import grid
from cardcade.ui.theme import FAINT, INK, SECTION, SMALL, SMALL_STRONG, SOFT, Type

if TYPE_CHECKING:
    from cardcade.engine.lengths import Length
    from cardcade.shell.screens.setup.setup import Setup

MOST_DIFFERENCES, MOST_HIGHLIGHTS = 30, 7
GAP = 8.0
PAIRED, FEW = 620.0, 3
"""From this width on cards stand in pairs, if they are more than a few."""
ROOMY = 560.0
"""From this height on, the picked preset is told in a place of its own, which many presets cannot push out of sight."""
SHARE = 0.5
"""Of that height what the presets get at most."""
SWITCH, NARROWEST_SWITCH = 50.0, 250.0
LEAST = 0.78
"""How small the words of a length may get beside each other."""
TITLED = SECTION._replace(size=24)
COVER = 380.0
BESIDE = 760.0
"""From this width on the length, its label and its minutes share a line."""


@dataclass(frozen=True, slots=True)
class Telling:
    """A way to tell what is different: in columns, or in none, as running text."""

    columns: int
    type: Type = SMALL
    whole: bool = True
    """Also what a switch shows by itself."""


SMALLER = SMALL._replace(size=19)
WAYS = (Telling(2), Telling(2, SMALLER), Telling(0, SMALLER), Telling(0, SMALLER, whole=False))
"""The first one that fits is taken."""


class PresetChoice:
    def __init__(self, page: Setup, pick: Callable[[Preset], object]) -> None:
        self.page, self.pick, self.rules = page, pick, page.rules
        self.ui, self.say, self.game = page.ui, page.say, page.found.id
        self.knows = page.app.language.knows

    def areas(self, room: FRect) -> Sequence[Widget]:
        """For a panel of its own: the presets, and below them what can be switched and what is different."""
        if room.h < ROOMY or room.w < BESIDE:
            return [scrolled(self.ui, room, "setup.rules", self.add)]
        most = FRect(room.x, room.y, room.w, room.h * SHARE)
        presets = scrolled(self.ui, most, "setup.presets", self._add_presets)
        presets.rect.h = min(most.h, presets.height)
        below = presets.rect.bottom + 12
        return [presets, self._told(FRect(room.x, below, room.w, room.bottom - below))]

    def add(self, flow: Flow) -> None:
        """One below the other, where everything scrolls together."""
        self._add_presets(flow)
        flow.space(10)
        self._tell(flow, Telling(2 if flow.width >= BESIDE else 1))

    # -- the presets

    def _add_presets(self, flow: Flow) -> None:
        """Each as high as it needs; one's own no higher than the game's, the rest is told under the pointer."""
        presets, code = self.page.presets, self.page.app.language.code
        columns = 2 if flow.width >= PAIRED and len(presets) > FEW else 1
        width = (flow.width - GAP * (columns - 1)) / columns
        about = {preset.name: self._about(preset) for preset in presets}
        lines = {name: lines_needed(self.ui.text, told, width) for name, told in about.items()}
        most = max(lines[preset.name] for preset in presets if preset.bundled)
        for beside in (presets[first : first + columns] for first in range(0, len(presets), columns)):
            height = card_height(max(1, min(most, max(lines[preset.name] for preset in beside))))
            cells = grid(flow.take(height, GAP), columns, len(beside), height, GAP)
            for preset, cell in zip(beside, cells, strict=True):
                own = "" if preset.bundled else self.say("setup.own_preset")
                words, chosen = (preset.names[code], about[preset.name], own), preset is self.page.preset
                flow.add(PresetCard(cell, f"setup.preset.{preset.name}", words, chosen, self._picking(preset)))

    def _about(self, preset: Preset) -> str:
        """What its author says; of rules nobody has described, what is different about them."""
        usual = self.rules.library.default.rules
        told = [
            self.say(sentence(self.game, key, key.of(preset.rules), self.knows)) for key in changed(preset.rules, usual)
        ]
        return preset.about[self.page.app.language.code] or self.say("setup.between_rules").join(told[:FEW])

    def _picking(self, preset: Preset) -> Callable[[], object]:
        return lambda: self.pick(preset)

    # -- what can be switched

    def _told(self, room: FRect) -> ScrollArea:
        meaning = f"setup.told.{self.page.preset.name}"
        for way in WAYS if room.w >= BESIDE else ():
            flow = Flow(self.ui, room.x, room.y, room.w)
            self._tell(flow, way)
            if flow.bottom <= room.bottom:
                self._add_cover(flow, room)
                return softened(ScrollArea(room, flow.widgets, meaning))
        last = WAYS[-1] if room.w >= BESIDE + BAR else Telling(0, whole=False)
        return scrolled(self.ui, room, meaning, lambda flow: self._tell(flow, last))

    def _add_cover(self, flow: Flow, room: FRect) -> None:
        """Where a game has little to tell, its picture fills the room."""
        height = min(room.bottom - flow.bottom - 28, COVER)
        if height >= COVER * 0.6:
            width, free = height / RATIO, room.bottom - flow.bottom
            place = FRect(room.centerx - width / 2, flow.bottom + (free - height) / 2, width, height)
            flow.add(Image(place, self.page.app.shelf.cover(self.page.found).whole))

    def _tell(self, flow: Flow, way: Telling) -> None:
        if self.rules.lengths:
            self._add_length(flow)
        if self.rules.switches:
            self._add_switches(flow)
        self._add_differences(flow, way)

    def _add_switches(self, flow: Flow) -> None:
        head = flow.take(40, 8)
        flow.add(Label(head, self.say("setup.switches"), TITLED, INK))
        if self.rules.changes:
            self._add_tools(flow, head)
        columns = max(1, min(3, int((flow.width + GAP) // (NARROWEST_SWITCH + GAP))))
        switches = self.rules.switches
        room = flow.take(math.ceil(len(switches) / columns) * (SWITCH + GAP) - GAP, 12)
        rules = self.rules.rules
        cells = grid(room, columns, len(switches), SWITCH, GAP)
        made = [self._switch(cell, key, key.of(rules)) for key, cell in zip(switches, cells, strict=True)]
        set_alike(self.ui, made)
        flow.add(*made)

    def _switch(self, cell: FRect, key: Key, value: Any) -> RuleSwitch:
        label, told = (self.say(f"{self.game}.rules.{key.path}.{part}") for part in ("label", "help"))
        shown = value if isinstance(value, bool) else self.say(value_words(self.game, key, value))
        by_hand = key.path in self.rules.changes
        turn: Callable[[], object] = lambda: self.page.switch({key.path: following(key, value)})  # noqa: E731
        return RuleSwitch(cell, f"setup.switch.{key.path}", label, shown, by_hand, turn, tooltip=told)

    def _add_tools(self, flow: Flow, head: FRect) -> None:
        """What was switched can be taken back, or kept."""
        keep, undo = self.say("setup.save_rules"), self.say("setup.undo_switches")
        wide = self.ui.text.width(keep, SMALL_STRONG) + 64
        if self.ui.text.width(self.say("setup.switches"), TITLED) + wide + head.h + 24 > head.w:
            head = flow.take(40, 10)
        save = FRect(head.right - wide, head.y, wide, head.h)
        back = FRect(save.x - head.h - 8, head.y, head.h, head.h)
        flow.add(
            Button(
                back, "", lambda: self.pick(self.page.preset), "setup.undo_switches", icon=icon("undo"), tooltip=undo
            ),
            Button(save, keep, self.page.ask_name, "setup.save_rules", icon=icon("save"), type_=SMALL_STRONG),
        )

    # -- how long it takes

    def _add_length(self, flow: Flow) -> None:
        label, minutes = self.say("setup.length"), self._minutes()
        if flow.width < BESIDE:
            flow.heading(label, TITLED, INK)
            self._add_lengths(flow, flow.take(self._high(flow.width), 8))
            flow.paragraph(minutes, SMALL, FAINT)
            return
        named, timed = self.ui.text.width(label, TITLED) + 20, self.ui.text.width(minutes, SMALL) + 22
        room = flow.take(self._high(flow.width - named - timed), 10)
        flow.add(Label(FRect(room.x, room.y, named, room.h), label, TITLED, INK))
        self._add_lengths(flow, FRect(room.x + named, room.y, room.w - named - timed, room.h))
        end = FRect(room.right - timed + 6, room.y, timed - 6, room.h)
        flow.add(Label(end, minutes, SMALL, SOFT, align="right", meaning="setup.minutes"))

    def _add_lengths(self, flow: Flow, room: FRect) -> None:
        lengths, now = self.rules.lengths, self.rules.length
        words = [self._length_name(length) for length in lengths]
        other = [] if now is not None else [self.say("setup.own_length")]
        chosen = lengths.index(now) if now is not None else 0
        change: Callable[[int], object] = lambda index: self.page.switch(lengths[index - len(other)].values)  # noqa: E731
        lines = 1 if self._fit_beside(room.w) else 2
        flow.add(Segmented(room, [*other, *words], chosen, change, "setup.length", lines=lines))

    def _high(self, width: float) -> float:
        return 52.0 if self._fit_beside(width) else 96.0

    def _fit_beside(self, width: float) -> bool:
        """Whether the lengths can all be read in one line."""
        own = [] if self.rules.length is not None else [self.say("setup.own_length")]
        words = [*own, *map(self._length_name, self.rules.lengths)]
        longest = max(self.ui.text.width(one, SMALL_STRONG) for one in words)
        return longest * LEAST <= width / len(words) - 18

    def _length_name(self, length: Length) -> str:
        """Best of 3 is for two; a game may call it otherwise among more."""
        among_many = f"{self.game}.length.many.{length.name}"
        many = len(self.page.party.levels) > 2 and self.knows(among_many)
        return self.say(among_many if many else f"{self.game}.length.{length.name}")

    def _minutes(self) -> str:
        known = self.rules.minutes(len(self.page.party.levels))
        if known is None:
            return ""
        return self.say("setup.minutes", n=max(1, round(known)) if known < 20 else 5 * round(known / 5))

    # -- what is different

    def _add_differences(self, flow: Flow, way: Telling) -> None:
        title, lines = self._differences(seen=not way.whole)
        words = [self.say(line) for line in lines[:MOST_DIFFERENCES]]
        if way.columns:
            flow.paragraph(self.say(title), way.type, FAINT)
            self._add_lines(flow, words, way)
        elif title.key != "setup.also" or words:
            told = self.say(title)
            if words:
                told = self.say("setup.told", title=told, rules=self.say("setup.between_rules").join(words))
            flow.paragraph(told, way.type, SOFT)

    def _differences(self, seen: bool) -> tuple[Message, list[Message]]:
        """Of the rules as they are switched, against the game's default; without what is `seen` in a switch. The length
        is told apart."""
        library, rules = self.rules.library, self.rules.rules
        timed = {path for length in self.rules.lengths for path in length.values}
        shown = {key.path for key in self.rules.switches} if seen else set()
        keys = [key for key in changed(rules, library.default.rules) if key.path not in timed]
        if keys:
            told = [sentence(self.game, key, key.of(rules), self.knows) for key in keys if key.path not in shown]
            return say("setup.also" if seen else "setup.differences"), told
        others = [preset.rules for preset in library.presets.values() if preset.bundled]
        lines = highlights(self.game, rules, others, MOST_HIGHLIGHTS, self.knows, timed)
        return self._unchanged(library.default, "highlights" if lines else "no_differences"), lines

    def _unchanged(self, usual: Preset, how: str) -> Message:
        """The default rules themselves, or another name for them."""
        if self.page.preset.name == usual.name:
            return say(f"setup.{how}")
        return say(f"setup.same_{how}", preset=usual.names[self.page.app.language.code])

    def _add_lines(self, flow: Flow, words: Sequence[str], way: Telling) -> None:
        width = (flow.width - 32 * (way.columns - 1)) / way.columns
        heights = [self.ui.text.height(one, way.type, width - 26) for one in words]
        lowest = flow.y
        for number, part in enumerate(_shared_out(words, heights, way.columns)):
            beside = Flow(self.ui, flow.x + number * (width + 32), flow.y, width)
            for one in part:
                beside.bullet(one, way.type, SOFT)
                beside.space(-6)
            flow.add(*beside.widgets)
            lowest = max(lowest, beside.y)
        flow.y = lowest


def _shared_out(words: Sequence[str], heights: Sequence[float], columns: int) -> list[list[str]]:
    """In columns of about equal height, filled one after the other; the first has the one too many."""
    share, filled = sum(heights) / columns, 0.0
    parts: list[list[str]] = [[] for _ in range(columns)]
    for one, height in zip(words, heights, strict=True):
        parts[min(columns - 1, int(filled / share))].append(one)
        filled += height
    return parts
