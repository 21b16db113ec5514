"""The strip of phrases and emotes: by mouse, arrows, digits and gamepad; Esc or a press beside it says nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import FRect

import cardcade_assets
from cardcade.table.help.bubble_room import Surroundings, room_for
from cardcade.table.turn.keys import DIGITS
from cardcade.table.words import Words
from cardcade.ui import Button, Dialog, Painter, Widget
from cardcade.ui.events import KeyPressed, UiEvent
from cardcade.ui.layout import centred, inset
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import GOLD, SMALL_STRONG, Colour

PHRASE, EMOTE, GAP, PAD = (286.0, 54.0), 78.0, 10.0, 18.0
COLUMNS: Final = 2
PANEL = Plate((14, 22, 44, 240), (9, 15, 32, 240), 24, (*GOLD[:3], 120), 1.5, shadow=14)

Said = Callable[[str], object]
Around = Callable[[FRect], Surroundings]


class TalkStrip(Dialog):
    """Nothing of the table is darkened, and the match goes on behind it."""

    def __init__(self, words: Words, phrases: Sequence[str], say: Said, show: Said, around: Around) -> None:
        """`around` answers with what lies around it in an area."""
        self._words, self._phrases, self._say, self._show, self._surroundings = words, phrases, say, show, around
        width = COLUMNS * PHRASE[0] + (COLUMNS - 1) * GAP + 2 * PAD
        rows = -(-len(phrases) // COLUMNS)
        super().__init__((width, EMOTE + rows * (PHRASE[1] + GAP) + 2 * PAD), "talk", cancel_action=lambda: None)

    @property
    def opened(self) -> bool:
        return self.stage is not None and self in self.stage.dialogs

    def attached(self) -> None:
        assert self.stage is not None
        area = self.rect = self.stage.ui.canvas.area
        size = min(self.size[0], area.w - 48), min(self.size[1], area.h - 48)
        self.panel = room_for([size], self._surroundings(inset(area, 16))) or centred(inset(area, 24), *size)
        self._widgets = [*self.fill(inset(self.panel, PAD))]
        self._shown.to(1.0)

    def fill(self, inner: FRect) -> Sequence[Widget]:
        step = (inner.w - EMOTE) / (len(cardcade_assets.EMOTES) - 1)
        emotes = [
            Emote(FRect(inner.x + number * step, inner.y, EMOTE, EMOTE), self, name)
            for number, name in enumerate(cardcade_assets.EMOTES)
        ]
        below = FRect(inner.x, inner.y + EMOTE + GAP, inner.w, inner.h - EMOTE - GAP)
        wide = (inner.w - (COLUMNS - 1) * GAP) / COLUMNS
        cells = [
            FRect(below.x + (n % COLUMNS) * (wide + GAP), below.y + (n // COLUMNS) * (PHRASE[1] + GAP), wide, PHRASE[1])
            for n in range(len(self._phrases))
        ]
        phrases = [Phrase(cell, self, number) for number, cell in enumerate(cells)]
        self.first = phrases[0]
        return [*emotes, *phrases]

    def words_of(self, number: int) -> str:
        return self._words.say(f"talk.{self._phrases[number]}")

    def keyed(self, event: UiEvent) -> bool:
        """A digit says the phrase of that number wherever the keyboard is; the key that opened it closes it."""
        match event:
            case KeyPressed(key) if key in DIGITS[: len(self._phrases)]:
                self.say(DIGITS.index(key))
                return True
            case KeyPressed(pygame.K_y):
                self.cancel()
                return True
        return False

    def say(self, number: int) -> None:
        self.close()
        self._say(self._phrases[number])

    def show(self, emote: str) -> None:
        self.close()
        self._show(emote)

    def draw(self, painter: Painter) -> None:
        with painter.faded(self._shown.value):
            painter.plate(self.panel, PANEL)
            for widget in self.children:
                widget.draw(painter)


class Phrase(Button):
    """Words with their digit at the left."""

    plain = False

    def __init__(self, rect: FRect, strip: TalkStrip, number: int) -> None:
        words, meaning = strip.words_of(number), f"talk.phrase.{number + 1}"
        super().__init__(rect, words, lambda: strip.say(number), meaning, type_=SMALL_STRONG)
        self._strip, self._digit = strip, str(number + 1)

    def handle(self, event: UiEvent) -> bool:
        return self._strip.keyed(event) or super().handle(event)

    def _draw_face(self, painter: Painter, ink: Colour) -> None:
        face = inset(self.rect, 14, 0)
        painter.text(self._digit, FRect(face.x, face.y, 24, face.h - 5), self.type_, GOLD)
        words = FRect(face.x + 28, face.y, face.w - 28, face.h - 5)
        painter.text(self.text, words, painter.ui.text.shrunk(self.text, self.type_, words.w), ink)


class Emote(Button):
    """A picture."""

    plain = False

    def __init__(self, rect: FRect, strip: TalkStrip, name: str) -> None:
        super().__init__(rect, "", lambda: strip.show(name), f"talk.emote.{name}")
        self._strip, self._picture = strip, cardcade_assets.path("emotes", f"{name}.svg")

    def handle(self, event: UiEvent) -> bool:
        return self._strip.keyed(event) or super().handle(event)

    def _draw_face(self, painter: Painter, ink: Colour) -> None:
        side = self.rect.h - 24
        painter.image(self._picture, FRect(self.rect.centerx - side / 2, self.rect.y + 9, side, side))
