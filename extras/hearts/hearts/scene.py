"""The common table with two parts of its own: an arrow that shows where three cards go, and a moon that rises."""

from functools import cached_property
from pathlib import Path
from typing import Any, Final

from cardcade import Event, View
from cardcade.table import Animation, Director, Effects, Part, Parts, Sounds, TableLayout, Wait
from cardcade.ui import Painter, ease_out
from hearts.state import GIVEN, MoonShot, Way

ASSETS: Final = Path(__file__).with_name("assets")
SECONDS: Final = 2.4
TURNS: Final[dict[Way, int]] = {"left": 180, "right": 0, "across": 90}
GOLD_AND_RED: Final = [(255, 226, 150), (224, 36, 63)]


class PassingArrow(Part):
    """Lies on the felt until the viewer has passed three cards."""

    def __init__(self, layout: TableLayout) -> None:
        self._layout = layout
        self.way: Way = "keep"

    def take(self, view: View[Any]) -> None:
        waits = view.state.phase == "passing" and not view.state.of(view.seat, GIVEN)
        self.way = view.state.way if waits else "keep"

    def draw_under(self, painter: Painter) -> None:
        if self.way != "keep":
            art, side = painter.ui.art, painter.canvas.length(self._layout.length(250))
            arrow = art.turned(art.picture(ASSETS / "arrow.svg", (side, side)), ("hearts", side), TURNS[self.way])
            painter.blit_around(arrow, *self._layout.centre)


class Moon(Part):
    """Rises over the table when somebody has taken all points."""

    def __init__(self, layout: TableLayout, effects: Effects, sounds: Sounds) -> None:
        self._layout, self._effects, self._sounds = layout, effects, sounds
        self.left = 0.0

    def animate(self, event: Event) -> Animation | None:
        if not isinstance(event, MoonShot) or not self._effects.animated:
            return None
        self.left = SECONDS
        self._sounds.play("win")
        if self._effects.lively:
            self._effects.particles.burst(self._layout.centre, 60, GOLD_AND_RED, force=700)
        return Wait(SECONDS)

    def update(self, dt: float) -> bool:
        self.left, rising = max(0.0, self.left - dt), self.left > 0
        return rising

    def finish(self) -> None:
        self.left = 0.0

    def draw_over(self, painter: Painter) -> None:
        if self.left > 0:
            risen = ease_out(min(1.0, (SECONDS - self.left) / 0.9)) if self._effects.lively else 1.0
            side, (x, y) = painter.canvas.length(self._layout.length(360)), self._layout.centre
            moon = painter.ui.art.picture(ASSETS / "moon.svg", (side, side))
            with painter.faded(min(1.0, self.left / 0.4)):
                painter.blit_around(moon, x, y + self._layout.length(320 - 260 * risen))


class HeartsParts(Parts):
    """What Hearts brings; everything else is the common table's."""

    @cached_property
    def moon(self) -> Moon:
        return Moon(self.layout, self.effects, self.link.sounds)

    @cached_property
    def own(self) -> tuple[Part, ...]:
        return (*super().own, PassingArrow(self.layout), self.moon)

    @cached_property
    def director(self) -> Director:
        return Director(self.piles, self.movements, [self.moon, self.announcer])
