"""A brute-force twin: every subset of a hand, every card a joker could be, compared with the clever ones."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from cardcade import Stream
from cardcade_gandengyan.cards import DECK, RANK, tally
from cardcade_gandengyan.combinations import Combination, readings
from cardcade_gandengyan.plays import Hands
from cardcade_gandengyan.rules import Rules

from .notation import rules

ORDER = "3456789TJQKA2"
Reading = tuple[str, str, int]

VARIANTS = {
    "house": rules("house"),
    "classic": rules("classic"),
    "party": rules("party"),
    "next with lengths": rules("classic", straight_lengths_compare=True, joker_single=True),
    "long straights": rules("house", straight_min_length=4, joker_wild=False),
}


def twin_readings(faces: tuple[str, ...], made: Rules) -> set[Reading]:
    """(kind, lowest rank, size) of everything these faces can be, jokers tried as every rank."""
    names = [face if face in ("BJ", "RJ") else face[1] for face in faces]
    if sorted(names) == ["BJ", "RJ"]:
        return {("joker_bomb", "RJ", 2)}
    if len(names) == 1 and names[0] in ("BJ", "RJ"):
        return {("single", names[0], 1)} if made.joker.single else set()
    jokers = sum(name in ("BJ", "RJ") for name in names)
    if jokers and (jokers == len(names) or not made.joker.wild):
        return set()
    natural = [name for name in names if name not in ("BJ", "RJ")]
    tries = product(ORDER, repeat=jokers)
    return {shape for stand_ins in tries for shape in _shapes(natural + list(stand_ins), made)}


def _shapes(names: list[str], made: Rules) -> Iterator[Reading]:
    size = len(names)
    if len(set(names)) == 1 and size <= 4:
        yield ("single", "pair", "bomb", "bomb")[size - 1], names[0], size
    in_order = "".join(sorted(names, key=ORDER.index))
    if size >= made.straight.min_length and in_order in "3456789TJQKA":
        yield "straight", in_order[0], size


def twin_beats(play: Reading, last: Reading, made: Rules) -> bool:
    tiers = {("bomb", 3): 1, ("bomb", 4): 2, ("joker_bomb", 2): 3}
    (kind, rank, size), (last_kind, last_rank, last_size) = play, last
    tier, last_tier = tiers.get((kind, size), 0), tiers.get((last_kind, last_size), 0)
    order = [*ORDER, "BJ", "RJ"]
    up = order.index(rank) - order.index(last_rank)
    if tier != last_tier:
        return tier > last_tier
    if tier:
        return up > 0
    if kind != last_kind:
        return False
    if made.follow.step == "next":
        return size == last_size and (up == 1 or (rank == "2" and up > 0))
    return up > 0 and (size == last_size or made.straight.lengths_compare)


def meanings(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(sorted(DECK.faces[card][-2:] if RANK[card] > 15 else DECK.faces[card][1] for card in cards))


def hands(count: int, largest: int) -> Iterator[tuple[int, ...]]:
    """Random hands, half of them with jokers and few ranks, where it is hard."""
    stream = Stream.named("twin hands")
    few = [card for card in DECK.cards if RANK[card] in (3, 4, 5, 6, 7, 13, 14, 15, 16, 17)]
    for number in range(count):
        pack = list(few if number % 2 else DECK.cards)
        stream.child(number).shuffle(pack)
        size = 1 + stream.below(largest)
        yield (*pack[:size], *([52, 53] if number % 6 == 0 and not {52, 53} & set(pack[:size]) else []))


@pytest.mark.parametrize("name", VARIANTS)
def test_readings_agree(name: str) -> None:
    made = VARIANTS[name]
    for hand in hands(150, 6):
        for size in range(1, len(hand) + 1):
            for cards in combinations(hand, size):
                found = readings([RANK[card] for card in cards], made.straight, made.joker)
                assert len(set(found)) == len(found)
                forms = {(one.kind, _rank_name(one.rank), one.size) for one in found}
                assert forms == twin_readings(tuple(DECK.faces[card] for card in cards), made)


@pytest.mark.parametrize("name", VARIANTS)
def test_leads_and_answers_agree(name: str) -> None:
    made = VARIANTS[name]
    able = Hands(made.straight, made.joker, made.follow)
    lasts = list(every_last(made))
    stream = Stream.named("twin lasts")
    for hand in hands(120, 7):
        leads = twin_plays(hand, made)
        assert Counter(found(able.leads(tally(hand)))) == Counter(leads)
        for _ in range(6):
            last = stream.choice(lasts)
            expected = {(reading, ranks) for reading, ranks in leads if twin_beats(reading, last, made)}
            assert Counter(found(able.answers(tally(hand), _combination(last)))) == Counter(expected)


def twin_plays(hand: tuple[int, ...], made: Rules) -> set[tuple[Reading, tuple[str, ...]]]:
    subsets = (cards for size in range(1, len(hand) + 1) for cards in combinations(hand, size))
    return {
        (reading, meanings(cards))
        for cards in subsets
        for reading in twin_readings(tuple(DECK.faces[card] for card in cards), made)
    }


def found(choices) -> list[tuple[Reading, tuple[str, ...]]]:
    return [
        (
            (one.combination.kind, _rank_name(one.combination.rank), one.combination.size),
            tuple(sorted(_rank_name(rank) for rank in one.ranks)),
        )
        for one in choices
    ]


def every_last(made: Rules) -> Iterator[Reading]:
    yield from (("single", rank, 1) for rank in [*ORDER, *(("BJ", "RJ") if made.joker.single else ())])
    for rank in ORDER:
        yield from (("pair", rank, 2), ("bomb", rank, 3), ("bomb", rank, 4))
    for size in range(made.straight.min_length, 8):
        yield from (("straight", rank, size) for rank in ORDER[: 13 - size])
    yield "joker_bomb", "RJ", 2


def _rank_name(rank: int) -> str:
    return [*ORDER, "BJ", "RJ"][rank - 3]


def _combination(reading: Reading) -> Combination:
    kind, rank, size = reading
    return Combination(kind, [*ORDER, "BJ", "RJ"].index(rank) + 3, size)
