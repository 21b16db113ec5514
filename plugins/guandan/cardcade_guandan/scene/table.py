"""The Guandan table: how everything that happens at it looks and sounds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from cardcade.engine.cards import Card, Place, Seat
from cardcade.engine.events import Event, Moved
from cardcade.engine.state import View
from cardcade.table.animation import Animation, Call, InTurn, Still, Together, Wait
from cardcade.table.blast import explode
from cardcade.table.flight import Flight
from cardcade.table.layout import Pose
from cardcade.table.link import Link
from cardcade.table.scene import DEAL_SECONDS
from cardcade.table.sprites import CardSprite
from cardcade.ui import Ui
from cardcade_guandan import events
from cardcade_guandan.moves import Play
from cardcade_guandan.scene.bombs import TIERS, tier_of
from cardcade_guandan.scene.handling import GuandanHandling
from cardcade_guandan.scene.moments import Moments
from cardcade_guandan.scene.outcome import deal_board
from cardcade_guandan.scene.score import Score
from cardcade_guandan.scene.seats import US, WARNING_COUNT, GuandanPlate
from cardcade_guandan.state import BEFORE, HANDS, LEFT, Act
from cardcade_guandan.words import say_rank, say_reading

TICKING = 5.0
TRICK_SECONDS, SWEEP_SECONDS, GIFT_SECONDS, OPEN_SECONDS = 0.7, 0.24, 0.5, 0.3


class GuandanScene(GuandanHandling):
    """One seat's picture of a Guandan match."""

    def __init__(self, ui: Ui, link: Link) -> None:
        self.moments = Moments()
        self.bombs_in_a_row = 0
        self._ticked = 0
        self.ended: events.DealEnded | None = None
        self.ace_failed: events.AceFailed | None = None
        super().__init__(ui, link)

    def show(self, view: View[Any], settle: bool = False) -> None:
        before = self.choices is not None and self.choices.my_turn
        super().show(view, settle)
        assert self.choices is not None
        if self.choices.my_turn and not before and not self.link.autopilot:
            self.link.sound("turn", volume=0.6)

    def still_for(self) -> float:
        """The viewer's last seconds are heard."""
        left = self.link.time_left()
        if left is not None and left.seat == self.link.seat and left.seconds <= TICKING and not self.link.autopilot:
            second = math.ceil(left.seconds)
            if second != self._ticked:
                self.link.sound("clock.tick")
            self._ticked = second
        return super().still_for()

    def refresh(self) -> None:
        """A deal that is over has a board of its own."""
        assert self.choices is not None
        if (self.choices.table_waits or self.choices.over) and self.board is None:
            self.open_board(deal_board(self))
        super().refresh()

    def remember(self, event: Event) -> None:
        self.moments.watch(event)

    def moment(self) -> str:
        return self.link.text(self.moments.best) if self.moments.best is not None else ""

    def animate(self, event: Event) -> Animation:
        match event:
            case Moved():
                return self._animate_cards(event)
            case events.Played():
                return self._animate_play(event)
            case events.Passed(seat):
                self.acts[seat] = Act(seat, None)
                self.end_turn(seat)
                self.link.sound("pass", pan=self.pan_of(BEFORE + seat))
                return Wait(0.2)
            case events.TrickWon():
                return InTurn(Wait(TRICK_SECONDS), Call(self._clear_trick))
            case events.WindCaught(seat, after):
                return self._animate_wind(seat, after)
            case events.WentOut(seat, place):
                return self._animate_going_out(seat, place)
        return self._animate_deal_event(event)

    def _animate_deal_event(self, event: Event) -> Animation:
        match event:
            case events.DealBegan():
                return self._begin_deal(event)
            case events.LeadTaken(seat):
                self.giving = ""
                self.bubble(seat, self.say("guandan.table.leads"))
                return Wait(0.4)
            case events.DealEnded():
                self.ended, self.ace_failed = event, None
                self._show_places(event.places)
                return Wait(0.2)
            case events.AceFailed():
                self.ace_failed = event
            case events.TimeRanOut(seats):
                for seat in seats:
                    self.bubble(seat, self.say("guandan.table.time_up"))
                self.link.sound("warning")
                return Wait(0.3)
        return self._animate_tribute(event)

    def _animate_tribute(self, event: Event) -> Animation:
        match event:
            case events.TributeOwed(payers, count):
                self.giving = "tribute"
                for seat in payers:
                    self.bubble(seat, self.say("guandan.table.owes", n=count))
                self.link.sound("tribute")
                return Wait(0.7)
            case events.TributeResisted(payers):
                for seat in payers:
                    self.bubble(seat, self.say("guandan.table.resists"))
                self._proclaim("guandan.table.resisted", "challenge", payers[0])
                return Wait(1.2)
            case events.TributePaid(giver, receiver, cards):
                return self._hand_over(giver, receiver, cards, "given")
            case events.TributeReturned(giver, receiver, cards):
                return self._hand_over(receiver, giver, cards, "back")
        return super().animate(event)

    # -- cards on their way

    def _animate_cards(self, event: Moved) -> Animation:
        if event.target >= LEFT:
            return self._lay_open(event)
        if HANDS <= event.source < BEFORE <= event.target:
            self.end_turn(event.source - HANDS)
        source, target = self.mirror.specs[event.source].place, self.mirror.specs[event.target].place
        if target in (Place.DISCARD, Place.STOCK):
            return self._sweep(event)
        gift = source is Place.PLAYED and target is Place.HAND
        made = self.animate_move(event, GIFT_SECONDS if gift else None)
        if self.giving:
            self._count_hands()
        return made

    def _count_hands(self) -> None:
        for plate in self.plates:
            plate.count = len(self.mirror.piles[HANDS + plate.seat])

    def _sweep(self, event: Moved) -> Animation:
        """All together and without waiting: a trick is gathered in one go."""
        sprites = self.mirror.move(event)
        for sprite, pose in zip(sprites, self.piles.poses(event.target, len(sprites)), strict=True):
            sprite.glow, sprite.dim = None, False
            sprite.fly(pose, SWEEP_SECONDS)
        if event.source - BEFORE in self.acts and event.source >= BEFORE:
            del self.acts[event.source - BEFORE]
        return Still()

    def _lay_open(self, event: Moved) -> Animation:
        """What a loser has left: all hands together."""
        self.link.sound("card.flip", pan=self.pan_of(event.target))
        self.mirror.move(event)
        self.relay_pile(event.source, OPEN_SECONDS)
        self.relay_pile(event.target, OPEN_SECONDS)
        return Still()

    def animate_deal(self, moves: Sequence[Moved]) -> Animation:
        """A card to each in turn, as it is dealt, however the hands were drawn."""
        poses: dict[CardSprite, Pose] = {}
        sent = [self.mirror.move(event) for event in moves]
        for event in moves:
            lying = self.arranged(event.target)
            poses |= dict(zip(lying, self.piles.poses(event.target, len(lying)), strict=True))
            self.relay_pile(event.target, 0.0)
        turns = [sprite for hand in zip(*sent, strict=False) for sprite in hand]
        stagger = min(0.08, 1.3 / max(1, len(turns)))
        start = self.stock_pose()
        for sprite in turns:
            sprite.fly(start, 0.0)
        self.link.sound("card.deal")
        return Together(*(Flight(one, poses[one], DEAL_SECONDS, n * stagger) for n, one in enumerate(turns)))

    # -- plays

    def _animate_play(self, event: events.Played) -> Animation:
        self.acts[event.seat] = Act(event.seat, Play(event.cards, event.reading))
        self.relay_pile(BEFORE + event.seat, 0.12)
        self.ring_the_last(event.seat)
        self._announce_count(event)
        tier = tier_of(event.reading)
        if tier is None:
            self.bombs_in_a_row = 0
            return Wait(0.12)
        earlier, self.bombs_in_a_row = self.bombs_in_a_row, self.bombs_in_a_row + 1
        words = self.capital(self.link.text(say_reading(event.reading)))
        at = self.layout.spot_of_play(event.seat, len(event.cards))
        return explode(self, at, TIERS[tier], earlier, words)

    def _announce_count(self, event: events.Played) -> None:
        """At ten or fewer, and again at the very last."""
        left, plate = event.left, self.plates[event.seat]
        plate.count = left or None
        if left and left <= WARNING_COUNT and (left + len(event.cards) > WARNING_COUNT or left <= 2):
            self.bubble(event.seat, self.say("guandan.table.left", n=left))
            self.link.sound("warning", pan=self.pan_of(BEFORE + event.seat), volume=0.7)

    def _animate_going_out(self, seat: Seat, place: int) -> Animation:
        plate = self.plates[seat]
        assert isinstance(plate, GuandanPlate)
        plate.medal, plate.out = place, True
        plate.badge = self.capital(self.say(f"guandan.place.{place}"))
        self.bubble(seat, plate.badge + self.say("guandan.table.cheer"))
        self.link.sound("round_end", volume=0.8)
        if not self.link.look.reduced_motion:
            spot = plate.rect.center
            self.particles.burst(spot, 26, [(255, 207, 110), (255, 250, 220)], picture="star", force=300)
        return Wait(0.5)

    def _animate_wind(self, seat: Seat, after: Seat) -> Animation:
        self.bubble(seat, self.say("guandan.table.wind"))
        self._proclaim("guandan.table.wind_caught", "jiefeng", seat)
        if not self.link.look.reduced_motion:
            unit = self.layout.unit
            self.particles.burst(self.plates[after].rect.center, 18, [US, (230, 255, 250)], picture="petal",
                                 force=420 * unit)  # fmt: skip
            self.particles.burst(self.plates[seat].rect.center, 12, [US, (255, 255, 255)], picture="swirl",
                                 force=160 * unit)  # fmt: skip
        return Wait(0.7)

    def _clear_trick(self) -> None:
        self.acts, self.gifts, self.bombs_in_a_row = {}, {}, 0

    # -- deals and tribute

    def _begin_deal(self, event: events.DealBegan) -> Animation:
        self.close_board()
        self.level = event.level
        self.score = Score(event.level, event.levels, event.owner, event.failures)
        self.arrangement.forget()
        self._clear_trick()
        self._show_places(())
        self.hand.select(set())
        words = self.say("guandan.table.deal", n=event.number, level=say_rank(event.level))
        self.banner(words, size=44 * self.layout.unit, seconds=1.4)
        return Wait(0.5)

    def _show_places(self, places: Sequence[Seat]) -> None:
        for plate in self.plates:
            assert isinstance(plate, GuandanPlate)
            plate.medal = places.index(plate.seat) + 1 if plate.seat in places else None
            plate.out = plate.medal is not None
            plate.badge = self.capital(self.say(f"guandan.place.{plate.medal}")) if plate.medal else ""

    def _hand_over(self, source: Seat, target: Seat, cards: Sequence[Card], mark: str) -> Animation:
        """Everyone sees the cards before they cross the table."""
        self.gifts |= dict.fromkeys(cards, mark)
        self.bubble(source, self.say(f"guandan.table.to.{mark}", name=self.link.players[target].name))
        self.link.sound("tribute")
        return Wait(0.9)

    def _proclaim(self, key: str, sound: str, seat: Seat) -> None:
        words = self.say(key, name=self.link.players[seat].name)
        self.banner(words, size=42 * self.layout.unit, colour=US, seconds=1.3)
        self.link.sound(sound)
