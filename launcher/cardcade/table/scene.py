"""The table scene: plays what one seat is told as animations, and turns its gestures into moves.

Any conforming game can be played on this one; a game's own scene overrides what it shows differently, mostly
`animate`, `piles` and the buttons.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, ClassVar

from cardcade.engine.cards import Place
from cardcade.engine.events import Event, Moved, Shown, Shuffled
from cardcade.engine.state import View
from cardcade.table.animation import Animation, Still, Together, Wait
from cardcade.table.board import result_board
from cardcade.table.choices import Choices
from cardcade.table.flight import Flight, fly_all
from cardcade.table.gestures import GestureTable
from cardcade.table.layout import Pose
from cardcade.table.link import Link
from cardcade.table.picture import RELAY_SECONDS
from cardcade.table.sprites import CardSprite
from cardcade.ui import Ui
from cardcade.ui.motion import STILL

DEAL_SECONDS, OWN_SECONDS, BOT_SECONDS = 0.15, 0.18, 0.26
SPREAD_SECONDS = 0.24
"""By how much the last card of many leaves after the first."""
OBVIOUS_SECONDS = 0.6
"""How long a move that makes itself waits, so that it is seen coming."""


class TableScene(GestureTable):
    """One seat's picture of a match."""

    music: ClassVar[str] = "table"

    def __init__(self, ui: Ui, link: Link) -> None:
        self.waiting: deque[Event | View[Any]] = deque()
        self.playing: Animation = Still()
        self._obvious: Any = None
        self._obvious_in = 0.0
        super().__init__(ui, link)

    def build(self) -> None:
        super().build()
        if self.view is not None:
            self.mirror.rebuild(self.view, self.stock_pose())
            self.show(self.view, settle=True)
        self._board_before = None

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return bool(self.waiting) or not self.playing.done or any(sprite.flying for sprite in self.mirror)

    def advance(self, dt: float) -> float:
        self.take()
        speed = self.link.look.speed
        if speed <= 0:
            self.finish()
        else:
            self.run(dt * speed)
        moving = self._drift(dt * max(1.0, speed)) or self._do_the_obvious(dt)
        rest = self.still_for()  # asked in any case: a clock that has stopped must not be seen running
        return 0.0 if moving or self.busy else rest

    def _do_the_obvious(self, dt: float) -> bool:
        """Whether a move that makes itself is about to be made."""
        if self._obvious is None or self.busy:
            return self._obvious is not None
        self._obvious_in -= dt
        if self._obvious_in <= 0:
            move, self._obvious = self._obvious, None
            self.submit(move)
        return True

    def still_for(self) -> float:
        """How long the picture stays as it is: a running clock moves on by itself."""
        left = self.link.time_left()
        for plate in self.plates:
            plate.time_left = left if left is not None and left.seat in (None, plate.seat) else None
        return 0.25 if left is not None else STILL

    def take(self) -> None:
        """Fetches what the seat has not been shown yet."""
        for update in self.link.take_updates():
            self.recall(update.past)
            for event in update.events:
                self.remember(event)
            if self.view is None:
                self.begin(update.view, update.events)
            else:
                self.waiting.extend([*update.events, update.view])

    def recall(self, events: Sequence[Event]) -> None:
        """What happened before the match was taken up again: in the log and in memory, not shown again."""
        for event in events:
            self.narrate(event)
            self.remember(event)

    def remember(self, event: Event) -> None:
        """Every event of the match once and in order, perhaps before it is shown: for the moment told at the end."""

    def begin(self, view: View[Any], events: Sequence[Event]) -> None:
        """The first update: the table as it was before these events, when that can be told."""
        if not events:
            self.sit(view)
            return
        self.view = view
        self.mirror.rebuild(self.game.setup(len(self.link.players)).view(view.seat), self.stock_pose())
        self.relay(0.0)
        self.waiting.extend([*events, view])

    def sit(self, view: View[Any]) -> None:
        """Starts from a position already known, without events: after loading or on hand-over."""
        self.mirror.rebuild(view, self.stock_pose())
        self.show(view, settle=True)

    def run(self, dt: float) -> None:
        self.playing.update(dt)
        while self.playing.done and self.waiting:
            self._next()
            self.playing.update(0.0)

    def _next(self) -> None:
        first = self.waiting.popleft()
        if isinstance(first, View):
            self.show(first)
            return
        if self._dealt(first):
            run = [first]
            while self.waiting and self._dealt(self.waiting[0]):
                run.append(self.waiting.popleft())  # type: ignore[arg-type]
            if len(run) > 1:
                self.playing = self.animate_deal(run)  # type: ignore[arg-type]
                return
        self.narrate(first)
        self.playing = self.animate(first)

    def _dealt(self, event: object) -> bool:
        """Into a hand: what is turned up after the deal comes after it."""
        if not isinstance(event, Moved):
            return False
        source, target = self.mirror.specs[event.source], self.mirror.specs[event.target]
        return source.place is Place.STOCK and target.place is Place.HAND

    def finish(self) -> None:
        """Shows the end of everything still to be shown, at once."""
        self.playing.finish()
        while self.waiting:
            self._next()
            self.playing.finish()
        for sprite in self.mirror:
            sprite.finish()

    def _drift(self, dt: float) -> bool:
        moving = sum(sprite.update(dt) for sprite in self.mirror) > 0
        moving |= self.particles.update(dt)
        before = len(self.banners)
        self.banners = [banner for banner in self.banners if banner.update(dt)]
        moving |= self.shake.update(dt) | bool(self.banners) | (before != len(self.banners))
        moving |= self.logbook.advance(dt) == 0.0
        if moving:
            self.changed()
        return moving

    def show(self, view: View[Any], settle: bool = False) -> None:
        """The position after an update. Changes nothing the animations have not already shown."""
        if not self.mirror.agrees(view):
            self.mirror.rebuild(view, self.stock_pose())
            settle = True
        self.view = view
        self.choices = Choices(self.game, view)
        self.relay(0.0 if settle else RELAY_SECONDS)
        self.refresh()
        if self.log_open:
            self.lay_logbook()
        self._find_the_obvious()

    def _find_the_obvious(self) -> None:
        assert self.choices is not None
        self._obvious_in = OBVIOUS_SECONDS
        self._obvious = None
        if not self.link.autopilot:
            hand = [card.sprite.card for card in self.hand.cards]
            self._obvious = self.choices.obvious(hand, self.link.look.auto_pass, self.link.look.auto_last)

    def refresh(self) -> None:
        """Dims, counts, turn marks and buttons for the view."""
        assert self.choices is not None
        for plate in self.plates:
            self.refresh_plate(plate)
        usable = self.choices.moves and self.choices.my_turn and not self.link.autopilot
        for card in self.hand.cards:
            card.sprite.dim = bool(usable) and not self.choices.can_use(card.sprite.card)
        self.actions.refresh()
        self.heads_up.refresh()
        if self.choices.over and self.board is None:
            self.open_board(result_board(self))
        self.changed()

    def animate(self, event: Event) -> Animation:
        """How an event looks; games add their own and call this one for the rest."""
        match event:
            case Moved():
                return self.animate_move(event)
            case Shuffled():
                self.mirror.shuffle(event)
                self.link.sound("card.shuffle")
                return Wait(0.25)
            case Shown(cards=cards, to=to) if to == self.link.seat:
                return Wait(0.2 if not cards else 1.2)
        return Still()

    def animate_move(self, event: Moved, seconds: float | None = None) -> Animation:
        """Cards fly from pile to pile, and both piles close up."""
        sprites = self.mirror.move(event)
        own = self.mirror.specs[event.source].owner == self.link.seat
        flight = seconds if seconds is not None else OWN_SECONDS if own else BOT_SECONDS
        drawn = self.mirror.specs[event.target].place is Place.HAND
        self.link.sound("card.draw" if drawn else "card.place", pan=self.pan_of(event.target))
        return self.fly(sprites, event.source, event.target, flight)

    def fly(self, sprites: Sequence[CardSprite], source: int, target: int, seconds: float) -> Animation:
        """Already moved in the mirror: let them be seen on their way."""
        for index in {source, target}:
            self.relay_pile(index, RELAY_SECONDS)
        poses = dict(zip(self.arranged(target), self.piles.poses(target, len(self.mirror.piles[target])), strict=True))
        return fly_all(sprites, poses, seconds, stagger=min(0.06, SPREAD_SECONDS / len(sprites)) if sprites else 0.0)

    def animate_deal(self, events: Sequence[Moved]) -> Animation:
        """One card to each in turn, all in the air at once, never over a second and a half."""
        count = sum(len(event.cards) for event in events)
        stagger = min(0.08, 1.2 / max(1, count))
        flights: list[Animation] = []
        hands = [self.mirror.move(event) for event in events]
        sent = [sprite for turn in zip_longest(*hands) for sprite in turn if sprite is not None]
        poses: dict[CardSprite, Pose] = {}
        for index in {event.target for event in events}:
            lying = self.arranged(index)
            poses |= dict(zip(lying, self.piles.poses(index, len(lying)), strict=True))
            if self._own_hand(index):
                self.hand.hold(lying, self.game.deck.name)
        for number, sprite in enumerate(sent):
            flights.append(Flight(sprite, poses[sprite], DEAL_SECONDS, number * stagger))
        for sprite in poses.keys() - set(sent):
            sprite.fly(poses[sprite], RELAY_SECONDS)
        self.link.sound("card.deal" if count > 3 else "card.draw")
        return Together(*flights)

    def narrate(self, event: Event) -> None:
        """The log's line."""
        message = self.game.say_event(event)
        if message is not None:
            self.told.append(message)
            self.logbook.write(self.link.text(message))
