"""What one set of rules changes against another, a sentence each; a sentence leads to its rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from pygame import FRect

from cardcade.engine.message import Message
from cardcade.engine.rule_words import Knows, changed, differences
from cardcade.shell.screens.common.flow import Flow
from cardcade.ui import Painter
from cardcade.ui.events import Confirmed, Released, UiEvent
from cardcade.ui.theme import INK, SMALL, SOFT
from cardcade.ui.widget import Control

INDENT = 26.0


class ChangeLine(Control):
    """A sentence to be clicked, wrapped as any other."""

    def __init__(self, rect: FRect, text: str, follow: Callable[[], object], meaning: str) -> None:
        super().__init__(rect, meaning)
        self.text, self.follow = text, follow

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case Released(over=True) | Confirmed():
                self.sound("ui.select")
                self.follow()
                return True
        return False

    def draw(self, painter: Painter) -> None:
        lit = self.hover.value > 0.5
        painter.paragraph(self.text, self.rect, SMALL, INK if lit else SOFT)


class ChangeList:
    """Puts the sentences into a flow; `page` is the first part of what they mean."""

    def __init__(self, page: str, say: Callable[[Message], str], knows: Knows, follow: Callable[[str], object]) -> None:
        self.page, self.say, self.knows, self.follow = page, say, knows, follow

    def add(self, flow: Flow, game: str, rules: Any, usual: Any) -> None:
        told = differences(game, rules, usual, self.knows)
        for key, line in zip(changed(rules, usual), told, strict=True):
            text, wide = self.say(line), flow.width - INDENT
            flow.dot(flow.ui.text.line_height(SMALL))
            room = flow.take(flow.ui.text.height(text, SMALL, wide), 10)
            place = FRect(room.x + INDENT, room.y, wide, room.h)
            flow.add(ChangeLine(place, text, partial(self.follow, key.path), f"{self.page}.change.{key.path}"))
