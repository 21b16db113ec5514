"""Random streams that follow from a name alone."""

from collections import Counter
from itertools import permutations

from cardcade import Stream
from cardcade.engine.chance import StepStreams


def test_the_numbers_never_change() -> None:
    stream = Stream.named(1, "a")
    assert [stream.random() for _ in range(3)] == [0.6249777615995005, 0.5117827758375562, 0.6312722960986914]
    assert Stream.named(1, "a").child(5).random() == 0.9603622533421279


def test_a_shuffle_never_changes() -> None:
    cards = list(range(10))
    Stream.named(1, "a").child(7).shuffle(cards)
    assert cards == [4, 1, 5, 6, 0, 8, 3, 7, 9, 2]


def test_a_child_does_not_depend_on_what_was_drawn_before() -> None:
    parent = Stream.named("seed")
    untouched = parent.child(3).random()
    parent.random()
    assert parent.child(3).random() == untouched


def test_children_and_grandchildren_differ() -> None:
    parent = Stream(42)
    streams = [parent, *(parent.child(n) for n in range(-2, 50)), parent.child(1).child(1)]
    assert len({stream.random() for stream in streams}) == len(streams)


def test_the_key_gives_the_same_stream_again() -> None:
    child = Stream(-5).child(9)
    assert Stream(child.key).random() == child.random()


def test_the_streams_of_steps_are_the_children_whichever_of_them_are_drawn_from() -> None:
    for drawn_from in range(1, 5):
        parent = Stream.named(7, "table")
        steps = StepStreams(parent)
        for number in range(20):
            stream = steps.child(number)
            if number % drawn_from == 0:
                cards, expected = list(range(9)), list(range(9))
                stream.shuffle(cards)
                parent.child(number).shuffle(expected)
                assert cards == expected
                assert stream.random() == parent.child(number).random()


def test_every_order_of_three_cards_is_as_likely() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for number in range(6000):
        cards = [0, 1, 2]
        Stream(7).child(number).shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(3)))
    assert all(850 < count < 1150 for count in counts.values())


def test_choices_stay_within_bounds() -> None:
    stream = Stream(1)
    assert {stream.below(3) for _ in range(100)} == {0, 1, 2}
    assert {stream.choice("ab") for _ in range(100)} == {"a", "b"}
