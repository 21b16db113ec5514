"""What lies on the discard pile: who played which card, and the words for the top one."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pygame import FRect

import cardcade_assets
from cardcade import Card, Event, Seat, View
from cardcade.table import Effects, Link, Part
from cardcade.ui import PILL, Painter, Plate, Ui
from cardcade.ui.theme import INK, Type, Weight
from cardcade_uno.cards import COLOUR, Colour, say_card, say_colour
from cardcade_uno.events import ColourChosen, Played, RoundBegan, StartTurned
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.state import DISCARD

KEPT = 6
PLATE = Plate((8, 14, 30, 190), (8, 14, 30, 160), PILL, (255, 255, 255, 40), 1.5)


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card that was played; nobody's when it was turned up at the start."""

    seat: Seat | None
    card: Card
    colour: Colour | None = None
    """The one that was named for a wild."""


class Discards(Part):
    """The last ones, newest first. A position that was not seen coming has only its top card."""

    def __init__(self) -> None:
        self.latest: deque[Discarded] = deque(maxlen=KEPT)
        self.top: Card | None = None

    def recall(self, event: Event) -> None:
        self.follow(event)

    def follow(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self.latest.clear()
                self.top = None
            case StartTurned(card):
                self._add(Discarded(None, card))
            case Played(seat, card):
                self._add(Discarded(seat, card))
            case ColourChosen(_, colour) if self.latest and COLOUR[self.latest[0].card] is None:
                self.latest[0] = replace(self.latest[0], colour=colour)

    def take(self, view: View[Any]) -> None:
        pile = view.state.cards[DISCARD]
        self.top = pile[-1] if pile else None
        if self.latest and self.latest[0].card != self.top:
            self.latest.clear()

    def _add(self, discarded: Discarded) -> None:
        self.latest.appendleft(discarded)
        self.top = discarded.card


@dataclass(frozen=True, slots=True)
class Caption:
    """Whose card lies on top, and which."""

    avatar: int | None
    text: str


class TopCaption(Part):
    """Who played what lies on the pile; a wild is named with its colour. Gives way to large words that reach it."""

    def __init__(self, link: Link, layout: UnoLayout, discards: Discards, effects: Effects) -> None:
        self._link, self._layout, self._discards, self._effects = link, layout, discards, effects

    @property
    def caption(self) -> Caption | None:
        if self._discards.latest:
            return self._caption(self._discards.latest[0])
        top = self._discards.top
        return Caption(None, self._link.words.sentence(say_card(top))) if top is not None else None

    @property
    def kept_clear(self) -> Sequence[FRect]:
        """With the pile itself: what does not fit is compared with it."""
        return [self._layout.caption, self._layout.discard.rect] if self.caption is not None else []

    def _caption(self, top: Discarded) -> Caption:
        words, card = self._link.words, say_card(top.card)
        avatar = self._link.players[top.seat].avatar if top.seat is not None else None
        if top.colour is not None:
            return Caption(avatar, words.sentence("uno.table.wild", card=card, colour=say_colour(top.colour)))
        if top.seat is None:
            return Caption(avatar, words.sentence("uno.table.start", card=card))
        return Caption(avatar, words.sentence(card))

    def draw_over(self, painter: Painter) -> None:
        caption = self.caption
        if caption is None or self._effects.speaks_over(self._layout.caption):
            return
        k, box, face = self._layout.unit, self.box(caption, painter.ui), self._face(caption)
        painter.plate(box, PLATE)
        if caption.avatar is not None:
            path = cardcade_assets.portrait(caption.avatar)
            painter.image(path, FRect(box.x + 5 * k, box.y + 4 * k, face, face))
        words = FRect(box.x + face + 18 * k, box.y, box.w - face - 34 * k + 2, box.h)
        painter.text(caption.text, words, self._type(caption, painter.ui), INK)

    def box(self, caption: Caption, ui: Ui) -> FRect:
        """In the middle of its room, as wide as its words."""
        k, room = self._layout.unit, self._layout.caption
        words = min(ui.text.width(caption.text, self._type(caption, ui)), room.w - 68 * k)
        width = words + self._face(caption) + 34 * k
        return FRect(room.centerx - width / 2, room.y, width, room.h)

    def _type(self, caption: Caption, ui: Ui) -> Type:
        """Large letters grow as far as the words fit."""
        large = Type(23 * max(self._layout.unit, self._layout.chrome), Weight.BOLD)
        return ui.text.shrunk(caption.text, large, self._layout.caption.w - 68 * self._layout.unit, 0.4)

    def _face(self, caption: Caption) -> float:
        """How wide the face of whoever played the card is."""
        return self._layout.caption.h - 8 * self._layout.unit if caption.avatar is not None else 0.0
