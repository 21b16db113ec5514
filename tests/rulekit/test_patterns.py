"""Groups, runs and attachments; a twin tries every set of ranks."""

from collections import Counter
from itertools import product

import pytest

from cardcade import Card, Deck, Stream, poker_faces
from cardcade.rulekit.patterns import FoundPattern, Pattern, by_rank, every_run, suitings

DECK = Deck(poker_faces(jokers=False))
ORDER = "3456789TJQKA2"
RANK = tuple(ORDER.index(face[1]) + 3 for face in DECK.faces)
ALL, STRAIGHT = range(3, 16), range(3, 15)

PATTERNS = {
    "single": Pattern(1, ALL),
    "pair": Pattern(2, ALL),
    "straight": Pattern(1, STRAIGHT, least=5, most=None),
    "short straights": Pattern(1, STRAIGHT, least=3, most=4),
    "pairs in a row": Pattern(2, STRAIGHT, least=3, most=None),
    "triple and one": Pattern(3, ALL, kickers=1),
    "triple and pair": Pattern(3, ALL, kickers=1, kicker_width=2),
    "plane with singles": Pattern(3, STRAIGHT, least=2, most=None, kickers=1),
    "plane with any singles": Pattern(3, STRAIGHT, least=2, most=None, kickers=1, distinct=False),
    "four and two": Pattern(4, ALL, kickers=2),
    "four and any two pairs": Pattern(4, ALL, kickers=2, kicker_width=2, distinct=False),
}


def hand(ranks: str) -> dict[int, list[Card]]:
    pack, chosen = list(DECK.cards), []
    for rank in ranks.split():
        chosen.append(next(card for card in pack if DECK.faces[card][1] == rank))
        pack.remove(chosen[-1])
    return by_rank(chosen, RANK)


def notation(found: FoundPattern) -> str:
    return " ".join(ORDER[rank - 3] * many for rank, many in found.needs)


def names(kind: str, ranks: str) -> set[str]:
    return {notation(found) for found in PATTERNS[kind].find(hand(ranks))}


def test_a_group_is_there_for_every_rank_held_often_enough() -> None:
    assert names("pair", "3 3 5 K K K 2 2 2 2") == {"33", "KK", "22"}


def test_a_run_has_every_rank_and_may_be_part_of_a_longer_one() -> None:
    assert names("straight", "4 5 6 7 8 9") == {"4 5 6 7 8", "5 6 7 8 9", "4 5 6 7 8 9"}
    assert names("straight", "4 5 6 7 9 T") == set()


def test_a_run_ends_where_its_ranks_do() -> None:
    assert names("straight", "T J Q K A 2") == {"T J Q K A"}


def test_pairs_run_as_well() -> None:
    assert names("pairs in a row", "3 3 4 4 4 5 5 7 7") == {"33 44 55"}


def test_what_is_attached_is_of_another_rank() -> None:
    assert names("triple and one", "7 7 7 7 9") == {"777 9"}
    assert names("triple and pair", "7 7 7 9 K K") == {"777 KK"}


def test_attached_cards_may_be_alike_only_where_the_pattern_lets_them() -> None:
    assert names("plane with singles", "3 3 3 4 4 4 9 9") == set()
    assert names("plane with any singles", "3 3 3 4 4 4 9 9") == {"333 444 99"}


def test_every_group_of_a_run_has_its_attachment() -> None:
    assert names("plane with singles", "3 3 3 4 4 4 7 8 9") == {"333 444 7 8", "333 444 7 9", "333 444 8 9"}


def test_cards_are_read_as_what_they_are_the_highest_first() -> None:
    read = PATTERNS["plane with any singles"].read(hand("3 3 3 4 4 4 5 5 5 6 6 6"))
    assert [notation(found) for found in read] == ["444 555 666 333", "333 444 555 666"]


def test_cards_that_are_something_else_are_not_read() -> None:
    assert PATTERNS["four and two"].read(hand("3 3 3 3 4")) == []
    assert PATTERNS["pair"].read(hand("3 4")) == []


def test_the_first_cards_that_do_are_taken() -> None:
    held = hand("7 7 7 9 9")
    (found,) = PATTERNS["triple and one"].find(held)
    assert found.take(held) == (*held[7], held[9][0])


def test_suitings_are_all_choices_of_cards() -> None:
    held = hand("7 7 7 9 9")
    assert len(list(suitings(held, [(7, 2), (9, 1)]))) == 3 * 2


def test_every_run_lies_within_its_ranks() -> None:
    assert [(run.start, len(run)) for run in every_run(range(3, 7), 3)] == [(3, 3), (4, 3), (3, 4)]
    assert [len(run) for run in every_run(range(3, 7), 2, 2)] == [2, 2, 2]


# -- the twin: every multiset of ranks in the hand, judged card by card


def twin_is(pattern: Pattern, counts: Counter[int]) -> set[tuple[int, int]]:
    """(lowest rank, length) of every run that leaves lawful attachments and nothing else."""
    found = set()
    for low, length in product(pattern.ranks, range(pattern.least, (pattern.most or 13) + 1)):
        run = range(low, low + length)
        if run.stop > pattern.ranks.stop or any(counts[rank] != pattern.width for rank in run):
            continue
        rest = {rank: many for rank, many in counts.items() if rank not in run and many}
        groups = [many / pattern.kicker_width for many in rest.values()]
        alike = pattern.distinct and any(group > 1 for group in groups)
        if not alike and all(group == int(group) for group in groups) and sum(groups) == pattern.kickers * length:
            found.add((low, length))
    return found


def some_hands() -> list[list[Card]]:
    """Small hands of few ranks, so that everything can be had."""
    hands = []
    for number in range(24):
        stream = Stream.named(number, "twin")
        low = 3 + stream.below(9)
        near = [card for card in DECK.cards if low <= RANK[card] < low + 5]
        stream.shuffle(near)
        hands.append(near[: 8 + stream.below(4)])
    return hands


@pytest.mark.parametrize("kind", PATTERNS)
def test_the_twin_finds_and_reads_the_same(kind: str) -> None:
    pattern = PATTERNS[kind]
    for cards in some_hands():
        held = by_rank(cards, RANK)
        found = list(pattern.find(held))
        clever = {(tuple(sorted(one.needs)), one.run.start, len(one.run)) for one in found}
        assert len(clever) == len(found), "each once"
        plain = set()
        for many in product(*(range(len(held[rank]) + 1) for rank in held)):
            counts = Counter({rank: count for rank, count in zip(held, many, strict=True) if count})
            shapes = twin_is(pattern, counts) if counts else set()
            part = {rank: held[rank][:count] for rank, count in counts.items()}
            assert {(one.run.start, len(one.run)) for one in pattern.read(part)} == shapes
            plain |= {(tuple(sorted(counts.items())), *shape) for shape in shapes}
        assert clever == plain
