"""Finds singles, pairs, triples, full houses and bombs in a hand: one play for every meaning.

A meaning is kind, key, size, rank of a full house's pair, and how many wildcards are spent.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from cardcade import Card
from cardcade_guandan.cards import ACE, BLACK_JOKER, DECK, RANK, RED_JOKER, ranks_in
from cardcade_guandan.combinations import BOMBS_OF, FULL_HOUSES, JOKER_BOMB, JOKER_TRIPLE, PAIRS, SINGLES, TRIPLES
from cardcade_guandan.moves import Play, play_of
from cardcade_guandan.order import JOKER_BOMB_VALUE, Order
from cardcade_guandan.tally import Tally

SMALLEST_BOMB: Final = 4

_ALONE: Final = tuple(Play((card,), SINGLES[RANK[card]]) for card in DECK.cards)
"""Every card as a single."""

Group: TypeAlias = tuple[int, tuple[Card, Card]]
"""A rank and two cards of it."""


def singles(tally: Tally, order: Order, above: int) -> list[Play]:
    ranks = tally.ranks
    found = [_ALONE[ranks[rank][0]] for rank in order.ranks_above[above] if ranks[rank]]
    if tally.wilds and order.weights[order.level] > above:
        found.append(_ALONE[tally.wilds[0]])
    return found


def pairs(tally: Tally, order: Order, above: int) -> list[Play]:
    weights = order.weights
    found = [play_of(cards, PAIRS[rank]) for rank, cards in natural_pairs(tally, order) if weights[rank] > above]
    if tally.wilds:
        wild = tally.wilds[0]
        for rank in ranks_in(tally.ones):
            if weights[rank] > above:
                found.append(play_of((tally.ranks[rank][0], wild), PAIRS[rank]))
        if len(tally.wilds) == 2 and weights[order.level] > above:
            found.append(play_of(tally.wilds, PAIRS[order.level]))
    return found


def triples(tally: Tally, order: Order, above: int) -> list[Play]:
    weights, ranks, wilds = order.weights, tally.ranks, tally.wilds
    found = []
    for rank in ranks_in((tally.threes, tally.twos, tally.ones)[len(wilds)]):
        if weights[rank] > above:
            cards = ranks[rank]
            for spent in range(max(0, 3 - len(cards)), len(wilds) + 1):
                found.append(play_of((*cards[: 3 - spent], *wilds[:spent]), TRIPLES[rank]))
    jokers = ranks[BLACK_JOKER] + ranks[RED_JOKER]
    if order.joker_triple and len(jokers) > 2 and weights[RED_JOKER] > above:
        found.append(play_of(tuple(jokers[:3]), JOKER_TRIPLE))
    return found


def full_houses(tally: Tally, order: Order, above: int) -> list[Play]:
    return _wild_full_houses(tally, order, above) if tally.wilds else _natural_full_houses(tally, order, above)


def bombs(tally: Tally, order: Order, above: int) -> list[Play]:
    """Of four to ten of a kind, and the four jokers."""
    ranks, wilds = tally.ranks, tally.wilds
    found = []
    for rank in ranks_in((tally.fours, tally.threes, tally.twos)[len(wilds)]):
        cards = ranks[rank]
        for size in range(SMALLEST_BOMB, len(cards) + len(wilds) + 1):
            if order.bomb_value(size, rank) > above:
                for spent in range(max(0, size - len(cards)), len(wilds) + 1):
                    found.append(play_of((*cards[: size - spent], *wilds[:spent]), BOMBS_OF[size][rank]))
    if len(ranks[BLACK_JOKER]) == len(ranks[RED_JOKER]) == 2 and above < JOKER_BOMB_VALUE:
        found.append(play_of((*ranks[BLACK_JOKER], *ranks[RED_JOKER]), JOKER_BOMB))
    return found


def natural_pairs(tally: Tally, order: Order) -> list[Group]:
    """Pairs without a wildcard, jokers' too."""
    ranks = tally.ranks
    found: list[Group] = [(rank, (ranks[rank][0], ranks[rank][1])) for rank in ranks_in(tally.twos)]
    black, red = ranks[BLACK_JOKER], ranks[RED_JOKER]
    if len(black) == 2:
        found.append((BLACK_JOKER, (black[0], black[1])))
    if order.joker_pairs_mix and black and red:
        found.append((RED_JOKER, (black[0], red[0])))
    elif len(red) == 2:
        found.append((RED_JOKER, (red[0], red[1])))
    return found


def _natural_full_houses(tally: Tally, order: Order, above: int) -> list[Play]:
    weights, ranks = order.weights, tally.ranks
    beside = natural_pairs(tally, order) if tally.threes else []
    found = []
    for rank in ranks_in(tally.threes):
        if weights[rank] > above:
            reading, (one, two, three, *_) = FULL_HOUSES[rank], ranks[rank]
            for pair, (four, five) in beside:
                if pair != rank:
                    found.append(play_of((one, two, three, four, five), reading))
    return found


def _wild_full_houses(tally: Tally, order: Order, above: int) -> list[Play]:
    ranks, wilds, weights = tally.ranks, tally.wilds, order.weights
    held = ranks_in(tally.ones)
    jokers = [cards for rank, cards in natural_pairs(tally, order) if rank > ACE]
    found = []
    for rank in held:
        if weights[rank] <= above:
            continue
        reading, cards = FULL_HOUSES[rank], ranks[rank]
        fewest = max(0, 3 - len(cards))
        for pair in jokers:
            for spent in range(fewest, len(wilds) + 1):
                found.append(play_of((*cards[: 3 - spent], *pair, *wilds[:spent]), reading))
        for other in held:
            if other != rank:
                beside = ranks[other]
                lacking = 0 if len(beside) > 1 else 1
                for spent in range(fewest + lacking, len(wilds) + 1):
                    inside = max(fewest, spent - 1)
                    chosen = (*cards[: 3 - inside], *beside[: 2 - spent + inside], *wilds[:spent])
                    found.append(play_of(chosen, reading))
        if len(wilds) == 2 and not fewest:
            found.append(play_of((*cards[:3], *wilds), reading))
    return found
