"""Setup: who plays, by which rules, and from which deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from cardcade.discovery import Found
from cardcade.engine.deal_code import code_of, seed_of
from cardcade.engine.message import say_seat
from cardcade.engine.presets import Preset
from cardcade.outside.own_programs import own_programs
from cardcade.shell.match.request import MatchRequest, fresh_seed, players_at
from cardcade.shell.screens.deal_row import deal_field, deal_row, fits
from cardcade.shell.screens.flow import Flow, scrolled
from cardcade.shell.screens.page import Page
from cardcade.shell.screens.preset_choice import PresetChoice
from cardcade.shell.screens.seat_row import SeatRow, row_height
from cardcade.shell.screens.waiting_list import WaitingList
from cardcade.table.link import Player
from cardcade.table.words import Words as TableWords
from cardcade.table.words import level_name
from cardcade.ui import Button, Kind, Panel, Segmented, Tone, icon
from cardcade.ui.layout import inset, row
from cardcade.ui.theme import FAINT, INK, SECTION, SMALL, SOFT

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

SEATS = 760.0
"""As wide as a person and three levels need beside a name."""


class Setup(Page):
    first = "setup.start"

    def __init__(self, app: App, found: Found, code: str = "") -> None:
        super().__init__(app)
        self.found = found
        self.bots = [*found.plugin.bots, *own_programs(found.plugin)]
        """Whom one can sit down with: the game's levels, and the player's own programs."""
        self.presets = list(app.shelf.library(found).presets.values())
        remembered = app.remembered(found.id)
        self.preset = self._known_preset(remembered.get("preset"))
        self.levels = self._known_levels(remembered.get("levels"))
        self.code = code
        self.waiting = WaitingList(self)

    # -- what was chosen last, as far as it still makes sense

    def _known_preset(self, name: object) -> Preset:
        named = {preset.name: preset for preset in self.presets}
        return named.get(str(name)) or named.get(self.found.plugin.default_preset) or self.presets[0]

    def _known_levels(self, given: object) -> list[str | None]:
        plugin = self.found.plugin
        fewest, most = plugin.seats
        if isinstance(given, list) and fewest <= len(given) <= most:
            return [level if level in self.bots else None for level in given]
        return [None, *[plugin.usual_level] * (plugin.usual_seats(self.preset.rules) - 1)]

    # -- building

    def heading(self) -> str:
        return self.app.shelf.name(self.found.id)

    def note(self) -> str:
        return self.app.shelf.pitch(self.found.id)

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
        self.stage.add(Button(start, words, self.start, "setup.start", kind=Kind.PRIMARY, icon=play, slow=True))
        return dealt

    def _add_players(self, flow: Flow) -> None:
        plugin = self.found.plugin
        fewest, most = plugin.seats
        self.waiting.add(flow)
        flow.heading(self.say("setup.players"), SECTION._replace(size=26), INK)
        if fewest < most:
            choices = [self.say("setup.seats", n=n) for n in range(fewest, most + 1)]
            chips = Segmented(
                flow.take(62), choices, len(self.levels) - fewest, lambda i: self._set_seats(fewest + i), "setup.seats"
            )
            flow.add(chips)
        options = [self.say("setup.person"), *(self._level_name(level) for level in self.bots)]
        known = [None, *self.bots]
        players = players_at(self.levels, self.app.language)
        for seat, player in enumerate(players):
            chosen = known.index(self.levels[seat]) if self.levels[seat] in known else 0
            change = self._changing(seat, known)
            note = self._seat_note(seat, players)
            flow.add(
                SeatRow(
                    flow.take(row_height(self.ui, flow.width, options)), seat, player, options, chosen, change, note
                )
            )
        people = sum(level is None for level in self.levels)
        hint = "watch" if people == 0 else "alone" if people == 1 else "shared"
        flow.space(4)
        flow.paragraph(self.say(f"setup.{hint}"), SMALL, FAINT)
        self._add_levels(flow)

    def _seat_note(self, seat: int, players: Sequence[Player]) -> str:
        """Which seat it is; a game in which that matters says with whom it plays: `[seat] 1 = "With {p3}"`."""
        own = f"{self.found.id}.seat.{seat + 1}"
        if not self.app.language.knows(own):
            return self.say("setup.seat_note", number=seat + 1)
        words = TableWords(self.app.language, self.found.id, lambda: players)
        return words.say(own, **{f"p{number + 1}": say_seat(number) for number in range(len(players))})

    def _add_levels(self, flow: Flow) -> None:
        """How the game describes its bots, if it does."""
        described = [level for level in self.found.plugin.bots if self.app.language.knows(self._described(level))]
        if described:
            flow.space(14)
            flow.heading(self.say("setup.bots"), SECTION, SOFT)
        for level in described:
            about = self.say(self._described(level))
            flow.bullet(self.say("setup.level_line", level=self._level_name(level), about=about), SMALL, FAINT)

    def _described(self, level: str) -> str:
        return f"{self.found.id}.bots.{level}"

    def _level_name(self, level: str) -> str:
        return level_name(self.app.language, self.found.id, level, "setup.level")

    def _add_deal(self, flow: Flow) -> None:
        flow.space(10)
        flow.heading(self.say("setup.deal"), SECTION._replace(size=26), INK)
        flow.add(*deal_field(self, flow.take(62)))
        flow.paragraph(self.say("setup.code_help"), SMALL, FAINT)

    # -- choosing

    def _set_seats(self, count: int) -> None:
        level = next((one for one in reversed(self.levels) if one), None) or self.found.plugin.usual_level
        self.levels = [*self.levels, *[level] * count][:count]
        self.rebuild()

    def _changing(self, seat: int, known: list[str | None]) -> Callable[[int], None]:
        def change(index: int) -> None:
            before, self.levels[seat] = self.levels[seat], known[index]
            if None in (before, known[index]):
                self.rebuild()

        return change

    def _set_preset(self, preset: Preset) -> None:
        changed, self.preset = preset is not self.preset, preset
        if changed and self.found.plugin.seats_key:
            self._set_seats(self.found.plugin.usual_seats(preset.rules))
        else:
            self.rebuild()

    def set_code(self, code: str) -> None:
        self.code = code

    def roll(self) -> None:
        self.code = code_of(fresh_seed())
        self.rebuild()

    def copy_code(self) -> None:
        if not self.code:
            self.roll()
        try:
            pygame.scrap.put_text(self.code)
        except pygame.error:
            self.app.toast("setup.no_clipboard", Tone.WARNING)
        else:
            self.app.toast("setup.copied", Tone.GOOD, code=self.code)

    def start(self) -> None:
        """A new match; those that wait go on waiting."""
        self.app.remember(self.found.id, {"preset": self.preset.name, "levels": list(self.levels)})
        seed = seed_of(self.code)
        dealt = fresh_seed() if seed is None else seed
        request = MatchRequest(self.found.id, self.preset.name, tuple(self.levels), dealt, seed is not None)
        self.app.tables.open(self.found, self.preset, request)
