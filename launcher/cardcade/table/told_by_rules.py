"""What rules tell, and what a table shows of it that brings no parts of its own."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.engine.telling import Shape
from cardcade.table.effects.announcer import Announcer
from cardcade.table.hand.hand_buttons import HandButtons
from cardcade.table.hand.hand_sort import HandSort
from cardcade.table.hand.lock_marks import LockMarks
from cardcade.table.panels.in_sight import InSight
from cardcade.table.panels.narrator import Narrator
from cardcade.table.panels.title import TitlePlate
from cardcade.table.part import Part
from cardcade.table.piles.free_line import line_for_everyone
from cardcade.table.piles.pile_counts import PileCounts
from cardcade.table.piles.play_tags import PlayTags
from cardcade.table.piles.played_places import played_places
from cardcade.table.piles.table_shape import shape_of
from cardcade.table.turn.prompt import Prompt

if TYPE_CHECKING:
    from cardcade.table.parts import Parts


class ToldByRules:
    """Made out of a table's parts, each when it is first asked for."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    @property
    def all(self) -> tuple[Part, ...]:
        """Those that are seen are drawn in this order."""
        told = (self.hand_sort, self.narrator, self.announcer, self.play_tags, self.pile_counts, self.in_sight)
        return (*told, self.asking, self.title_plate, self.hand_buttons, self.lock_marks)

    @cached_property
    def shape(self) -> Shape:
        """How the table lies where no part of the game's own says otherwise."""
        return shape_of(self._parts.game, len(self._parts.link.players))

    @cached_property
    def hand_sort(self) -> HandSort:
        return HandSort(self._parts.game, self.shape)

    @cached_property
    def narrator(self) -> Narrator:
        return Narrator(self._parts.game, self._parts.furniture.logbook)

    @cached_property
    def announcer(self) -> Announcer:
        parts = self._parts
        return Announcer(parts.game, parts.link.words, parts.plates, parts.effects, self.shape, self._line)

    def _line(self) -> FRect:
        """Where there is room now for words that everyone shall read; a trick always leaves it in its middle."""
        layout, lying = self._parts.layout, self._parts.furniture.rooms.lying(self._parts.cards.piles)
        middle = played_places(layout, self.shape).middle
        return middle if self.shape is Shape.TRICKS else line_for_everyone(layout, middle, lying)

    @cached_property
    def play_tags(self) -> PlayTags:
        parts = self._parts
        return PlayTags(parts.link, parts.layout, parts.piles, parts.cards, self.shape)

    @cached_property
    def pile_counts(self) -> PileCounts:
        return PileCounts(self._parts.layout, self._parts.piles, self._parts.cards)

    @cached_property
    def in_sight(self) -> InSight:
        parts = self._parts
        return InSight(parts.game, parts.piles, parts.cards, parts.faces)

    @cached_property
    def asking(self) -> Prompt:
        parts = self._parts
        return Prompt(parts.viewer, parts.layout, parts.piles, parts.cards, parts.actions, parts.boards)

    @cached_property
    def title_plate(self) -> TitlePlate:
        return TitlePlate(self._parts.ui, self._parts.link, self._parts.layout)

    @cached_property
    def hand_buttons(self) -> HandButtons:
        return HandButtons(self._parts.viewer, self._parts.layout, self._parts.cards, self.hand_sort)

    @cached_property
    def lock_marks(self) -> LockMarks:
        return LockMarks(self._parts.layout, self._parts.hand, self.hand_sort)
