"""The moments of a game worth a picture: found by playing it, whatever game it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields

import pygame

from cardcade.discovery import Found
from cardcade.engine.cards import Card
from cardcade.engine.chance import Stream
from cardcade.engine.events import Event, Moved, Shown, Shuffled
from cardcade.shell.app.app import App
from cardcade.shell.screens.table.curtain import QUIET_SECONDS
from cardcade.table.animation import Animation
from cardcade.table.boards.boards import LAID_OPEN_SECONDS
from cardcade.testing.pilot import FRAME, Pilot
from cardcade.workshop.sitting_down import sit_down
from cardcade.workshop.tour import Stop

SEED = 7
PLAIN = (Moved, Shuffled, Shown)
"""Events every game has; the deal shows them."""
PEAK = 0.24
"""Seconds after which an event is at its liveliest."""
LONGEST_ROUND, SECOND_ROUND = 400.0, 150.0
MIDDLE = 24
MORE_ROUNDS = 8
"""In which something happens that others lack."""
READ = 1.5
"""Seconds after which a board has been counted up."""


def usual_levels(app: App, found: Found) -> list[str | None]:
    """A person and easy bots."""
    return _company(found.plugin.usual_seats(app.shelf.library(found).default.rules))


def all_levels(app: App, found: Found) -> list[str | None]:
    """As many as the game has room for."""
    return usual_levels(app, found) if found.plugin.seats_key else _company(found.plugin.seats[1])


def _company(seats: int) -> list[str | None]:
    return [None, *["easy"] * (seats - 1)]


def curtain(app: App, pilot: Pilot) -> Iterator[Stop]:
    """Two people at one screen, between their turns."""
    found = app.shelf.playable[0]
    visit = TableVisit(app, pilot, found, [None, None, *usual_levels(app, found)[2:]])
    visit.take_screen()
    visit.play_until(lambda: visit.pilot.table.curtain is not None)
    pilot.wait(0.5)
    yield Stop("curtain", "curtain", found.id)
    app.tables.leave()


class TableVisit:
    """One match at a game's table, played as a person would, with a look at whatever is new."""

    def __init__(
        self, app: App, pilot: Pilot, found: Found, levels: Sequence[str | None] | None = None, seed: int = SEED
    ) -> None:
        self.app, self.pilot, self.found, self._seed = app, pilot, found, seed
        sit_down(app, found.id, levels or usual_levels(app, found), seed)
        assert app.tables.current is not None
        # No disk keeps up with a clock that is moved by hand.
        app.tables.current.saver = app.tables.current.live.saving.saver = None
        self.seen: set[str] = set()
        self._due: dict[str, float] = {}
        """What happens for the first time, and when it will be at its liveliest."""
        self._pace = 1.0
        self._watch()

    def rare(self) -> Iterator[Stop]:
        """Whatever is seldom seen, of some more rounds at tables of both sizes, played at once."""
        for number in range(1, MORE_ROUNDS + 1):
            levels = (all_levels if number % 2 else usual_levels)(self.app, self.found)
            visit = TableVisit(self.app, self.pilot, self.found, levels, self._seed + number)
            visit.seen |= self.seen
            yield from visit.hurried(lambda: visit.between_rounds)  # noqa: B023  # asked at once
            self.seen |= visit.seen
            self.app.tables.leave()

    def moments(self) -> Iterator[Stop]:
        """The deal, my turn, what can be asked and chosen, every kind of event once, and the boards."""
        yield from self._played(lambda: bool(self.pilot.parts.hand.cards))
        yield from self._waited(0.6)
        yield self._stop("deal")
        yield from self._played(lambda: self.my_turn)
        yield self._stop("my_turn")
        self.pilot.key(pygame.K_h)
        self.pilot.wait(0.3)
        yield self._stop("hint")
        yield from self._pause()
        yield from self._events(LONGEST_ROUND)
        if not self.pilot.table.live.over:
            yield from self._waited(READ)
            if self._laid_open:
                yield self._stop("laid_open")
            yield from self._waited(LAID_OPEN_SECONDS)
            yield self._stop("round_board")
            self._next_round()
            yield from self._events(SECOND_ROUND)
        yield from self._finish_match()
        yield self._stop("final_board")
        self.app.tables.leave()

    def _pause(self) -> Iterator[Stop]:
        self.pilot.table.pause()
        self.pilot.wait(0.4)
        yield Stop(f"{self.found.id}_pause", "pause", self.found.id)
        self.pilot.key(pygame.K_ESCAPE)
        self.pilot.wait(0.4)

    def _events(self, seconds: float) -> Iterator[Stop]:
        """Whatever has not been seen before, until the round or the time is over."""
        until = self.pilot.clock.time + seconds
        while self._due or (not self.between_rounds and self.pilot.clock.time < until):
            if self._due:
                yield from self._frame()
            elif self.my_turn and "choice" not in self.seen and (cards := self._ambiguous()):
                self.seen.add("choice")
                yield from self._choice(cards)
            elif self.my_turn and "middle" not in self.seen and len(self.pilot.table.live.match.steps) >= MIDDLE:
                self.seen.add("middle")
                yield self._stop("middle")
            else:
                self._go_on()

    def _choice(self, cards: Sequence[Card]) -> Iterator[Stop]:
        self.pilot.parts.gestures.play(cards)
        yield from self._waited(0.5)
        if self.pilot.table.stage.dialogs:
            yield self._stop("choice")
            self.pilot.key(pygame.K_ESCAPE)
            self.pilot.wait(0.4)

    def _finish_match(self) -> Iterator[Stop]:
        yield from self.hurried(lambda: self.pilot.table.live.over)
        self.pilot.wait(4.0)

    def hurried(self, met: Callable[[], bool]) -> Iterator[Stop]:
        """Played at once, but for what has never happened before."""
        self.app.look.speed = self._pace = 0.0
        yield from self._played(met)
        self.app.look.speed = self._pace = 1.0

    # -- playing

    def take_screen(self) -> None:
        """Lifts the curtain that a match of several people begins with."""
        self.pilot.wait(QUIET_SECONDS + 0.1)
        self.pilot.key(pygame.K_RETURN)

    @property
    def my_turn(self) -> bool:
        """Shown as well as true: what was just played may still be on its way to the disk."""
        table, parts = self.pilot.table, self.pilot.parts
        if table.curtain is not None or parts.queue.busy or parts.position.lawful is None:
            return False
        match = table.live.match
        return parts.position.lawful.my_turn and self.pilot.table.viewer in match.game.to_act(match.state)

    @property
    def between_rounds(self) -> bool:
        position = self.pilot.parts.position
        return not self.pilot.parts.queue.busy and (position.table_waits or position.over)

    @property
    def _laid_open(self) -> bool:
        """Whether hands are still looked at before the board covers them."""
        board = self.pilot.parts.boards.board
        return board is not None and not board.due

    def play_until(self, met: Callable[[], bool]) -> None:
        """Goes on playing until it is so, or fails."""
        for _ in self._played(met):
            pass

    def _played(self, met: Callable[[], bool]) -> Iterator[Stop]:
        """The same with a look at whatever is new; nothing is played while there is something to look at."""
        until = self.pilot.clock.time + 3600
        while self._due or not met():
            assert self.pilot.clock.time < until, "it never came true"
            if self._due:
                yield from self._frame()
            else:
                self._go_on()

    def _waited(self, seconds: float) -> Iterator[Stop]:
        until = self.pilot.clock.time + seconds
        while self.pilot.clock.time < until:
            yield from self._frame()

    def _frame(self) -> Iterator[Stop]:
        """One frame, and what is at its liveliest in it."""
        self.pilot.wait(FRAME)
        for name in [name for name, peak in self._due.items() if peak <= self.pilot.clock.time]:
            del self._due[name]
            yield self._stop("event", name)
        if not self._due:
            self.app.look.speed = self._pace

    def _go_on(self) -> None:
        """One frame; in turn, a move."""
        if self.my_turn:
            self._play()
        elif self.between_rounds and not self.pilot.table.live.over:
            self._next_round()
        self.pilot.wait(FRAME)

    def _next_round(self) -> None:
        self.pilot.parts.boards.next_round()
        self.pilot.wait_until(lambda: bool(self._due) or not self.between_rounds, 5.0)

    def _play(self) -> None:
        live, seat = self.pilot.table.live, self.pilot.table.viewer
        match = live.match
        bot = self.found.plugin.bot("easy", match.game)
        stream = Stream.named(self._seed, seat, len(match.steps))
        move = bot.choose(match.view(seat), match.game.moves(match.state, seat), stream)
        self.pilot.parts.gestures.submit(move)

    def _ambiguous(self) -> Sequence[Card]:
        """Cards in hand that can be played in more than one way."""
        lawful = self.pilot.parts.position.lawful
        assert lawful is not None
        tried = {tuple(self.pilot.parts.game.cards_of(move)) for move in lawful.moves}
        return next((cards for cards in sorted(tried) if cards and len(lawful.plays(cards)) > 1), ())

    # -- watching

    def _watch(self) -> None:
        director, shown = self.pilot.parts.director, self.pilot.parts.director.animate

        def noting(event: Event) -> Animation:
            if not isinstance(event, PLAIN) and (name := named(event)) not in self.seen:
                self.seen.add(name)
                self._due[name] = self.pilot.clock.time + PEAK
                self.app.look.speed = 1.0
            return shown(event)

        director.animate = noting  # type: ignore[method-assign]

    def _stop(self, moment: str, event: str = "") -> Stop:
        return Stop(f"{self.found.id}_{event or moment}", "table", self.found.id, moment, event)


def named(event: Event) -> str:
    """`BombPlayed` is `bomb_played`; of cards played as a straight, `played_straight`."""
    words = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in type(event).__name__)
    told = (getattr(event, field.name) for field in fields(event))
    kind = next((value.kind for value in told if hasattr(value, "kind")), None)
    return words.lstrip("_") + (f"_{getattr(kind, 'value', kind)}" if kind is not None else "")
