"""Who played what in this trick: words on the cards before each seat, and on the felt for a pass or a bid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pygame import FRect

from cardcade.engine.cards import Place, Seat
from cardcade.engine.events import Event, Moved, Shuffled
from cardcade.engine.match import Step
from cardcade.engine.message import Message
from cardcade.engine.state import View
from cardcade.engine.telling import Shape
from cardcade.table.cards.cards import Cards
from cardcade.table.layout import TableLayout
from cardcade.table.link import Link
from cardcade.table.part import Part
from cardcade.table.piles.piles import PileLayout, around
from cardcade.table.piles.rows import Rows
from cardcade.table.piles.tag import Tag
from cardcade.ui import Painter
from cardcade.ui.theme import Type, Weight

LONGEST = 230.0
"""How wide the words may be that are on fewer cards."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What a seat did last in this trick."""

    words: Message | None
    """None where the cards speak for themselves: then it is whose they are."""
    tag: Tag
    with_cards: bool


class PlayTags(Part):
    """Follows what is shown; who plays again, or a trick that is over, takes the words away."""

    def __init__(self, link: Link, layout: TableLayout, piles: PileLayout, cards: Cards, shape: Shape) -> None:
        self._link, self._layout, self._piles, self._cards, self._shape = link, layout, piles, cards, shape
        self.told: dict[Seat, Deed] = {}
        self._coming: tuple[Seat, Deed] | None = None
        """What is said of cards that are on their way to the table."""
        self._lying: Counter[int] = Counter()

    # -- what has happened

    def recall_step(self, step: Step[Any], events: Sequence[Event]) -> None:
        self._note(step, events)

    def recall(self, event: Event) -> None:
        self.follow(event)

    def made(self, step: Step[Any], events: Sequence[Event]) -> None:
        """What nothing is seen of is heard."""
        self._note(step, events)
        if step.seat >= 0 and not events:
            self._link.sounds.play("pass", pan=self._layout.pan(step.seat))

    def _note(self, step: Step[Any], events: Sequence[Event]) -> None:
        self._coming = None
        if step.seat < 0 or self._shape is Shape.DRAWING or isinstance(step.move, self._link.game.hidden_moves):
            return
        plays = any(isinstance(event, Moved) and self._is_played(event.target) for event in events)
        told = self._told(step, plays)
        if plays:
            self._coming = step.seat, told
        else:
            self.told[step.seat] = told

    def _told(self, step: Step[Any], plays: bool) -> Deed:
        game = self._link.game
        if plays and self._shape is Shape.TRICKS:
            return Deed(None, Tag.PASS, True)
        return Deed(game.say_move(step.move), Tag.PASS if game.is_pass(step.move) else Tag.PLAY, plays)

    def follow(self, event: Event) -> None:
        if isinstance(event, Shuffled):
            self.told.clear()
        elif isinstance(event, Moved):
            self._leave(event)
            self._arrive(event)

    def _leave(self, event: Moved) -> None:
        if self._is_played(event.source):
            self._lying[event.source] -= len(event.cards)
            owner = self._specs[event.source].owner
            if owner is not None:
                self.told.pop(owner, None)
            if not self._lying.total():
                self.told.clear()

    def _arrive(self, event: Moved) -> None:
        if self._is_played(event.target):
            if not self._lying.total():
                self.told.clear()
            self._lying[event.target] += len(event.cards)
            if self._coming is not None:
                seat, told = self._coming
                self.told[seat] = told

    def take(self, view: View[Any]) -> None:
        piles = enumerate(view.state.piles)
        self._lying = Counter({n: len(view.state.cards[n]) for n, pile in piles if pile.place is Place.PLAYED})

    @property
    def _specs(self) -> Sequence[Any]:
        """Also before the first position is known."""
        return self._piles.specs or self._link.game.setup(self._layout.seats).piles

    def _is_played(self, index: int) -> bool:
        return self._specs[index].place is Place.PLAYED

    # -- what is drawn

    def draw_over(self, painter: Painter) -> None:
        for seat, told in self.told.items():
            self._draw(painter, seat, told)

    def _draw(self, painter: Painter, seat: Seat, told: Deed) -> None:
        index = next((n for n, p in enumerate(self._piles.specs) if p.place is Place.PLAYED and p.owner == seat), None)
        sprites = self._cards.pile(index) if index is not None else ()
        if any(sprite.flying for sprite in sprites):
            return
        unit, name = self._layout.unit, self._link.players[seat].name
        words = self._link.words.sentence(told.words) if told.words is not None else name
        if sprites:
            lies = around([sprite.pose for sprite in sprites])
            words = painter.ui.text.fitted(words, Type(19 * unit, Weight.BOLD), max(lies.w, LONGEST * unit))
            told.tag.draw(painter, words, (lies.centerx, self._beside(lies)), 0.9 * unit)
        elif not told.with_cards:
            lies = around(self._piles.poses(index, 1) if index is not None else Rows(self._layout).poses(seat, 1))
            told.tag.draw(painter, words, lies.center, unit)

    def _beside(self, lies: FRect) -> float:
        """On the lower edge of a row; in a trick on the outer side of the card, away from the others."""
        if self._shape is not Shape.TRICKS:
            return lies.bottom - 4 * self._layout.unit
        above = lies.centery < self._layout.centre[1] - 20 * self._layout.unit
        return lies.top - 14 * self._layout.unit if above else lies.bottom + 14 * self._layout.unit
