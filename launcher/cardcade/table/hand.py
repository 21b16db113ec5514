"""The viewer's hand: pointing at cards, selecting some, and playing them by click, key or drag."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from pygame import FRect

from cardcade.engine.cards import Card
from cardcade.table.layout import TableLayout
from cardcade.table.part import Panel
from cardcade.table.sprites import CardSprite
from cardcade.ui.events import NOWHERE, Confirmed, Direction, Dragged, Nav, Pressed, Released, UiEvent
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.painter import Painter
from cardcade.ui.widget import Widget

HOVER_LIFT, SELECT_LIFT = 20.0, 30.0
LIFT_SECONDS = 0.09
DOUBLE_CLICK_SECONDS = 0.35
DRAG_TO_PLAY = 110.0


class Judge(Protocol):
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

    @property
    def hint(self) -> str:
        return self.hand.judge.why_dim(self.sprite.card)

    @property
    def takes_focus(self) -> bool:
        return self.visible

    def advance(self, dt: float) -> float:
        if not self.held:
            return STILL
        moving = super().advance(dt) == 0.0
        self.lift.to(self.raised * self.hand.unit)
        moving |= self.lift.update(dt)
        self.sprite.lift = self.lift.value
        self.rect = FRect(self.sprite.pose.rect)
        self.rect.y -= self.lift.target
        self.rect.h += self.lift.target
        return 0.0 if moving else STILL

    @property
    def raised(self) -> float:
        """How far it sticks out of the hand, in units."""
        if self.selected:
            return SELECT_LIFT
        return HOVER_LIFT if self.pointed_at else 0.0

    @property
    def selected(self) -> bool:
        return self.sprite.card in self.hand.selected

    @property
    def pointed_at(self) -> bool:
        """By the mouse, or by the keyboard when that is in use."""
        keyed = self.focused and self.stage is not None and not self.stage.ui.reader.pointing
        return self.hover.target > 0 or keyed

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case Pressed():
                self.hand.grab(self.sprite.card, event.pos)
            case Dragged(pos):
                self.hand.drag(pos)
            case Released(pos):
                self.hand.drop(pos)
            case Nav(direction) if (other := self.hand.beyond(self, direction)) is not None:
                assert self.stage is not None
                self.stage.focus.set(other)
                return True
            case Confirmed():
                if not (self.hand.judge.entered(self.sprite.card) or self.hand.otherwise()):
                    self.hand.click(self.sprite.card)
                return True
        return False

    def draw(self, painter: Painter) -> None:
        """The sprite is drawn in its place among the other cards."""


class Hand(Panel):
    """Keeps the selection; a selection made before one's turn stays."""

    solid = True

    def __init__(self, layout: TableLayout) -> None:
        super().__init__(FRect(0, 0, 0, 0), "hand")
        self._layout = layout
        self.judge: Judge = Nobody()
        self.unit = 1.0
        self.listeners: list[Callable[[], object]] = []
        """Told when another selection is made."""
        self.otherwise: Callable[[], bool] = lambda: False
        """What Enter on a card means where no card can be played; whether it means anything."""
        self.cards: list[HandCard] = []
        self.selected: set[Card] = set()
        self._grabbed: Card | None = None
        self._from = (0.0, 0.0)
        self._swiping: bool | None = None
        self._band: FRect | None = None
        self._last_click: tuple[Card, float] | None = None
        self._now = 0.0

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
        """All of it: who reads why a card cannot be played looks for another."""
        return [self.cards[0].rect.unionall([card.rect for card in self.cards])] if self.cards else ()

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
        self.select(self.selected & {sprite.card for sprite in sprites})

    def make(self, sprite: CardSprite) -> HandCard:
        """A card that has come; a game may hold another kind."""
        return HandCard(sprite, self)

    def select(self, cards: set[Card]) -> None:
        if cards != self.selected:
            self.selected = set(cards)
            for listener in self.listeners:
                listener()
            self.changed()

    @property
    def selection(self) -> list[Card]:
        """What is selected, from left to right."""
        return [card for card in self.held if card in self.selected]

    def toggle(self, card: Card) -> None:
        self.sound("card.deselect" if card in self.selected else "card.select")
        self.select(self.selected ^ {card})

    def advance(self, dt: float) -> float:
        self._now += dt
        return super().advance(dt)

    # Gestures: what was under the pointer when it went down is what they are about

    def point_at(self, card: Card) -> None:
        """Enter plays it."""
        target = next((held for held in self.cards if held.sprite.card == card), None)
        if target is not None and self.stage is not None:
            self.stage.focus.set(target)

    def choose(self, place: int) -> bool:
        """Takes the card at that place from the left, or lets it go; whether there is one."""
        cards = self.at(place)
        if cards:
            self.sound("card.deselect" if set(cards) <= self.selected else "card.select")
            self.select(self.selected - set(cards) if set(cards) <= self.selected else self.selected | set(cards))
            self.point_at(cards[-1])
        return bool(cards)

    def at(self, place: int) -> Sequence[Card]:
        """What a digit stands for."""
        return self.held[place : place + 1]

    def let_go(self) -> bool:
        """Lets go of the whole selection; whether there was one."""
        was = bool(self.selected)
        self.select(set())
        return was

    def beyond(self, card: HandCard, direction: Direction) -> HandCard | None:
        """The hand is a round: left of its first card comes the last. None while others lie that way."""
        way = direction.value[0]
        if not way or any((other.rect.x - card.rect.x) * way > 1 for other in self.cards):
            return None
        end = min(other.rect.x * way for other in self.cards)
        last = [other for other in self.cards if other.rect.x * way - end < 1]
        return min(last, key=lambda other: abs(other.rect.y - card.rect.y))

    def grab(self, card: Card, pos: tuple[float, float]) -> None:
        self._grabbed, self._from, self._swiping = card, pos, None

    def drag(self, pos: tuple[float, float]) -> None:
        if self._grabbed is None:
            return
        under = self.card_at((pos[0], self._from[1]))
        if under is not None and under != self._grabbed and abs(pos[1] - self._from[1]) < DRAG_TO_PLAY * self.unit:
            if self._swiping is None:
                self._swiping = self._grabbed not in self.selected
                self._sweep(self._grabbed)
            self._sweep(under)

    def drop(self, pos: tuple[float, float]) -> None:
        card, self._grabbed = self._grabbed, None
        if card is None or self._swiping is not None or pos == NOWHERE:
            return
        if self._from[1] - pos[1] > DRAG_TO_PLAY * self.unit:
            self.select(self.selected | {card})
            self.judge.play(self.selection)
        else:
            self.click(card)

    def click(self, card: Card) -> None:
        if self.judge.clicked(card):
            return
        twice = self._last_click == (card, self._last_click[1]) if self._last_click else False
        recent = self._last_click is not None and self._now - self._last_click[1] < DOUBLE_CLICK_SECONDS
        if twice and recent:
            self._last_click = None
            self.select(self.selected | {card})
            self.judge.play(self.selection)
            return
        self._last_click = (card, self._now)
        self.toggle(card)

    def handle(self, event: UiEvent) -> bool:
        """On the felt between the cards: a rubber band."""
        super().handle(event)
        match event:
            case Pressed(pos):
                self._from, self._band = pos, FRect(pos, (0, 0))
            case Dragged(pos) if self._band is not None:
                self._band = _between(self._from, pos)
                self.changed()
            case Released() if self._band is not None:
                self._close_band()
        return False

    def draw(self, painter: Painter) -> None:
        """Only the rubber band: the cards are drawn with all others."""
        if self._band is not None and self._band.w > 8:
            painter.fill(self._band, (255, 255, 255, 36))

    def _close_band(self) -> None:
        band, self._band = self._band, None
        assert band is not None
        self.changed()
        if band.w < 8 and band.h < 8:
            self.select(set())
            return
        shown = self._strips()
        self.select({card for card, strip in shown if strip.colliderect(band)})

    def _sweep(self, card: Card) -> None:
        wanted = self.selected | {card} if self._swiping else self.selected - {card}
        if wanted != self.selected:
            self.sound("card.select")
            self.select(wanted)

    def card_at(self, pos: tuple[float, float]) -> Card | None:
        for card in reversed(self.cards):
            if card.rect.collidepoint(pos):
                return card.sprite.card
        return None

    def _strips(self) -> list[tuple[Card, FRect]]:
        """What is visible of each card: the part its right neighbour leaves free."""
        strips = []
        for place, card in enumerate(self.cards):
            strip = FRect(card.rect)
            following = self.cards[place + 1 :]
            right = min((other.rect.left for other in following if other.rect.left > strip.left), default=strip.right)
            strip.w = max(4.0, min(strip.right, right) - strip.left)
            strips.append((card.sprite.card, strip))
        return strips


def _between(one: tuple[float, float], two: tuple[float, float]) -> FRect:
    left, top = min(one[0], two[0]), min(one[1], two[1])
    return FRect(left, top, abs(one[0] - two[0]), abs(one[1] - two[1]))
