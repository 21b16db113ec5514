"""The ring around a button in a race: it closes with the time to press it."""

from __future__ import annotations

import math
from collections.abc import Callable

from pygame import FRect

from cardcade.table import Look
from cardcade.ui import STILL, Painter
from cardcade.ui.theme import CORAL, GOLD, JADE
from cardcade_uno.scene.signs import hexed

STEPS, CALM_STEPS = 32, 4
"""For players who want calm it goes quarter by quarter."""
LOOK_SECONDS = 1 / 60
GAP, THICK = 12.0, 9.0
"""Units between the button and the middle of the ring, and its breadth."""


class ClosingRing:
    """Full while the cards still fly, empty when it may be too late; none where nothing presses."""

    def __init__(self, look: Look, left: Callable[[], float | None]) -> None:
        self._look, self._left = look, left
        self.step: int | None = None
        """How many of `STEPS` are left."""

    def update(self) -> bool:
        """Whether it looks another way now."""
        before, left = self.step, self._left()
        steps = CALM_STEPS if self._look.reduced_motion else STEPS
        self.step = None if left is None else math.ceil(left * steps) * STEPS // steps
        return self.step != before

    @property
    def still_for(self) -> float:
        return LOOK_SECONDS if self.step else STILL

    def draw(self, painter: Painter, button: FRect, corner: float, scale: float) -> None:
        """Around a button whose corners are so round."""
        if self.step is None:
            return
        reach, pixels = (2 * GAP + THICK) * scale, painter.canvas.scale
        where = painter.pixels(button.inflate(reach, reach))
        svg = _svg(self.step, where.size, THICK * scale * pixels, (corner + GAP * scale) * pixels)
        painter.put(painter.ui.art.drawn(svg, where.size), where.x, where.y)


def _svg(step: int, size: tuple[int, int], breadth: float, radius: float) -> str:
    """A rounded rectangle, clockwise from the middle of its upper edge, as far as time is left."""
    width, height = size[0] - breadth, size[1] - breadth
    r = min(radius, width / 2, height / 2)
    across, down, bend = width - 2 * r, height - 2 * r, f"a{r:.2f} {r:.2f} 0 0 1"
    path = (
        f"M{size[0] / 2} {breadth / 2:.2f}h{across / 2:.2f}{bend} {r:.2f} {r:.2f}v{down:.2f}{bend} -{r:.2f} {r:.2f}"
        f"h-{across:.2f}{bend} -{r:.2f} -{r:.2f}v-{down:.2f}{bend} {r:.2f} -{r:.2f}z"
    )
    around = 2 * (across + down + math.pi * r)
    colour = JADE if step > STEPS / 2 else GOLD if step > STEPS / 4 else CORAL
    under = f'<path d="{path}" fill="none" stroke="#080c1c" stroke-opacity="0.6" stroke-width="{breadth:.1f}"/>'
    left = (
        f'<path d="{path}" fill="none" stroke="{hexed(colour)}" stroke-width="{breadth * 0.7:.1f}" '
        f'stroke-dasharray="{around * step / STEPS:.1f} {2 * around:.1f}"/>'
    )
    view = f"0 0 {size[0]} {size[1]}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{under}{left if step else ""}</svg>'
