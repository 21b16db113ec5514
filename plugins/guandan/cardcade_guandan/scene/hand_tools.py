"""What the viewer does with the hand without playing: sorting, grouping, finding straight flushes; and the buttons."""

from __future__ import annotations

from collections.abc import Callable

from cardcade import Card
from cardcade.table import Cards, Hand, Sounds, Tool, Tools, Viewer
from cardcade.ui import icon
from cardcade_guandan.scene.arrangement import Arrangement
from cardcade_guandan.scene.autogroups import every_straight_flush
from cardcade_guandan.scene.layout import GuandanLayout
from cardcade_guandan.scene.level import DealLevel

SECONDS = 0.14
"""How long cards take to their new place in the hand."""
TELLING, TELLING_SECONDS = 26.0, 1.2


class HandOrder:
    """Never moves a card in the match: only where it lies in the hand."""

    def __init__(self, viewer: Viewer, layout: GuandanLayout, cards: Cards, arrangement: Arrangement) -> None:
        self._link, self._effects, self._hand = viewer.link, viewer.effects, viewer.hand
        self._layout, self._cards, self._arrangement = layout, cards, arrangement
        self.listeners: list[Callable[[], object]] = []
        """Told when the cards lie otherwise."""

    def next_sort(self) -> None:
        words = self._link.words.say(f"guandan.table.sorted.{self._arrangement.next_sort()}")
        size = TELLING * self._layout.chrome
        self._effects.banner(words, self._layout.complaints, size=size, seconds=TELLING_SECONDS)
        self._lay_again()

    def switch_layout(self) -> None:
        self._arrangement.in_row = not self._arrangement.in_row
        self._lay_again()

    @property
    def unlocks(self) -> bool:
        """Whether `group` would dissolve a group: everything selected is locked together."""
        return self._arrangement.together(self._hand.selection.cards)

    def group(self) -> None:
        """Locks what is selected as a group of its own, or dissolves the group it is."""
        selection = self._hand.selection.in_order
        if self.unlocks:
            self._arrangement.unlock(selection)
        elif len(selection) > 1:
            self._arrangement.lock(selection)
        else:
            return
        self._hand.selection.clear()
        self._lay_again()

    def undo(self) -> None:
        """Takes the last grouping back."""
        if self._arrangement.can_undo:
            self._arrangement.undo()
            self._lay_again()

    def _lay_again(self) -> None:
        self._link.sounds.play("card.slide")
        self._cards.relay(SECONDS)
        self._hand.changed()
        for listener in self.listeners:
            listener()


class FlushFinder:
    """Goes through the straight flushes of the hand."""

    def __init__(self, sounds: Sounds, hand: Hand, level: DealLevel) -> None:
        self._sounds, self._hand, self._level = sounds, hand, level
        self._last = -1
        self._known: tuple[object, list[tuple[Card, ...]]] = (None, [])

    @property
    def found(self) -> list[tuple[Card, ...]]:
        """Remembered until a card comes or goes."""
        held = sorted(self._hand.held)
        key = self._level.rank, tuple(held)
        if key != self._known[0]:
            self._known, self._last = (key, every_straight_flush(held, self._level.order)), -1
        return self._known[1]

    def next(self) -> None:
        """Selects the next one."""
        if found := self.found:
            self._last = (self._last + 1) % len(found)
            self._sounds.play("card.select")
            self._hand.selection.choose(set(found[self._last]))


class HandTools(Tools):
    """At the right end of the row above the hand; greyed with the reason when there is nothing to do."""

    def __init__(
        self, viewer: Viewer, layout: GuandanLayout, arrangement: Arrangement, order: HandOrder, finder: FlushFinder
    ) -> None:
        super().__init__(viewer.link.words, "guandan.tools")
        self._hand, self._layout, self._arrangement = viewer.hand, layout, arrangement
        self.order, self.finder = order, finder
        viewer.hand.selection.listeners.append(self.refresh)
        order.listeners.append(self.refresh)

    def lay_out(self) -> None:
        cells, order = self._layout.tools, self.order
        self.rect = cells[0].unionall(cells[1:])
        tools = [
            Tool("lightning", "flush", self.finder.next, "guandan.table.tip.flush"),
            Tool("lock", "group", order.group, "guandan.table.tip.group"),
            Tool("undo", "undo", order.undo, "guandan.table.tip.undo"),
            Tool("sort", "sort", order.next_sort, "guandan.table.tip.sort"),
            Tool("list", "layout", order.switch_layout, "guandan.table.tip.layout"),
        ]
        self.offer(tools, cells)
        self.refresh()

    def refresh(self) -> None:
        """Nothing to show before it is laid out."""
        if not self._buttons:
            return
        flush, group, undo, _, layout = self._buttons
        unlocks = self.order.unlocks
        group.icon = icon("unlock" if unlocks else "lock")
        group.tooltip = self._words.say(f"guandan.table.tip.{'ungroup' if unlocks else 'group'}")
        layout.icon = icon("cards" if self._arrangement.in_row else "list")
        enabled = {
            group: unlocks or len(self._hand.selection.cards) > 1,
            undo: self._arrangement.can_undo,
            flush: bool(self.finder.found),
        }
        for button, can in enabled.items():
            name = button.meaning.removeprefix("table.")
            button.enabled, button.reason = can, "" if can else self._words.say(f"guandan.table.why.{name}")
