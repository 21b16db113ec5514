"""Hints at a Guandan table: the groups a player has locked are left whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardcade import Card
from cardcade.table import Hints, Viewer
from cardcade_guandan.cards import FACE, RANK, is_wild
from cardcade_guandan.moves import Play
from cardcade_guandan.scene.arrangement import Arrangement


class GuandanHints(Hints):
    """A locked group is played as one or not at all, unless there is nothing else to do."""

    def __init__(self, viewer: Viewer, arrangement: Arrangement) -> None:
        super().__init__(viewer)
        self._position, self._hand, self._arrangement = viewer.position, viewer.hand, arrangement

    def sensible(self) -> Sequence[Any]:
        advised = super().sensible()
        if not self._arrangement.locked:
            return advised
        return self._sparing(advised) or self._sparing(self._position.moves) or advised

    def _sparing(self, moves: Sequence[Any]) -> list[Any]:
        """Those that break no group, perhaps with other cards of the same ranks."""
        spared = [self._with_loose_cards(move) for move in moves]
        return [move for move in dict.fromkeys(spared) if not self._torn(move)]

    def _torn(self, move: Any) -> set[Card]:
        """The cards it would take out of groups."""
        cards = set(self._link.game.cards_of(move))
        return {card for group in self._groups if not group <= cards for card in group & cards}

    @property
    def _groups(self) -> list[set[Card]]:
        held = set(self._hand.held)
        return [set(group) & held for group in self._arrangement.locked]

    def _with_loose_cards(self, move: Any) -> Any:
        """The same play, with loose cards instead of those in groups where there are such."""
        lawful, torn = self._position.lawful, self._torn(move)
        if lawful is None or not torn or not isinstance(move, Play):
            return move
        cards = [card for card in move.cards if card not in torn]
        for card in torn:
            cards += self._like(card, cards)
        return next((play for play in lawful.plays(cards) if play.reading == move.reading), move)

    def _like(self, card: Card, taken: Sequence[Card]) -> list[Card]:
        """A loose card of the same rank, of the same suit if possible; never a wildcard for another."""
        level = self._position.state.level
        grouped = set().union(*self._groups) | set(taken)
        loose = [other for other in self._hand.held if other not in grouped and RANK[other] == RANK[card]]
        alike = [other for other in loose if is_wild(other, level) == is_wild(card, level)]
        return sorted(alike, key=lambda other: FACE[other] != FACE[card])[:1]
