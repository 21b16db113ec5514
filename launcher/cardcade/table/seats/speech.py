"""A speech bubble at a plate: words or a small picture for a moment, and what waits until it is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from pygame import FRect

from cardcade.table.help.bubble_room import Surroundings, room_for
from cardcade.ui import Painter
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import CORAL, DARK, INK, SMALL_STRONG, Colour

BUBBLE_SECONDS, CALL_SECONDS = 1.7, 1.2
REMARK_DELAY, REMARK_SECONDS = 0.45, 2.4
FADE: Final = 0.2
WIDEST, HEIGHT, PICTURED = 420.0, 54.0, 84.0
BUBBLE = Plate((255, 252, 242), (246, 236, 212), 20, (160, 120, 60, 160), 1.5, shadow=10, drop=3)


class Utterance(NamedTuple):
    """Words, in a colour of their own where that is what is said, or a picture."""

    text: str
    tint: Colour | None = None
    picture: Path | None = None
    seconds: float = BUBBLE_SECONDS

    def size(self, painter: Painter, scale: float) -> tuple[float, float]:
        if self.picture is not None:
            return PICTURED * scale, PICTURED * scale
        words = painter.ui.text.width(self.text, SMALL_STRONG._replace(size=SMALL_STRONG.size * scale))
        return min(WIDEST * scale, words + 44 * scale), HEIGHT * scale

    def draw(self, painter: Painter, box: FRect, scale: float) -> None:
        painter.plate(box, BUBBLE if self.tint is None else replace(BUBBLE, top=self.tint, bottom=self.tint))
        if self.picture is not None:
            painter.image(self.picture, box.inflate(-24 * scale, -24 * scale))
            return
        usual = SMALL_STRONG._replace(size=SMALL_STRONG.size * scale)
        type_ = painter.ui.text.shrunk(self.text, usual, box.w - 20 * scale)
        painter.text(self.text, box, type_, self._ink, "centre")

    @property
    def _ink(self) -> Colour:
        """Dark on light colours and light on dark ones; what is called out stands out."""
        if self.tint is None:
            return CORAL if self.text.endswith(("!", "！")) else DARK
        red, green, blue = self.tint[:3]
        return DARK if 0.3 * red + 0.59 * green + 0.11 * blue > 140 else INK


class Clear(NamedTuple):
    """Where bubbles may be: in this area, never over what is needed, over the others only for want of room."""

    area: FRect
    needed: Sequence[FRect] = ()
    others: Sequence[FRect] = ()
    bubbles: Sequence[FRect] = ()
    """Of other players, which stand there when this one comes up."""


SILENCE: Final = Utterance("")


class Speech:
    """What one player says. The newest word counts; a remark waits for its turn."""

    def __init__(self) -> None:
        self._now, self._left = SILENCE, 0.0
        self._kept_back: Utterance | None = None
        self._delay = 0.0
        self._size = Glide(0.0, 0.12)
        self.place: FRect | None = None
        """Where the bubble is, unless there is no room for it at all."""
        self._found_for: tuple[object, ...] = ()
        """What the bubble's place was found for."""

    def say(self, said: Utterance) -> None:
        self._now, self._left = said, said.seconds
        self._size.jump(0.0)
        self._size.to(1.0)

    def remark(self, said: Utterance, delay: float = REMARK_DELAY) -> None:
        """When the word before is over, and for long enough to be read."""
        self._kept_back, self._delay = said._replace(seconds=REMARK_SECONDS), delay

    @property
    def stands_at(self) -> FRect | None:
        """Where the bubble of what is said now has come up."""
        return self.place if self._found_for and self._found_for[0] is self._now else None

    @property
    def heard(self) -> Utterance | None:
        return self._now if self._left > 0 else None

    def advance(self, dt: float) -> float:
        """Moves on; how long the bubble then stays as it is."""
        self._left, self._delay = max(0.0, self._left - dt), max(0.0, self._delay - dt)
        if self._kept_back is not None and not self._left and not self._delay:
            said, self._kept_back = self._kept_back, None
            self.say(said)
        if self._size.update(dt):
            return 0.0
        waits = max(self._left, self._delay) if self._kept_back is not None else STILL
        return min(waits, max(0.0, self._left - FADE) if self._left else STILL)

    def draw(self, painter: Painter, plate: FRect, scale: float, clear: Clear) -> None:
        if self._left <= 0:
            return
        wanted = self._now, FRect(plate), clear._replace(bubbles=())
        if wanted != self._found_for:
            self.place, self._found_for = bubble_place(self._now.size(painter, scale), plate, clear), wanted
        if self.place is None:
            return
        box = self.place.move(0, 6 * scale * (1 - self._size.value))
        with painter.faded(min(1.0, self._size.value, self._left / FADE)):
            self._now.draw(painter, box, scale)


def bubble_place(size: tuple[float, float], plate: FRect, clear: Clear) -> FRect | None:
    """Towards the middle of the table, else beside the plate, else as near as can be: clear of what is needed."""
    area, needed, others = clear.area, clear.needed, [*clear.others, *clear.bubbles]
    gap = plate.h / 7
    across = plate.centerx - size[0] / 2
    below, above = (across, plate.bottom + gap), (across, plate.y - gap - size[1])
    right, left = (plate.right + gap, plate.centery - size[1] / 2), (plate.x - gap - size[0], plate.y)
    first = (below, above) if plate.y < area.centery else (above, below)
    inside = area.inflate(-1.4 * gap, -1.4 * gap)
    places = [FRect(at, size).clamp(inside) for at in (*first, right, left)]
    free = next((place for place in places if place.collidelist([*needed, *others]) < 0), None)
    return free or room_for([size], Surroundings(inside, needed, others, plate))
