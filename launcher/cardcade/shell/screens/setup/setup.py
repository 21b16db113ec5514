"""Setup: who plays, by which rules, and from which deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pygame
from pygame import FRect
from pygame.event import Event

from cardcade.discovery import Found
from cardcade.engine.deal_code import code_of, seed_of
from cardcade.engine.presets import Preset
from cardcade.engine.shared_rules import BadText
from cardcade.shell.match.party import Party
from cardcade.shell.match.request import MatchRequest, fresh_seed
from cardcade.shell.match.shared_table import SharedTable, read_table, table_text
from cardcade.shell.match.table_rules import TableRules
from cardcade.shell.screens.common.flow import Flow, scrolled
from cardcade.shell.screens.common.page import Page
from cardcade.shell.screens.setup.deal_row import deal_field, deal_row, fits
from cardcade.shell.screens.setup.first_round_offer import FirstRoundOffer
from cardcade.shell.screens.setup.preset_choice import PresetChoice
from cardcade.shell.screens.setup.seat_choice import SeatChoice
from cardcade.shell.screens.setup.waiting_list import WaitingList
from cardcade.ui import Button, ButtonKind, Panel, ScrollArea, Tone, icon
from cardcade.ui.clipboard import copied
from cardcade.ui.events import KeyPressed
from cardcade.ui.layout import inset, row
from cardcade.ui.theme import FAINT, INK, SECTION, SMALL

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

MOST_PROBLEMS = 3
SEATS = 760.0
"""As wide as a person and three levels need beside a name."""
_LEAFING = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class Setup(Page):
    first = "setup.start"
    offers_matches = True

    def __init__(self, app: App, found: Found, code: str = "", preset: str = "") -> None:
        """A wished preset, or a code that carries its rules, goes before what was chosen last."""
        super().__init__(app)
        self.found = found
        self.presets = list(app.shelf.library(found).presets.values())
        remembered = app.remembered(found.id)
        chosen = (preset,) if preset else (remembered.get("preset"), remembered.get("changes"))
        self.rules = self._known_rules(*chosen)
        seats = found.plugin.usual_seats(self.preset.rules)
        self.party = Party(found.plugin, app.profiles, seats, remembered.get("levels"), remembered.get("people"))
        self.code = code
        self._revealed = ""
        self.waiting, self.first_round = WaitingList(self), FirstRoundOffer(self)
        self._take_table()

    # -- what was chosen last, as far as it still makes sense

    def _known_preset(self, name: object) -> Preset:
        named = {preset.name: preset for preset in self.presets}
        return named.get(str(name)) or named.get(self.found.plugin.default_preset) or self.presets[0]

    def _known_rules(self, name: object, changes: object = None) -> TableRules:
        library = self.app.shelf.library(self.found)
        return TableRules(library, self._known_preset(name), changes if isinstance(changes, dict) else None)

    # -- files that are edited meanwhile

    def enter(self) -> None:
        self.app.preset_folder.open(self._presets_changed)
        if self.app.shelf.library(self.found) is not self.rules.library:
            self._reread()
        super().enter()

    def leave(self) -> None:
        self.app.preset_folder.close()

    def _presets_changed(self) -> None:
        """What was picked stays picked; a file that has broken says where, and its rules are as they were."""
        self._reread()
        bad = self.rules.library.broken.get(self.preset.name)
        for problem in bad.problems[:MOST_PROBLEMS] if bad is not None else ():
            place = self.say("presets.place", line=problem.place.line, column=problem.place.column)
            words = {"name": self.preset.name, "place": place, "key": problem.key}
            self.ui.toasts.say(self.say("setup.broken_file", wrong=problem.wrong, **words), Tone.WARNING)
        self.rebuild()

    def _reread(self) -> None:
        self.presets = list(self.app.shelf.library(self.found).presets.values())
        self.rules = self._known_rules(self.preset.name, self.rules.changes)

    # -- building

    def heading(self) -> str:
        return self.app.shelf.name(self.found.id)

    def note(self) -> str:
        return self.app.shelf.pitch(self.found.id)

    def rebuild(self) -> None:
        super().rebuild()
        if self._revealed != self.preset.name:  # only then: the list stays where somebody has scrolled it to
            self._revealed = self.preset.name
            self._reveal(f"setup.preset.{self._revealed}")

    def _reveal(self, card: str) -> None:
        presets, picked = self.stage.find("setup.presets"), self.stage.find(card)
        if isinstance(presets, ScrollArea) and picked is not None:
            presets.reveal(picked)

    def fill(self, area: FRect) -> None:
        height = 72.0 if self.low else 84.0
        foot, room = FRect(area.x, area.bottom - height, area.w, height), FRect(area)
        room.h -= height + 24
        dealt = self._fill_foot(foot)
        if self.ui.canvas.width < 1300:
            self._fill_one(room, dealt)
        else:
            self._fill_columns(room)

    def _fill_columns(self, room: FRect) -> None:
        seats, rules = row(room, [min(SEATS, room.w * 0.56 - 14), None], 28)
        self.stage.add(Panel(seats, (scrolled(self.ui, inset(seats, 28, 28), "setup.players", self._add_players),)))
        choice = PresetChoice(self, self._set_preset)
        self.stage.add(Panel(rules, tuple(choice.areas(inset(rules, 28, 28)))))

    def _fill_one(self, room: FRect, dealt: bool) -> None:
        def everything(flow: Flow) -> None:
            self._add_players(flow)
            flow.space(18)
            PresetChoice(self, self._set_preset).add(flow)
            if not dealt:
                self._add_deal(flow)

        self.stage.add(Panel(room, (scrolled(self.ui, inset(room, 24, 18), "setup.all", everything),)))

    def _fill_foot(self, area: FRect) -> bool:
        """What starts the match; the deal code too, if there is room: whether there was."""
        wide = 380.0 if area.w > 1400 else min(320.0, area.w * 0.5)
        start = FRect(area.right - wide, area.y, wide, area.h)
        rules = FRect(start.x - 236, area.y, 216, area.h)
        deal = FRect(area.x + 6, area.y, rules.x - 24 - area.x, area.h)
        if dealt := fits(self, deal.w):
            self.stage.add(*deal_row(self, deal))
        if rules.x >= area.x:
            read, game = self.say("setup.read_rules"), self.found.id
            self.stage.add(Button(rules, read, lambda: self.app.pages.open_rules(game), "setup.read_rules", slow=True))
        words, play = self.say("setup.start"), icon("play")
        self.stage.add(Button(start, words, self.start, "setup.start", kind=ButtonKind.PRIMARY, icon=play, slow=True))
        return dealt

    def _add_players(self, flow: Flow) -> None:
        self.waiting.add(flow)
        self.first_round.add(flow)
        SeatChoice(self).add(flow)

    def _add_deal(self, flow: Flow) -> None:
        flow.space(10)
        flow.heading(self.say("setup.deal"), SECTION._replace(size=26), INK)
        flow.add(*deal_field(self, flow.take(62)))
        flow.paragraph(self.say("setup.code_help"), SMALL, FAINT)

    # -- choosing

    def handle(self, event: Event) -> bool:
        """Page Up, Page Down and the gamepad's shoulders pick a preset from wherever the keyboard is."""
        if super().handle(event):
            return True
        for one in self.ui.reader.read(event, self.ui.canvas):
            if isinstance(one, KeyPressed) and one.key in _LEAFING:
                self._leaf(_LEAFING[one.key])
                return True
        return False

    def _leaf(self, step: int) -> None:
        """Round the presets: after the last comes the first."""
        names = [preset.name for preset in self.presets]
        self._set_preset(self.presets[(names.index(self.preset.name) + step) % len(names)])
        self.ui.sound("ui.focus")

    @property
    def preset(self) -> Preset:
        return self.rules.preset

    def _set_preset(self, preset: Preset) -> None:
        """What was switched is taken back: the card says what holds."""
        changed = preset is not self.preset
        self.rules = TableRules(self.app.shelf.library(self.found), preset)
        if changed and self.found.plugin.seats_key:
            self.party.resize(self.found.plugin.usual_seats(preset.rules))
        self.rebuild()

    def switch(self, values: Mapping[str, Any]) -> None:
        """One rule by hand, or those that make a match so long."""
        if (wrong := self.rules.set(values)) is not None:
            self.app.ui.toasts.say(self.say(wrong), Tone.WARNING)
        self.rebuild()

    def ask_name(self) -> None:
        from cardcade.shell.screens.setup.save_rules import NameRules, keep_rules

        name = self.say("setup.my_rules")
        self.stage.open(NameRules(self, name, lambda given: keep_rules(self, given)))

    def read_presets(self, pick: str) -> None:
        """There are others now, this one among them."""
        self.presets = list(self.app.shelf.library(self.found).presets.values())
        self.rules = self._known_rules(pick)
        self.rebuild()

    def set_code(self, code: str) -> None:
        """A code that carries rules sets them, and how many sit here."""
        self.code = code
        if self._take_table():
            self.app.toast("share.taken", Tone.GOOD)
            self.rebuild()

    def _take_table(self) -> bool:
        table = self._read_code()
        if table is None or table.rules is None:
            return False
        self.code, self.rules = table.code, table.rules
        self.party.resize(table.seats or len(self.party.levels))
        return True

    def _read_code(self) -> SharedTable | None:
        """None when it carries rules that cannot be read, which is said."""
        try:
            return read_table(self.code, self.app.shelf.library(self.found))
        except BadText as bad:
            self.ui.toasts.say(self.say(bad.reason), Tone.WARNING)
            return None

    def roll(self) -> None:
        self.code = code_of(fresh_seed())
        self.rebuild()

    def copy_code(self) -> None:
        if not self.code:
            self.roll()
        text = table_text(self.code, self.rules, len(self.party.levels))
        if not copied(text):
            self.app.toast("setup.no_clipboard", Tone.WARNING)
        else:
            self.app.toast("setup.copied" if text == self.code else "share.deal_copied", Tone.GOOD, code=self.code)

    def start(self) -> None:
        """A new match; those that wait go on waiting."""
        if self._read_code() is None:
            return
        party = self.party
        choices = {"levels": list(party.levels), "people": party.seated, "changes": self.rules.changes}
        self.app.remember(self.found.id, {"preset": self.preset.name, **choices})
        party.sit_down()
        seed = seed_of(self.code)
        dealt = fresh_seed() if seed is None else seed
        levels, known, faces = tuple(party.levels), tuple(party.known), tuple(party.faces)
        preset = self.rules.chosen
        request = MatchRequest(self.found.id, preset.name, levels, dealt, seed is not None, known, faces)
        self.app.tables.open(self.found, preset, request)
