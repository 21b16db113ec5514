"""Intervals hold what they promise, and many comparisons raise no false alarm."""

import random

import pytest

from cardcade.arena.elo import Meeting, inverse, ratings
from cardcade.arena.intervals import beyond_chance, chance_of, mean_of, share_of


@pytest.mark.parametrize("truth", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("deals", [20, 200])
def test_the_true_share_lies_in_95_of_100_intervals(truth: float, deals: int) -> None:
    draw = random.Random(1)
    held = 0
    for _ in range(400):
        told = share_of([(draw.random() < truth) / 2 + (draw.random() < truth) / 2 for _ in range(deals)])
        held += told.low <= truth <= told.high
    assert 0.92 <= held / 400 <= 1.0


@pytest.mark.parametrize("deals", [5, 50])
def test_the_true_mean_lies_in_95_of_100_intervals(deals: int) -> None:
    draw = random.Random(2)
    held = sum(
        told.low <= 3 <= told.high for told in (mean_of([draw.gauss(3, 2) for _ in range(deals)]) for _ in range(400))
    )
    assert 0.92 <= held / 400 <= 0.98


def test_ten_wins_in_ten_deals_are_no_certainty() -> None:
    told = share_of([1.0] * 10)
    assert told.mean == told.high == 1.0
    assert told.low < 0.8


def test_chance_is_not_mistaken_for_an_effect_and_an_effect_not_for_chance() -> None:
    draw = random.Random(3)
    assert chance_of([draw.gauss(0.8, 1) for _ in range(60)]) < 1e-3
    told = [chance_of([draw.gauss(0, 1) for _ in range(60)]) for _ in range(500)]
    assert 0.02 < sum(one < 0.05 for one in told) / 500 < 0.09
    assert chance_of([0.0] * 100 + [1.0] * 5) == 1.0, "five deals say nothing"


def test_many_comparisons_need_more_than_one_small_probability() -> None:
    assert beyond_chance({"a": 0.02}, 0.05) == {"a"}
    assert beyond_chance({"a": 0.02, "b": 0.4, "c": 0.5}, 0.05) == set()
    assert beyond_chance({"a": 0.001, "b": 0.02, "c": 0.9}, 0.05) == {"a", "b"}


def test_elo_finds_the_strengths_that_were_planted() -> None:
    draw, strengths = random.Random(4), (1600, 1500, 1400)
    expected = [1 / (1 + 10 ** ((theirs - mine) / 400)) for mine in strengths for theirs in strengths]
    meetings = [
        Meeting(one, other, [float(draw.random() < expected[3 * one + other]) for _ in range(4000)])
        for one, other in ((0, 1), (0, 2), (1, 2))
    ]
    for told, planted in zip(ratings(3, meetings), strengths, strict=True):
        assert told.low - 4 <= planted <= told.high + 4
        assert 5 < told.width < 30


def test_who_never_lost_is_not_infinitely_strong() -> None:
    best, worst = ratings(2, [Meeting(0, 1, [1.0] * 20)])
    assert 300 < best.mean - worst.mean < 1000
    assert best.width > 20


def test_an_inverse_undoes_its_matrix() -> None:
    matrix = [[2.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 4.0]]
    other = inverse(matrix)
    for i in range(3):
        for j in range(3):
            assert sum(matrix[i][k] * other[k][j] for k in range(3)) == pytest.approx(float(i == j))
