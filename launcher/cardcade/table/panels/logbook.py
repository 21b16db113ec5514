"""The log: what the match has told, newest first."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from cardcade.engine.events import Event
from cardcade.engine.game import Game
from cardcade.engine.message import Message
from cardcade.table.part import Part
from cardcade.table.words import Words

KEPT = 400


class Logbook(Part):
    """Follows the language; the same line is not written twice in a row."""

    def __init__(self, game: Game[Any, Any], words: Words) -> None:
        self._game, self._words = game, words
        self.lines: deque[str] = deque(maxlen=KEPT)
        self.listeners: list[Callable[[], object]] = []
        """Told of every new line."""
        self._told: deque[Message] = deque(maxlen=KEPT)

    def lay_out(self) -> None:
        """In the language of now."""
        self.lines.clear()
        for message in self._told:
            self._add(self._words.say(message))

    def recall(self, event: Event) -> None:
        self.narrate(event)

    def narrate(self, event: Event) -> None:
        """The event's line, if it has one."""
        message = self._game.say_event(event)
        if message is not None:
            self.tell(message)

    def tell(self, message: Message) -> None:
        """A line that follows the language."""
        self._told.append(message)
        self.write(self._words.say(message))

    def write(self, line: str) -> None:
        if self._add(line):
            for listener in self.listeners:
                listener()

    def _add(self, line: str) -> bool:
        """Whether it is a new one."""
        new = bool(line) and (not self.lines or self.lines[0] != line)
        if new:
            self.lines.appendleft(line)
        return new
