"""A rule at the setup that people argue about: pressed, it turns to its next value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Unpack

from pygame import FRect

from cardcade.ui import Painter, Plate, Ui, icon
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.pressable import Pressable
from cardcade.ui.theme import BODY, FAINT, GOLD, INK, SMALL, SMALL_STRONG, SOFT
from cardcade.ui.widget import Explanation
from cardcade.ui.widgets.listing import IDLE, LIT
from cardcade.ui.widgets.toggle import KNOB, OFF, ON

CHANGED = Plate((246, 158, 58, 34), radius=14, rim=(246, 158, 58, 120), rim_width=1.5)
TRACK = (58.0, 30.0)
LABEL, SMALLER = BODY._replace(size=22), SMALL._replace(size=17)


class RuleSwitch(Pressable):
    """`shown` is what it is set to: on or off, or the words of its value. `changed` against the preset."""

    heard = "ui.toggle"

    corner = 14.0

    def __init__(
        self,
        rect: FRect,
        meaning: str,
        label: str,
        shown: bool | str,
        changed: bool,
        turn: Callable[[], object],
        **explanation: Unpack[Explanation],
    ) -> None:
        super().__init__(rect, meaning, **explanation)
        self.label, self.shown, self.changed_by_hand, self.deed = label, shown, changed, turn
        self.type = LABEL
        self._slide = Glide(float(shown is True), 0.12)

    def attached(self) -> None:
        """Built again after it was turned, the knob still slides from where it was."""
        if self.stage is not None and isinstance(self.shown, bool):
            key, now = f"{self.meaning} knob", float(self.shown)
            self._slide.jump(self.stage.memory.get(key, now))
            self._slide.to(now)
            self.stage.memory[key] = now

    def advance(self, dt: float) -> float:
        moving = self._slide.update(dt)
        return min(super().advance(dt), 0.0 if moving else STILL)

    def draw(self, painter: Painter) -> None:
        painter.plate(self.rect, CHANGED if self.changed_by_hand else IDLE)
        if self.hover.value > 0:
            with painter.faded(self.hover.value):
                painter.plate(self.rect, LIT)
        if isinstance(self.shown, str):
            self._draw_value(painter, self._inner, self.shown)
        else:
            self._draw_toggle(painter, self._inner)

    @property
    def _inner(self) -> FRect:
        return FRect(self.rect.x + 14, self.rect.y, self.rect.w - 26, self.rect.h)

    @property
    def words(self) -> FRect:
        """Where its label stands before a toggle."""
        inner = self._inner
        return FRect(inner.x, inner.y, inner.w - TRACK[0] - 10, inner.h)

    def _draw_toggle(self, painter: Painter, inner: FRect) -> None:
        width, height = TRACK
        track = FRect(inner.right - width, inner.centery - height / 2, width, height)
        painter.text(self.label, self.words, self.type, INK)
        painter.plate(track, OFF)
        with painter.faded(self._slide.value):
            painter.plate(track, ON)
        side, x = height - 8, track.x + height / 2 + (width - height) * self._slide.value
        painter.plate(FRect(x - side / 2, track.centery - side / 2, side, side), KNOB)

    def _draw_value(self, painter: Painter, inner: FRect, value: str) -> None:
        """The label above, as small as it may be, and what it is set to below."""
        side, half = 20.0, inner.h / 2
        words = FRect(inner.x, inner.y, inner.w - side - 8, inner.h)
        above, below = FRect(words.x, words.y + 4, words.w, half - 4), FRect(words.x, words.y + half - 4, words.w, half)
        painter.text(self.label, above, painter.ui.text.shrunk(self.label, SMALLER, words.w), FAINT)
        ink = GOLD if self.changed_by_hand else SOFT
        painter.text(value, below, painter.ui.text.shrunk(value, SMALL_STRONG._replace(size=20), words.w), ink)
        painter.image(icon("chevron_right"), FRect(inner.right - side, inner.centery - side / 2, side, side), FAINT)


def set_alike(ui: Ui, switches: Sequence[RuleSwitch]) -> None:
    """Side by side their labels are as large as the longest of them may be."""
    toggles = [one for one in switches if isinstance(one.shown, bool)]
    fitting = [ui.text.shrunk(one.label, LABEL, one.words.w) for one in toggles]
    for one in toggles:
        one.type = min(fitting, key=lambda each: each.size)
