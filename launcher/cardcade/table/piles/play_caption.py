"""A pill that names a play, and whose it is."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

import cardcade_assets
from cardcade.engine.message import say_seat
from cardcade.engine.player import Player
from cardcade.table.link import Link
from cardcade.table.piles.tag import Tag
from cardcade.ui import Painter
from cardcade.ui.theme import INK, Type, Weight

PAST = 0.8
"""How strongly a play is written that nobody has to beat any more."""


@dataclass(frozen=True)
class PlayCaption:
    """Whose play it is and what it is called, in a pill with a face."""

    player: Player
    words: str
    kind: str
    tag: Tag
    strength: float = 1.0

    @classmethod
    def won(cls, link: Link, seat: int, kind: str) -> PlayCaption:
        """What the last trick was won with, as long as nobody has led to the next."""
        words = link.words.say("table.won_with", player=say_seat(seat))
        return cls(link.players[seat], words, kind, Tag.PASS, PAST)

    def draw(self, painter: Painter, at: tuple[float, float], height: float, scale: float) -> FRect:
        """Around that point; where it then is."""
        light, strong = Type(21 * scale), Type(21 * scale, Weight.BOLD)
        words, what = painter.ui.text.width(self.words, light), painter.ui.text.width(self.kind, strong)
        side, gap = height - 8 * scale, 12 * scale
        width = words + what + side + 3 * gap + 10 * scale
        box = FRect(at[0] - width / 2, at[1] - height / 2, width, height)
        with painter.faded(self.strength):
            painter.plate(box, self.tag.plate)
            face = FRect(box.x + 4 * scale, box.y + 4 * scale, side, side)
            painter.image(cardcade_assets.portrait(self.player.avatar), face)
            painter.text(self.words, FRect(box.x + side + gap, box.y, words + 2, box.h), light, INK)
            kind = FRect(box.right - what - 18 * scale, box.y, what + 2, box.h)
            painter.text(self.kind, kind, strong, self.tag.ink)
        return box
