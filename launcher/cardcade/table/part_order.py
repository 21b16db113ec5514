"""In which order the parts of a table hear what happens, are placed and are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from cardcade.table.part import Part
from cardcade.table.parts import Parts
from cardcade.ui import Widget


class PartOrder:
    """A game's own parts have their place among those of every table."""

    def __init__(self, parts: Parts) -> None:
        self._parts, self._furniture = parts, parts.furniture

    @cached_property
    def told(self) -> tuple[Part, ...]:
        """In the order in which they hear what happens: a game's own first, since the buttons depend on them."""
        parts, furniture = self._parts, self._furniture
        shown = (parts.boards, parts.plates, parts.hand, parts.gestures, parts.hints, parts.actions, furniture.corner)
        return (
            furniture.guidance,  # before the boards, which wait for what it tells
            *parts.own,
            *shown,
            furniture.company,
            furniture.logbook,
            furniture.log_panel,
            furniture.coach,
            furniture.signal,
            parts.obvious,
            parts.effects,
            furniture.refused_rule,
            parts.cards,
            parts.moments,
        )

    @cached_property
    def drawn_under(self) -> tuple[Part, ...]:
        """Those that draw anything on the felt: most have nothing there, and are not asked in every frame."""
        return tuple(part for part in self.told if type(part).draw_under is not Part.draw_under)

    @cached_property
    def drawn_over(self) -> tuple[Part, ...]:
        return tuple(part for part in self.told if type(part).draw_over is not Part.draw_over)

    @cached_property
    def drawn_on_top(self) -> tuple[Part, ...]:
        return tuple(part for part in self.told if type(part).draw_top is not Part.draw_top)

    @cached_property
    def laid_out(self) -> tuple[Part, ...]:
        """In the order in which they are placed: what others keep clear of comes first."""
        parts, furniture = self._parts, self._furniture
        return (
            parts.plates,
            parts.hand,
            parts.actions,
            furniture.corner,
            *parts.own,
            parts.cards,
            furniture.logbook,
            furniture.log_panel,
            furniture.coach,
            parts.boards,
            furniture.guidance,
            furniture.refused_rule,
            furniture.talk,
            parts.effects,
        )

    @property
    def touched(self) -> Sequence[Widget]:
        """What can be touched, the topmost last."""
        parts, furniture = self._parts, self._furniture
        fixed = [*parts.plates, parts.hand, parts.actions, furniture.corner, furniture.refused_rule]
        return [*fixed, *parts.panels, furniture.log_panel, furniture.coach, *self._over_all]

    @property
    def drawn(self) -> Sequence[Widget]:
        """The widgets over the cards, and over large words: the hand is lifted over what stands beside it."""
        parts, furniture = self._parts, self._furniture
        beside = [parts.actions, furniture.corner, furniture.refused_rule, *parts.panels]
        return [*beside, furniture.coach, parts.hand, *self._over_all]

    @property
    def _over_all(self) -> Sequence[Widget]:
        return [*self._parts.boards.widgets, *self._furniture.guidance.widgets]
