"""What a game says of itself: how a match ended."""

import pytest

from cardcade import Result


@pytest.mark.parametrize(
    ("scores", "winners", "order"),
    [
        ((10, 500, 30), (1,), (1, 2, 0)),
        ((12, 3, 7), (1,), (1, 2, 0)),
        ((12, 3, 3, 7), (1, 2), (1, 2, 3, 0)),
        ((0, -3, -1), (0,), (0, 2, 1)),
        ((3, 0, 3, 0), (0, 2), (0, 2, 1, 3)),
        ((5, 9, 1), (0,), (0, 1, 2)),
        ((4, 4), (1,), (1, 0)),
        ((2, 1), (), (0, 1)),
    ],
    ids=["most points", "fewest points", "shared", "negative", "partners", "neither", "equal", "nobody"],
)
def test_winners_come_first_and_the_others_as_near_to_them_as_they_came(
    scores: tuple[float, ...], winners: tuple[int, ...], order: tuple[int, ...]
) -> None:
    assert Result(scores, winners, winners).order == order
