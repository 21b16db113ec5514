"""Tribute before a deal: who owes it, what may be given and returned, who gets it and who then leads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from cardcade import Card, Seat
from cardcade_guandan.cards import ACE, FACE, RANK, RED_JOKER, WEIGHTS, is_wild, ways_to_take
from cardcade_guandan.climbing import Climb
from cardcade_guandan.partners import next_seat, partners, previous_seat, side_of, turn_order
from cardcade_guandan.rules import Rules, TributeRules
from cardcade_guandan.state import Tribute

Gift: TypeAlias = tuple[Card, ...]


def owed(standing: Climb, places: tuple[Seat, ...], rules: Rules) -> tuple[tuple[Tribute, ...], int]:
    """The tributes of the deal that begins, and how many cards each is; none on the first deal."""
    if not places or rules.tribute.when == "off":
        return (), 0
    if rules.tribute.when == "last_place":
        return _by_place(places), 1
    return _by_gap(standing, rules)


def _by_place(places: tuple[Seat, ...]) -> tuple[Tribute, ...]:
    first, _, third, last = places
    if side_of(third) == side_of(last):
        return Tribute(third, None), Tribute(last, None)
    return (Tribute(last, first),)


def _by_gap(standing: Climb, rules: Rules) -> tuple[tuple[Tribute, ...], int]:
    ours, theirs = standing.levels
    gap = abs(ours - theirs)
    if gap < rules.tribute.single_gap:
        return (), 0
    trailing = 0 if ours < theirs else 1
    payers = partners(trailing)
    return tuple(Tribute(seat, next_seat(seat, rules)) for seat in payers), 2 if gap >= rules.tribute.double_gap else 1


def resisted(hands: Sequence[Sequence[Card]]) -> bool:
    """Whether these hands hold both red jokers between them."""
    return sum(RANK[card] == RED_JOKER for hand in hands for card in hand) == 2


def payable(hand: Sequence[Card], level: int, count: int, rules: TributeRules) -> list[Gift]:
    """Every lawful gift: the highest eligible cards, the giver's choice among equals."""
    plain = rules.gives == "highest_plain"
    eligible = [
        card for card in hand if not (RANK[card] > ACE or RANK[card] == level if plain else is_wild(card, level))
    ]
    weights = WEIGHTS[level]
    return _extremes(eligible, count, lambda card: -weights[RANK[card]])


def returnable(hand: Sequence[Card], level: int, count: int, rules: TributeRules) -> list[Gift]:
    """Every lawful return, the lowest first."""
    weights = WEIGHTS[level]

    def weight(card: Card) -> int:
        return weights[RANK[card]]

    if rules.returns == "lowest":
        return _extremes([card for card in hand if RANK[card] <= ACE], count, weight)
    small = [card for card in hand if RANK[card] <= 10 and RANK[card] != level]
    if len(small) < count:
        others = [card for card in hand if card not in small]
        return [(*small, *rest) for rest in _extremes(others, count - len(small), weight)]
    return ways_to_take(sorted(small, key=lambda card: (weight(card), FACE[card])), count)


def _extremes(cards: Sequence[Card], count: int, key: Callable[[Card], int]) -> list[Gift]:
    """The `count` first cards by key, in every way to choose among equals."""
    ordered = sorted(cards, key=lambda card: (key(card), FACE[card]))
    if len(ordered) <= count:
        return [tuple(ordered)]
    last = key(ordered[count - 1])
    sure = [card for card in ordered[:count] if key(card) != last]
    return [(*sure, *rest) for rest in ways_to_take([card for card in ordered if key(card) == last], count - len(sure))]


def with_receivers(
    tributes: tuple[Tribute, ...], level: int, places: tuple[Seat, ...], rules: Rules
) -> tuple[Tribute, ...]:
    """Decides two gifts: the higher to first place, equal ones each to the seat before its giver."""
    if all(tribute.receiver is not None for tribute in tributes):
        return tributes
    first, second, *_ = places
    one, other = tributes
    if _worth(one, level) == _worth(other, level):
        return tuple(replace(each, receiver=previous_seat(each.giver, rules)) for each in tributes)
    high, low = (one, other) if _worth(one, level) > _worth(other, level) else (other, one)
    return replace(high, receiver=first), replace(low, receiver=second)


def leader(tributes: tuple[Tribute, ...], level: int, places: tuple[Seat, ...], rules: Rules) -> Seat:
    """Who leads a deal that is not the first; no tributes when none was paid."""
    if rules.lead.next_deal == "last_place":
        return places[-1]
    if not tributes:
        return places[0]
    most = max(_worth(tribute, level) for tribute in tributes)
    payers = {tribute.giver for tribute in tributes if _worth(tribute, level) == most}
    return next(seat for seat in turn_order(next_seat(places[0], rules), rules) if seat in payers)


def _worth(tribute: Tribute, level: int) -> list[int]:
    return sorted((WEIGHTS[level][RANK[card]] for card in tribute.given), reverse=True)
