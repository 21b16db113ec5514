"""The parts of a table, each made when it is first asked for out of the few others it needs."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, ClassVar

import pygame

from cardcade.engine.game import Game
from cardcade.engine.telling import Shape
from cardcade.table.actions import ActionBar
from cardcade.table.announcer import Announcer
from cardcade.table.attention import Attention
from cardcade.table.boards import Boards
from cardcade.table.bubble import Bubble
from cardcade.table.cards import Cards
from cardcade.table.clock import Countdown, TurnClock
from cardcade.table.coach_panel import CoachPanel
from cardcade.table.company import Company
from cardcade.table.corner import Corner, Tool
from cardcade.table.director import Director, Movements
from cardcade.table.effects import Effects
from cardcade.table.face_files import Pictures
from cardcade.table.faces import Faces
from cardcade.table.felt import Felt
from cardcade.table.gestures import Gestures
from cardcade.table.go_ahead import GoAhead
from cardcade.table.guidance import Guidance
from cardcade.table.hand import Hand
from cardcade.table.hand_buttons import HandButtons
from cardcade.table.hand_sort import HandSort
from cardcade.table.happenings import Happenings
from cardcade.table.hints import Hints
from cardcade.table.in_sight import InSight
from cardcade.table.keys import DIGITS, PAD, Keys, Shortcuts
from cardcade.table.layout import TableLayout
from cardcade.table.link import Link
from cardcade.table.lock_marks import LockMarks
from cardcade.table.log_panel import LogPanel
from cardcade.table.logbook import KEPT, Logbook
from cardcade.table.moments import Moments
from cardcade.table.move_buttons import MoveButtons
from cardcade.table.narrator import Narrator
from cardcade.table.obvious import Obvious
from cardcade.table.part import Part
from cardcade.table.pile_counts import PileCounts
from cardcade.table.piles import PileLayout
from cardcade.table.plates import Plates
from cardcade.table.play_tags import PlayTags
from cardcade.table.pointing import Pointing
from cardcade.table.position import Position
from cardcade.table.prompt import Prompt
from cardcade.table.queue import Queue
from cardcade.table.refused_rule import RefusedRule
from cardcade.table.remarks import Remarks
from cardcade.table.rooms import Rooms
from cardcade.table.selection import Selection
from cardcade.table.shapes import shape_of
from cardcade.table.snapping import Snapping
from cardcade.table.table_piles import TablePiles
from cardcade.table.talk import TableTalk
from cardcade.table.taps import Taps
from cardcade.table.title import TitlePlate
from cardcade.table.turn_signal import TurnSignal
from cardcade.table.viewer import Viewer
from cardcade.ui import Ui, Widget
from cardcade.ui.events import PadButton


class Parts:
    """The common ones. A game's own table names the parts it brings instead, and adds others in `own`."""

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
        told = (self.hand_sort, self.narrator, self.announcer, self.play_tags, self.pile_counts, self.in_sight)
        return (*told, self.asking, self.title_plate, self.hand_buttons, self.lock_marks)

    # -- what the rules tell

    @cached_property
    def hand_sort(self) -> HandSort:
        return HandSort(self.game, self.shape)

    @cached_property
    def narrator(self) -> Narrator:
        return Narrator(self.game, self.logbook)

    @cached_property
    def announcer(self) -> Announcer:
        return Announcer(self.game, self.link.words, self.plates, self.effects, self.shape)

    @cached_property
    def play_tags(self) -> PlayTags:
        return PlayTags(self.link, self.layout, self.piles, self.cards, self.shape)

    @cached_property
    def pile_counts(self) -> PileCounts:
        return PileCounts(self.layout, self.piles, self.cards)

    @cached_property
    def in_sight(self) -> InSight:
        return InSight(self.game, self.piles, self.cards, self.faces)

    @cached_property
    def asking(self) -> Prompt:
        return Prompt(self.viewer, self.layout, self.piles, self.cards, self.actions, self.boards)

    @cached_property
    def title_plate(self) -> TitlePlate:
        return TitlePlate(self.ui, self.link, self.layout)

    @cached_property
    def hand_buttons(self) -> HandButtons:
        return HandButtons(self.viewer, self.layout, self.cards, self.hand_sort)

    @cached_property
    def lock_marks(self) -> LockMarks:
        return LockMarks(self.layout, self.hand, self.hand_sort)

    # -- where things lie

    @cached_property
    def layout(self) -> TableLayout:
        return TableLayout(len(self.link.players), self.link.seat)

    @cached_property
    def shape(self) -> Shape:
        """How the table lies where no part of the game's own says otherwise."""
        return shape_of(self.game, len(self.link.players))

    @cached_property
    def piles(self) -> PileLayout:
        return TablePiles(self.layout, self.shape, self.hand_sort)

    @cached_property
    def rooms(self) -> Rooms:
        return Rooms(self.piles, self.plates, self.hand, self.actions, self.corner, lambda: self.panels)

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
        return Taps(self.selection, self.snapping, self.hand_sort.groups)

    @cached_property
    def plates(self) -> Plates:
        return Plates(self.link, self.layout, self.position, self.cards, self.link.words)

    @cached_property
    def company(self) -> Company:
        happenings = Happenings(self.game, len(self.link.players), self.shape)
        return Company(self.link, self.plates, self.position, happenings, Remarks(self.link))

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
    def logbook(self) -> Logbook:
        return Logbook(self.game, self.link.words)

    @cached_property
    def log_panel(self) -> LogPanel:
        return LogPanel(self.logbook, self.layout, self.link.words, self.rooms)

    @cached_property
    def coach(self) -> CoachPanel:
        return CoachPanel(self.ui, self.viewer, self.layout, self.rooms, self.hints, self.log_panel)

    @cached_property
    def clock(self) -> Countdown:
        return TurnClock(self.link, self.plates, self.position, self.actions, self.ticking)

    @cached_property
    def signal(self) -> TurnSignal:
        return TurnSignal(self.link.sounds, self.position, self.signal_volume)

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

    @cached_property
    def pointing(self) -> Pointing:
        beside = self.plates, self.actions, lambda: [*self.corner.children, *self.panels]
        return Pointing(self.viewer, self.cards, self.piles, *beside)

    @cached_property
    def guidance(self) -> Guidance:
        bubble = Bubble(self.ui, self.layout, self.link.words, self.pointing)
        return Guidance(self.viewer, self.pointing, self.hints, self.boards, bubble)

    @cached_property
    def refused_rule(self) -> RefusedRule:
        return RefusedRule(self.ui, self.viewer, self.layout, self.gestures)

    @cached_property
    def go_ahead(self) -> GoAhead:
        return GoAhead(self.position, self.hand, self.gestures)

    @cached_property
    def corner(self) -> Corner:
        return Corner(self.ui, self.link, self.layout, self.link.words, lambda: self.tools)

    @cached_property
    def talk(self) -> TableTalk:
        return TableTalk(self.viewer, self.plates, self.pointing)

    @property
    def tools(self) -> Sequence[Tool]:
        """The small buttons at the top right, from right to left."""
        hint = [Tool("hint", "hint", self.hints.next)] if self.link.look.hints else []
        autoplay = Tool("autoplay", "autoplay", lambda: self.link.command("autoplay"))
        talk = Tool("speech", "talk", self.talk.toggle, spare=True)
        return [Tool("log", "log", self.log_panel.toggle), autoplay, *hint, talk]

    @cached_property
    def keys(self) -> Keys:
        return Keys(self.shortcuts, self.boards, self.pad, self.always)

    @property
    def shortcuts(self) -> Shortcuts:
        """The keys that mean the same at every table."""
        press = self.attention.press
        return {
            pygame.K_l: lambda: press("table.log"),
            pygame.K_a: lambda: press("table.autoplay"),
            pygame.K_h: lambda: press("table.hint"),
            pygame.K_e: self.coach.toggle,
            pygame.K_s: lambda: press("table.sort"),
            pygame.K_g: lambda: press("table.group"),
            pygame.K_u: lambda: press("table.undo"),
            pygame.K_r: lambda: self.refused_rule.open() or press("table.rules"),
            pygame.K_PAGEUP: lambda: self.log_panel.scroll(-self.log_panel.page),
            pygame.K_PAGEDOWN: lambda: self.log_panel.scroll(self.log_panel.page),
            pygame.K_HOME: lambda: self.log_panel.scroll(-KEPT),
            pygame.K_END: lambda: self.log_panel.scroll(KEPT),
            pygame.K_y: self.talk.toggle,
            pygame.K_m: lambda: self.link.command("mute"),
            pygame.K_BACKSPACE: self.selection.clear,
            **{key: partial(self.hand.keys.take, place) for place, key in enumerate(DIGITS)},
        }

    # -- all of them

    @property
    def panels(self) -> list[Widget]:
        """A game's own widgets."""
        return [widget for part in self.own for widget in part.widgets]

    @cached_property
    def told(self) -> tuple[Part, ...]:
        """In the order in which they hear what happens: a game's own first, since the buttons depend on them."""
        shown = (self.boards, self.plates, self.hand, self.gestures, self.hints, self.actions, self.corner)
        return (
            self.guidance,  # before the boards, which wait for what it tells
            *self.own,
            *shown,
            self.company,
            self.logbook,
            self.log_panel,
            self.coach,
            self.signal,
            self.obvious,
            self.effects,
            self.refused_rule,
            self.cards,
            self.moments,
        )

    @cached_property
    def laid_out(self) -> tuple[Part, ...]:
        """In the order in which they are placed: what others keep clear of comes first."""
        return (
            self.plates,
            self.hand,
            self.actions,
            self.corner,
            *self.own,
            self.cards,
            self.logbook,
            self.log_panel,
            self.coach,
            self.boards,
            self.guidance,
            self.refused_rule,
            self.talk,
        )
