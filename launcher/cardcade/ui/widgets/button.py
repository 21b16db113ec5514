"""Buttons: the one thing to do, the other things, the small ones with a picture, and the dangerous one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Unpack

from pygame import FRect

from cardcade.ui.events import Confirmed, Released, UiEvent
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import DARK, INK, RADIUS, SOFT, STRONG, Colour, Type
from cardcade.ui.widget import Control, Explanation

Action = Callable[[], object]


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """A button's plates at rest, under the pointer and disabled, and the colour of its words."""

    rest: Plate
    lit: Plate
    ink: Colour


def _look(top: Colour, bottom: Colour, lip: Colour, rim: Colour, ink: Colour) -> ButtonLook:
    rest = Plate(top, bottom, RADIUS, rim, 1.5, lip, 5.0, 0.45, 7, (0, 2, 8, 120), 4)
    return ButtonLook(rest, replace(rest, top=_lighter(top), bottom=_lighter(bottom), sheen=0.65), ink)


def _lighter(colour: Colour) -> Colour:
    r, g, b = (round(part + (255 - part) * 0.16) for part in colour[:3])
    return (r, g, b)


class ButtonKind(Enum):
    """How much a button asks for: the one thing to do next, what else can be done, what cannot be undone."""

    PRIMARY = _look((255, 205, 104), (243, 146, 48), (168, 84, 22), (255, 224, 150), DARK)
    SECONDARY = _look((58, 77, 124), (38, 52, 92), (20, 28, 54), (86, 108, 160), INK)
    DANGER = _look((240, 108, 96), (202, 62, 62), (120, 28, 36), (255, 150, 138), INK)
    QUIET = ButtonLook(Plate((255, 255, 255, 10), radius=RADIUS), Plate((255, 255, 255, 34), radius=RADIUS), SOFT)


Kind = ButtonKind
"""As scenes have called it until now."""


DEAD = Plate((44, 53, 78), (36, 44, 66), RADIUS, (62, 72, 100), 1.5, (26, 32, 50))
REACH = 20.0
"""How far a button's shadow may fall."""
SUNK = Plate((4, 8, 24, 84), radius=RADIUS)
DEAD_INK: Colour = (126, 137, 163)


class Button(Control):
    """Acts on `action` when it is released where it was pressed, or confirmed by key or gamepad.

    With an icon and no text it is an icon button. `reason` is shown as tooltip while it is disabled.
    A `plain` one shows nothing but its words and its icon. A `slow` one is seen pressed before it begins its work.
    """

    plain = True

    def __init__(
        self,
        rect: FRect,
        text: str,
        action: Action,
        meaning: str = "",
        *,
        kind: ButtonKind = ButtonKind.SECONDARY,
        icon: Path | None = None,
        type_: Type = STRONG,
        sound: str = "ui.click",
        slow: bool = False,
        **explanation: Unpack[Explanation],
    ) -> None:
        super().__init__(rect, meaning, **explanation)
        self.text, self.action, self.kind, self.icon = text, action, kind, icon
        self.type_ = type_
        self.click_sound, self.slow = sound, slow

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case Released(over=True):
                self.act()
                return True
            case Confirmed():
                self.press.jump(1.0)
                self.press.to(0.0)
                self.act()
                return True
        return False

    def act(self) -> None:
        self.sound(self.click_sound)
        if self.slow:
            self.later(self.action)
        else:
            self.action()

    def draw(self, painter: Painter) -> None:
        sunk = 3.0 * self.press.value if self.enabled and self.kind is not ButtonKind.QUIET else 0.0
        with painter.shifted(0, sunk):
            if self.plain and self.hover.value in (0, 1):
                look = (self.kind, self.enabled, self.hover.value, self.text, self.type_, self.icon)
                painter.kept(look, self.rect, REACH, self._draw_whole)
            else:
                self._draw_whole(painter)
            if self.press.value > 0 and self.enabled:
                with painter.faded(self.press.value):
                    painter.plate(self.rect, SUNK)

    def _draw_whole(self, painter: Painter) -> None:
        look = self.kind.value
        if not self.enabled:
            painter.plate(self.rect, DEAD)
        else:
            painter.plate(self.rect, look.rest)
            if self.hover.value > 0:
                with painter.faded(self.hover.value):
                    painter.plate(self.rect, look.lit)
        self._draw_face(painter, look.ink if self.enabled else DEAD_INK)

    def _draw_face(self, painter: Painter, ink: Colour) -> None:
        lip = self.kind.value.rest.lip_height if self.kind.value.rest.lip or not self.enabled else 0.0
        face = FRect(self.rect.x, self.rect.y, self.rect.w, self.rect.h - lip)
        if self.icon is None:
            inner = _padded(face)
            painter.text(self.text, inner, painter.ui.text.shrunk(self.text, self.type_, inner.w), ink, "centre")
            return
        side = min(face.h * 0.5, self.type_.size * 1.25) if self.text else face.h * 0.56
        gap = 12.0 if self.text else 0.0
        room = face.w - side - gap - 24
        type_ = painter.ui.text.shrunk(self.text, self.type_, room)
        wide = min(painter.ui.text.width(self.text, type_), room) if self.text else 0.0
        x = face.centerx - (side + gap + wide) / 2
        painter.image(self.icon, FRect(x, face.centery - side / 2, side, side), ink)
        painter.text(self.text, FRect(x + side + gap, face.y, wide + 2, face.h), type_, ink)


def _padded(face: FRect) -> FRect:
    return FRect(face.x + 12, face.y, face.w - 24, face.h)
