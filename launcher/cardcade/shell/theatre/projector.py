"""The projector: where in a film one is, from which seat one looks, and whether it runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardcade.engine.cards import Seat
from cardcade.engine.film import OPEN, Film
from cardcade.engine.match import Update
from cardcade.engine.state import View

PACES: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
DWELL, BOARD_DWELL = 0.6, 2.4
"""Seconds between two steps at the usual pace, and before a board makes way."""


class Projector:
    """Steps are shown one after the other with all that moves; any other place by a cut."""

    def __init__(self, film: Film, seat: Seat, step: int = 0) -> None:
        self.film, self.seat = film, seat
        self.open = False
        """Whether all hands lie open."""
        self.step = step
        self.running = False
        self.pace = 1.0
        self.cuts = 0
        """How often the picture had to begin anew."""
        self._jumped_to: int | None = None
        """Where the picture begins anew: looked up when it does, since a drag jumps many times before."""
        self._updates: list[Update[Any]] = []
        self._rests = 0.0
        self.jump(step)

    @property
    def eye(self) -> Seat:
        """Who is looking."""
        return OPEN if self.open else self.seat

    def take_updates(self) -> Sequence[Update[Any]]:
        begun = [] if self._jumped_to is None else [self._beginning(self._jumped_to)]
        taken, self._updates, self._jumped_to = self._updates, [], None
        return [*begun, *taken]

    def _beginning(self, step: int) -> Update[Any]:
        """The position there, with what this round has told so far."""
        view, past = self.film.view(step, self.eye), self.film.past(step, self.eye)
        return Update((), View(self.seat, view.state), past)

    @property
    def has_news(self) -> bool:
        """Whether something is about to happen in the picture."""
        return any(update.events for update in self._updates)

    # -- going about

    def jump(self, step: int) -> None:
        """There at once."""
        self.step = self._jumped_to = max(0, min(step, self.film.length))
        self.cuts += 1
        self._rests = DWELL
        self._updates = []

    def forward(self) -> None:
        """The next step, seen happening."""
        if self.step < self.film.length:
            self.step += 1
            events, view = self.film.scene(self.step, self.eye)
            self._updates.append(Update(events, View(self.seat, view.state)))

    def back(self) -> None:
        self.jump(self.step - 1)

    def trick_forward(self) -> None:
        self.jump(self.film.after(self.step, self.film.tricks(self.seat)))

    def trick_back(self) -> None:
        self.jump(self.film.before(self.step, self.film.tricks(self.seat)))

    def mark_forward(self) -> None:
        self.jump(self.film.after(self.step, [mark.step for mark in self.film.marks]))

    def mark_back(self) -> None:
        self.jump(self.film.before(self.step, [mark.step for mark in self.film.marks]))

    def look_from(self, seat: Seat) -> None:
        self.seat, self.open = seat, False
        self.jump(self.step)

    def lay_open(self, on: bool) -> None:
        self.open = on
        self.jump(self.step)

    # -- running

    @property
    def at_end(self) -> bool:
        return self.step == self.film.length

    def run(self, on: bool) -> None:
        """Runs or stops; from the end it runs from the beginning."""
        if on and self.at_end:
            self.jump(0)
        self.running, self._rests = on, 0.0

    def change_pace(self, by: int) -> None:
        place = max(0, min(PACES.index(self.pace) + by, len(PACES) - 1))
        self.pace = PACES[place]

    def pass_time(self, dt: float, at_rest: bool, board: bool) -> None:
        """While it runs, the next step comes when the one before has been seen."""
        if not self.running:
            return
        if self.at_end:
            self.running = not at_rest
        elif at_rest:
            self._rests -= dt * self.pace
            if self._rests <= 0:
                self._rests = DWELL
                self.forward()
        else:
            self._rests = BOARD_DWELL if board else DWELL

    @property
    def still_for(self) -> float:
        """Seconds until the next step comes by itself."""
        return max(0.005, self._rests / self.pace) if self.running else 3600.0
