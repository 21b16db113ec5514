"""The small buttons at the right of the hand: another order of the cards, cards locked together, and a step back."""

from __future__ import annotations

from pygame import FRect

from cardcade.table.cards.cards import Cards
from cardcade.table.hand.hand_sort import HandSort
from cardcade.table.layout import TableLayout
from cardcade.table.panels.corner import GAP, MARGIN, SIDE, SIZE, Tool, Tools
from cardcade.table.viewer import Viewer
from cardcade.ui import icon
from cardcade.ui.widgets.button import Button

SECONDS = 0.16
"""How long cards take to their new place in the hand."""
TELLING, TELLING_SECONDS = 26.0, 1.2


class HandButtons(Tools):
    """Not there where a hand has only one order; above it, for big hands, those that lock and take a lock back."""

    def __init__(self, viewer: Viewer, layout: TableLayout, cards: Cards, sort: HandSort) -> None:
        super().__init__(viewer.link.words, "table.hand_tools")
        self._sounds, self._effects, self._hand = viewer.link.sounds, viewer.effects, viewer.hand
        self._layout, self._cards, self._sort = layout, cards, sort
        self._locks = False
        viewer.hand.selection.listeners.append(self.refresh)

    def lay_out(self) -> None:
        c, area = self._layout.grown(SIZE), self._layout.area
        y = self._layout.spot(self._layout.viewer).plate[1]
        last = FRect(area.right - (MARGIN + SIDE) * c, y - SIDE * c / 2, SIDE * c, SIDE * c)
        self._locks = self._sort.locks
        tools = [Tool("undo", "undo", self._undo), Tool("lock", "group", self.group)] if self._locks else []
        tools += [Tool("sort", "sort", self.sort)] if len(self._sort.names) > 1 else []
        places = [last.move(0, -step * (SIDE + GAP) * c) for step in reversed(range(len(tools)))]
        self.rect = last.unionall(places)
        self.offer(tools, places)
        self.refresh()

    def refresh(self) -> None:
        """The lock opens where everything selected is locked together."""
        if self._locks != self._sort.locks:
            self.lay_out()
        elif self._locks and self._buttons:
            undo, lock, unlocks = *self._buttons[:2], self._unlocks
            lock.icon = icon("unlock" if unlocks else "lock")
            lock.tooltip = self._words.say("table.tip.ungroup" if unlocks else "table.tip.group")
            self._enable(lock, unlocks or len(self._hand.selection.cards) > 1, "table.why.group")
            self._enable(undo, self._sort.groups.can_undo, "table.why.undo")

    def _enable(self, button: Button, can: bool, why_not: str) -> None:
        button.enabled, button.reason = can, "" if can else self._words.say(why_not)

    @property
    def _unlocks(self) -> bool:
        return self._sort.groups.together(self._hand.selection.cards)

    def group(self) -> None:
        """Locks what is selected as a group of its own, or dissolves the group it is."""
        chosen = self._hand.selection.in_order
        if self._unlocks:
            self._sort.groups.unlock(chosen)
        else:
            self._sort.groups.lock(chosen)
        self._hand.selection.clear()
        self._lay_again()

    def _undo(self) -> None:
        """Takes the last grouping back."""
        self._sort.groups.undo()
        self._lay_again()

    def sort(self) -> None:
        words = self._words.say(f"table.sorted.{self._sort.next()}")
        size = TELLING * self._layout.chrome
        self._effects.banner(words, self._layout.complaints, size=size, seconds=TELLING_SECONDS)
        self._lay_again()

    def _lay_again(self) -> None:
        self._sounds.play("card.slide")
        self._cards.relay(SECONDS)
        self._hand.changed()
        self.refresh()
