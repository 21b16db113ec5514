"""What lives for a moment over the table: words, sparks, blasts, and the jolt they give."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade.table.animation import Animation, Wait
from cardcade.table.effects.banner import Banner
from cardcade.table.effects.blast import CROWN, LINGERS, Blast, crowned, light_up, spray
from cardcade.table.effects.clear_place import clear_place
from cardcade.table.effects.particles import Particle, Particles, foresee
from cardcade.table.effects.presently import APIECE, Presently
from cardcade.table.effects.shake import HIT_STOP, Shake
from cardcade.table.layout import COMPLAINT_SIZE, HALF, TableLayout
from cardcade.table.link import Look, Sounds
from cardcade.table.part import Part
from cardcade.ui import Painter, Ui
from cardcade.ui.events import Point
from cardcade.ui.theme import GOLD, INK, Colour

COMPLAINT_SECONDS = 2.4
COMPLAINT_INK: Colour = (255, 226, 214)
CARD = 88.0
"""Half the height of a card that was played, and a little more."""
CALM_LIGHT = 1.6
"""A soft light is seen at its edge less than a blast: it is so much wider, or it would stay under the cards."""


class Effects(Part):
    """Light and motion only where the player wants any; words always, unless everything happens at once."""

    def __init__(self, ui: Ui, layout: TableLayout, look: Look, sounds: Sounds) -> None:
        self._ui, self._layout, self._look, self._sounds = ui, layout, look, sounds
        self.particles, self.lights, self.shake = Particles(), Particles(), Shake()
        self._presently = Presently()
        self.banners: list[Banner] = []
        self.refused: str | None = None
        """The preset key behind the refusal that stands, where one is."""

    @property
    def animated(self) -> bool:
        """Whether things take their time."""
        return self._look.speed > 0

    @property
    def lively(self) -> bool:
        """Whether things may fly about: not for players who want calm, nor when nothing is animated."""
        return self.animated and not self._look.reduced_motion

    # -- words

    def banner(
        self,
        text: str,
        at: Point | None = None,
        *,
        size: float = 44,
        colour: Colour = GOLD,
        seconds: float = 1.1,
        later: float = 0.0,
        widest: float | None = None,
    ) -> None:
        """Words over the middle of the table, or elsewhere; they take the place of any that stand there."""
        where = at or self._layout.shouts
        self.banners = [banner for banner in self.banners if not banner.meets(where, size)]
        made = Banner(text, where, size=size, colour=colour, seconds=seconds, passed=-later, widest=widest)
        self.banners.append(made)

    def shout(
        self,
        text: str,
        size: float,
        *,
        colour: Colour = GOLD,
        seconds: float = 1.2,
        room: FRect | None = None,
        later: float = 0.0,
    ) -> None:
        """A line for everyone, so many units high, unless everything happens at once; in that room if there is one."""
        if self.animated:
            at, widest = (None, None) if room is None else (room.center, room.w)
            high = size * self._layout.unit
            self.banner(text, at, size=high, colour=colour, seconds=seconds, widest=widest, later=later)

    def complain(self, text: str, rule: str | None = None) -> None:
        """Why that did not work, where the player is looking, and which preset key is behind it."""
        self._sounds.play("illegal")
        self.refused = rule
        self._remark(text, self._layout.complaints, COMPLAINT_INK)

    def tell(self, text: str, at: Point | None = None) -> None:
        """Why something happens by itself, where the player is looking; it may still be read afterwards."""
        self._remark(text, at or self._layout.complaints, INK)

    def _remark(self, text: str, at: Point, colour: Colour) -> None:
        size, widest = self.remark_size, self._layout.complaint_room.w
        self.banner(text, at, size=size, colour=colour, seconds=COMPLAINT_SECONDS, widest=widest)

    @property
    def remark_size(self) -> float:
        """Of the letters in which something is said to the player alone."""
        return min(COMPLAINT_SIZE, self._layout.complaint_room.h / (2 * HALF))

    @property
    def told(self) -> list[FRect]:
        """Where words to the player stand just now."""
        return [banner.place(self._ui) for banner in self.banners if banner.size == self.remark_size]

    def speaks_over(self, place: FRect) -> bool:
        """Whether words that stand over its middle reach it, above or below."""
        return any(banner.meets(place.center, place.h / (2 * HALF)) for banner in self.banners)

    def make_way(self, buttons: Sequence[FRect]) -> None:
        """Words to everyone fade where there is something to press now; by then they have been read."""
        for banner in self.banners:
            if banner.size != self.remark_size and banner.place(self._ui).collidelist(buttons) >= 0:
                banner.fade()

    def hush(self) -> None:
        """A refusal is out of date."""
        self.refused = None
        self.banners = [banner for banner in self.banners if banner.colour != COMPLAINT_INK]

    def silence(self) -> None:
        """Something else is to be read."""
        self.refused = None
        self.banners = []

    # -- light and motion

    def jolt(self, strength: float) -> None:
        if self.lively:
            self.shake.hit(strength)

    def swirl(self, at: Point, tint: Colour, size: float, spin: float) -> None:
        """Turns there under the cards, so many degrees a second, as soon as it is drawn."""
        if self.lively:
            self.lights.swirl(at, tint, size * self._layout.unit, spin, later=2 * APIECE)
            self.lights.begin(self._ui)

    def explode(
        self,
        at: Point,
        blast: Blast,
        earlier: int,
        words: str,
        *,
        lying: Sequence[FRect] = (),
        near: Point | None = None,
    ) -> Animation:
        """Sound, words and light, the words clear of all cards that lie on the table, or at least of the bomb's own,
        and as near as can be to a place that suits them.

        Every bomb of a row of bombs sounds a semitone higher than the one before.
        """
        lying, near = lying or (self._row(at),), near or self._layout.shouts
        self._sounds.duck()
        self._sounds.play(blast.sound, pitch=float(earlier))
        if self._look.reduced_motion:
            light = CALM_LIGHT * max(size for _, size in blast.pictures)
            self.shine(at, blast.tints[0], light, blast.hold + 2 * LINGERS)
            self._presently.do(lambda: self._name(blast, words, lying, near))
        else:
            self.shake.hit(blast.jolt, blast.flash)
            self._presently.do(lambda: self._blaze(at, blast, words, lying, near), lambda: self._spray(at, blast))
        return Wait(blast.hold)

    def _name(self, blast: Blast, words: str, lying: Sequence[FRect], near: Point) -> FRect:
        """Where the words stand in a moment."""
        size, colour, seconds = blast.words * self._layout.unit, blast.tints[0], 0.9 + blast.hold / 2
        place = Banner(words, near, size=size).place(self._ui)
        place.center = clear_place(place, lying, self._layout.area)
        self.banner(words, place.center, size=size, colour=colour, seconds=seconds, later=HIT_STOP - APIECE)
        return place

    def _blaze(self, at: Point, blast: Blast, words: str, lying: Sequence[FRect], near: Point) -> None:
        place, unit = self._name(blast, words, lying, near), self._layout.unit
        crown = crowned(at, place, dict(blast.pictures).get(CROWN, 0.0) * unit, lying)
        light_up(self._ui, self.lights, at, blast, unit, crown, HIT_STOP - APIECE)

    def _spray(self, at: Point, blast: Blast) -> None:
        spray(self._ui, self.particles, at, blast, self._layout.unit, HIT_STOP - 2 * APIECE)

    def _row(self, at: Point) -> FRect:
        """Cards around that place, however many there are."""
        area, high = self._layout.area, CARD * self._layout.unit
        return FRect(area.x, at[1] - high, area.w, 2 * high)

    def shine(self, at: Point, tint: Colour, size: float, seconds: float) -> None:
        """A light under the cards, so many units wide, that stands still and fades: for calm as well.

        It comes a moment later, as it may be the largest picture of all and is drawn until then.
        """
        if self.animated:
            unit = self._layout.unit
            self.lights.add(Particle("glow", *at, 0, 0, size=size * unit, life=seconds, tint=tint, age=-HIT_STOP))
            self.lights.begin(self._ui)

    def lay_out(self) -> None:
        if self.lively:
            self._presently.do(lambda: foresee(self._ui))

    def update(self, dt: float) -> bool:
        made, before = self._presently.update(dt), len(self.banners)
        self.banners = [banner for banner in self.banners if banner.update(dt)]
        moving = made or bool(self.banners) or before != len(self.banners)
        return self.particles.update(dt) | self.lights.update(dt) | self.shake.update(dt) | moving

    # -- drawing

    def draw_under(self, painter: Painter) -> None:
        """Whatever is large: no card that somebody wants to read is hidden by it."""
        if self.shake.flash > 0.01:
            painter.fill(self._layout.area, (255, 244, 214, round(150 * self.shake.flash)))
        self.lights.draw(painter)

    def draw_light(self, painter: Painter) -> None:
        self.particles.draw(painter)

    def draw_words(self, painter: Painter) -> None:
        for banner in self.banners:
            banner.draw(painter)
