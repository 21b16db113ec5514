"""What is written on the cards that each seat has played: kinds of play, passes, what wildcards stand for."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade import Seat
from cardcade.table import Cards, CardSprite, Link, Part, Tag
from cardcade.table.laying import PlayCaption, draw_stands_for
from cardcade.table.layout import Pose
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.events import Point
from cardcade.ui.theme import SOFT, Type, Weight
from cardcade_guandan.moves import Play
from cardcade_guandan.partners import SEATS
from cardcade_guandan.scene.faces import TO_BEAT
from cardcade_guandan.scene.felt import NAME
from cardcade_guandan.scene.gifts import Gifts
from cardcade_guandan.scene.layout import GuandanLayout
from cardcade_guandan.scene.level import DealLevel
from cardcade_guandan.scene.meaning import play_cards
from cardcade_guandan.scene.trick import Trick
from cardcade_guandan.state import BEFORE
from cardcade_guandan.words import say_reading

PASSED = Tag(Plate((10, 16, 30, 170), (10, 16, 30, 150), PILL, (170, 184, 214, 120), 1.5), SOFT)
BEATEN = 0.65
"""How strongly the kind of a play that has been beaten is written."""
WHY = 46.0
"""How far below the reason for a pass the pass itself is said."""
PAST = 42.0
"""How high it is said, below the game's name, what the last trick was won with."""
RELAY_SECONDS = 0.12
LEANING = {1: "left", 3: "right"}
"""Towards which side a word leans that stands alone before a player at the side."""


class Middle(Part):
    """The trick as the table shows it."""

    def __init__(
        self, link: Link, layout: GuandanLayout, cards: Cards, level: DealLevel, trick: Trick, gifts: Gifts
    ) -> None:
        self._link, self._words = link, link.words
        self._layout, self._cards, self._level = layout, cards, level
        self._trick, self._gifts = trick, gifts
        self._written: list[FRect] = []

    @property
    def kept_clear(self) -> Sequence[FRect]:
        """The words, as they were drawn last."""
        return self._written

    def refresh(self) -> None:
        self.ring()

    def tell(self, seat: Seat) -> None:
        """What the seat's cards are is known: they lie as they read, and are to be beaten."""
        self._cards.relay_pile(BEFORE + seat, RELAY_SECONDS)
        self.ring()

    def ring(self) -> None:
        """What must be beaten stands out; what it has beaten steps back."""
        leading = self._trick.leading
        for seat in range(SEATS):
            for sprite in self._cards.pile(BEFORE + seat):
                sprite.glow = TO_BEAT if seat == leading else None
                sprite.dim = leading is not None and seat != leading

    def draw_over(self, painter: Painter) -> None:
        self._written = []
        for seat in range(SEATS) if self._cards.piles else ():
            self._draw_act(painter, seat, self._cards.arranged(BEFORE + seat))
        if (caption := self.caption) is not None:
            (x, y), chrome = self._layout.middle, self._layout.chrome
            at = x, y + self._layout.length(NAME / 2) + PAST * chrome
            self._written.append(caption.draw(painter, at, PAST * chrome, chrome))

    @property
    def caption(self) -> PlayCaption | None:
        """Between tricks: what the last one was won with."""
        past = self._trick.past
        if self._trick.acts or past is None or past.play is None:
            return None
        kind = self._words.sentence(say_reading(past.play.reading))
        return PlayCaption.won(self._link, past.seat, kind)

    def _draw_act(self, painter: Painter, seat: Seat, sprites: Sequence[CardSprite]) -> None:
        act, lying = self._trick.acts.get(seat), [sprite.now for sprite in sprites]
        if act is not None and act.play is None:
            at, align = self.pass_place(seat, lying)
            words = self._words.say("guandan.move.pass")
            self._write(painter, PASSED, words, at, align)
        elif lying and act is not None and act.play is not None:
            self._draw_kind(painter, seat, act.play, lying)
            draw_stands_for(painter, play_cards(act.play, self._level.rank), sprites)
        elif lying and self._gifts.giving:
            words = self._words.say(f"guandan.table.{self._gifts.giving}")
            self._write(painter, Tag.PLAY, words, self._foot(lying))

    def _write(self, painter: Painter, tag: Tag, words: str, at: Point, align: str = "centre") -> None:
        self._written.append(tag.draw(painter, words, at, self._layout.chrome, align))

    def _draw_kind(self, painter: Painter, seat: Seat, play: Play, lying: Sequence[Pose]) -> None:
        words = self._words.sentence(f"guandan.kind.{play.reading.kind.value}")
        at, align = self._tag_place(painter, seat, words, lying)
        with painter.faded(1.0 if seat == self._trick.leading else BEATEN):
            self._write(painter, Tag.BOMB if play.reading.is_bomb else Tag.PLAY, words, at, align)

    def _tag_place(self, painter: Painter, seat: Seat, words: str, lying: Sequence[Pose]) -> tuple[Point, str]:
        """In the middle of the cards; at the sides large words never lean over a player's plate."""
        (x, y), leaning = self._foot(lying), LEANING.get(self._layout.place(seat))
        width = painter.ui.text.width(words, Type(21 * self._layout.chrome, Weight.BOLD)) + 34 * self._layout.chrome
        left, right = lying[0].rect.left, lying[-1].rect.right
        if leaning is None or self._layout.growth <= 1 or width <= right - left:
            return (x, y), "centre"
        return (left if leaning == "left" else right, y), leaning

    def pass_place(self, seat: Seat, lying: Sequence[Pose]) -> tuple[Point, str]:
        """Where a pass is said, and how it is aligned there: on the cards it gives up, if any.

        The viewer's is below the words that say why.
        """
        if lying:
            return self._foot(lying), "centre"
        x, y = self._layout.spot(seat).played
        if self._layout.spot(seat).own:
            y = max(y, self._layout.complaints[1] + WHY * self._layout.chrome)
        return (x, y), LEANING.get(self._layout.place(seat), "centre")

    def _foot(self, lying: Sequence[Pose]) -> Point:
        """On the lower edge, and above the viewer's buttons."""
        middle, edge = (lying[0].x + lying[-1].x) / 2, lying[0].y + lying[0].height / 2 - 7 * self._layout.unit
        return middle, min(edge, self._layout.bar.top - (Tag.HIGH / 2 + 2) * self._layout.chrome)
