"""Whose turn it is, and what for: below the play to beat."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade import Seat, say_seat
from cardcade.table import Boards, Part, Viewer
from cardcade.table.layout import CARD_RATIO, Measure
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.theme import GOLD, INK
from cardcade_gandengyan.scene.layout import PLAY, GandengyanLayout
from cardcade_gandengyan.scene.middle import NOTE, Note
from cardcade_gandengyan.scene.plays import PlayNames
from cardcade_gandengyan.scene.trail import Trail

BELOW = Measure(32, 41)
MINE = Plate((88, 62, 20, 225), (58, 38, 12, 225), PILL, (*GOLD[:3], 220), 2.0, shadow=8)


class Prompt(Part):
    """Nothing while something happens, nor behind a board."""

    def __init__(
        self, viewer: Viewer, layout: GandengyanLayout, trail: Trail, names: PlayNames, boards: Boards
    ) -> None:
        self._link, self._position, self._layout = viewer.link, viewer.position, layout
        self._trail, self._names, self._boards = trail, names, boards
        self._written: list[FRect] = []

    @property
    def kept_clear(self) -> Sequence[FRect]:
        """As it was drawn last: who reads why a card cannot be played reads it too."""
        return self._written

    @property
    def text(self) -> str:
        seat = next(iter(self._position.waiting_for), -1)
        if seat < 0:
            return ""
        mine = seat == self._link.seat and not self._position.autopilot
        return self._mine() if mine else self._others(seat)

    def _mine(self) -> str:
        """To lead, or against what."""
        say, last = self._link.words.say, self._trail.last
        if last is None or last.combination is None:
            return say("gandengyan.table.turn.you_lead")
        if len(self._position.moves) == 1:
            return say("gandengyan.table.turn.stare")
        return say("gandengyan.table.turn.beat", play=self._names.of(last.combination))

    def _others(self, seat: Seat) -> str:
        key = "leads" if self._trail.last is None else "thinks"
        return self._link.words.say(f"gandengyan.table.turn.{key}", player=say_seat(seat))

    def draw_over(self, painter: Painter) -> None:
        text, self._written = self.text, []
        if not text or self._boards.board is not None:
            return
        c, (x, y), mine = self._layout.chrome, self._layout.play, self._position.my_turn
        y += self._layout.length(PLAY * CARD_RATIO / 2) + self._layout.grown(BELOW)
        note = Note(text, 21, MINE, GOLD) if mine else Note(text, 21, NOTE, INK)
        self._written = [note.draw(painter, (x, y), c)]
