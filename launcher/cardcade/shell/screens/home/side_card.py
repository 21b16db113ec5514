"""The card beside the games: the match to go on with, or something worth knowing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade.ui import Button, ButtonKind, Painter, Plate, Widget, icon
from cardcade.ui.theme import GOLD, HEADING, INK, SMALL, SMALL_STRONG, SOFT

if TYPE_CHECKING:
    from cardcade.shell.app.waiting import Unfinished
    from cardcade.shell.screens.home.home import Home

CARD = Plate((44, 60, 104, 235), (24, 34, 66, 235), 24, (98, 122, 180, 190), 1.5, None, 0, 0.14, 20, (1, 4, 12, 160), 9)
TIPS = 8


class ContinueCard(Widget):
    def __init__(self, rect: FRect, home: Home, last: Unfinished) -> None:
        super().__init__(rect, "home.last")
        self.last, self.say, self.shelf = last, home.say, home.app.shelf
        foot = FRect(rect.x + 24, rect.bottom - 88, rect.w - 48, 64)
        words, picture = self.say("home.continue"), icon("continue")
        self.button = Button(
            foot, words, home.app.tables.resume, "home.continue", kind=ButtonKind.PRIMARY, icon=picture, slow=True
        )

    @property
    def children(self) -> Sequence[Widget]:
        return [self.button]

    def draw(self, painter: Painter) -> None:
        painter.plate(self.rect, CARD)
        inner = FRect(self.rect.x + 24, self.rect.y + 18, self.rect.w - 48, self.rect.h - 36)
        painter.text(self.say("home.last"), FRect(inner.x, inner.y, inner.w, 30), SMALL_STRONG, GOLD)
        painter.text(self.shelf.name(self.last.game), FRect(inner.x, inner.y + 32, inner.w, 48), HEADING, INK)
        side = min(46.0, self.button.rect.y - inner.y - 94)  # clear of the ring around the button
        if side >= 28:
            for number, avatar in enumerate(self.last.avatars[:6]):
                face = FRect(inner.x + number * (side + 8), inner.y + 80, side, side)
                painter.image(cardcade_assets.portrait(avatar), face)
        super().draw(painter)


class TipCard(Widget):
    """Another tip every day."""

    def __init__(self, rect: FRect, home: Home) -> None:
        super().__init__(rect, "home.tip")
        self.title = home.say("home.tip")
        self.words = home.say(f"home.tips.{int(time.time() // 86400) % TIPS + 1}")

    def draw(self, painter: Painter) -> None:
        height = min(self.rect.h, painter.ui.text.height(self.words, SMALL, self.rect.w - 48) + 84)
        card = FRect(self.rect.x, self.rect.bottom - height, self.rect.w, height)
        painter.plate(card, CARD)
        painter.image(icon("hint"), FRect(card.x + 22, card.y + 20, 28, 28), GOLD)
        painter.text(self.title, FRect(card.x + 60, card.y + 18, card.w - 84, 32), SMALL_STRONG, GOLD)
        painter.paragraph(self.words, FRect(card.x + 24, card.y + 60, card.w - 48, card.h - 72), SMALL, SOFT)
