"""The one thing of a match worth remembering."""

from __future__ import annotations

from cardcade.engine.message import Message
from cardcade.table.part import Part
from cardcade.table.words import Words


class Moments(Part):
    """Keeps the most remarkable moment; a later one must be rarer to take its place. A game notices its own."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._worth = 0
        self.best: Message | None = None

    def keep(self, worth: int, message: Message) -> None:
        if worth > self._worth:
            self._worth, self.best = worth, message

    def tell(self) -> str:
        """For the last board; nothing when nothing was remarkable."""
        return self._words.say(self.best) if self.best is not None else ""
