"""Whom to swap hands with: every other player, with the number of cards one would get."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import FRect

import cardcade_assets
from cardcade import Seat
from cardcade.table import Player, Words
from cardcade.ui import Button, Dialog, Label, Painter, Widget
from cardcade.ui.layout import column
from cardcade.ui.theme import HEADING, INK, SECTION, SOFT, STRONG

ROW, GAP = 84.0, 12.0


class SwapPartner(NamedTuple):
    seat: Seat
    player: Player
    cards: int


class SwapDialog(Dialog):
    """The smallest hand first in line for Enter; Esc takes the seven back."""

    def __init__(self, words: Words, partners: Sequence[SwapPartner], picked: Callable[[Seat], object]) -> None:
        super().__init__((600, 132 + (ROW + GAP) * len(partners)), "uno.swap", cancel_action=lambda: None)
        self._words, self._partners, self._picked = words, partners, picked

    def fill(self, inner: FRect) -> Sequence[Widget]:
        head, *rows = column(inner, [56, *[ROW] * len(self._partners)], GAP)
        buttons = [self._button(rect, partner) for rect, partner in zip(rows, self._partners, strict=True)]
        self.first = min(buttons, key=lambda button: button.partner.cards)
        return [Label(head, self._words.say("uno.table.swap"), HEADING, INK), *buttons]

    def _button(self, rect: FRect, partner: SwapPartner) -> PartnerButton:
        cards = self._words.say("uno.table.cards", n=partner.cards)
        return PartnerButton(rect, partner, cards, lambda: self._pick(partner.seat))

    def _pick(self, seat: Seat) -> None:
        self.close()
        self._picked(seat)


class PartnerButton(Button):
    """A face, a name and a number of cards."""

    def __init__(self, rect: FRect, partner: SwapPartner, cards: str, action: Callable[[], object]) -> None:
        super().__init__(rect, "", action, f"swap.{partner.seat}")
        self.partner, self._cards = partner, cards

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        face = FRect(self.rect.x + 14, self.rect.y + 9, 60, 60)
        painter.image(cardcade_assets.portrait(self.partner.player.avatar), face)
        words = FRect(face.right + 18, self.rect.y, self.rect.w - 260, self.rect.h - 6)
        painter.text(self.partner.player.name, words, STRONG, INK)
        painter.text(self._cards, FRect(self.rect.right - 180, words.y, 156, words.h), SECTION, SOFT, "right")
