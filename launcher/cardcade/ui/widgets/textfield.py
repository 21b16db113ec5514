"""The text field: typing, an input method's candidates, selection, copy and paste."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

import pygame
from pygame import FRect, Rect

from cardcade.ui.clipboard import copied, pasted
from cardcade.ui.events import (
    Composing,
    Confirmed,
    Dragged,
    KeyPressed,
    Pressed,
    Released,
    Typed,
    UiEvent,
)
from cardcade.ui.layout import inset
from cardcade.ui.motion import STILL
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import AMBER, BODY, FAINT, INK
from cardcade.ui.widget import Control, Cursor, Explanation
from cardcade.ui.widgets.edited_line import EditedLine

REST = Plate((8, 12, 26, 230), (13, 19, 38, 230), 16, (62, 80, 122), 2)
LIT = Plate((10, 15, 31, 240), (16, 23, 45, 240), 16, (246, 158, 58), 2.5)
BLINK = 0.53


class TextField(Control):
    """`change` hears every edit, `submit` Enter; `most` is the longest text in characters."""

    cursor = Cursor.TEXT

    def __init__(
        self,
        rect: FRect,
        text: str,
        change: Callable[[str], object],
        meaning: str = "",
        *,
        placeholder: str = "",
        most: int = 64,
        submit: Callable[[str], object] | None = None,
        **explanation: Unpack[Explanation],
    ) -> None:
        super().__init__(rect, meaning, **explanation)
        self.line = EditedLine(text, most)
        self.placeholder, self.change, self.submit = placeholder, change, submit
        self.composing = ""
        self._blink = 0.0
        self._scroll = 0.0

    @property
    def text(self) -> str:
        return self.line.text

    def focus_changed(self, focused: bool) -> None:
        self.composing, self._blink = "", 0.0
        if focused:
            pygame.key.start_text_input()
            self._show_candidates()
        else:
            pygame.key.stop_text_input()
        self.changed()

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        self._blink = 0.0
        match event:
            case Pressed(pos):
                self.line.place(self._at(pos[0]))
            case Dragged(pos):
                self.line.place(self._at(pos[0]), select=True)
            case Typed(text):
                self.composing = ""
                self._edit(lambda: self.line.insert(text))
            case Composing(text):
                self.composing = text
                self._show_candidates()
            case KeyPressed():
                return self._keyed(event)
            case Confirmed():
                return self._submit()
            case Released():
                pass
            case _:
                return False
        return True

    def _keyed(self, event: KeyPressed) -> bool:
        """While an input method composes, the keys are its own; an Esc that it does not keep gives up what it began."""
        if self.composing:
            self.composing = "" if event.key == pygame.K_ESCAPE else self.composing
            self.changed()
            return True
        if event.mods & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._shortcut(event.key)
        select = bool(event.mods & pygame.KMOD_SHIFT)
        match event.key:
            case pygame.K_LEFT | pygame.K_RIGHT:
                self.line.step(-1 if event.key == pygame.K_LEFT else 1, select)
            case pygame.K_HOME | pygame.K_END:
                self.line.place(0 if event.key == pygame.K_HOME else len(self.text), select)
            case pygame.K_BACKSPACE | pygame.K_DELETE:
                self._edit(lambda: self.line.erase(-1 if event.key == pygame.K_BACKSPACE else 1))
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                return not event.again and self._submit()
            case pygame.K_TAB | pygame.K_ESCAPE | pygame.K_UP | pygame.K_DOWN:
                return False
        return True

    def _shortcut(self, key: int) -> bool:
        match key:
            case pygame.K_a:
                self.line.select_all()
            case pygame.K_c if self.line.selected:
                self._copy()
            case pygame.K_x if self.line.selected:
                if self._copy():  # what could not be kept is not taken away either
                    self._edit(lambda: self.line.insert(""))
            case pygame.K_v:
                self._paste()
        return True

    def _copy(self) -> bool:
        taken = copied(self.line.selected)
        if not taken:
            self.sound("illegal")
        return taken

    def _paste(self) -> None:
        text = pasted()
        if text is None:
            self.sound("illegal")
        else:
            self._edit(lambda: self.line.insert(text))

    def _edit(self, edit: Callable[[], None]) -> None:
        before = self.text
        edit()
        if self.text != before:
            self.sound("ui.type")
            self.change(self.text)
        self.changed()

    def _submit(self) -> bool:
        if self.submit is None:
            return False
        self.submit(self.text)
        return True

    def advance(self, dt: float) -> float:
        rest = super().advance(dt)
        if not self.focused:
            return min(rest, STILL)
        before, self._blink = self._lit, self._blink + dt
        if self._lit != before:
            self.changed()
        return min(rest, max(0.01, BLINK - self._blink % BLINK))

    @property
    def _lit(self) -> bool:
        return int(self._blink / BLINK) % 2 == 0

    def draw(self, painter: Painter) -> None:
        inner = inset(self.rect, 18, 4)
        with painter.faded(1.0 if self.enabled else 0.45):
            painter.plate(self.rect, LIT if self.focused else REST)
            with painter.clipped(inner):
                self._draw_text(painter, inner)

    def _draw_text(self, painter: Painter, inner: FRect) -> None:
        if not self.text and not self.composing:
            painter.text(self.placeholder, inner, BODY, FAINT)
        before, after = self.line.around
        caret = self._width(before + self.composing)
        whole = before + self.composing + after
        wide = self._width(whole)
        furthest = min(self._scroll, max(0.0, wide - inner.w + 4))
        self._scroll = min(max(furthest, caret - inner.w + 4), caret) if self.focused else 0.0
        shown = FRect(inner.x - self._scroll, inner.y, wide + 40, inner.h)
        if self.line.selected and self.focused:
            low, high = self.line.span
            left, right = (self._width(self.text[:end]) for end in (low, high))
            painter.fill(FRect(shown.x + left, inner.y + 10, right - left, inner.h - 20), (*AMBER[:3], 110))
        painter.text(whole, shown, BODY, INK)
        if self.composing:
            start = shown.x + self._width(before)
            painter.fill(FRect(start, inner.bottom - 12, self._width(self.composing), 2), AMBER)
        if self.focused and self._lit:
            painter.fill(FRect(shown.x + caret, inner.y + 12, 3, inner.h - 24), AMBER)

    def _width(self, text: str) -> float:
        return self.stage.ui.text.width(text, BODY) if self.stage is not None and text else 0.0

    def _at(self, x: float) -> int:
        """Which gap between characters is nearest to `x`."""
        along = x - self.rect.x - 18 + self._scroll
        return min(range(len(self.text) + 1), key=lambda n: abs(self._width(self.text[:n]) - along))

    def _show_candidates(self) -> None:
        """Tell the input method where to put its window."""
        if self.stage is not None:
            pixels, scale = self.stage.ui.canvas.pixels(self.place), self.stage.ui.reader.pointer_scale
            points = Rect(pixels.x / scale, pixels.y / scale, pixels.w / scale, pixels.h / scale)
            pygame.key.set_text_input_rect(points)
