"""Cards of the viewer's hand that are locked together: they lie first and stay so until they are played or unlocked."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from cardcade.engine.cards import Card

Groups = tuple[tuple[Card, ...], ...]


class LockedGroups:
    """Every grouping can be taken back."""

    def __init__(self) -> None:
        self.locked: Groups = ()
        self._earlier: list[Groups] = []

    def lock(self, cards: Sequence[Card]) -> None:
        """These become a group of their own, taken out of any other."""
        self._earlier.append(self.locked)
        rest = (tuple(card for card in group if card not in cards) for group in self.locked)
        self.locked = (*(group for group in rest if len(group) > 1), tuple(cards))

    def unlock(self, cards: Iterable[Card]) -> None:
        """Every group that holds one of these is dissolved."""
        self._earlier.append(self.locked)
        wanted = set(cards)
        self.locked = tuple(group for group in self.locked if not wanted & set(group))

    def together(self, cards: Collection[Card]) -> bool:
        """Whether all of these are in one group."""
        return bool(cards) and any(set(cards) <= set(group) for group in self.locked)

    def held(self, hand: Iterable[Card]) -> Groups:
        """The groups of which no card is gone."""
        cards = set(hand)
        return tuple(group for group in self.locked if set(group) <= cards)

    @property
    def can_undo(self) -> bool:
        return bool(self._earlier)

    def undo(self) -> None:
        """Takes the last grouping back."""
        if self._earlier:
            self.locked = self._earlier.pop()

    def forget(self) -> None:
        """Another deal, other cards."""
        self.locked, self._earlier = (), []
