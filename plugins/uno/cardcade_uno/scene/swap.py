"""Whom to swap hands with: every other player, with the number of cards one would get."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade import Seat
from cardcade.ui.layout import column
from cardcade.ui.painter import Painter
from cardcade.ui.theme import HEADING, INK, SECTION, SOFT, STRONG
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.button import Button
from cardcade.ui.widgets.dialog import Dialog
from cardcade.ui.widgets.label import Label

if TYPE_CHECKING:
    from cardcade_uno.scene.gestures import UnoGestures

ROW = 84.0


class PlayerButton(Button):
    """A face, a name and a number of cards."""

    def __init__(self, rect: FRect, scene: UnoGestures, seat: Seat, action: Callable[[], object]) -> None:
        super().__init__(rect, "", action, f"swap.{seat}")
        self.player = scene.link.players[seat]
        self.cards = scene.say("uno.table.cards", n=scene.count_of(seat))

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        face = FRect(self.rect.x + 14, self.rect.y + 9, 60, 60)
        painter.image(cardcade_assets.path("avatars", f"avatar_{self.player.avatar:02}.svg"), face)
        words = FRect(face.right + 18, self.rect.y, self.rect.w - 260, self.rect.h - 6)
        painter.text(self.player.name, words, STRONG, INK)
        painter.text(self.cards, FRect(self.rect.right - 180, words.y, 156, words.h), SECTION, SOFT, "right")


class SwapChoice(Dialog):
    """Esc takes the seven back."""

    def __init__(self, scene: UnoGestures, targets: Sequence[Seat], picked: Callable[[Seat], object]) -> None:
        super().__init__((600, 132 + (ROW + 12) * len(targets)), "uno.swap", cancel_action=lambda: None)
        self.scene, self.targets, self.picked = scene, targets, picked

    def fill(self, inner: FRect) -> Sequence[Widget]:
        head, *rows = column(inner, [56, *[ROW] * len(self.targets)], 12)
        buttons = [
            PlayerButton(rect, self.scene, seat, lambda seat=seat: self._pick(seat))  # type: ignore[misc]
            for rect, seat in zip(rows, self.targets, strict=True)
        ]
        counts = [self.scene.count_of(seat) for seat in self.targets]
        self.first = buttons[counts.index(min(counts))]
        return [Label(head, self.scene.say("uno.table.swap"), HEADING, INK), *buttons]

    def _pick(self, seat: Seat) -> None:
        self.close()
        self.picked(seat)
