"""The table of UNO: what the common table does not know."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from cardcade import Card, Event, Moved, Seat, Shown, View
from cardcade.table.animation import Animation, Call, InTurn, Still, Together, Wait, begun_later
from cardcade.table.flight import Flight, fly_all
from cardcade.table.gestures import COMPLAINT_SIZE
from cardcade.table.link import Link
from cardcade.table.picture import RELAY_SECONDS
from cardcade.table.seats import SeatPlate
from cardcade.table.sprites import CardSprite
from cardcade.ui import Ui
from cardcade_uno import events
from cardcade_uno.cards import COLOUR
from cardcade_uno.scene.boards import round_board
from cardcade_uno.scene.effects import Effects
from cardcade_uno.scene.gestures import UnoGestures
from cardcade_uno.scene.limelight import WinningCard
from cardcade_uno.scene.middle import Caption
from cardcade_uno.scene.moments import Moments
from cardcade_uno.scene.outcries import Outcries
from cardcade_uno.scene.spots import Laid
from cardcade_uno.state import DISCARD, HANDS, STOCK

GOLDEN = [(255, 214, 110), (255, 250, 230), (255, 150, 70)]
JUMP_GLOW = (255, 214, 110)
OFFENCES = (
    events.Caught, events.FalselyCaught, events.FalselyCalled, events.LastCardUncalled, events.Misplayed,
)  # fmt: skip
"""What is drawn next is a penalty for these, and what is pending stays so."""
ONE_BY_ONE, MOST = 0.17, 1.8
"""Seconds between two cards of a penalty, and for all of them."""


class UnoScene(UnoGestures):
    """One seat's picture of a match of UNO."""

    def __init__(self, ui: Ui, link: Link) -> None:
        self.moments = Moments()
        self.left_over: dict[Seat, events.HandLaidDown] = {}
        self.ended: events.RoundEnded | None = None
        self._offence: Event | None = None
        super().__init__(ui, link)
        self.effects, self.outcries = Effects(self), Outcries(self)

    # -- events

    def animate(self, event: Event) -> Animation:
        if self.board is not None and not isinstance(event, events.HandLaidDown | events.RoundEnded):
            self.close_board()
        if isinstance(event, Moved | Shown | events.Caught | events.UnoCalled):
            self.clear_questions()
        if isinstance(event, (*OFFENCES, events.Drew)):
            self._offence = event
        self._hush()
        made = self._course(event) or self.effects.animate(event) or self.outcries.animate(event)
        made = made if made is not None else super().animate(event)
        self._recount()
        return made

    def _recount(self) -> None:
        for plate in self.plates:
            plate.count = self.count_of(plate.seat)

    def _hush(self) -> None:
        if not self.hushed:
            self.hushed = True
            self.banners = [banner for banner in self.banners if banner.size != COMPLAINT_SIZE]
            self.actions.refresh()

    def _course(self, event: Event) -> Animation | None:
        """The beginning and the end of a round."""
        match event:
            case events.RoundBegan(number):
                return self._begin_round(number)
            case events.TimeRanOut():
                self.link.sound("warning")
                self.shout("uno.table.shout.time", 46)
                return Wait(0.9)
            case events.WentOut(seat, card):
                return self._win(seat, card)
            case events.HandLaidDown(seat):
                self.left_over[seat] = event
                return Still()
            case events.RoundEnded():
                self.middle.pending = self.middle.skips = 0
                self.link.sound("round_end")
                self.ended = event
                self.open_board(round_board(self, event, self.left_over))
                return Still()
        return None

    def _begin_round(self, number: int) -> Animation:
        self.middle.clear()
        self.named.clear()
        self.laid.clear()
        self.left_over, self.ended, self.limelight = {}, None, None
        if self.game.rules.match.target_score:
            self.shout("uno.table.shout.round", 50, n=number)
        return Wait(0.3)

    def _win(self, seat: Seat, card: Card) -> Animation:
        self.link.sound("level_up")
        self.link.duck()
        if self.lively:
            self.particles.burst(self.layout.at(0.5, 0.42), 50, GOLDEN, force=700 * self.layout.unit)
        self.limelight = WinningCard(self, seat, card)
        return self.limelight if self.link.look.speed > 0 else Still()

    def remember(self, event: Event) -> None:
        self.moments.watch(event)

    def recall(self, past: Sequence[Event]) -> None:
        """Also what lies on the pile and whose it was, and the board of a round that is over."""
        super().recall(past)
        for event in past:
            match event:
                case events.RoundBegan():
                    self.laid.clear()
                    self.left_over, self.ended = {}, None
                case events.StartTurned(card):
                    self.laid.appendleft(Laid(None, card))
                case events.Played(seat, card):
                    self.laid.appendleft(Laid(seat, card))
                case events.ColourChosen(_, colour) if self.laid:
                    self.laid[0] = replace(self.laid[0], colour=colour)
                case events.HandLaidDown(seat):
                    self.left_over[seat] = event
                case events.RoundEnded():
                    self.ended = event
        if self.laid:
            self.effects.caption(self.laid[0])

    def moment(self) -> str:
        return self.link.text(self.moments.best[1]) if self.moments.best else ""

    # -- cards on their way

    def animate_move(self, event: Moved, seconds: float | None = None) -> Animation:
        if event.source == DISCARD:
            for card in event.cards:
                self.named.pop(card, None)
        if event.target == STOCK:
            self._send(event, 0.3, 0.0)
            return Wait(0.1)
        if event.source == STOCK and len(event.cards) > 1:
            return self._one_by_one(event)
        return super().animate_move(event, seconds)

    def exchange_hands(self) -> Animation:
        """The hands that change owners next, all of them in the air together."""
        moved: list[Moved] = []
        while self.waiting and isinstance(self.waiting[0], Moved) and self.waiting[0].source >= HANDS:
            moved.append(self.waiting.popleft())  # type: ignore[arg-type]

        def fly() -> Animation:
            self.mirror.exchange(moved)
            self.link.sound("card.deal")
            for event in moved:
                self.relay_pile(event.target, 0.55)
            return Wait(0.6)

        return InTurn(Wait(0.6), begun_later(fly))

    def animate_deal(self, events: Sequence[Moved]) -> Animation:
        made = super().animate_deal(events)
        self._recount()
        return made

    def _send(self, event: Moved, seconds: float, stagger: float) -> Animation:
        sprites, poses = self._on_the_way(event)
        return fly_all(sprites, poses, seconds, stagger)

    def _one_by_one(self, event: Moved) -> Animation:
        """A penalty is felt card by card, and what is pending counts down."""
        sprites, poses = self._on_the_way(event)
        gap = min(ONE_BY_ONE, MOST / len(sprites))
        flights = [Flight(sprite, poses[sprite], 0.26, number * gap) for number, sprite in enumerate(sprites)]
        ticks = [InTurn(Wait(number * gap), Call(self._tick(number, event.target))) for number in range(len(sprites))]
        return Together(*flights, *ticks)

    def _tick(self, number: int, target: int) -> Callable[[], None]:
        counting = not isinstance(self._offence, OFFENCES)

        def tick() -> None:
            self.link.sound("card.draw", pitch=min(12, number), pan=self.pan_of(target))
            if counting:
                self.middle.count(max(0, self.middle.pending - 1))

        return tick

    def _on_the_way(self, event: Moved) -> tuple[list[CardSprite], dict[CardSprite, Any]]:
        sprites = self.mirror.move(event)
        for index in {event.source, event.target}:
            self.relay_pile(index, RELAY_SECONDS)
        lying = self.arranged(event.target)
        return sprites, dict(zip(lying, self.piles.poses(event.target, len(lying)), strict=True))

    # -- the position

    def show(self, view: View[Any], settle: bool = False) -> None:
        mine = self.choices is not None and self.choices.my_turn
        state, self.insisting, self.hushed = view.state, None, False
        self.middle.take(state)
        if state.cards[DISCARD] and COLOUR[state.top] is None and self.middle.colour is not None:
            self.named[state.top] = state.colour
        super().show(view, settle)
        if self.middle.caption is None and state.cards[DISCARD]:
            self.middle.caption = Caption(None, self.card_name(state.top))
        assert self.choices is not None
        if self.choices.my_turn and not mine and not self.link.autopilot:
            self.link.sound("turn")

    def refresh(self) -> None:
        assert self.choices is not None
        self.refresh_questions()
        if self.ended is not None and self.board is None:  # the window or the language has changed
            self.open_board(round_board(self, self.ended, self.left_over))
        if self.laid:
            self.effects.caption(self.laid[0])
        super().refresh()
        waiting = [seat for seat in self.choices.waiting_for if seat >= 0]
        self.middle.ring.aim(self._toward(waiting[0]) if waiting else None)
        for card in self.hand.cards:
            card.sprite.glow = JUMP_GLOW if self.jumps_with(card.sprite.card) else None

    def _toward(self, seat: Seat) -> float:
        """Where the pointer looks, in degrees clockwise from the right."""
        if seat == self.link.seat:
            return 90.0
        (x, y), (cx, cy) = self.layout.spot(seat).hand, self.layout.at(0.5, 0.44)
        return math.degrees(math.atan2(y - cy, x - cx))

    def refresh_plate(self, plate: SeatPlate) -> None:
        super().refresh_plate(plate)
        state, plate.badge, target = self.state, "", self.game.rules.match.target_score
        if target and plate.seat not in self.awaited:
            plate.status = self.say("uno.table.score", n=state.scores[plate.seat], target=target)
        if plate.seat in self.awaited and self.middle.pending:
            plate.badge = self.say("uno.table.badge.pending", n=self.middle.pending)
        elif plate.seat in self.awaited and self.middle.skips:
            plate.badge = self.say("uno.table.badge.skips")
        elif plate.count == 1 and state.called and state.called[plate.seat]:
            plate.badge = self.say("uno.table.badge.called")
