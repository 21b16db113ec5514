"""Plays and bombs, passes and tricks, the wind, and who goes out."""

from __future__ import annotations

from pygame import FRect

from cardcade import Event, Seat, say_seat
from cardcade.rulekit.shedding import Passed, TrickWon
from cardcade.table import Animation, Wait
from cardcade.table.animation import InTurn
from cardcade.ui.theme import Colour
from cardcade_guandan import events
from cardcade_guandan.moves import Play
from cardcade_guandan.scene.bombs import TIERS, tier_of
from cardcade_guandan.scene.gifts import Gifts
from cardcade_guandan.scene.middle import Middle
from cardcade_guandan.scene.piles import GuandanPiles
from cardcade_guandan.scene.plates import US, WARNING_COUNT, GuandanStaging
from cardcade_guandan.scene.trick import Trick
from cardcade_guandan.state import BEFORE, HANDS
from cardcade_guandan.words import say_call, say_reading

TRICK_SECONDS = 0.7
LONG = 5
"""Plays of so many cards have a voice."""
NAME = 24.0
"""So much of the name of a play hangs over its cards, above and below together."""
VERY_FEW = 2
"""From so many cards down every play is announced."""
LAST_LIGHT = (560.0, 1.4), (380.0, 0.9)
"""How wide and how long the last cards of the first to go out shine, and those of the others."""
STARS: tuple[Colour, ...] = ((255, 207, 110), (255, 250, 220))


class PlayActs:
    """What everyone does in a trick."""

    def __init__(
        self, staging: GuandanStaging, piles: GuandanPiles, middle: Middle, trick: Trick, gifts: Gifts
    ) -> None:
        self._words, self._sounds = staging.link.words, staging.link.sounds
        self._effects, self._plates = staging.effects, staging.plates
        self._cards, self._piles = staging.cards, piles
        self._middle, self._trick, self._gifts = middle, trick, gifts

    def animate(self, event: Event) -> Animation | None:
        match event:
            case events.Played():
                return self._play(event)
            case Passed(seat):
                self._trick.let_pass(seat)
                self._sounds.play("pass", pan=self._piles.layout.pan(seat))
                return Wait(0.2)
            case TrickWon(seat):
                self._sounds.play("gathered", pan=self._piles.layout.pan(seat))
                return InTurn(Wait(TRICK_SECONDS), self._trick.clear, self._gifts.forget)
        return None

    def _play(self, event: events.Played) -> Animation:
        earlier = self._trick.bombs
        self._trick.play(event.seat, Play(event.cards, event.reading))
        self._middle.tell(event.seat)
        self._plates.call(event.seat, self._words.say(say_call(event.reading)))
        self._announce_count(event)
        tier = tier_of(event.reading)
        if tier is None:
            if len(event.cards) >= LONG:
                self._sounds.play("run", pan=self._piles.layout.pan(event.seat))
            return Wait(0.12)
        at = self._piles.middle_of_play(event.seat, len(event.cards))
        words = self._words.sentence(say_reading(event.reading))
        return self._effects.explode(at, TIERS[tier], earlier, words, lying=[*self._read, *self._played])

    @property
    def _played(self) -> list[FRect]:
        """What lies before everybody, with the name under it."""
        piles = [self._cards.pile(BEFORE + seat) for seat in range(self._piles.layout.seats)]
        return [sprite.pose.rect.inflate(0, NAME) for pile in piles for sprite in pile]

    @property
    def _read(self) -> list[FRect]:
        """Faces with their counts, and the viewer's hand."""
        hand = self._cards.pile(HANDS + self._piles.layout.viewer)
        return [*(plate.rect for plate in self._plates), *(sprite.pose.rect for sprite in hand)]

    def _announce_count(self, event: events.Played) -> None:
        """At ten or fewer, and again at the very last."""
        left = event.left
        if left and left <= WARNING_COUNT and (left + len(event.cards) > WARNING_COUNT or left <= VERY_FEW):
            self._plates.say(event.seat, self._words.say("guandan.table.left", n=left))
            self._sounds.play("warning", pan=self._piles.layout.pan(event.seat), volume=0.7)


class GoingOut:
    """Who goes out gets a medal, and the wind may be caught."""

    def __init__(self, staging: GuandanStaging, piles: GuandanPiles) -> None:
        self._link, self._words, self._layout = staging.link, staging.link.words, staging.layout
        self._effects, self._plates, self._cards, self._piles = staging.effects, staging.plates, staging.cards, piles

    def animate(self, event: Event) -> Animation | None:
        match event:
            case events.WentOut(seat, place):
                return self._go_out(seat, place)
            case events.WindCaught(seat, after):
                return self._catch_wind(seat, after)
        return None

    def _go_out(self, seat: Seat, place: int) -> Animation:
        badge = self._plates.award(seat, place)
        self._plates.say(seat, badge + self._words.say("guandan.table.cheer"))
        self._link.sounds.play("medal", pan=self._layout.pan(seat))
        at = self._piles.middle_of_play(seat, max(1, len(self._cards.pile(BEFORE + seat))))
        self._effects.shine(at, STARS[0], *LAST_LIGHT[place > 1])
        if self._effects.lively:
            self._effects.particles.burst(self._plates[seat].rect.center, 26, STARS, picture="star", force=300)
        return Wait(0.5)

    def _catch_wind(self, seat: Seat, after: Seat) -> Animation:
        self._plates.say(seat, self._words.say("guandan.table.wind"))
        words = self._words.say("guandan.table.wind_caught", name=say_seat(seat))
        self._effects.shout(words, 42, colour=US, seconds=1.3)
        self._link.sounds.play("jiefeng")
        if self._effects.lively:
            self._blow(after, seat)
        return Wait(0.7)

    def _blow(self, source: Seat, target: Seat) -> None:
        burst, unit = self._effects.particles.burst, self._layout.unit
        burst(self._plates[source].rect.center, 18, [US, (230, 255, 250)], picture="petal", force=420 * unit)
        burst(self._plates[target].rect.center, 12, [US, (255, 255, 255)], picture="swirl", force=160 * unit)
