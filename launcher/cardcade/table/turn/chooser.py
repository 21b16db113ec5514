"""When cards can be played in more than one way: the player picks which."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import FRect

from cardcade.engine.game import Game
from cardcade.table.cards.faces import Faces
from cardcade.table.cards.play_row import PlayCard, draw_play
from cardcade.table.words import Words
from cardcade.ui import Button, ButtonKind, Dialog, Label, Painter, Widget
from cardcade.ui.layout import column
from cardcade.ui.theme import HEADING, INK, Colour

HEAD, GAP = 56.0, 12.0
ROW, WIDTH = 68.0, 620.0
SHOWN_ROW, SHOWN_WIDTH = 124.0, 860.0
CARD, PITCH = 72.0, 40.0

Pick = Callable[[Any], object]


class MoveChooser(Dialog):
    """One button for every way, the default first; Esc takes nothing."""

    def __init__(self, words: Words, game: Game[Any, Any], moves: Sequence[Any], pick: Pick) -> None:
        super().__init__((WIDTH, 150 + (ROW + GAP) * len(moves)), "table.choose", cancel_action=lambda: None)
        self.words, self.game, self.moves, self.pick = words, game, moves, pick

    def fill(self, inner: FRect) -> Sequence[Widget]:
        head, *rows = column(inner, [HEAD, *[ROW] * len(self.moves)], GAP)
        ways = [self.way(rect, number) for number, rect in enumerate(rows)]
        self.first = ways[0]
        return [Label(head, self.words.say("table.choose"), HEADING, INK), *ways]

    def way(self, rect: FRect, number: int) -> Button:
        move = self.moves[number]
        words, kind = self.words.say(self.game.say_move(move)), _kind(number)
        return Button(rect, words, lambda: self.take(move), f"choose.{number}", kind=kind)

    def take(self, move: Any) -> None:
        self.close()
        self.pick(move)


@dataclass(frozen=True, slots=True)
class ReadingOption:
    """One way: the move, its name, and its cards as they would lie."""

    move: Any
    name: str
    cards: Sequence[PlayCard]


Reading = ReadingOption
"""As scenes have called it until now."""


class ReadingChooser(Dialog):
    """Each way with its cards, and what the wild ones stand for, the likeliest first; Esc takes nothing."""

    def __init__(self, words: Words, faces: Faces, readings: Sequence[ReadingOption], pick: Pick) -> None:
        height = 2 * 32 + HEAD + (SHOWN_ROW + GAP) * len(readings)
        super().__init__((SHOWN_WIDTH, height), "table.choose", cancel_action=lambda: None)
        self.words, self.faces, self.readings, self.pick = words, faces, readings, pick

    def fill(self, inner: FRect) -> Sequence[Widget]:
        count = len(self.readings)
        room = (inner.h - HEAD - GAP * count) / count
        head, *rows = column(inner, [HEAD, *[min(SHOWN_ROW, room)] * count], GAP)
        ways = [ShownWay(rect, self, number) for number, rect in enumerate(rows)]
        self.first = ways[0]
        return [Label(head, self.words.say("table.choose"), HEADING, INK), *ways]

    def take(self, reading: ReadingOption) -> None:
        self.close()
        self.pick(reading.move)


class ShownWay(Button):
    """One way to play the cards, with its cards beside its name."""

    plain = False

    def __init__(self, rect: FRect, chooser: ReadingChooser, number: int) -> None:
        self.reading, self.faces = chooser.readings[number], chooser.faces
        meaning, kind = f"choose.{number}", _kind(number)
        super().__init__(rect, self.reading.name, lambda: chooser.take(self.reading), meaning, kind=kind)

    def _draw_face(self, painter: Painter, ink: Colour) -> None:
        words = FRect(self.rect.x + 24, self.rect.y, self.rect.w * 0.4, self.rect.h - 6)
        painter.text(self.text, words, painter.ui.text.shrunk(self.text, self.type_, words.w), ink)
        width = min(CARD, (self.rect.h - 18) / 1.46)
        row = FRect(words.right, words.y, self.rect.right - words.right - 24, words.h)
        draw_play(painter, self.faces, self.reading.cards, row, width, PITCH)


def _kind(number: int) -> ButtonKind:
    return ButtonKind.PRIMARY if number == 0 else ButtonKind.SECONDARY
