"""What an observation says where a position is unusual: short lists, large numbers, cards that are not seen."""

from typing import Any

import pytest

from cardcade.rl import CardcadeEnv, env


@pytest.fixture
def table() -> CardcadeEnv:
    dealt = env("uno", preset="official", seats=3)
    dealt.reset(seed=4)
    return dealt


def seen(table: CardcadeEnv, span: str) -> list[int]:
    """What seat 0 sees in the stretch of that name."""
    numbers = table.observe("seat_0")["observation"]
    (found,) = (numbers[each.start : each.stop] for each in table.layout.spans if each.name == span)
    return [int(number) for number in found]


def state_of(table: CardcadeEnv) -> Any:
    return table._state


def test_a_list_shorter_than_the_table_is_filled_up_and_a_longer_one_cut(table: CardcadeEnv) -> None:
    state_of(table).taken, state_of(table).owing = [5], (2,)
    assert (seen(table, "taken"), seen(table, "owing")) == ([5, -1, -1], [2, -1, -1])
    state_of(table).taken, state_of(table).owing = [1, 2, 3, 4], (0, 1, 2, 3)
    assert (seen(table, "taken"), seen(table, "owing")) == ([1, 2, 3], [0, 1, 2])
    state_of(table).taken = []
    assert seen(table, "taken") == [-1, -1, -1]


def test_a_number_too_large_for_the_array_is_the_largest_it_has(table: CardcadeEnv) -> None:
    state_of(table).scores = [70_000, 3, -70_000]
    assert seen(table, "scores") == [32_767, 3, -32_767]


def test_a_card_that_is_not_seen_counts_for_its_pile_and_no_face(table: CardcadeEnv) -> None:
    hand = state_of(table).hand(0)
    hand[2] = -1
    assert sum(seen(table, "cards.hand.+0")) == len(hand) - 1
    assert seen(table, "size.hand.+0") == [len(hand)]
    assert seen(table, "size.stock") == [len(state_of(table).cards[0])]
