"""The countdown: a ring around an avatar that empties and turns red."""

from __future__ import annotations

import math

from pygame import FRect

from cardcade.table.link import TimeLeft
from cardcade.ui import Painter
from cardcade.ui.theme import CORAL, GOLD, INK, JADE, Colour, Type, Weight

STEPS, FEWEST = 60, 12
COUNTED = 5.5
SECONDS = Type(24, Weight.BLACK)


def ring_step(left: TimeLeft | None) -> tuple[int, int] | None:
    """All that the picture of it depends on: the ring's steps, and the figure in the last seconds."""
    if left is None:
        return None
    counted = math.ceil(left.seconds) if left.seconds <= COUNTED else 0
    return _step(left), counted


def _step(left: TimeLeft) -> int:
    """One a second, however many there are; more only where all there is are a few."""
    whole = left.seconds / left.share if left.share > 0 else 1.0
    beats = max(FEWEST, min(STEPS, whole))
    return max(0, min(STEPS, round(math.ceil(left.share * beats) / beats * STEPS)))


def draw_ring(painter: Painter, face: FRect, left: TimeLeft) -> None:
    """The ring shows the share left; the last five seconds are counted in figures."""
    draw_arc(painter, face.inflate(10, 10), left)
    if left.seconds <= COUNTED:
        painter.text(str(math.ceil(left.seconds)), face, SECONDS, INK, "centre")


def draw_arc(painter: Painter, around: FRect, left: TimeLeft, colour: Colour | None = None) -> None:
    """The share left, in a colour that says how much that is unless it is given."""
    shown = colour or (JADE if left.share > 0.5 else GOLD if left.share > 0.2 else CORAL)
    where = painter.pixels(around)
    svg = _svg(_step(left), "#{:02x}{:02x}{:02x}".format(*shown[:3]))
    painter.put(painter.ui.art.drawn(svg, where.size), where.x, where.y)


def _svg(step: int, colour: str) -> str:
    if step >= STEPS:
        arc = f'<circle cx="50" cy="50" r="46" fill="none" stroke="{colour}" stroke-width="7"/>'
    elif step <= 0:
        arc = ""
    else:
        angle = 2 * math.pi * step / STEPS
        x, y = 50 + 46 * math.sin(angle), 50 - 46 * math.cos(angle)
        large = int(step > STEPS / 2)
        arc = (
            f'<path d="M50 4 A46 46 0 {large} 1 {x:.2f} {y:.2f}" fill="none" stroke="{colour}" '
            'stroke-width="7" stroke-linecap="round"/>'
        )
    under = '<circle cx="50" cy="50" r="46" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="7"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{under}{arc}</svg>'
