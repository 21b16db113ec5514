"""The middle of the table: what is written around the plays of this trick and the pile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

import cardcade_assets
from cardcade import Seat
from cardcade.table import Cards, Part, Tag, Viewer
from cardcade.table.laying import PlayCaption, draw_stands_for
from cardcade.table.layout import CARD_RATIO
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.events import Point
from cardcade.ui.theme import INK, SOFT, Colour, Type, Weight
from cardcade_gandengyan.scene.layout import (
    ARROW,
    CAPTION,
    CAPTION_GAP,
    FACE,
    GONE_CARD,
    PILE,
    PLAY,
    GandengyanLayout,
)
from cardcade_gandengyan.scene.plays import PlayNames
from cardcade_gandengyan.scene.trail import Trail
from cardcade_gandengyan.state import GONE, STOCK, TRICK

SLOT = Plate((4, 30, 48, 70), (4, 30, 48, 50), 12, (190, 240, 240, 70), 2.0)
NOTE = Plate((6, 32, 50, 190), (5, 24, 42, 190), PILL, (140, 226, 230, 90), 1.5)
CHEVRON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="{line}" fill="none" '
    'stroke="#ffe1a0" stroke-opacity="0.9" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg>'
)
ON, DOWN = CHEVRON.format(line="M14 8L28 20L14 32"), CHEVRON.format(line="M8 14L20 28L32 14")


class Middle(Part):
    """Whose play has to be beaten, what it beat, who passed, and how many cards are left to draw."""

    def __init__(self, viewer: Viewer, layout: GandengyanLayout, cards: Cards, trail: Trail, names: PlayNames) -> None:
        self._link, self._position, self._layout = viewer.link, viewer.position, layout
        self._cards, self._trail, self._names = cards, trail, names
        self._caption: list[FRect] = []

    @property
    def kept_clear(self) -> Sequence[FRect]:
        """With the play itself, as it was drawn last: how wide it is depends on its words."""
        return self._caption

    def draw_under(self, painter: Painter) -> None:
        """Empty places."""
        for pile, side, width in ((STOCK, -1, PILE), (GONE, 1, GONE_CARD)):
            if self._cards.piles and not self._cards.pile(pile):
                self._draw_slot(painter, self._layout.aside(side), width)
        if not self._trail.entries:
            self._draw_slot(painter, self._layout.play, PLAY)

    def _draw_slot(self, painter: Painter, at: Point, units: float) -> None:
        width = self._layout.length(units)
        height = width * CARD_RATIO
        painter.plate(FRect(at[0] - width / 2, at[1] - height / 2, width, height), SLOT)

    def draw_over(self, painter: Painter) -> None:
        if not self._cards.piles:
            return
        self._draw_strip(painter)
        self._draw_meanings(painter)
        self._draw_caption(painter)
        self._draw_pile(painter)
        self._draw_passes(painter)

    def _draw_strip(self, painter: Painter) -> None:
        """Faces beside the earlier plays, and an arrow from each to what beat it."""
        unit, entries = self._layout.unit, self._trail.entries
        side = FACE * unit
        for entry, place in zip(entries, self._layout.plays(self._trail.sizes), strict=True):
            if place.face is None:
                continue
            x, y = place.face
            self._draw_face(painter, entry.seat, FRect(x - side / 2, y - side / 2, side, side))
            right = place.poses[-1].rect.right
            box = painter.pixels(FRect(right + 3 * unit, y - 14 * unit, (ARROW - 6) * unit, 28 * unit))
            painter.put(painter.ui.art.drawn(DOWN if entry is entries[-2] else ON, box.size), box.x, box.y)

    def _draw_face(self, painter: Painter, seat: Seat, where: FRect) -> None:
        avatar = self._link.players[seat].avatar
        painter.image(cardcade_assets.portrait(avatar), where)

    def _draw_meanings(self, painter: Painter) -> None:
        """What each joker stands for."""
        cards = [each for entry in self._trail.entries for each in entry.play_cards]
        draw_stands_for(painter, cards, self._cards.pile(TRICK))

    def _draw_caption(self, painter: Painter) -> None:
        """Whose play has to be beaten, and what it is; between tricks what the last one was won with."""
        self._caption = []
        caption = self.caption
        if caption is None:
            return
        (x, y), height = self._layout.play, self._layout.grown(CAPTION)
        y -= self._layout.length(PLAY * CARD_RATIO / 2 + CAPTION_GAP) + height / 2
        lying = self._layout.plays(self._trail.sizes)[-1].poses if self._trail.entries else ()
        box = caption.draw(painter, (x, y), height, self._layout.chrome)
        self._caption = [box, *(pose.rect for pose in lying)]

    @property
    def caption(self) -> PlayCaption | None:
        last, past = self._trail.last, self._trail.past
        if last is None and past is not None and past.combination is not None:
            return PlayCaption.won(self._link, past.seat, self._names.of(past.combination))
        if last is None or last.combination is None:
            return None
        player, tag = self._link.players[last.seat], Tag.BOMB if last.is_bomb else Tag.PLAY
        return PlayCaption(player, player.name, self._names.of(last.combination), tag)

    def _draw_pile(self, painter: Painter) -> None:
        left, say = len(self._cards.pile(STOCK)), self._link.words.say
        text = say("gandengyan.table.pile", n=left) if left else say("gandengyan.table.pile_empty")
        note = Note(text, 19, NOTE, INK if left else SOFT)
        note.draw(painter, self._layout.pile_note.center, self._layout.chrome)

    def _draw_passes(self, painter: Painter) -> None:
        c, text = self._layout.chrome, self._link.words.say("gandengyan.table.passed")
        for seat in {seat for seat in self._trail.passed if not self._position.in_light(seat)}:
            spot = self._layout.spot(seat)
            above = spot.plate[0], spot.plate[1] - self._layout.plate_height / 2 - 30 * c
            Tag.PASS.draw(painter, text, above if spot.own else spot.hand, c)


@dataclass(frozen=True, slots=True)
class Note:
    """Words in a pill."""

    text: str
    size: float
    plate: Plate
    ink: Colour

    def draw(self, painter: Painter, at: Point, scale: float) -> FRect:
        """Around that point; where it then is."""
        type_ = Type(self.size * scale, Weight.BOLD)
        width, height = painter.ui.text.width(self.text, type_) + 28 * scale, self.size * 1.75 * scale
        box = FRect(at[0] - width / 2, at[1] - height / 2, width, height)
        painter.plate(box, self.plate)
        painter.text(self.text, box, type_, self.ink, "centre")
        return box
