"""Moves are compared on the deals they were both tried on."""

from math import sqrt

import pytest

from cardcade.rulekit.attempts import Attempt


def test_the_mean_is_what_a_deal_brought_on_average() -> None:
    assert Attempt("pass", [1.0, 0.0, 0.0, 1.0]).mean == 0.5


def test_a_lead_counts_standard_errors_of_the_paired_differences() -> None:
    one, other = Attempt("one", [1.0, 1.0, 0.0, 1.0]), Attempt("other", [0.0, 1.0, 0.0, 0.0])
    error = sqrt((0.25 * 4 / 3) / 4)
    assert one.lead(other) == pytest.approx(0.5 / error)
    assert other.lead(one) == -one.lead(other)


def test_only_deals_that_both_were_tried_on_count() -> None:
    dropped = Attempt("dropped", [0.0, 1.0])
    assert Attempt("kept", [1.0, 0.0, 0.0, 0.0]).lead(dropped) == 0


def test_a_move_better_by_the_same_on_every_deal_leads_beyond_any_doubt() -> None:
    assert Attempt("better", [2.0, 1.0]).lead(Attempt("worse", [1.0, 0.0])) > 1000
    assert Attempt("same", [1.0]).lead(Attempt("alike", [1.0])) == 0
