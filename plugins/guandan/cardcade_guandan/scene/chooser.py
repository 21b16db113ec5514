"""When cards can be played in several ways: each way with its cards, and what the wildcards stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.ui import Button, Dialog, Kind, Label, Painter, Widget
from cardcade.ui.layout import column
from cardcade.ui.theme import HEADING, INK, Colour, Type, Weight
from cardcade_guandan.combinations import Play
from cardcade_guandan.scene.meaning import meanings
from cardcade_guandan.scene.overlays import STANDS_FOR, rank_text
from cardcade_guandan.words import say_reading

if TYPE_CHECKING:
    from cardcade_guandan.scene.handling import GuandanHandling

ROW, HEAD, GAP = 124.0, 56.0, 12.0
CARD, PITCH = 72.0, 40.0


class ReadingChooser(Dialog):
    """The strongest way first; Esc takes nothing."""

    def __init__(self, scene: GuandanHandling, plays: Sequence[Play]) -> None:
        height = 2 * 32 + HEAD + (ROW + GAP) * len(plays)
        super().__init__((860, height), "table.choose", cancel_action=lambda: None)
        self.scene, self.plays = scene, plays

    def fill(self, inner: FRect) -> Sequence[Widget]:
        room = (inner.h - HEAD - GAP * len(self.plays)) / len(self.plays)
        head, *rows = column(inner, [HEAD, *[min(ROW, room)] * len(self.plays)], GAP)
        ways = [self._way(rect, number, play) for number, (rect, play) in enumerate(zip(rows, self.plays, strict=True))]
        self.first = ways[0]
        return [Label(head, self.scene.say("table.choose"), HEADING, INK), *ways]

    def _way(self, rect: FRect, number: int, play: Play) -> Way:
        kind = Kind.PRIMARY if number == 0 else Kind.SECONDARY
        return Way(rect, self.scene, play, lambda: self._pick(play), f"choose.{number}", kind)

    def _pick(self, play: Play) -> None:
        self.close()
        self.scene.submit(play)


class Way(Button):
    """One way to play the cards."""

    def __init__(
        self, rect: FRect, scene: GuandanHandling, play: Play, action: object, meaning: str, kind: Kind
    ) -> None:
        assert callable(action)
        text = scene.capital(scene.link.text(say_reading(play.reading)))
        super().__init__(rect, text, action, meaning, kind=kind)
        self.scene, self.play = scene, play

    def _draw_face(self, painter: Painter, ink: Colour) -> None:
        words = FRect(self.rect.x + 24, self.rect.y, self.rect.w * 0.4, self.rect.h - 6)
        painter.text(self.text, words, painter.ui.text.shrunk(self.text, self.type_, words.w), ink)
        meant = meanings(self.play.cards, self.play.reading, self.scene.level)
        width = min(CARD, (self.rect.h - 18) / 1.46)
        room = self.rect.right - words.right - 24 - width
        pitch = min(PITCH, room / max(1, len(meant) - 1))
        top = self.rect.centery - 3 - width * 1.4537 / 2
        for number, each in enumerate(meant):
            x = words.right + number * pitch
            self.scene.draw_card(painter, each.card, (x, top), width)
            if each.replaces:
                badge = FRect(x + 1, top + width * 0.36, 32, 28)
                painter.plate(badge, STANDS_FOR)
                painter.text(rank_text(each.rank), badge, Type(19, Weight.BOLD), INK, "centre")
