"""The middle of the table: an oval on the felt, the game's name, and which way the turn goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from pygame import FRect, Surface

from cardcade.table import Felt, Words
from cardcade.ui import Canvas, Painter, Ui
from cardcade.ui.theme import Type, Weight
from cardcade_guandan.rules import Rules
from cardcade_guandan.scene.layout import GuandanLayout

_OVAL = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} 420">'
    '<rect x="4" y="4" width="{inner}" height="412" rx="206" fill="#000" fill-opacity="0.10"/>'
    '<rect x="4" y="4" width="{inner}" height="412" rx="206" fill="none" stroke="#ffe6a8" '
    'stroke-opacity="0.30" stroke-width="3"/>'
    '<rect x="16" y="16" width="{inmost}" height="388" rx="194" fill="none" stroke="#ffe6a8" '
    'stroke-opacity="0.12" stroke-width="2"/>{arrows}</svg>'
)
_ARROW = (
    '<g transform="translate({x},{y}) rotate({turn})"><circle r="17" fill="#0b3a30" fill-opacity="0.55"/>'
    '<path d="M-7,-8 L6,0 L-7,8 Z" fill="#ffe6a8" fill-opacity="0.75"/></g>'
)

NAME = 96.0
"""How high the game's name is written in the middle."""


class GuandanFelt(Felt):
    """A bare felt with an oval of its own, as large as the plates at the sides leave room for."""

    _layout: GuandanLayout

    def __init__(self, ui: Ui, layout: GuandanLayout, find: Callable[[], Path], words: Words, rules: Rules) -> None:
        super().__init__(ui, layout, find)
        self._words = words
        self.clockwise = rules.table.direction == "clockwise"

    @property
    def woven(self) -> tuple[object, ...]:
        return self._layout.chrome, self._words.say("guandan.name"), self.clockwise

    def weave(self, felt: Surface) -> None:
        painter, oval = Painter(felt, self._ui), self._oval
        box = painter.pixels(oval)
        painter.put(painter.ui.art.fresh(self._rim, box.size), box.x, box.y)
        letters = Type(self._layout.length(NAME), Weight.BOLD)
        painter.text(self._words.say("guandan.name"), oval, letters, (255, 240, 200, 26), "centre")

    def drawings(self, canvas: Canvas) -> Sequence[tuple[str, tuple[int, int]]]:
        return [(self._rim, canvas.pixels(self._oval).size)]

    @property
    def _rim(self) -> str:
        return _svg(round(420 * self._oval.w / self._oval.h), self.clockwise)

    @property
    def _oval(self) -> FRect:
        layout, (x, y) = self._layout, self._layout.middle
        beside = layout.wide.w - 2 * layout.plate_width - layout.length(70)
        width, height = min(beside, layout.length(1180)), layout.length(420)
        return FRect(x - width / 2, y - height / 2, width, height)


def _svg(w: int, clockwise: bool) -> str:
    """Four arrows on the rim say which way the turn goes."""
    spots = ((w * 0.28, 4, 0), (w * 0.72, 4, 0), (w * 0.72, 416, 180), (w * 0.28, 416, 180))
    arrows = "".join(
        _ARROW.format(x=round(x), y=min(402, max(18, y)), turn=turn if clockwise else turn + 180)
        for x, y, turn in spots
    )
    return _OVAL.format(w=w, inner=w - 8, inmost=w - 32, arrows=arrows)
