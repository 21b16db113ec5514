"""The theatre: a match is watched again at its own table, forwards and backwards, from every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import FRect
from pygame.event import Event

from cardcade.engine.cards import Seat
from cardcade.engine.film import Mark
from cardcade.engine.player import Player
from cardcade.shell.match.request import players_of
from cardcade.shell.match.shared_table import deal_text
from cardcade.shell.screens.common.unwritten import told_if_unwritten
from cardcade.shell.screens.table.news import News
from cardcade.shell.screens.table.table import parts_of
from cardcade.shell.screens.theatre.theatre_bar import HEIGHT, Deeds, TheatreBar
from cardcade.shell.screens.theatre.theatre_log import TheatreLog
from cardcade.shell.theatre.feature import Feature
from cardcade.shell.theatre.film_link import FilmLink
from cardcade.shell.theatre.moment import mark_moment, recall
from cardcade.shell.theatre.projector import Projector
from cardcade.shell.window.screen import Screen
from cardcade.table.scene import TableScene
from cardcade.table.words import Words
from cardcade.ui import Group, Painter, Tone
from cardcade.ui.events import KeyPressed, PadButton, PadPressed

if TYPE_CHECKING:
    from cardcade.arena.duplicate import Duplicate
    from cardcade.shell.app.app import App

LOG, LOG_FROM = 380.0, 1640.0
"""How wide the log is, and from which width of the canvas on it stands there unasked."""

BUTTONS, FACE = 1040.0, 70.0
"""How wide the controls are, and each player's face among them."""


