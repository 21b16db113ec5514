"""Pointing at things on the table: where a card, a pile, a plate, a button or whatever makes a move is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from pygame import FRect

from cardcade.engine.cards import Seat
from cardcade.table.cards.cards import Cards
from cardcade.table.hand.hand import HandCard
from cardcade.table.piles.piles import PileLayout, around
from cardcade.table.seats.plates import Plates
from cardcade.table.turn.actions import ActionBar
from cardcade.table.viewer import Viewer
from cardcade.ui.widget import Widget

MOVE, WHO = "move", "plate.who"
"""Whatever makes the move that is spoken of, and the player who is."""


class Pointing:
    """Answers with what can be seen just now; what is not there is left out."""

    def __init__(
        self,
        viewer: Viewer,
        cards: Cards,
        piles: PileLayout,
        plates: Plates,
        actions: ActionBar,
        small: Callable[[], Sequence[Widget]],
        written: Callable[[], Sequence[FRect]],
    ) -> None:
        """`small` answers with what else stands on the table: buttons in the corners, a game's own panels; `written`
        with where a game writes on the felt."""
        self._small, self.written = small, written
        self._viewer, self._hand, self._attention = viewer, viewer.hand, viewer.attention
        self._cards, self._piles, self._plates, self._actions = cards, piles, plates, actions

    def rects(self, names: Iterable[str], move: Any, who: Seat | None) -> list[FRect]:
        """Where each of these is."""
        return [rect for name in names for rect in self._named(name, move, who)]

    def hold(self, move: Any) -> Widget | None:
        """The one thing that makes the move, where it takes no more than that."""
        found = self.makers(move)
        return found[0] if len(found) == 1 else None

    def makers(self, move: Any) -> list[Widget]:
        """The cards that are still to be selected, those that came along and are not wanted, then the button that plays
        them; or the move's own button."""
        if move is None:
            return []
        cards, chosen = set(self._viewer.link.game.cards_of(move)), self._hand.selection.cards
        left = (cards - chosen) or (chosen - cards)
        if cards and (left or self._attention.find("move.play") is None):
            return [card for card in self._hand.cards if card.sprite.card in (left or cards)]
        button = self._attention.find("move.play" if cards else self._actions.moves.meaning_of(move))
        return [button] if button is not None else []

    def _named(self, name: str, move: Any, who: Seat | None) -> list[FRect]:
        kind, _, rest = name.partition(".")
        if name == MOVE:
            return [self._seen(widget) for widget in self.makers(move)]
        if name == "hand":
            return self._whole_hand()
        if kind == "card":
            return [self._seen(card) for card in self._held(rest)]
        if kind == "pile":
            return self._pile(rest)
        if kind == "plate":
            seat = who if name == WHO else int(rest)
            return [self._plates[seat].rect] if seat is not None else []
        widget = self._attention.find(name)
        return [widget.place] if widget is not None and widget.visible else []

    def _held(self, face: str) -> list[HandCard]:
        faces = self._viewer.link.game.deck.faces
        return [card for card in self._hand.cards if faces[card.sprite.card] == face]

    def _seen(self, widget: Widget) -> FRect:
        return self._uncovered(widget) if isinstance(widget, HandCard) else widget.place

    def _uncovered(self, card: HandCard) -> FRect:
        """What the cards that lie on it leave free, where they belong: some may still be on their way."""
        seen, after = _lies(card), self._hand.cards[self._hand.cards.index(card) + 1 :]
        x, y = seen.topleft
        for other in (lying for one in after if (lying := _lies(one)).colliderect(seen)):
            if abs(other.x - x) < other.w / 8 and other.y > y:
                seen.h = min(seen.h, other.y - y)
            elif other.x > x:
                seen.w = min(seen.w, other.x - x)
        return seen

    def _pile(self, name: str) -> list[FRect]:
        """Its cards, and what is written on them; nothing while it is empty."""
        for index, pile in enumerate(self._piles.specs):
            if pile.name == name and (sprites := self._cards.pile(index)):
                lies = around([sprite.pose for sprite in sprites])
                return [lies.unionall([place for place in self.written() if place.colliderect(lies)])]
        return []

    # -- what else is there

    def needed(self) -> list[FRect]:
        """What a player reaches for, the hand and the buttons above it, and what has just been said there."""
        return [*self._whole_hand(), *self._actions.kept_clear, *self._viewer.effects.told]

    def _whole_hand(self) -> list[FRect]:
        lying = [_lies(card) for card in self._hand.cards]
        return [lying[0].unionall(lying[1:])] if lying else []

    def seen(self) -> list[FRect]:
        """What a player looks at beside that: plates, and cards and words on the table."""
        lying = [sprite.pose.rect for index, pile in self._open_piles() for sprite in pile[-4:]]
        return [*(plate.rect for plate in self._plates), *lying, *self.written(), *self.small()]

    def small(self) -> list[FRect]:
        """What stands at the edges of the table."""
        return [widget.place for widget in self._small() if widget.visible and self._is_small(widget)]

    def _is_small(self, widget: Widget) -> bool:
        area = self._piles.layout.area
        return widget.rect.w * widget.rect.h < area.w * area.h / 6

    def _open_piles(self) -> Sequence[tuple[int, Sequence[Any]]]:
        return [(index, pile) for index, pile in enumerate(self._cards.piles) if not self._piles.is_own_hand(index)]


def _lies(card: HandCard) -> FRect:
    """Lifted as far as it is to be, which its widget may not know yet."""
    rect, lifted = FRect(card.sprite.pose.rect), card.raised * card.hand.unit
    return FRect(rect.x, rect.y - lifted, rect.w, rect.h + lifted)
