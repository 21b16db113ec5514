"""What lives for a moment over the table: words, sparks, blasts, and the jolt they give."""

from __future__ import annotations

from pygame import FRect

from cardcade.table.animation import Animation, Wait
from cardcade.table.effects.banner import Banner
from cardcade.table.effects.blast import APART, LINGERS, Blast, light_up, spray
from cardcade.table.effects.particles import Particle, Particles
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
        self, text: str, size: float, *, colour: Colour = GOLD, seconds: float = 1.2, room: FRect | None = None
    ) -> None:
        """A line for everyone, so many units high, unless everything happens at once; in that room if there is one."""
        if self.animated:
            at, widest = (None, None) if room is None else (room.center, room.w)
            self.banner(text, at, size=size * self._layout.unit, colour=colour, seconds=seconds, widest=widest)

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

    def explode(self, at: Point, blast: Blast, earlier: int, words: str) -> Animation:
        """Sound, words and light. Every bomb of a row of bombs sounds a semitone higher than the one before."""
        unit = self._layout.unit
        self._sounds.duck()
        self._sounds.play(blast.sound, pitch=float(earlier))
        where, seconds = self._clear_of(at, blast.words * unit), 0.9 + blast.hold / 2
        size, later = blast.words * unit, 0.0 if self._look.reduced_motion else HIT_STOP
        self.banner(words, where, size=size, colour=blast.tints[0], seconds=seconds, later=later)
        if self._look.reduced_motion:
            light = CALM_LIGHT * max(size for _, size in blast.pictures)
            self.shine(at, blast.tints[0], light, blast.hold + 2 * LINGERS)
        else:
            self.shake.hit(blast.jolt, blast.flash)
            light_up(self._ui, self.lights, at, blast, unit, where)
            spray(self._ui, self.particles, at, blast, unit)
        return Wait(blast.hold)

    def _clear_of(self, cards: Point, size: float) -> Point:
        """Over the middle of the table, further from the cards where words of that size would lie on them."""
        (x, y), far = self._layout.shouts, size + CARD * self._layout.unit
        if abs(y - cards[1]) >= far:
            return x, y
        return x, cards[1] - far if y <= cards[1] else cards[1] + far

    def shine(self, at: Point, tint: Colour, size: float, seconds: float) -> None:
        """A light under the cards, so many units wide, that stands still and fades: for calm as well."""
        if self.animated:
            unit = self._layout.unit
            self.lights.add(Particle("glow", *at, 0, 0, size=size * unit, life=seconds, tint=tint, age=-APART))
            self.lights.begin(self._ui)

    def update(self, dt: float) -> bool:
        before = len(self.banners)
        self.banners = [banner for banner in self.banners if banner.update(dt)]
        moving = bool(self.banners) or before != len(self.banners)
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
