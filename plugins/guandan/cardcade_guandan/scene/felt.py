"""The middle of the table: an oval on the felt, the game's name, and which way the turn goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.table.seats import WIDTH as PLATE_WIDTH
from cardcade.ui import Painter
from cardcade.ui.theme import Type, Weight

if TYPE_CHECKING:
    from cardcade_guandan.scene.picture import GuandanPicture

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


def draw_oval(painter: Painter, scene: GuandanPicture) -> None:
    layout = scene.layout
    width = min(layout.wide.w - 2 * PLATE_WIDTH * layout.chrome - layout.length(70), layout.length(1180))
    height = layout.length(420)
    x, y = layout.middle
    box = painter.pixels(FRect(x - width / 2, y - height / 2, width, height))
    painter.put(painter.ui.art.drawn(_oval(round(420 * width / height), scene.clockwise), box.size), box.x, box.y)
    name = FRect(x - width / 2, y - height / 2, width, height)
    painter.text(scene.say("guandan.name"), name, Type(layout.length(96), Weight.BOLD), (255, 240, 200, 26), "centre")


def _oval(w: int, clockwise: bool) -> str:
    """Four arrows on the rim say which way the turn goes."""
    spots = ((w * 0.28, 4, 0), (w * 0.72, 4, 0), (w * 0.72, 416, 180), (w * 0.28, 416, 180))
    arrows = "".join(
        _ARROW.format(x=round(x), y=min(402, max(18, y)), turn=turn if clockwise else turn + 180)
        for x, y, turn in spots
    )
    return _OVAL.format(w=w, inner=w - 8, inmost=w - 32, arrows=arrows)
