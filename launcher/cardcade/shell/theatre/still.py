"""A still: one place of a film as a picture, without the theatre's controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from cardcade.engine.cards import Seat
from cardcade.shell.theatre.clip import Reel
from cardcade.shell.theatre.feature import Feature
from cardcade.shell.theatre.projector import Projector
from cardcade.ui import Painter

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

SECONDS, STEP = 0.5, 0.1
"""Until what a cut lays out lies still."""


def still_of(app: App, feature: Feature, seat: Seat, step: int) -> Surface:
    """What that seat saw there, as large as the window."""
    reel = Reel(app, feature, Projector(feature.film, seat, step))
    reel.rebuild()
    return after(app, reel, SECONDS)


def after(app: App, reel: Reel, seconds: float) -> Surface:
    """The picture when so much time has passed."""
    for _ in range(round(seconds / STEP)):
        reel.update(STEP)
    surface = Surface(app.ui.canvas.size, 0, 32)
    reel.draw(Painter(surface, app.ui))
    return surface
