"""Unseen cards are dealt only where they can lie, and everywhere there."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from cardcade import HIDDEN, Card, Stream
from cardcade.engine.imagining import deal_where_possible


def dealt(shape: list[list[Card]], unseen: list[Card], homes: dict[Card, set[int]], number: int) -> list[list[Card]]:
    piles = [pile[:] for pile in shape]
    deal_where_possible(piles, unseen[:], lambda pile, card: pile in homes[card], Stream(number))
    return piles


SHAPE = [[HIDDEN, 8, HIDDEN], [HIDDEN], [9, HIDDEN, HIDDEN]]
HOMES = {0: {0}, 1: {0, 1}, 2: {0, 2}, 3: {1, 2}, 4: {0, 1, 2}}


def every_lawful_deal() -> set[tuple[frozenset[Card], ...]]:
    """By trying all of them."""
    lawful = set()
    for order in permutations(HOMES):
        piles = order[:2], order[2:3], order[3:]
        if all(number in HOMES[card] for number, pile in enumerate(piles) for card in pile):
            lawful.add(tuple(frozenset(pile) for pile in piles))
    return lawful


def test_every_deal_that_can_be_comes_and_no_other() -> None:
    seen: Counter[tuple[frozenset[Card], ...]] = Counter()
    for number in range(400):
        piles = dealt(SHAPE, list(HOMES), HOMES, number)
        assert piles[0][1] == 8, "what is seen stays"
        assert piles[2][0] == 9, "what is seen stays"
        seen[tuple(frozenset(pile) - {8, 9} for pile in piles)] += 1
    assert set(seen) == every_lawful_deal()


def test_cards_dealt_before_make_room_for_one_that_has_only_one_home() -> None:
    homes = {0: {0, 1}, 1: {1, 2}, 2: {0}}
    for number in range(50):
        assert dealt([[HIDDEN], [HIDDEN], [HIDDEN]], [0, 1, 2], homes, number) == [[2], [0], [1]]


def test_where_no_deal_is_possible_the_cards_still_lie_somewhere() -> None:
    piles = dealt([[HIDDEN], [HIDDEN]], [0, 1], {0: {0}, 1: {0}}, 1)
    assert sorted(card for pile in piles for card in pile) == [0, 1]


def test_the_places_within_a_pile_are_shuffled() -> None:
    homes = {card: {0} for card in range(3)}
    assert len({tuple(dealt([[HIDDEN] * 3], [0, 1, 2], homes, number)[0]) for number in range(60)}) == 6
