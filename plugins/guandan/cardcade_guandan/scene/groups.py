"""What belongs together in the viewer's hand, as far as it can be played now."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Card
from cardcade.table import Position
from cardcade_guandan.cards import RANK
from cardcade_guandan.game import Guandan
from cardcade_guandan.scene.columns import Columns


class Groups:
    """A double click plays what is around the card."""

    def __init__(self, game: Guandan, position: Position, columns: Columns) -> None:
        self._game, self._position, self._columns = game, position, columns

    def can_play(self, cards: Sequence[Card]) -> bool:
        lawful = self._position.lawful
        return lawful is not None and lawful.my_turn and bool(lawful.plays(cards))

    def around(self, card: Card) -> Sequence[Card]:
        """The group the card is in if that can be played, else the most of it that can, else the card."""
        group, lawful = self._group_of(card), self._position.lawful
        if lawful is None or self.can_play(group):
            return group
        parts = [self._game.cards_of(move) for move in lawful.moves]
        fitting = [part for part in parts if part and set(part) <= set(group)]
        return max(fitting, key=len, default=(card,))

    def _group_of(self, card: Card) -> Sequence[Card]:
        column = self._columns.holding(card)
        if column.together:
            return column.cards
        loose = [one for each in self._columns if not each.together for one in each.cards]
        return [one for one in loose if RANK[one] == RANK[card]]
