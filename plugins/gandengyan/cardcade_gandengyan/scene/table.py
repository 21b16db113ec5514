"""The table of Gandengyan: how everything that happens at it looks and sounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardcade import Event, Moved, Seat, say, say_seat
from cardcade.table.animation import Animation, InTurn, Still, Together, Wait, begun_later
from cardcade.table.blast import explode
from cardcade.table.link import Link
from cardcade.table.picture import RELAY_SECONDS
from cardcade.ui import Ui
from cardcade_gandengyan import events
from cardcade_gandengyan.scene.boards import ended_of, round_board
from cardcade_gandengyan.scene.bombs import BLASTS
from cardcade_gandengyan.scene.moments import Moments
from cardcade_gandengyan.scene.picture import GandengyanPicture
from cardcade_gandengyan.state import GONE, HANDS, STOCK, TRICK

TRICK_SECONDS, SWEEP_SECONDS, DRAW_SECONDS, OUT_SECONDS = 0.7, 0.24, 0.34, 1.1
GOLDEN = [(255, 226, 140), (140, 236, 240), (255, 255, 255)]
FRESH = (120, 236, 240)
CROWD = 3
"""So many who stare at once are worth a word."""


class GandengyanScene(GandengyanPicture):
    """One seat's picture of a match of Gandengyan."""

    def __init__(self, ui: Ui, link: Link) -> None:
        self.moments = Moments()
        super().__init__(ui, link)

    @property
    def lively(self) -> bool:
        return not self.link.look.reduced_motion

    def remember(self, event: Event) -> None:
        self.moments.watch(event)

    def moment(self) -> str:
        return self.link.text(self.moments.best[1]) if self.moments.best else ""

    def refresh(self) -> None:
        """A round that is over has its board, also after the window has changed."""
        assert self.view is not None
        if self.view.state.winner is not None and self.board is None:
            self.open_board(round_board(self, ended_of(self.view.state, self.game.rules.scoring), hold=0.0))
        super().refresh()

    def next_round(self) -> None:
        self.close_board()
        self.link.proceed()

    # -- events

    def animate(self, event: Event) -> Animation:
        self._hush()
        if self.board is not None and not isinstance(event, events.MatchEnded):
            self.close_board()
        made = self._play(event) or self._course(event) or super().animate(event)
        for plate in self.plates:
            self.count_cards(plate)
        return made

    def _hush(self) -> None:
        """Whatever happens next, the turn that was is over."""
        if self.hushed:
            return
        self.hushed = True
        self.actions.refresh()
        for plate in self.plates:
            plate.active.to(0.0)
            level = plate.player.level
            plate.status = self.say(f"table.level.{level}" if level else "table.person")
        for card in self.hand.cards:
            card.sprite.dim, card.sprite.glow = False, None

    def _play(self, event: Event) -> Animation | None:
        match event:
            case Moved():
                return self._move(event)
            case events.Laid(seat, _, combination):
                self.trail.read(combination)
                return Wait(0.15) if self.count_of(seat) or combination.bomb_tier else self._out(seat)
            case events.BombBurst(seat):
                return self._burst(event, seat)
            case events.Passed(seat):
                self.trail.let_stand(seat)
                self.link.sound("pass", pan=self.pan_of(HANDS + seat))
                return Wait(0.3)
            case events.FewLeft(seat, count):
                self.link.sound("warning", pitch=2.0 if count == 1 else 0.0)
                self.bubble(seat, self.say("gandengyan.table.say.few", n=count))
                return Wait(0.25)
        return None

    def _course(self, event: Event) -> Animation | None:
        match event:
            case events.RoundBegan(number, leader):
                return self._begin(number, leader)
            case events.TrickWon(seat):
                return self._won(seat)
            case events.Drew(seat):
                self.bubble(seat, self.say("gandengyan.table.say.drew", n=1))
                return Wait(0.45 if seat == self.trick_winner else 0.1)
            case events.RoundEnded():
                self.link.sound("round_end")
                self.open_board(round_board(self, event, hold=0.9))
                return Still()
        return None

    def _begin(self, number: int, leader: Seat) -> Animation:
        self.trail.clear()
        self.round, self.factor = number, 1
        self._shout("gandengyan.table.shout.round", 50, n=number, player=say_seat(leader))
        return Wait(0.5)

    def _burst(self, event: events.BombBurst, seat: Seat) -> Animation:
        if event.factor != self.factor:
            self.factor = event.factor
            self.grown.jump(0.0)
            self.grown.to(1.0)
        words = self.kind_of(event.combination) + (f"  ×{event.factor}" if event.factor > 1 else "")
        blast = BLASTS[event.combination.bomb_tier]
        bang = explode(self, self.layout.play, blast, self.trail.bombs_in_a_row - 1, words)
        return bang if self.count_of(seat) else InTurn(bang, begun_later(lambda: self._out(seat)))

    def _out(self, seat: Seat) -> Animation:
        """The last cards are seen before any score."""
        self.link.sound("level_up")
        self.link.duck()
        key = "you_out" if seat == self.link.seat else "out"
        self._shout(f"gandengyan.table.shout.{key}", 58, player=say_seat(seat))
        if self.lively:
            unit = self.layout.unit
            self.particles.ring(self.layout.play, (140, 236, 240), 120 * unit, 900 * unit)
            self.particles.burst(self.layout.play, 46, GOLDEN, force=640 * unit)
        return Wait(OUT_SECONDS)

    def _won(self, seat: Seat) -> Animation:
        """Those who could not beat it stare at it."""
        self.trick_winner = seat
        starers = self.trail.passed - {seat}
        if self.link.look.speed > 0:
            self.stares.begin(starers)
        if len(starers) >= CROWD or self.trail.bombs_in_a_row:
            self._shout("gandengyan.table.shout.stare", 44)
        return Wait(TRICK_SECONDS)

    trick_winner: Seat = -1

    def _shout(self, key: str, size: float, **args: Any) -> None:
        """A line over the middle, unless everything happens at once."""
        if self.link.look.speed > 0:
            x, y = self.layout.strip
            at = x, y - 16 * self.layout.unit
            self.banners = [banner for banner in self.banners if banner.at != at]
            self.banner(self.link.text(say(key, **args)), size=size * self.layout.unit, seconds=1.2, at=at)

    # -- cards on their way

    def animate_deal(self, events: Sequence[Moved]) -> Animation:
        made = super().animate_deal(events)
        for plate in self.plates:
            self.count_cards(plate)
        return made

    def _move(self, event: Moved) -> Animation:
        if event.target == STOCK:
            return self._gather(event)
        if event.target == TRICK:
            self.trail.lay(event.source - HANDS, event.cards)
        elif event.source == TRICK and event.target == GONE:
            self.trail.clear()
            self.link.sound("card.slide")
            return self.fly(self.mirror.move(event), event.source, event.target, SWEEP_SECONDS)
        elif event.source == STOCK:
            return self._draw(event)
        elif event.target >= HANDS:
            return self._lay_open(event)
        return self.animate_move(event)

    def _draw(self, event: Moved) -> Animation:
        """The viewer's own new card shines until something else happens."""
        made = self.animate_move(event, DRAW_SECONDS)
        if event.target == HANDS + self.link.seat:
            self.mirror.piles[event.target][-1].glow = FRESH
        return made

    def _lay_open(self, event: Moved) -> Animation:
        """What a loser has left: all hands together."""
        self.link.sound("card.flip", pan=self.pan_of(event.target))
        return self._send(event, 0.3)

    def _gather(self, event: Moved) -> Animation:
        if event.source == TRICK:
            self.trail.clear()
        return self._send(event, 0.28)

    def _send(self, event: Moved, seconds: float) -> Animation:
        """On their way, and nothing waits for them."""
        self.mirror.move(event)
        self.relay_pile(event.source, RELAY_SECONDS)
        self.relay_pile(event.target, seconds)
        return Together()
