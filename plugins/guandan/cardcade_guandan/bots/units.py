"""A sorted hand as plays that can be made: the units of a plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardcade import Card
from cardcade_guandan.bots.costs import WORTH_ATTACHING, Costs
from cardcade_guandan.bots.sorting import Sorting
from cardcade_guandan.cards import ACE, BLACK_JOKER, RED_JOKER, SUIT
from cardcade_guandan.combinations import BOMBS_OF, FULL_HOUSES, JOKER_BOMB, PAIRS, RUNS, SINGLES, TRIPLES, Kind
from cardcade_guandan.moves import Play
from cardcade_guandan.order import RankRun
from cardcade_guandan.tally import Tally


@dataclass(frozen=True, slots=True)
class Unit:
    """One play of a plan and what holding it costs."""

    play: Play
    cost: float


def units_of(hand: Sequence[Card], sorting: Sorting, costs: Costs) -> list[Unit]:
    return _Allotment(hand, costs).units(sorting)


class _Allotment:
    """Deals the physical cards of a hand out to the combinations of a plan."""

    def __init__(self, hand: Sequence[Card], costs: Costs) -> None:
        tally = Tally(hand, costs.order.level)
        self.costs = costs
        self.wilds = list(tally.wilds)
        self.ranks = [list(cards) for cards in tally.ranks]

    def units(self, sorting: Sorting) -> list[Unit]:
        flushes = [self._flush(window, suit) for window, suit in sorting.flushes]
        runs = [self._run(window) for window in sorting.runs]
        return [*flushes, *runs, *self._groups(sorting.wilds)]

    def _flush(self, window: RankRun, suit: int) -> Unit:
        cards = []
        for rank in window.ranks:
            own = next((card for card in self.ranks[rank] if SUIT[card] == suit), None)
            if own is None:
                cards.append(self.wilds.pop())
            else:
                self.ranks[rank].remove(own)
                cards.append(own)
        return Unit(Play(tuple(cards), window.reading), self.costs.flush(window))

    def _run(self, window: RankRun) -> Unit:
        cards: list[Card] = []
        wild = False
        for rank in window.ranks:
            held = self.ranks[rank]
            taken = [self._other_suit(held, cards) for _ in range(min(len(held), window.copies))]
            spare = [self.wilds.pop() for _ in range(window.copies - len(taken))]
            wild = wild or bool(spare)
            cards += taken + spare
        reading = window.reading
        if reading.kind is Kind.STRAIGHT and not wild and len({SUIT[card] for card in cards}) == 1:
            reading = RUNS[Kind.STRAIGHT_FLUSH][reading.length][reading.rank]
        return Unit(Play(tuple(cards), reading), self.costs.run(window))

    @staticmethod
    def _other_suit(held: list[Card], cards: list[Card]) -> Card:
        """Takes a card out, rather one whose suit the run does not begin with."""
        for card in held:
            if not cards or SUIT[card] != SUIT[cards[0]]:
                held.remove(card)
                return card
        return held.pop()

    def _groups(self, joined: tuple[int, ...]) -> list[Unit]:
        for rank in joined:
            if rank:
                self.ranks[rank].append(self.wilds.pop())
        jokers = self.ranks[BLACK_JOKER] + self.ranks[RED_JOKER]
        if len(jokers) == 4:
            found = [Unit(Play(tuple(jokers), JOKER_BOMB), self.costs.joker_bomb)]
        else:
            found = [self._single(rank, card) for rank in (BLACK_JOKER, RED_JOKER) for card in self.ranks[rank]]
        found += [self._single(self.costs.order.level, wild) for wild in self.wilds]
        groups = {rank: tuple(self.ranks[rank]) for rank in range(2, ACE + 1) if self.ranks[rank]}
        triples = [rank for rank, cards in groups.items() if len(cards) == 3]
        pairs = [rank for rank, cards in groups.items() if len(cards) == 2]
        pairs.sort(key=self.costs.pair.__getitem__, reverse=True)
        for triple, pair in zip(triples, pairs, strict=False):
            if self.costs.pair[pair] > WORTH_ATTACHING:
                cards = groups.pop(triple) + groups.pop(pair)
                found.append(Unit(Play(cards, FULL_HOUSES[triple]), self.costs.triple[triple]))
        return found + [self._group(rank, cards) for rank, cards in groups.items()]

    def _single(self, rank: int, card: Card) -> Unit:
        return Unit(Play((card,), SINGLES[rank]), self.costs.single[rank])

    def _group(self, rank: int, cards: tuple[Card, ...]) -> Unit:
        size = len(cards)
        table = BOMBS_OF[size] if size > 3 else (SINGLES, PAIRS, TRIPLES)[size - 1]
        return Unit(Play(cards, table[rank]), self.costs.group[rank][size])
