"""Where in a film the moment lies that its table remembers."""

from __future__ import annotations

from cardcade.engine.film import Mark
from cardcade.shell.theatre.projector import Projector
from cardcade.table.boards.moments import Moments

RAREST = 1_000_000
"""What is worth remembering of the whole film is worth more than anything in a part of it."""


def recall(mark: Mark, moments: Moments) -> None:
    """A table that shows a part remembers the moment of the whole."""
    moments.keep(RAREST, mark.tip)


def mark_moment(projector: Projector, moments: Moments) -> Mark | None:
    """Lets a table that has seen nothing yet remember the whole film; what it remembers, if anything, is marked."""
    film, found, best = projector.film, None, moments.best
    for step, events in film.stretch(0, film.length, projector.seat):
        for event in events:
            moments.remember(event)
        if moments.best is not best:
            found, best = step, moments.best
    if found is None or best is None:
        return None
    mark = Mark(found, "moment", best)
    film.add([mark])
    return mark
