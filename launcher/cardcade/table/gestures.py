"""What the viewer's gestures mean: choosing cards, playing them, asking for a hint, being told why not."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pygame
from pygame import FRect

from cardcade.engine.cards import Card
from cardcade.engine.message import IllegalMove
from cardcade.table.actions import ActionBar
from cardcade.table.banner import Banner
from cardcade.table.choosing import Choosing
from cardcade.table.hand import Hand
from cardcade.table.picture import TablePicture
from cardcade.ui.events import PadButton

COMPLAINT_SIZE = 28.0


class GestureTable(TablePicture):
    """A picture that can be played on."""

    complaints: ClassVar[tuple[float, float]] = (0.5, 0.625)
    """Where on the table a refusal is explained: above the buttons."""
    pad: ClassVar[Mapping[PadButton, int]] = {PadButton.X: pygame.K_h, PadButton.Y: pygame.K_s}
    """The keys that the gamepad's X and Y stand for: a hint and another order, unless a game needs them more."""
    _hint = -1

    @property
    @abstractmethod
    def busy(self) -> bool:
        """Whether something is still being shown."""

    @abstractmethod
    def finish(self) -> None:
        """Shows the end of everything still to be shown, at once."""

    @abstractmethod
    def take(self) -> None:
        """Fetches what the seat has not been shown yet."""

    def make_hand(self, area: FRect) -> Hand:
        return Hand(area, self)

    def make_actions(self) -> ActionBar:
        return ActionBar(self)

    def chosen(self, cards: Sequence[Card]) -> None:
        self.actions.refresh()

    def clicked(self, card: Card) -> bool:
        if not self.direct:
            return False
        self.throw([card])
        return True

    def thrown(self, cards: Sequence[Card]) -> None:
        self.throw(cards)

    def throw(self, cards: Sequence[Card]) -> None:
        """Plays these cards, asking when they can be played in more than one way."""
        self.settle()
        if self.choices is None or self.choices.over:
            return
        plays = self.choices.plays(cards)
        if len(plays) > 1:
            self.choose(plays)
        elif plays:
            self.submit(plays[0])
        else:
            self.refuse(cards)

    def choose(self, plays: Sequence[Any]) -> None:
        """Lets the player pick one of several ways; games may ask more nicely."""
        assert self.stage is not None
        self.stage.open(Choosing(self, plays))

    def submit(self, move: Any) -> None:
        self._hint = -1
        try:
            self.link.submit(move)
        except IllegalMove as illegal:
            self.complain(self.link.text(illegal.reason))
            return
        self.hand.select(set())
        self.take()

    def refuse(self, cards: Sequence[Card]) -> None:
        assert self.choices is not None
        reason = self.choices.refusal(cards)
        if reason is not None:
            self.complain(self.link.text(reason))

    def complain(self, text: str) -> None:
        """Why that did not work, where the player is looking."""
        self.link.sound("illegal")
        x, y = self.layout.at(*self.complaints)
        self.banners = [banner for banner in self.banners if banner.size != COMPLAINT_SIZE]
        self.banners.append(Banner(text, (x, y), size=COMPLAINT_SIZE, colour=(255, 226, 214), seconds=2.4))

    def settle(self) -> None:
        """A click during an animation ends it, and still counts."""
        if self.busy:
            self.finish()

    def next_hint(self) -> None:
        """Selects the next sensible play."""
        self.settle()
        hints = self.link.hints()
        if not hints or self.choices is None:
            return
        self._hint = (self._hint + 1) % len(hints)
        cards = self.game.cards_of(hints[self._hint])
        self.hand.select(set(cards))
        self.actions.point_at(hints[self._hint])
        if self.direct and cards:
            self.hand.point_at(cards[0])

    def why_dim(self, card: Card) -> str:
        sprite = self.mirror.find(card)
        if sprite is None or not sprite.dim or self.choices is None:
            return ""
        reason = self.choices.refusal([card])
        return self.link.text(reason) if reason else ""

    def card_name(self, card: Card) -> str:
        return self.link.text(self.game.say_card(card))

    def key(self, key: int) -> bool:
        """A game's own shortcut; True when it meant something."""
        return False

    def moment(self) -> str:
        """One remembered moment of the match, for the last board."""
        return ""
