"""The pointer in the hand: clicks, swipes over cards, cards dragged onto the table, a rubber band on the felt.

What was under the pointer when it went down is what a gesture is about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from cardcade.engine.cards import Card
from cardcade.table.hand.carrying import Carrying
from cardcade.ui.events import NOWHERE, Dragged, Point, Pressed, Released, UiEvent
from cardcade.ui.painter import Painter

if TYPE_CHECKING:
    from cardcade.table.hand.hand import Hand

DOUBLE_CLICK_SECONDS = 0.35
PULL, DRAG_TO_PLAY = 34.0, 110.0
"""A card pulled up so far hangs on the pointer; let go from there on, it is played."""
STEEP = 0.5
"""So far up for each step aside, and it is a pull: the way from the end of a long hand to the middle of the table is no
steeper."""
SMALLEST_BAND = 8.0
PLAINLY = pygame.KMOD_CTRL | pygame.KMOD_SHIFT
BAND = (255, 255, 255, 36)


@dataclass(slots=True)
class Grip:
    """The pointer went down on a card and may go over others."""

    card: Card
    at: Point
    before: frozenset[Card]
    """What was selected."""
    takes: bool | None = None
    """Whether the swipe takes cards or lets go of them; None while it is none."""
    began: Point = NOWHERE
    """Where it went down, however far it has got."""
    last: Card | None = None
    """The card it went over last."""

    def upwards(self, pos: Point) -> float:
        """How far it has gone up, where that is its way."""
        up = self.began[1] - pos[1]
        return up if up > STEEP * abs(pos[0] - self.began[0]) else 0.0


@dataclass(slots=True)
class Band:
    """A rubber band between two points."""

    start: Point
    end: Point

    @property
    def rect(self) -> FRect:
        (x, y), (right, bottom) = self.start, self.end
        return FRect(min(x, right), min(y, bottom), abs(x - right), abs(y - bottom))

    @property
    def drawn(self) -> bool:
        """Wide or high enough to be more than a click on the felt."""
        return max(self.rect.w, self.rect.h) > SMALLEST_BAND


class Touch:
    """For cards that lie side by side: a swipe goes along them, a card pulled up out of them is played."""

    def __init__(self, hand: Hand) -> None:
        self._hand, self._selection = hand, hand.selection
        self._grip: Grip | None = None
        self._band: Band | None = None
        self._clicked: tuple[Card, float] | None = None
        self._now = 0.0
        self._carrying = Carrying(lambda: [card.sprite for card in hand.cards])
        self._mods = 0
        """The keys that were held when the pointer went down: with Ctrl or Shift nothing is taken but what is meant."""

    def advance(self, dt: float) -> bool:
        """Whether something swings by itself."""
        self._now += dt
        calm = self._hand.stage is not None and self._hand.stage.ui.motion.reduced
        return self._carrying.update(dt, self._hand.unit, calm)

    # -- on a card

    def grab(self, card: Card, pressed: Pressed) -> None:
        self._mods = pressed.mods
        self._grip = Grip(card, pressed.pos, frozenset(self._selection.cards), began=pressed.pos)

    @property
    def grip(self) -> Grip | None:
        """None also once its card has left the hand, as when the clock plays it."""
        grip = self._grip
        return grip if grip is not None and grip.card in self._hand.held else None

    def drag(self, pos: Point) -> None:
        grip = self.grip
        if grip is None or self.carries(grip, pos):
            return
        under = self.card_at((pos[0], grip.at[1]))
        if under is not None and under != grip.card and abs(pos[1] - grip.at[1]) < DRAG_TO_PLAY * self._hand.unit:
            self.swipe(grip, under)

    def carries(self, grip: Grip, pos: Point) -> bool:
        """Whether the pointer carries cards, from now on if they are pulled out: all that are chosen, with this one."""
        if not self._carrying.active and self.lifts(grip, pos):
            grip.takes = None
            self._take(grip)
            self._carrying.begin(self._selection.in_order, grip.card, grip.began)
            self._hand.sound("card.slide")
        self._carrying.move(pos)
        if self._carrying.active:
            self._hand.changed()
        return self._carrying.active

    def _take(self, grip: Grip) -> None:
        """What was chosen, whatever a swipe has done since, and the gripped card last: one hand takes only one."""
        self._selection.choose(set(grip.before))
        self._selection.choose({*grip.before, grip.card})

    def lifts(self, grip: Grip, pos: Point) -> bool:
        """Whether the card is pulled out, perhaps over its neighbours, and not swiped along the others."""
        far = PULL if grip.takes is None else DRAG_TO_PLAY
        return grip.upwards(pos) > far * self._hand.unit

    def swipe(self, grip: Grip, card: Card) -> None:
        """Over another card; what it began on goes the same way."""
        passed, grip.last = [card], card
        if grip.takes is None:
            grip.takes = grip.card not in self._selection.cards
            passed = [grip.card, card]
        self._selection.sweep(passed, grip.takes)

    def drop(self, pos: Point) -> None:
        plays, grip, self._grip = self.plays(pos), self.grip, None
        carried = self._carrying.active
        if grip is not None and pos != NOWHERE and (plays or not carried):
            self._let_go(grip, plays)
        elif grip is not None and carried:
            self._selection.choose(set(grip.before))
            self._hand.sound("card.slide")
        self._carrying.end()

    def _let_go(self, grip: Grip, plays: bool) -> None:
        if plays:
            self._take(grip)
            self._hand.judge.play(self._selection.in_order)
        elif grip.takes is None:
            self.click(grip.card)
        elif grip.takes and not self.plainly:
            self._hand.taps.snap(self._selection.in_order, grip.before, [grip.card, grip.last or grip.card])

    def plays(self, pos: Point) -> bool:
        """Whether a card let go there is meant to be played."""
        grip = self.grip
        if grip is None or grip.takes is not None:
            return False
        return grip.at[1] - pos[1] > DRAG_TO_PLAY * self._hand.unit

    def click(self, card: Card) -> None:
        """By the pointer, or by Enter."""
        plainly = self.plainly
        self._mods = 0
        if self._hand.judge.clicked(card):
            return
        last, self._clicked = self._clicked, (card, self._now)
        if last is not None and last[0] == card and self._now - last[1] < DOUBLE_CLICK_SECONDS:
            self._clicked = None
            self.play_with(card)
        elif plainly:
            self._selection.toggle([card])
        else:
            self._hand.taps.tap(card, self._now, self._hand.held)

    @property
    def plainly(self) -> bool:
        """Whether exactly the cards touched are meant."""
        return bool(self._mods & PLAINLY)

    def play_with(self, card: Card) -> None:
        """It was clicked twice: it is played with all that is selected."""
        self._selection.choose(self._selection.cards | {card})
        self._hand.judge.play(self._selection.in_order)

    def card_at(self, pos: Point) -> Card | None:
        """The topmost one there."""
        return next((card.sprite.card for card in reversed(self._hand.cards) if card.rect.collidepoint(pos)), None)

    # -- on the felt between the cards

    def on_felt(self, event: UiEvent) -> None:
        match event:
            case Pressed(pos):
                self._mods = event.mods
                self._band = Band(pos, pos)
            case Dragged(pos) if self._band is not None:
                self._band.end = pos
                self._hand.changed()
            case Released() if self._band is not None:
                band, self._band = self._band, None
                self.enclose(self._inside(band))
                self._hand.changed()

    def enclose(self, cards: set[Card]) -> None:
        """What can be seen inside the band is taken; a mere click, with nothing inside, puts everything back."""
        self._selection.choose(cards)
        if not self.plainly:
            self._hand.taps.snap(self._selection.in_order, frozenset(), ())

    def _inside(self, band: Band) -> set[Card]:
        held = enumerate(self._hand.held) if band.drawn else ()
        return {card for place, card in held if self.seen(place).colliderect(band.rect)}

    def seen(self, place: int) -> FRect:
        """What is visible of a card: the part its right neighbour leaves free."""
        seen, following = FRect(self._hand.cards[place].rect), self._hand.cards[place + 1 :]
        right = min((other.rect.left for other in following if other.rect.left > seen.left), default=seen.right)
        seen.w = max(4.0, min(seen.right, right) - seen.left)
        return seen

    def draw(self, painter: Painter) -> None:
        if self._band is not None and self._band.drawn:
            self.draw_band(painter, self._band.rect)

    def draw_band(self, painter: Painter, rect: FRect) -> None:
        painter.fill(rect, BAND)
