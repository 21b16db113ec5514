"""The common table with two parts of its own: an arrow that shows where three cards go, and a moon that rises."""

from functools import cached_property
from typing import Any, Final

from cardcade import Event, View
from cardcade.table import Animation, Director, Effects, Part, Parts, Sounds, TableLayout, Wait
from cardcade.ui import Painter, ease_out
from hearts.state import GIVEN, RoundBegan, RoundEnded, Way

SECONDS: Final = 2.4
TURNS: Final[dict[Way, int]] = {"left": 180, "right": 0, "across": -90}
ARROW: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><g transform="rotate({turn},150,150)" '
    'fill-opacity="0.2" fill="#fff2cf" stroke="#ffe6a8" stroke-opacity="0.6" stroke-width="5" stroke-linejoin="round">'
    '<path d="M140 116H206V78L288 150L206 222V184H140Z"/>'
    '<path d="M20 104H44V196H20Z M56 104H80V196H56Z M92 104H116V196H92Z"/></g></svg>'
)
MOON: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><defs><radialGradient id="m" '
    'gradientUnits="userSpaceOnUse" cx="105" cy="110" r="170"><stop offset="0" stop-color="#fffbe6"/>'
    '<stop offset="1" stop-color="#f2b84b"/></radialGradient><radialGradient id="h" gradientUnits="userSpaceOnUse" '
    'cx="150" cy="150" r="150"><stop offset="0.6" stop-color="#ffe9a8" stop-opacity="0.7"/><stop offset="1" '
    'stop-color="#ffe9a8" stop-opacity="0"/></radialGradient></defs><circle cx="150" cy="150" r="150" fill="url(#h)"/>'
    '<path d="M176 42A112 112 0 1 0 256 190A92 92 0 0 1 176 42Z" fill="url(#m)" stroke="#b9781d" stroke-width="4"/>'
    '<g transform="translate(212,116) rotate(10)"><path d="M0,45C-12,30 -47,10 -47,-17C-47,-35 -34,-45 -22,-45C-11,-45 '
    '-4,-38 0,-29C4,-38 11,-45 22,-45C34,-45 47,-35 47,-17C47,10 12,30 0,45Z" fill="#e0243f" stroke="#8d0f26" '
    'stroke-width="4"/></g>'
    "</svg>"
)


class PassingArrow(Part):
    """Lies on the felt until the viewer has passed three cards."""

    def __init__(self, layout: TableLayout) -> None:
        self._layout = layout
        self.way: Way = "keep"

    def follow(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self.way = event.way

    def take(self, view: View[Any]) -> None:
        waits = view.state.phase == "passing" and not view.state.cards[GIVEN + view.seat]
        self.way = view.state.way if waits else "keep"

    def draw_under(self, painter: Painter) -> None:
        if self.way != "keep":
            side = round(self._layout.length(250))
            svg = ARROW.format(turn=TURNS[self.way])
            painter.blit_around(painter.ui.art.drawn(svg, (painter.canvas.length(side),) * 2), *self._layout.centre)


class Moon(Part):
    """Rises over the table when somebody has taken all points."""

    def __init__(self, layout: TableLayout, effects: Effects, sounds: Sounds) -> None:
        self._layout, self._effects, self._sounds = layout, effects, sounds
        self.left = 0.0

    def animate(self, event: Event) -> Animation | None:
        if not isinstance(event, RoundEnded) or event.moon is None or not self._effects.animated:
            return None
        self.left = SECONDS
        self._sounds.play("win")
        if self._effects.lively:
            self._effects.particles.burst(self._layout.centre, 60, [(255, 226, 150), (224, 36, 63)], force=700)
        return Wait(SECONDS)

    def update(self, dt: float) -> bool:
        self.left, rising = max(0.0, self.left - dt), self.left > 0
        return rising

    def finish(self) -> None:
        self.left = 0.0

    def draw_over(self, painter: Painter) -> None:
        if self.left > 0:
            risen = ease_out(min(1.0, (SECONDS - self.left) / 0.9)) if self._effects.lively else 1.0
            x, y = self._layout.centre
            moon = painter.ui.art.drawn(MOON, (painter.canvas.length(self._layout.length(360)),) * 2)
            with painter.faded(min(1.0, self.left / 0.4)):
                painter.blit_around(moon, x, y + self._layout.length(260 * (1 - risen) + 60))


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
