"""What stands at every table whatever the game: no game brings its own of it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.table.help.bubble import Bubble
from cardcade.table.help.coach_panel import CoachPanel
from cardcade.table.help.guidance import Guidance
from cardcade.table.help.pointing import Pointing
from cardcade.table.help.refused_rule import RefusedRule
from cardcade.table.panels.corner import Corner
from cardcade.table.panels.log_panel import LogPanel
from cardcade.table.panels.logbook import Logbook
from cardcade.table.panels.rooms import Rooms
from cardcade.table.seats.company import Company
from cardcade.table.seats.happenings import Happenings
from cardcade.table.seats.remarks import Remarks
from cardcade.table.seats.talk import TableTalk
from cardcade.table.turn.go_ahead import GoAhead
from cardcade.table.turn.keys import Keys
from cardcade.table.turn.turn_signal import TurnSignal

if TYPE_CHECKING:
    from cardcade.table.parts import Parts


class Furniture:
    """Made out of a table's parts, each when it is first asked for."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    # -- who sits there, and what is heard of them

    @cached_property
    def company(self) -> Company:
        parts, link = self._parts, self._parts.link
        happenings = Happenings(parts.game, len(link.players), parts.told_by_rules.shape)
        return Company(link, parts.plates, parts.position, happenings, Remarks(link))

    @cached_property
    def talk(self) -> TableTalk:
        return TableTalk(self._parts.viewer, self._parts.plates, self.pointing)

    @cached_property
    def signal(self) -> TurnSignal:
        parts = self._parts
        return TurnSignal(parts.link.sounds, parts.position, parts.signal_volume)

    # -- what stands beside the cards

    @cached_property
    def rooms(self) -> Rooms:
        parts = self._parts
        return Rooms(parts.piles, parts.plates, parts.hand, parts.actions, self.corner, lambda: parts.panels)

    @cached_property
    def corner(self) -> Corner:
        parts = self._parts
        return Corner(parts.ui, parts.link, parts.layout, parts.link.words, lambda: parts.tools)

    @cached_property
    def logbook(self) -> Logbook:
        return Logbook(self._parts.game, self._parts.link.words)

    @cached_property
    def log_panel(self) -> LogPanel:
        return LogPanel(self.logbook, self._parts.layout, self._parts.link.words, self.rooms)

    @cached_property
    def coach(self) -> CoachPanel:
        parts = self._parts
        return CoachPanel(parts.ui, parts.viewer, parts.layout, self.rooms, parts.hints, self.log_panel)

    # -- what leads the viewer

    @cached_property
    def pointing(self) -> Pointing:
        parts = self._parts
        beside = parts.plates, parts.actions, lambda: [*self.corner.children, *parts.panels]
        return Pointing(parts.viewer, parts.cards, parts.piles, *beside, self._written)

    def _written(self) -> list[FRect]:
        """Where the game's own parts write on the felt."""
        return [place for part in self._parts.own for place in part.kept_clear]

    @cached_property
    def guidance(self) -> Guidance:
        parts = self._parts
        bubble = Bubble(parts.ui, parts.layout, parts.link.words, self.pointing)
        return Guidance(parts.viewer, self.pointing, parts.hints, parts.boards, bubble)

    @cached_property
    def refused_rule(self) -> RefusedRule:
        parts = self._parts
        return RefusedRule(parts.ui, parts.viewer, parts.layout, parts.gestures)

    @cached_property
    def go_ahead(self) -> GoAhead:
        return GoAhead(self._parts.position, self._parts.hand, self._parts.gestures)

    @cached_property
    def keys(self) -> Keys:
        parts = self._parts
        return Keys(parts.shortcuts, parts.boards, parts.pad, parts.always)
