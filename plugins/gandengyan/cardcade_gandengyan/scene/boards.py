"""The boards after a round and after the match: every hand left, what it cost, and the totals."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade.table import Board, BoardRow, Boards, Faces, Look, Moments, Viewer
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.theme import CORAL, DARK, GOLD, SMALL_STRONG, SOFT, Colour
from cardcade_gandengyan.events import RoundEnded
from cardcade_gandengyan.scene.layout import GandengyanLayout
from cardcade_gandengyan.scene.summary import RoundLine, Summary

CARD, PITCH, CARDS = 40.0, 26.0, 220.0
"""How wide a card left is, how far apart they lie, and how much room all of them have."""
CHIP, CHIP_GAP = 44.0, 6.0
WON, PAID = Plate((255, 214, 128, 70), radius=PILL), Plate((255, 255, 255, 20), radius=PILL)
WON_BY_BEST, PAID_BY_BEST = Plate((86, 44, 10, 220), radius=PILL), Plate((90, 50, 10, 50), radius=PILL)
HOLD = 0.9
"""Seconds before it covers the last play."""


class RoundBoard(Board):
    """A row for each player with the cards left in the hand and what multiplies them."""

    size = (1240.0, 250.0)

    def __init__(
        self,
        layout: GandengyanLayout,
        look: Look,
        faces: Faces,
        title: str,
        lines: Sequence[RoundLine],
        *,
        moment: str,
        hold: float,
    ) -> None:
        super().__init__(layout, look, title, lines, moment=moment, hold=hold)
        self._faces = faces

    def draw_note(self, painter: Painter, line: BoardRow, where: FRect) -> None:
        assert isinstance(line, RoundLine)
        k, gap = self.scale, 14 * self.scale
        room = FRect(where.x, where.y, min(CARDS * k, where.w * 0.44), where.h)
        self._faces.draw_row(painter, line.cards, room, CARD * k, PITCH * k)
        left = room.right + gap if line.cards or line.rounds else where.x
        words = FRect(left, where.y, where.right - left, where.h)
        if line.rounds:
            self._draw_rounds(painter, line, words)
        else:
            self._draw_words(painter, line, words)

    def _draw_words(self, painter: Painter, line: RoundLine, where: FRect) -> None:
        k, (held, _, times) = self.scale, line.note.partition("\n")
        ink = DARK if line.winner else CORAL
        upper = FRect(where.x, where.y + 5 * k, where.w, 29 * k)
        larger = self.layout.chrome
        self._draw_text(painter, held, upper if times else where, 21 * larger, ink)
        self._draw_text(painter, times, upper.move(0, 29 * k), 18 * larger, GOLD)

    def _draw_text(self, painter: Painter, text: str, where: FRect, size: float, ink: Colour) -> None:
        type_ = painter.ui.text.shrunk(text, SMALL_STRONG._replace(size=size), where.w, 0.6)
        painter.text(text, where, type_, ink)

    def _draw_rounds(self, painter: Painter, line: RoundLine, where: FRect) -> None:
        """What each round cost, the last ones if there are too many; a round won shines."""
        k = self.scale
        step = (CHIP + CHIP_GAP) * k
        fitting = max(1, int((where.w + CHIP_GAP * k) / step))
        won, paid = (WON_BY_BEST, PAID_BY_BEST) if line.winner else (WON, PAID)
        for number, points in enumerate(line.rounds[-fitting:]):
            chip = FRect(where.x + number * step, where.centery - 17 * k, CHIP * k, 34 * k)
            painter.plate(chip, paid if points else won)
            ink = GOLD if not points else DARK if line.winner else SOFT
            self.write(painter, str(points), chip, SMALL_STRONG._replace(size=20), ink, "centre")


class GandengyanBoards(Boards):
    """One after every round; the last one tells what every round has cost."""

    _layout: GandengyanLayout

    def __init__(
        self, viewer: Viewer, layout: GandengyanLayout, moments: Moments, faces: Faces, summary: Summary
    ) -> None:
        super().__init__(viewer, layout, moments)
        self._faces, self._summary = faces, summary
        self._ended: RoundEnded | None = None
        """The round that is seen to be over, perhaps before a view says so."""

    def end_round(self, event: RoundEnded) -> None:
        self._ended = event
        if not self.waits():
            self.open(self._board(event, HOLD))

    def close(self) -> None:
        self._ended = None
        super().close()

    def due(self) -> Board | None:
        """Also after the window has changed."""
        event = self._ended or self._summary.ended(self._position.state)
        return self._board(event, 0.0) if event is not None else None

    @property
    def final(self) -> bool:
        return self._summary.final

    def _board(self, event: RoundEnded, hold: float) -> Board:
        told = self._summary
        moment = self._moments.tell() if told.final else told.foot
        look, lines = self._link.look, told.lines(event)
        return RoundBoard(self._layout, look, self._faces, told.title(event), lines, moment=moment, hold=hold)
