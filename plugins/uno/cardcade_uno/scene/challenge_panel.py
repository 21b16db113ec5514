"""The panel that asks whether to challenge a wild draw four."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import FRect

import cardcade_assets
from cardcade.table import Player
from cardcade.ui import PILL, Button, ButtonKind, Painter, Plate, Ui, Widget, icon
from cardcade.ui.layout import centred, inset, packed
from cardcade.ui.theme import DARK, GOLD, INK, SMALL, SOFT, STRONG, Type
from cardcade_uno.cards import Colour
from cardcade_uno.scene.layout import RIM, UnoLayout
from cardcade_uno.scene.signs import chip

WIDTH, HEIGHT = 1500.0, 137.0
FACE, CHIP, TITLE, BUTTON_WIDTH, WIDEST, BUTTON = 76.0, 104.0, 40.0, 160.0, 260.0, 64.0
PAD, GAP, MARK = 20.0, 12.0, 34.0
LARGEST, SMALLEST, STEPS = 22.0, 15.0, 14
"""Of its small words, and in how many steps from one to the other a size is looked for that fits."""
PANEL = Plate((40, 36, 70, 248), (20, 20, 44, 248), 30, (*GOLD[:3], 200), 2.5, shadow=26, drop=10)
SIGN = Plate((255, 232, 160), (250, 190, 84), PILL, (255, 250, 220), 1.5, shadow=5, drop=2)
"""Behind the sign of a hint."""


class Reply(NamedTuple):
    """A way to answer the card: a button."""

    text: str
    meaning: str
    kind: ButtonKind
    action: Callable[[], object]


@dataclass(frozen=True, slots=True)
class Doubt:
    """What is known about the card and whoever played it."""

    player: Player
    title: str
    known: Sequence[str]
    beneath: Colour
    beneath_it: str
    """The words for it."""
    stakes: str


class ChallengePanel(Widget):
    """Lies between the piles and the hand, and hides neither: a card that can be stacked is played from the hand as
    always. Where text is large only its answers have room there, and it asks over the players at the top."""

    solid = True

    def __init__(self, ui: Ui, layout: UnoLayout, doubt: Doubt, replies: Sequence[Reply]) -> None:
        apart, self.doubt = layout.growth > 1, doubt
        room = _over_players(layout) if apart else layout.answers
        self._k = k = min(layout.chrome, room.h / HEIGHT)
        box = FRect(0, 0, min(WIDTH * layout.chrome, room.w), room.h if apart else HEIGHT * k)
        box.center = room.center
        self._letters = max(k, box.w / WIDTH)
        """Of its words: larger than what is around them where the panel is wide but low."""
        super().__init__(box, "uno.doubt")
        inner = inset(box, PAD * k, PAD * 0.6 * k)
        self._face, beside = _cut(inner, FACE * k, GAP * k)
        answering = (BUTTON_WIDTH * self._letters + GAP * k) * len(replies)
        asking, aside = (beside, layout.answers) if apart else _cut(beside, beside.w - answering, GAP * k)
        self._question, sure = _cut(asking, (asking.w - CHIP * k) * 0.46, GAP * k)
        self._chip, self._known = _cut(sure, CHIP * k, GAP * k)
        heading = STRONG._replace(size=min(28 * self._letters, 0.82 * TITLE * k))
        self._title = ui.text.shrunk(doubt.title, heading, self._question.w, 0.5)
        self._stakes = self._fitting(ui, [doubt.stakes], self._question.inflate(0, -TITLE * k))
        self._small = self._fitting(ui, doubt.known, self._known)
        self._replies, self.hinted = replies, ""
        self.buttons = self._lay_buttons(ui, replies, aside)

    def _fitting(self, ui: Ui, lines: Sequence[str], room: FRect) -> Type:
        """The largest type in which these lines, wrapped, fit there."""
        largest, least = LARGEST * self._letters, SMALLEST * self._k
        types = [SMALL._replace(size=largest + (least - largest) * step / STEPS) for step in range(STEPS + 1)]
        fits = (type_ for type_ in types if sum(ui.text.height(line, type_, room.w) for line in lines) <= room.h)
        return next(fits, types[-1])

    @property
    def types(self) -> list[Type]:
        """Of all that it says, its buttons last."""
        return [self._title, self._stakes, self._small, *(button.type_ for button in self.buttons)]

    @property
    def places(self) -> list[FRect]:
        """Where it says it."""
        return [self._face, self._question, self._chip, self._known]

    def _lay_buttons(self, ui: Ui, replies: Sequence[Reply], room: FRect) -> list[Button]:
        """Side by side, their words all of one size."""
        k, gap = self._k, GAP * self._k
        width = min(WIDEST * k, (room.w - gap * (len(replies) - 1)) / len(replies))
        full, least = STRONG._replace(size=24 * self._letters), 0.74 * k / self._letters
        type_ = min(ui.text.shrunk(reply.text, full, width - 28, least) for reply in replies)
        places = packed(centred(room, room.w, min(BUTTON * k, 0.92 * room.h)), [width] * len(replies), gap, "centre")
        return [
            Button(rect, text, action, meaning, kind=kind, type_=type_)
            for rect, (text, meaning, kind, action) in zip(places, replies, strict=True)
        ]

    @property
    def children(self) -> Sequence[Widget]:
        return self.buttons

    def point_at(self, meaning: str) -> None:
        """The answer that is hinted at is the bright one."""
        self.hinted = meaning
        for button, reply in zip(self.buttons, self._replies, strict=True):
            button.kind = ButtonKind.PRIMARY if reply.meaning == meaning else reply.kind
            lit = reply.meaning == meaning or (self.stage is not None and self.stage.hovered is button)
            button.hover.to(1.0 if lit else 0.0)

    def draw(self, painter: Painter) -> None:
        painter.plate(self.rect, PANEL)
        face = FRect(0, 0, self._face.w, self._face.w)
        face.center = self._face.center
        painter.image(cardcade_assets.portrait(self.doubt.player.avatar), face)
        self._draw_question(painter)
        self._draw_beneath(painter)
        self._draw_known(painter)
        super().draw(painter)
        for button in self.buttons:
            if button.meaning == self.hinted:
                self._draw_sign(painter, button.rect)

    def _draw_sign(self, painter: Painter, button: FRect) -> None:
        """At a corner, where it takes no room from the words."""
        side = MARK * self._letters
        sign = FRect(button.right - 0.65 * side, button.y - 0.35 * side, side, side)
        painter.plate(sign, SIGN)
        painter.image(icon("hint"), sign.inflate(-0.3 * side, -0.3 * side), DARK)

    def _draw_question(self, painter: Painter) -> None:
        room, title = self._question, TITLE * self._k
        height = title + painter.ui.text.height(self.doubt.stakes, self._stakes, room.w)
        heading = FRect(room.x, room.centery - height / 2, room.w, title)
        painter.text(self.doubt.title, heading, self._title, GOLD)
        painter.paragraph(self.doubt.stakes, heading.move(0, title), self._stakes, GOLD)

    def _draw_beneath(self, painter: Painter) -> None:
        """The colour that the card was played on."""
        k, room = self._k, self._chip
        sign = FRect(room.centerx - 30 * k, room.centery - 44 * k, 60 * k, 60 * k)
        painter.image(chip(self.doubt.beneath), sign)
        label = FRect(room.x, sign.bottom + 2 * k, room.w, 26 * k)
        type_ = painter.ui.text.shrunk(self.doubt.beneath_it, SMALL._replace(size=17 * k), label.w)
        painter.text(self.doubt.beneath_it, label, type_, SOFT, "centre")

    def _draw_known(self, painter: Painter) -> None:
        room, text = self._known, painter.ui.text
        y = room.centery - sum(text.height(line, self._small, room.w) for line in self.doubt.known) / 2
        for line in self.doubt.known:
            y += painter.paragraph(line, FRect(room.x, y, room.w, room.h), self._small, INK)


def _over_players(layout: UnoLayout) -> FRect:
    """From the top down to the ring around the discards."""
    bottom = layout.discard.y - layout.length(RIM + 8)
    return FRect(layout.answers.x, layout.area.y, layout.answers.w, bottom - layout.area.y)


def _cut(room: FRect, width: float, gap: float) -> tuple[FRect, FRect]:
    """So much at the left, and what is left beside it."""
    return FRect(room.x, room.y, width, room.h), FRect(room.x + width + gap, room.y, room.w - width - gap, room.h)
