"""The table scene: shows one seat what it is told, event by event, through the parts of its table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from pygame import FRect

from cardcade.engine.cards import Seat
from cardcade.engine.events import Event, Moved
from cardcade.engine.match import Step, Update
from cardcade.engine.state import View
from cardcade.table.animation import Animation, InTurn, Still, Wait
from cardcade.table.cards.cards import RELAY_SECONDS
from cardcade.table.part_order import PartOrder
from cardcade.table.parts import Parts
from cardcade.table.queue import Item, leading_events
from cardcade.ui import Canvas, Painter
from cardcade.ui.ahead import Wanted
from cardcade.ui.events import Confirmed, Pressed, UiEvent
from cardcade.ui.widget import Widget

QUIET_SECONDS = 0.35
"""How long a step is seen that moves no card."""


class TableScene(Widget):
    """One seat's picture of a match, whatever the game. It never asks where its updates come from."""

    solid = takes_enter = True

    def __init__(self, parts: Parts, room: Callable[[], FRect] | None = None) -> None:
        """`room` answers how much of the canvas is the table's: all of it, unless something stands beside it."""
        self.room = room or (lambda: parts.ui.canvas.area)
        super().__init__(self.room(), "table")
        self.parts, self.order = parts, PartOrder(parts)
        self._begun = False

    def start(self) -> None:
        """Takes its place; may be called again whenever the canvas, the text size or the language has changed."""
        parts, log = self.parts, self.parts.furniture.log_panel
        parts.queue.perform, parts.queue.fetch, log.lay_table = self.perform, self.fetch, self.start
        self.rect = FRect(self.room())
        log.lying.beside = False
        self._lie_in(self.rect)
        if log.opened and log.lying.crowded:
            self._lie_in(log.lying.stand_beside(self.rect))
        if parts.position.view is not None:
            self.refresh()

    def _lie_in(self, area: FRect) -> None:
        self.parts.layout.fit(area, self.parts.ui.canvas.ui_scale)
        for part in self.order.laid_out:
            part.lay_out()

    def foreseen(self, canvas: Canvas) -> Iterator[Wanted]:
        """What it will show on that canvas and takes long to draw; in another shape the cards may lie otherwise."""
        now = self.parts.ui.canvas
        yield from self.parts.felt.foreseen(canvas)
        if max(abs(canvas.width - now.width), abs(canvas.height - now.height)) < 1:
            yield from self.parts.cards.foreseen(canvas)

    # -- as a widget

    def attached(self) -> None:
        self.parts.attention.stage = self.stage

    @property
    def children(self) -> Sequence[Widget]:
        return self.order.touched

    @property
    def kept_clear(self) -> Sequence[FRect]:
        """What is written on the felt; parts that can be touched are asked themselves."""
        written = [part for part in self.order.told if not isinstance(part, Widget)]
        return [place for part in written for place in part.kept_clear]

    def handle(self, event: UiEvent) -> bool:
        match event:
            case Pressed():
                for part in self.order.told:
                    part.pressed()
            case Confirmed():
                return self._enter()
        return super().handle(event)

    def _enter(self) -> bool:
        """A ring around a card or a button says what Enter means; where none is seen, it is what is obvious."""
        focus = self.parts.attention.focus
        if focus is None:
            self.parts.furniture.go_ahead.enter()
        return focus is None or self.parts.furniture.go_ahead.at_once()

    def advance(self, dt: float) -> float:
        self.fetch()
        parts = self.parts
        speed = parts.link.look.speed
        if speed <= 0:
            parts.queue.finish()
            for part in self.order.told:
                part.finish()
        else:
            parts.queue.run(dt * speed)
        moving = sum([part.update(dt * max(1.0, speed)) for part in self.order.told]) > 0
        if moving:
            self.changed()
        moving |= not parts.furniture.guidance.holds and parts.obvious.wait(dt, parts.queue.busy)
        rest = parts.clock.rest()  # asked in any case: a clock that has stopped must not be seen running
        return 0.0 if moving or parts.queue.busy else rest

    def put_away(self) -> bool:
        """Closes what lies over the table, the topmost first; whether there was anything. A board stays."""
        if self.parts.furniture.guidance.put_away():
            return True
        if self.parts.boards.board is not None:
            return False
        return any(part.put_away() for part in reversed(self.order.told))

    # -- what the seat is told

    def fetch(self) -> None:
        """Takes in what the seat has not been shown yet."""
        for update in self.parts.link.take_updates():
            self._take(update)

    def _take(self, update: Update[Any]) -> None:
        self._recall(update.course or update.past)
        for event in (*update.past, *update.events):
            for part in self.order.told:
                part.remember(event)
        if not self._begun:
            self._begin(update.view, bool(update.events))
        made = [] if update.step is None else [update.step]
        self.parts.queue.waiting.extend([*made, *update.events, update.view])

    def _recall(self, course: Sequence[Step[Any] | Event]) -> None:
        for place, item in enumerate(course):
            for part in self.order.told:
                if isinstance(item, Step):
                    part.recall_step(item, leading_events(islice(course, place + 1, None)))
                else:
                    part.recall(item)

    def _begin(self, view: View[Any], dealt: bool) -> None:
        """The table as it was before the first events, where those can be seen; else as it is."""
        self._begun = True
        if dealt:
            before = self.parts.game.setup(len(self.parts.link.players))
            before.piles = view.state.piles  # in a film with open cards everybody sees them all
            view = before.view(view.seat)
        for part in self.order.told:
            part.take(view)
        self.parts.cards.rebuild(view)

    def perform(self, item: Item) -> Animation:
        """Shows what comes next."""
        if isinstance(item, View):
            self.show(item)
            return Still()
        if isinstance(item, Step):
            return self._tell(item)
        parts = self.parts
        if isinstance(item, Moved) and parts.director.deals(item):
            run = [item, *parts.queue.take_while(Moved, parts.director.deals)]
            if len(run) > 1:
                self._follow(*run)
                return self._counted(parts.director.deal(run))
        parts.furniture.logbook.narrate(item)
        self._end_turn(parts.director.ends_turn(item))
        if isinstance(item, Moved) and parts.director.sweeps(item):
            run = [item, *parts.queue.take_while(Moved, parts.director.sweeps)]
            return InTurn(parts.director.linger(run), lambda: self._sweep(run))
        self._follow(item)
        return self._counted(parts.director.animate(item))

    def _tell(self, step: Step[Any]) -> Animation:
        """What nothing else is seen of, such as a pass, is given a moment."""
        parts, events = self.parts, self.parts.queue.brought
        for part in self.order.told:
            part.made(step, events)
        self.changed()
        if events:
            return Still()
        self._end_turn(range(parts.layout.seats))
        return Wait(QUIET_SECONDS)

    def _end_turn(self, seats: Iterable[Seat]) -> None:
        """What somebody chooses takes nothing from those who are still choosing."""
        position, coming = self.parts.position, self.parts.queue.coming
        if position.end_turn(set(seats) - position.still_choosing(coming), coming):
            self._hush()

    def _sweep(self, events: Sequence[Moved]) -> Animation:
        """What was played is taken off the table, and the words on it with it."""
        self._follow(*events)
        return self._counted(self.parts.director.sweep(events))

    def _follow(self, *events: Event) -> None:
        for event in events:
            for part in self.order.told:
                part.follow(event)

    def _counted(self, animation: Animation) -> Animation:
        """The cards have left their piles already, and everybody's count follows."""
        self.parts.plates.count()
        return animation

    def _hush(self) -> None:
        for part in self.order.told:
            part.hush()

    def show(self, view: View[Any]) -> None:
        """The position after an update. Changes nothing the animations have not already shown."""
        parts = self.parts
        agrees = parts.cards.agrees(view)
        for part in self.order.told:
            part.take(view)
        parts.position.show(view)
        if agrees:
            parts.cards.relay(RELAY_SECONDS)
        else:
            parts.cards.rebuild(view)
        self.refresh()

    def refresh(self) -> None:
        """Says anew who is to act and what can be done."""
        for part in self.order.told:
            part.refresh()
        if self.parts.position.hushed:
            self._hush()
        self.changed()

    # -- drawing

    def _clear_of_bubbles(self) -> list[FRect]:
        """What they never touch; the open log lies over them."""
        furniture = self.parts.furniture
        log = furniture.log_panel
        return [*furniture.pointing.needed(), *([log.rect] if log.opened else [])]

    def _beside_bubbles(self) -> list[FRect]:
        """What they leave free where there is room: cards, words on the felt, and what lies over them."""
        furniture = self.parts.furniture
        rooms, pointing, coach = furniture.rooms, furniture.pointing, furniture.coach
        cards = [*rooms.plays, *rooms.lying(self.parts.cards.piles), *rooms.closed]
        return [*cards, *self.kept_clear, *pointing.small(), *([coach.rect] if coach.opened else [])]

    def draw(self, painter: Painter) -> None:
        parts = self.parts
        parts.felt.draw(painter)
        with painter.shifted(*parts.effects.shake.offset):
            for part in self.order.drawn_under:
                part.draw_under(painter)
            parts.plates.draw(painter)
            parts.cards.draw(painter)
            for part in self.order.drawn_over:
                part.draw_over(painter)
        parts.effects.draw_light(painter)
        if parts.boards.board is None:
            parts.plates.draw_bubbles(painter, self._clear_of_bubbles, self._beside_bubbles)
        parts.furniture.log_panel.draw(painter)
        parts.effects.draw_words(painter)
        for widget in self.order.drawn:
            if widget.visible:
                widget.draw(painter)
        if (board := parts.boards.board) is not None:
            parts.plates.draw_bubbles(painter, lambda: board.needed, list)
        for part in self.order.drawn_on_top:
            part.draw_top(painter)
