"""UNO's table: the parts it is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import ClassVar

import pygame
from pygame import FRect

from cardcade.table import Link, Part, Parts, Tool
from cardcade.ui import Ui
from cardcade.ui.events import PadButton
from cardcade_uno.game import Uno
from cardcade_uno.scene.actions import UnoActions, UnoButtons
from cardcade_uno.scene.boards import RoundResult, UnoBoards
from cardcade_uno.scene.calling import Calling
from cardcade_uno.scene.clock import RoundClock
from cardcade_uno.scene.director import UnoDirector
from cardcade_uno.scene.discards import Discards, TopCaption
from cardcade_uno.scene.faces import NamedColours, UnoFaces
from cardcade_uno.scene.felt import UnoFelt
from cardcade_uno.scene.gestures import UnoGestures
from cardcade_uno.scene.hand import HandOrder, OneCard
from cardcade_uno.scene.hand_aids import HandAids
from cardcade_uno.scene.hints import UnoHints
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.middle import Middle
from cardcade_uno.scene.moments import UnoMoments
from cardcade_uno.scene.next_colour import NextColour
from cardcade_uno.scene.obvious import UnoObvious
from cardcade_uno.scene.peek import Peek
from cardcade_uno.scene.piles import UnoPiles
from cardcade_uno.scene.plates import UnoPlates
from cardcade_uno.scene.recap import Recap
from cardcade_uno.scene.spots import StockSpot
from cardcade_uno.scene.stagecraft import Stagecraft


class UnoParts(Parts):
    """The parts UNO brings."""

    pad: ClassVar = {PadButton.X: pygame.K_c, PadButton.Y: pygame.K_u}
    always: ClassVar = {pygame.K_u, pygame.K_c}

    def __init__(self, ui: Ui, link: Link) -> None:
        super().__init__(ui, link)
        self.named, self.discards, self.result, self.hand_order = NamedColours(), Discards(), RoundResult(), HandOrder()

    @property
    def game(self) -> Uno:
        assert isinstance(self.link.game, Uno)
        return self.link.game

    @cached_property
    def own(self) -> tuple[Part, ...]:
        shown_with, aids = self.stagecraft, self.hand_aids
        known = (self.named, self.discards, self.result, shown_with.card_moves)
        coming = (NextColour(self.layout, self.faces, self.felt, self.middle), shown_with.finale)
        signs = (*coming, self.middle, self.caption)
        in_corner = self.clock if self.game.rules.basic.time_limit_minutes else self.told_by_rules.title_plate
        seen = (*signs, shown_with.fliers, in_corner, aids.jump_ins, aids.bluffs, self.recap)
        touched = (self._stock(), self.peek, *self.calling.all, aids.questions)
        return (*known, *seen, *touched, shown_with.limelight)

    # -- groups of parts

    @cached_property
    def calling(self) -> Calling:
        return Calling(self)

    @cached_property
    def hand_aids(self) -> HandAids:
        return HandAids(self)

    @cached_property
    def stagecraft(self) -> Stagecraft:
        return Stagecraft(self)

    # -- where things lie

    @cached_property
    def layout(self) -> UnoLayout:
        return UnoLayout(len(self.link.players), self.link.seat)

    @cached_property
    def piles(self) -> UnoPiles:
        return UnoPiles(self.layout, self.hand_order)

    # -- what can be seen

    @cached_property
    def faces(self) -> UnoFaces:
        return UnoFaces(self.ui, self.pictures, self.named)

    @cached_property
    def recap(self) -> Recap:
        return Recap(self.viewer, self.layout, self.boards, self.furniture.corner)

    @cached_property
    def felt(self) -> UnoFelt:
        return UnoFelt(self.ui, self.layout, self.pictures.felt, lambda: self.middle.worn)

    @cached_property
    def middle(self) -> Middle:
        return Middle(self.layout, self.position, self.cards, self.effects)

    @cached_property
    def caption(self) -> TopCaption:
        return TopCaption(self.link, self.layout, self.discards, self.effects)

    @cached_property
    def plates(self) -> UnoPlates:
        return UnoPlates(self.link, self.layout, self.position, self.cards, self.middle.owed)

    @cached_property
    def clock(self) -> RoundClock:
        return RoundClock(self.link, self.layout)

    @cached_property
    def moments(self) -> UnoMoments:
        return UnoMoments(self.link.words)

    @cached_property
    def boards(self) -> UnoBoards:
        return UnoBoards(self.viewer, self.layout, self.moments, self.result, self.stagecraft.showing)

    # -- what happens

    @cached_property
    def director(self) -> UnoDirector:
        return UnoDirector(self.piles, self.movements, self.stagecraft.acts)

    # -- the viewer's cards

    @cached_property
    def selection(self) -> OneCard:
        return OneCard(self.ui)

    @cached_property
    def gestures(self) -> UnoGestures:
        aids = self.hand_aids
        return UnoGestures(self.viewer, aids.questions, self.calling.call, aids.jump_ins, aids.bluffs)

    @cached_property
    def hints(self) -> UnoHints:
        return UnoHints(self.viewer, self.layout)

    @cached_property
    def obvious(self) -> UnoObvious:
        return UnoObvious(self.viewer, self.gestures)

    @cached_property
    def move_buttons(self) -> UnoButtons:
        return UnoButtons(self.ui, self.viewer, self.gestures, self.hints, self.boards)

    @cached_property
    def actions(self) -> UnoActions:
        made = UnoActions(self.ui, self.viewer, self.layout, self.gestures, self.hints, self.move_buttons)
        self.gestures.listeners.append(made.refresh)
        return made

    # -- what else can be touched

    def _stock(self) -> StockSpot:
        draw = None if self.link.watching else self.gestures.draw_or_take
        return StockSpot(self.layout, self.link.words, self.cards, draw)

    @cached_property
    def peek(self) -> Peek:
        return Peek(self.link, self.layout, self.faces, self.queue, self.discards, self._beside_discards)

    def _beside_discards(self, sizes: Sequence[tuple[float, float]]) -> FRect | None:
        log = self.furniture.log_panel
        written = [self.layout.caption, *([log.rect] if log.opened else [])]
        return self.furniture.rooms.near(self.layout.discard.rect, sizes, self.cards.piles, *written)

    @property
    def tools(self) -> Sequence[Tool]:
        return [*super().tools, Tool("sort", "sort", self.hand_aids.sorter.switch)]

    # -- keys

    @property
    def shortcuts(self) -> dict[int, Callable[[], object]]:
        return {
            **super().shortcuts,
            pygame.K_u: self._in_play(self.calling.press),
            pygame.K_c: self._in_play(self.calling.catch_key.press),
            pygame.K_d: self._in_play(self.gestures.draw_or_take),
            pygame.K_k: self._in_play(self.gestures.keep),
            pygame.K_j: self._in_play(self.gestures.jump_in),
            pygame.K_p: self._in_play(self.peek.toggle),
        }

    def _in_play(self, action: Callable[[], object]) -> Callable[[], object]:
        """Means nothing before the first position and while a board covers the table."""
        return lambda: action() if self.position.lawful is not None and self.boards.board is None else False
