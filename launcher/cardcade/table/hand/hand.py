"""The viewer's hand: its cards from left to right, each a widget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from pygame import FRect

from cardcade.engine.cards import Card
from cardcade.table.cards.sprites import CardSprite
from cardcade.table.hand.hand_keys import HandKeys
from cardcade.table.hand.selection import Selection
from cardcade.table.hand.taps import Taps
from cardcade.table.hand.touch import Touch
from cardcade.table.layout import Pose, TableLayout
from cardcade.table.part import WidgetPart
from cardcade.ui.events import Confirmed, Dragged, Nav, Pressed, Released, UiEvent
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.painter import Painter
from cardcade.ui.widget import Widget

HOVER_LIFT, SELECT_LIFT = 20.0, 30.0
LIFT_SECONDS = 0.09


class HandJudge(Protocol):
    """Whoever decides what a gesture in the hand means."""

    def clicked(self, card: Card) -> bool:
        """A single click or Enter on a card; True when it was played at once."""

    def entered(self, card: Card) -> bool:
        """Enter on a card; True when that played what is selected."""

    def play(self, cards: Sequence[Card]) -> None:
        """Double-clicked, or dragged onto the table."""

    def why_dim(self, card: Card) -> str: ...


class Nobody:
    """Before anybody plays with it."""

    def entered(self, card: Card) -> bool:
        return False

    def clicked(self, card: Card) -> bool:
        return False

    def play(self, cards: Sequence[Card]) -> None:
        pass

    def why_dim(self, card: Card) -> str:
        return ""


class HandCard(Widget):
    """One card in the hand, found by its meaning `card.S9`."""

    solid = True
    focusable = True

    def __init__(self, sprite: CardSprite, hand: Hand) -> None:
        super().__init__(FRect(sprite.rect))
        self.sprite = sprite
        self.hand = hand
        self.lift = Glide(0.0, LIFT_SECONDS)
        self.held = True
        self._placed: tuple[Pose, float] | None = None

    @property
    def hint(self) -> str:
        return self.hand.judge.why_dim(self.sprite.card)

    @property
    def takes_focus(self) -> bool:
        return self.visible and not self.hand.looked_at

    def advance(self, dt: float) -> float:
        if not self.held:
            return STILL
        moving = super().advance(dt) == 0.0
        self.lift.to(self.raised * self.hand.unit)
        moving |= self.lift.update(dt)
        self.sprite.lift = self.lift.value
        if self._placed != (self.sprite.pose, self.lift.target):
            self._place()
        return 0.0 if moving else STILL

    def _place(self) -> None:
        """Where its sprite lies or will lie, and over the way up."""
        pose, lift = self._placed = self.sprite.pose, self.lift.target
        rect = pose.rect
        self.rect = FRect(rect.x, rect.y - lift, rect.w, rect.h + lift)

    @property
    def raised(self) -> float:
        """How far it sticks out of the hand, in units."""
        if self.selected:
            return SELECT_LIFT
        return HOVER_LIFT if self.pointed_at else 0.0

    @property
    def selected(self) -> bool:
        return self.sprite.card in self.hand.selection.cards

    @property
    def pointed_at(self) -> bool:
        """By the mouse, or by the keyboard when that is in use."""
        keyed = self.focused and self.stage is not None and not self.stage.ui.reader.pointing
        return self.hover.target > 0 or keyed

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        if self.hand.looked_at:
            return False
        match event:
            case Pressed():
                self.hand.touch.grab(self.sprite.card, event)
            case Dragged(pos):
                self.hand.touch.drag(pos)
            case Released(pos):
                self.hand.touch.drop(pos)
            case Nav(direction) if (other := self.hand.keys.beyond(self, direction)) is not None:
                assert self.stage is not None
                self.stage.focus.set(other)
                return True
            case Confirmed():
                if not (self.hand.judge.entered(self.sprite.card) or self.hand.otherwise()):
                    self.hand.touch.click(self.sprite.card)
                return True
        return False

    def draw(self, painter: Painter) -> None:
        """The sprite is drawn in its place among the other cards."""


class Hand(WidgetPart):
    """The cards and their places; what is chosen of them, its keys and its touch are parts of it."""

    solid = True

    def __init__(self, layout: TableLayout, selection: Selection, taps: Taps | None = None) -> None:
        super().__init__(FRect(0, 0, 0, 0), "hand")
        self._layout = layout
        self.selection, self.taps = selection, taps or Taps(selection)
        self.cards: list[HandCard] = []
        self.keys, self.touch = HandKeys(self), Touch(self)
        self.judge: HandJudge = Nobody()
        self.unit = 1.0
        self.looked_at = False
        """Whether nobody plays with it, as in a film."""
        self.otherwise: Callable[[], bool] = lambda: False
        """What Enter on a card means where no card can be played; whether it means anything."""
        selection.listeners.append(self.changed)

    def lay_out(self) -> None:
        self.rect, self.unit = self._layout.hand_area, self._layout.unit

    def hush(self) -> None:
        """No card is greyed or marked any more."""
        for card in self.cards:
            card.sprite.dim, card.sprite.glow = False, None

    @property
    def children(self) -> Sequence[Widget]:
        return self.cards

    @property
    def kept_clear(self) -> Sequence[FRect]:
        """All of it: who reads why a card cannot be played looks for another; in a film nobody does."""
        asked = self.cards and not self.looked_at
        return [self.cards[0].rect.unionall([card.rect for card in self.cards])] if asked else ()

    @property
    def held(self) -> list[Card]:
        """All of it, from left to right."""
        return [card.sprite.card for card in self.cards]

    def hold(self, sprites: Sequence[CardSprite], name: Callable[[Card], str]) -> None:
        """These cards, left to right, are the hand from now on."""
        known = {card.sprite: card for card in self.cards}
        for sprite in known.keys() - set(sprites):
            known[sprite].held = False
            sprite.lift, sprite.glow, sprite.dim = 0.0, None, False
        self.cards = [known.get(sprite) or self.make(sprite) for sprite in sprites]
        for card in self.cards:
            card.meaning = f"card.{name(card.sprite.card)}"
            if self.stage is not None:
                card.attach(self.stage, self)
        self.selection.hold(self.held)

    def make(self, sprite: CardSprite) -> HandCard:
        """A card that has come; a game may hold another kind."""
        return HandCard(sprite, self)

    def advance(self, dt: float) -> float:
        swings, rest = self.touch.advance(dt), super().advance(dt)
        return 0.0 if swings else rest

    def handle(self, event: UiEvent) -> bool:
        """On the felt between the cards."""
        if not self.looked_at:
            self.touch.on_felt(event)
        return False

    def draw(self, painter: Painter) -> None:
        """Only the rubber band: the cards are drawn with all others."""
        self.touch.draw(painter)
