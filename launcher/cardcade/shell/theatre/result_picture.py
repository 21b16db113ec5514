"""A picture of how a match ended."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from cardcade.engine.cards import Seat
from cardcade.shell.theatre.clip import Reel
from cardcade.shell.theatre.feature import Feature
from cardcade.shell.theatre.match_files import file_name, shared_folder
from cardcade.shell.theatre.moment import recall
from cardcade.shell.theatre.projector import Projector
from cardcade.shell.theatre.still import after

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

SECONDS = 6.0
"""Until the last board has been counted."""


def save_picture(app: App, feature: Feature, seat: Seat) -> Path:
    """The file that it was written to; may raise OSError."""
    file = shared_folder() / file_name(feature.record, "png")
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        pygame.image.save(picture_of(app, feature, seat), file)
    except pygame.error as error:
        raise OSError(str(error)) from error
    return file


def picture_of(app: App, feature: Feature, seat: Seat) -> Surface:
    """As large as the window."""
    reel = Reel(app, feature, Projector(feature.film, seat, feature.film.length))
    for mark in feature.film.marks:
        if mark.kind == "moment":
            recall(mark, reel.scene.parts.moments)
    reel.rebuild()
    return after(app, reel, SECONDS)
