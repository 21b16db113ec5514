"""What the viewer has chosen of the hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from cardcade.engine.cards import Card
from cardcade.ui.context import Ui


class Selection:
    """Made before one's turn it stays; a card that leaves the hand leaves it too."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self.cards: set[Card] = set()
        self.listeners: list[Callable[[], object]] = []
        """Told when it is another."""
        self._held: Sequence[Card] = ()

    @property
    def in_order(self) -> list[Card]:
        """From left to right."""
        return [card for card in self._held if card in self.cards]

    def hold(self, held: Sequence[Card]) -> None:
        """These cards, left to right, can be chosen from now on."""
        self._held = held
        self.choose(self.cards & set(held))

    def choose(self, cards: set[Card]) -> None:
        """Exactly these."""
        if cards != self.cards:
            self.cards = set(cards)
            for listener in self.listeners:
                listener()

    def toggle(self, cards: Collection[Card]) -> None:
        """Takes them, or lets go of them where all are chosen."""
        chosen = self.cards.issuperset(cards)
        self._ui.sound("card.deselect" if chosen else "card.select")
        self.choose(self.cards.difference(cards) if chosen else self.cards.union(cards))

    def sweep(self, cards: Sequence[Card], takes: bool) -> None:
        """A swipe has come over them: takes them or lets go of them; heard where that changes anything."""
        wanted = self.cards.union(cards) if takes else self.cards.difference(cards)
        if wanted != self.cards:
            self._ui.sound("card.select")
            self.choose(wanted)

    def snap(self, cards: set[Card]) -> None:
        """Exactly these, which belong together; heard."""
        self._ui.sound("card.select")
        self.choose(cards)

    def clear(self) -> bool:
        """Whether anything was chosen."""
        was = bool(self.cards)
        self.choose(set())
        return was
