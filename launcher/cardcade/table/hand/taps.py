"""Taps in the hand: a card comes with its locked group or what the trick asks for; a second tap takes it alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardcade.engine.cards import Card
from cardcade.table.hand.locked_groups import LockedGroups
from cardcade.table.hand.selection import Selection
from cardcade.table.hand.snapping import Snapping

HABIT_SECONDS = 0.8
"""Who goes on tapping the cards of a pair one by one is not answered by their being put back."""


@dataclass(slots=True)
class Companions:
    """The cards that came along with one that was tapped."""

    card: Card
    before: frozenset[Card]
    chosen: frozenset[Card]
    since: float
    untouched: set[Card] = field(default_factory=set)
    """Those nobody has tapped so far."""


class Taps:
    """Whatever it adds can be had without it by the next tap."""

    def __init__(
        self, selection: Selection, snapping: Snapping | None = None, groups: LockedGroups | None = None
    ) -> None:
        self._selection, self._snapping, self._groups = selection, snapping, groups
        self._company: Companions | None = None
        self._snapped: frozenset[Card] = frozenset()
        """What was last chosen as a whole."""

    def tap(self, card: Card, now: float, held: Sequence[Card]) -> None:
        """Takes the card, with or without others, or lets go of it."""
        company, chosen = self._company, self._selection.cards
        if company is not None and company.chosen != chosen:
            company = self._company = None
        if company is not None and card in company.untouched and now - company.since < HABIT_SECONDS:
            company.untouched.discard(card)
            company.since = now
        elif company is not None and card == company.card:
            self._company = None
            self._selection.choose({*company.before, card})
        elif not (self._shrunk(card) if card in chosen else self._bring(card, now, held)):
            self._selection.toggle([card])

    def snap(self, pool: Sequence[Card], kept: frozenset[Card], ends: Sequence[Card]) -> None:
        """A swipe or a box is over: what is left of it is the best play in it, if there is one."""
        shape = self._snapping.shape_in(pool, kept, ends) if self._snapping is not None else None
        if shape is not None:
            self._choose(shape)

    def _choose(self, cards: set[Card]) -> None:
        self._selection.snap(cards)
        self._snapped = frozenset(self._selection.cards)

    def _shrunk(self, card: Card) -> bool:
        """A pair at the end of three goes as a whole; whether that leaves a play."""
        rest = [one for one in self._selection.in_order if one != card]
        whole = self._snapped == self._selection.cards and self._snapping is not None
        shape = self._snapping.shape_in(rest, (), ()) if whole and self._snapping is not None else None
        if shape is not None:
            self._choose(shape)
        return shape is not None

    def _bring(self, card: Card, now: float, held: Sequence[Card]) -> bool:
        before = frozenset(self._selection.cards)
        together = self._group_of(card, held) or self._completed(before, card)
        if together is None:
            return False
        self._choose({*before, *together})
        chosen = frozenset(self._selection.cards)
        self._company = Companions(card, before, chosen, now, set(chosen - before - {card}))
        return True

    def _group_of(self, card: Card, held: Sequence[Card]) -> set[Card] | None:
        groups = self._groups.held(held) if self._groups is not None else ()
        return next((set(group) for group in groups if card in group), None)

    def _completed(self, before: frozenset[Card], card: Card) -> set[Card] | None:
        return self._snapping.completed(before, card) if self._snapping is not None else None
