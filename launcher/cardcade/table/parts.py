"""The parts of a table, each made when it is first asked for out of the few others it needs."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, ClassVar

import pygame

from cardcade.engine.game import Game
from cardcade.table.boards.boards import Boards
from cardcade.table.boards.moments import Moments
from cardcade.table.cards.cards import Cards
from cardcade.table.cards.face_files import Pictures
from cardcade.table.cards.faces import Faces
from cardcade.table.director import Director, Movements
from cardcade.table.effects.announcer import Announcer
from cardcade.table.effects.effects import Effects
from cardcade.table.felt import Felt
from cardcade.table.furniture import Furniture
from cardcade.table.hand.hand import Hand
from cardcade.table.hand.selection import Selection
from cardcade.table.hand.snapping import Snapping
from cardcade.table.hand.taps import Taps
from cardcade.table.help.hints import Hints
from cardcade.table.layout import TableLayout
from cardcade.table.link import Link
from cardcade.table.panels.corner import Tool
from cardcade.table.panels.logbook import KEPT
from cardcade.table.part import Part
from cardcade.table.piles.piles import PileLayout
from cardcade.table.piles.table_piles import TablePiles
from cardcade.table.position import Position
from cardcade.table.queue import Queue
from cardcade.table.seats.plates import Plates
from cardcade.table.told_by_rules import ToldByRules
from cardcade.table.turn.actions import ActionBar
from cardcade.table.turn.attention import Attention
from cardcade.table.turn.clock import Countdown, TurnClock
from cardcade.table.turn.gestures import Gestures
from cardcade.table.turn.keys import DIGITS, PAD, Shortcuts
from cardcade.table.turn.move_buttons import MoveButtons
from cardcade.table.turn.obvious import Obvious
from cardcade.table.viewer import Viewer
from cardcade.ui import Ui, Widget
from cardcade.ui.events import PadButton


class Parts:
    """The common ones. A game's own table names the parts it brings instead, and adds others in `own`.

    What stands at every table as it is, the `furniture`, and what is `told_by_rules` are groups of their own.
    """

    music: ClassVar[str] = "table"
    ticking: ClassVar[float] = 5.0
    """So many of the viewer's last seconds are heard."""
    signal_volume: ClassVar[float] = 1.0
    """How loud it is said that it is the viewer's turn."""
    pad: ClassVar[Mapping[PadButton, int]] = PAD
    """The keys that the gamepad's X and Y stand for."""
    always: ClassVar[Collection[int]] = ()
    """The keys that work over a question as well."""

    def __init__(self, ui: Ui, link: Link) -> None:
        self.ui, self.link, self.attention = ui, link, Attention()

    @property
    def game(self) -> Game[Any, Any]:
        return self.link.game

    @cached_property
    def own(self) -> tuple[Part, ...]:
        """What only this game has at its table; those that are seen are drawn in this order.

        Here it is what any game's rules tell. A game that adds to that says `(*super().own, mine)`.
        """
        return self.told_by_rules.all

    @cached_property
    def told_by_rules(self) -> ToldByRules:
        return ToldByRules(self)

    @cached_property
    def furniture(self) -> Furniture:
        return Furniture(self)

    # -- where things lie

    @cached_property
    def layout(self) -> TableLayout:
        return TableLayout(len(self.link.players), self.link.seat)

    @cached_property
    def piles(self) -> PileLayout:
        return TablePiles(self.layout, self.told_by_rules.shape, self.told_by_rules.hand_sort)

    # -- what lies there

    @cached_property
    def pictures(self) -> Pictures:
        return Pictures(self.link)

    @cached_property
    def felt(self) -> Felt:
        return Felt(self.ui, self.layout, self.pictures.felt)

    @cached_property
    def faces(self) -> Faces:
        return Faces(self.ui, self.game.deck.faces, self.pictures.face, self.pictures.back)

    @cached_property
    def cards(self) -> Cards:
        return Cards(self.game, self.piles, self.faces, self.hand)

    @cached_property
    def selection(self) -> Selection:
        return Selection(self.ui)

    @cached_property
    def hand(self) -> Hand:
        return Hand(self.layout, self.selection, self.taps)

    @cached_property
    def snapping(self) -> Snapping:
        return Snapping(self.game, self.position)

    @cached_property
    def taps(self) -> Taps:
        return Taps(self.selection, self.snapping, self.told_by_rules.hand_sort.groups)

    @cached_property
    def plates(self) -> Plates:
        return Plates(self.link, self.layout, self.position, self.cards, self.link.words)

    @cached_property
    def effects(self) -> Effects:
        return Effects(self.ui, self.layout, self.link.look, self.link.sounds)

    # -- what is shown, and how

    @cached_property
    def position(self) -> Position:
        return Position(self.link)

    @cached_property
    def queue(self) -> Queue:
        return Queue(self.cards)

    @cached_property
    def movements(self) -> Movements:
        return Movements(self.piles, self.cards, self.link.sounds)

    @property
    def announcer(self) -> Announcer:
        """The act of what the rules say aloud."""
        return self.told_by_rules.announcer

    @cached_property
    def director(self) -> Director:
        return Director(self.piles, self.movements, [self.announcer])

    @cached_property
    def moments(self) -> Moments:
        return Moments(self.link.words)

    @cached_property
    def boards(self) -> Boards:
        return Boards(self.viewer, self.layout, self.moments)

    @cached_property
    def clock(self) -> Countdown:
        return TurnClock(self.link, self.plates, self.position, self.actions, self.ticking)

    # -- what the viewer does

    @cached_property
    def viewer(self) -> Viewer:
        return Viewer(self.link, self.position, self.queue, self.hand, self.attention, self.effects)

    @cached_property
    def gestures(self) -> Gestures:
        return Gestures(self.viewer, self.hints)

    @cached_property
    def hints(self) -> Hints:
        return Hints(self.viewer)

    @cached_property
    def obvious(self) -> Obvious:
        return Obvious(self.viewer, self.gestures)

    @cached_property
    def move_buttons(self) -> MoveButtons:
        return MoveButtons(self.ui, self.viewer, self.gestures, self.hints, self.boards)

    @cached_property
    def actions(self) -> ActionBar:
        return ActionBar(self.ui, self.viewer, self.layout, self.gestures, self.hints, self.move_buttons)

    @property
    def tools(self) -> Sequence[Tool]:
        """The small buttons at the top right, from right to left."""
        hint = [Tool("hint", "hint", self.hints.next)] if self.link.look.hints else []
        autoplay = Tool("autoplay", "autoplay", lambda: self.link.command("autoplay"))
        talk = Tool("speech", "talk", self.furniture.talk.toggle, spare=True)
        return [Tool("log", "log", self.furniture.log_panel.toggle), autoplay, *hint, talk]

    @property
    def shortcuts(self) -> Shortcuts:
        """The keys that mean the same at every table."""
        press, furniture = self.attention.press, self.furniture
        log = furniture.log_panel
        return {
            pygame.K_l: lambda: press("table.log"),
            pygame.K_a: lambda: press("table.autoplay"),
            pygame.K_h: lambda: press("table.hint"),
            pygame.K_e: furniture.coach.toggle,
            pygame.K_s: lambda: press("table.sort"),
            pygame.K_g: lambda: press("table.group"),
            pygame.K_u: lambda: press("table.undo"),
            pygame.K_r: lambda: furniture.refused_rule.open() or press("table.rules"),
            pygame.K_PAGEUP: lambda: log.scroll(-log.page),
            pygame.K_PAGEDOWN: lambda: log.scroll(log.page),
            pygame.K_HOME: lambda: log.scroll(-KEPT),
            pygame.K_END: lambda: log.scroll(KEPT),
            pygame.K_y: furniture.talk.toggle,
            pygame.K_m: lambda: self.link.command("mute"),
            pygame.K_BACKSPACE: self.selection.clear,
            **{key: partial(self.hand.keys.take, place) for place, key in enumerate(DIGITS)},
        }

    @property
    def panels(self) -> list[Widget]:
        """A game's own widgets."""
        return [widget for part in self.own for widget in part.widgets]


class _Moved:
    """A part that stood among these once: a scene that looks for it here still finds it."""

    def __init__(self, group: str, name: str) -> None:
        self._group, self._name = group, name

    def __get__(self, parts: Parts, _: type[Parts]) -> object:
        return getattr(getattr(parts, self._group), self._name)


_NOW_IN = {
    "told_by_rules": "shape hand_sort narrator play_tags pile_counts in_sight asking title_plate hand_buttons "
    "lock_marks",
    "furniture": "company talk signal rooms corner logbook log_panel coach pointing guidance refused_rule go_ahead "
    "keys",
}
for _group, _names in _NOW_IN.items():
    for _name in _names.split():
        setattr(Parts, _name, _Moved(_group, _name))