class Theatre(Screen):
    """The table is fed by the projector; every cut is shown by a scene of its own."""

    comes_back = True

    def __init__(self, app: App, feature: Feature, step: int | None = 0, seat: Seat | None = None) -> None:
        """`step` None: at the moment worth remembering."""
        super().__init__(app.ui)
        self.app, self.feature = app, feature
        self.projector = Projector(feature.film, feature.own if seat is None else seat, step or 0)
        self.look = replace(app.look, speed=1.0, hints=False, auto_pass=False, auto_last=False)
        self.words = Words(app.language, feature.found.id, lambda: self.players)
        self.log_shown: bool | None = None
        self._cuts = -1
        self._told = False
        self._moment: Mark | None = None
        self._duplicate: Duplicate | None = None
        self._place = Group(FRect(0, 0, 0, 0))
        self.news = News(self.stage, lambda: self.scene)
        self.scene = self._cut()
        self._moment = mark_moment(self.projector, self.scene.parts.moments)
        if step is None and self._moment is not None:
            self.projector.jump(self._moment.step - 1)
            self.projector.forward()
        self.scene = self._cut()

    @property
    def players(self) -> Sequence[Player]:
        return players_of(self.feature.record.beginning.players, self.app.language, self.app.profiles)

    def _cut(self) -> TableScene:
        """A new picture, which begins at the projector's step."""
        self._cuts = self.projector.cuts
        players = self._called = self.players
        link = FilmLink(
            self.projector,
            self.feature.found.plugin,
            self.look,
            self.app.language,
            lambda: players,
            self.app.sound,
            self.command,
        )
        link.preset = self.app.shelf.preset_name(self.feature.found.id, self.feature.record.beginning.preset)
        parts = parts_of(self.feature.found.plugin)(self.ui, link)
        parts.hand.looked_at = True
        if self._moment is not None and self._moment.step <= self.projector.step:
            recall(self._moment, parts.moments)
        return TableScene(parts, self._stage_room)

    # -- where things stand

    @property
    def _bar_room(self) -> FRect:
        area = self.ui.canvas.area
        needed = BUTTONS + FACE * len(self.feature.levels)
        height = HEIGHT * min(1.0, area.w / needed, area.h / 760)
        return FRect(0, area.h - height, area.w, height)

    @property
    def _has_log(self) -> bool:
        return self.ui.canvas.width >= LOG_FROM if self.log_shown is None else self.log_shown

    def _stage_room(self) -> FRect:
        """What log and controls leave for the table."""
        area = self.ui.canvas.area
        return FRect(0, 0, area.w - (self._log_width if self._has_log else 0.0), self._bar_room.y)

    @property
    def _log_width(self) -> float:
        return min(LOG, self.ui.canvas.width * 0.3)

    def build(self) -> None:
        room, bar = self._stage_room(), self._bar_room
        self.stage.first = "theatre.run"
        self.scene.start()
        self._place = Group(room, [self.scene])
        self.stage.add(self._place)
        if self._has_log:
            place = FRect(room.right, 0, self._log_width, bar.y)
            self.stage.add(TheatreLog(place, self.projector, self.words, self.projector.jump))
        deeds = Deeds(self.toggle, self.open_menu, self.play_on, self.change_pace, self.lay_open, self.toggle_log)
        self.stage.add(TheatreBar(bar, self.projector, self.players, self.words, deeds))

    def enter(self) -> None:
        if self._called != self.players:  # a page that was open over it has changed the language, or a name
            self.projector.jump(self.projector.step)
            self.scene = self._cut()
        self.app.sound.music(self.scene.parts.music)
        super().enter()
        if self.feature.flaw is not None and not self._told:
            self.app.notify(self.feature.flaw)
        self._told = True

    def leave(self) -> None:
        self.projector.run(False)
        if self._duplicate is not None:
            self._duplicate.close()

    # -- what the player does

    def toggle(self) -> None:
        self.projector.run(not self.projector.running)
        self.stage.touch()

    def change_pace(self, by: int) -> None:
        """Slower or faster; 0 goes back to the usual pace."""
        if by:
            self.projector.change_pace(by)
        else:
            self.projector.pace = 1.0
        self.look.speed = self.projector.pace
        self.stage.touch()

    def lay_open(self) -> None:
        """All hands, or none but the one that is watched."""
        self.projector.lay_open(not self.projector.open)

    def toggle_log(self) -> None:
        self.log_shown = not self._has_log
        self.rebuild()

    def add_marks(self, marks: Iterable[Mark]) -> None:
        """What others have found meanwhile, such as the coach, appears on the timeline."""
        self.feature.film.add(marks)
        self.stage.touch()

    # -- what can be made of the match

    def open_menu(self) -> None:
        from cardcade.shell.screens.theatre.theatre_menu import TheatreMenu

        self.projector.run(False)
        self.stage.open(TheatreMenu(self))

    @property
    def may_play_on(self) -> bool:
        """Whether the seat that is watched decides here."""
        return self.projector.seat in self.feature.film.frames[self.projector.step].waiting

    def play_on(self) -> None:
        """From here at a new table, in practice."""
        from cardcade.shell.match.opening import Practice

        if self.may_play_on:
            place = Practice(self.feature.found, self.feature.film, self.projector.step, self.projector.seat)
            self.stage.later(lambda: self.app.tables.practise(place))

    def deal_again(self) -> None:
        """By the same rules too."""
        found, beginning = self.feature.found, self.feature.record.beginning
        text = deal_text(beginning, self.app.shelf.library(found))
        self.stage.later(lambda: self.app.pages.open_setup(found.id, text))

    def compare(self) -> None:
        """The duplicate: every level of bots plays this seat with the same cards, beside the picture."""
        from cardcade.arena.duplicate import Duplicate
        from cardcade.shell.screens.theatre.theatre_menu import DuplicateTable

        plugin, post = self.feature.found.plugin, self.app.loop.post
        duplicate = Duplicate(
            self.feature.record.beginning, self.projector.seat, tuple(plugin.bots), plugin.usual_level
        )
        table = DuplicateTable(self, duplicate)
        self.stage.open(table)
        duplicate.start(lambda level, result: post(lambda: table.take(level, result)))
        self._duplicate = duplicate

    def export(self) -> None:
        from cardcade.shell.theatre.match_files import give_away

        self._give_away(lambda: give_away(self.feature.record))

    def take_picture(self) -> None:
        """Of how it ended."""
        from cardcade.shell.theatre.result_picture import save_picture

        self._give_away(lambda: save_picture(self.app, self.feature, self.projector.seat))

    def _give_away(self, write: Callable[[], Path]) -> None:
        from cardcade.shell.screens.common.folder import open_folder

        with told_if_unwritten(self.app, "theatre.unwritten"):
            file = write()
            self.app.toast("theatre.written", Tone.GOOD, file=file.name)
            open_folder(file.parent)

    def command(self, name: str) -> None:
        """What the table's own buttons ask for."""
        match name:
            case "leave":
                self.stage.later(self.back)
            case "pause":
                self.toggle()
            case "rematch":
                self.projector.jump(0)
                self.projector.run(True)
            case "rules":
                feature = self.feature
                self.stage.later(lambda: self.app.pages.open_rules_of(feature.found, feature.record.beginning))
            case "mute":
                self.app.sound.muted = not self.app.sound.muted

    def handle(self, event: Event) -> bool:
        if not self.stage.dialogs and any(self._pressed(action) for action in self._meant(event)):
            self.stage.touch()
            return True
        return super().handle(event)

    def _pressed(self, action: Callable[[], object]) -> bool:
        action()
        return True

    def _meant(self, event: Event) -> list[Callable[[], object]]:
        found = []
        for read in self.ui.reader.read(event, self.ui.canvas):
            match read:
                case KeyPressed(key, mods):
                    found.append(self._action(key, bool(mods & (pygame.KMOD_SHIFT | pygame.KMOD_CTRL))))
                case PadPressed(button):
                    found.append(self.toggle if button is PadButton.X else self.projector.mark_forward)
        return [action for action in found if action is not None]

    def _action(self, key: int, further: bool) -> Callable[[], object] | None:
        """With Shift or Ctrl the arrows go by tricks."""
        projector = self.projector
        actions: dict[int, Callable[[], object]] = {
            pygame.K_SPACE: self.toggle,
            pygame.K_RIGHT: projector.trick_forward if further else projector.forward,
            pygame.K_LEFT: projector.trick_back if further else projector.back,
            pygame.K_PAGEDOWN: projector.trick_forward,
            pygame.K_PAGEUP: projector.trick_back,
            pygame.K_DOWN: projector.mark_forward,
            pygame.K_UP: projector.mark_back,
            pygame.K_HOME: lambda: projector.jump(0),
            pygame.K_END: lambda: projector.jump(projector.film.length),
            pygame.K_0: self.lay_open,
            pygame.K_o: self.lay_open,
            pygame.K_l: self.toggle_log,
            pygame.K_m: lambda: self.command("mute"),
            **dict.fromkeys((pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS), lambda: self.change_pace(1)),
            **dict.fromkeys((pygame.K_MINUS, pygame.K_KP_MINUS), lambda: self.change_pace(-1)),
        }
        seat = key - pygame.K_1
        if 0 <= seat < len(self.feature.levels):
            return lambda: projector.look_from(seat)
        return actions.get(key)

    # -- running

    def update(self, dt: float) -> None:
        parts = self.scene.parts
        board = parts.boards.board
        self.projector.pass_time(dt, not parts.queue.busy and (board is None or board.due), board is not None)
        if self.projector.cuts != self._cuts:
            self._show_cut()
        elif self.projector.has_news and board is not None:
            parts.boards.close()
        super().update(dt)

    def _show_cut(self) -> None:
        self.scene = self._cut()
        self.scene.start()
        self._place.clear()
        self._place.add(self.scene)
        self.stage.touch()

    @property
    def still_for(self) -> float:
        if self.projector.cuts != self._cuts:
            return 0.0
        return min(super().still_for, self.projector.still_for)

    def draw(self, painter: Painter) -> None:
        """What was wound since time moved on is on the table too: it never shows another step than the timeline."""
        if self.projector.cuts != self._cuts:
            self._show_cut()
            self.scene.advance(0.0)
        self.stage.draw(painter)
