"""Why not? Every refusal names something a player can act on, and the preset key behind it."""

from __future__ import annotations

import pytest
from guandan_notation import EAST, SOUTH, cards, guandan, rules, with_rules

from cardcade import IllegalMove
from cardcade_guandan.combinations import SINGLES
from cardcade_guandan.moves import Play
from cardcade_guandan.rules import Rules
from cardcade_guandan.state import HANDS

from ..rows import rows


def why(text: str, preset: str | Rules = "house", last: str = "") -> IllegalMove | None:
    table = guandan("S3 | H4 | C6 | D5", preset=preset, last=last, by=EAST)
    hand = table._own(text, SOUTH)
    table.state.cards[HANDS] = list(hand)
    return table.game.why_not(table.state, SOUTH, hand)


NOTHING = rows("""
    BJ RJ                      / official / joker.pair
    BJ BJ RJ                   / official / joker.triple
    S2 C3 D4 S5 C6             / house    / sequence.lowest
    S5 C6 D7 S8 C9 ST          / official / sequence.straight_max
    S5 C5 D6 S6 C7 S7 S8 C8    / official / sequence.tube_max
    S5 C5 D6 S6                / house    / sequence.tube_min
    S5 C5 D5 S6 C6 D6 S7 C7 D7 / official / sequence.plate_max
    S5 C9                      / house    / none
""")


@pytest.mark.parametrize(("text", "preset", "rule"), NOTHING)
def test_cards_that_are_nothing_name_the_key_under_which_they_would_be_something(
    text: str, preset: str, rule: str
) -> None:
    refusal = why(text, preset)
    assert refusal is not None
    assert (refusal.rule or "none") == rule


@pytest.mark.parametrize(
    ("text", "changes", "rule"),
    [
        ("S5 C6 D7 S8 C9", {"sequence__straight_min": 6}, "sequence.straight_min"),
        ("S5 C5 D6 S6 C7 S7", {"sequence__tube_min": 4}, "sequence.tube_min"),
        ("S5 C5 D5 S6 C6 D6", {"sequence__plate_min": 3}, "sequence.plate_min"),
    ],
)
def test_a_run_that_is_too_short_names_the_key_that_asks_for_more(
    text: str, changes: dict[str, int], rule: str
) -> None:
    refusal = why(text, with_rules(**changes))
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == (rule, f"guandan.illegal.by_{rule.replace('.', '_')}")


@pytest.mark.parametrize(
    ("text", "last", "key"),
    [
        ("S5", "S9", "too_low"),
        ("S5 C5", "S9", "kind"),
        ("S5 C5 D5 H5", "S9 C9 D9 H9", "bigger_bomb"),
        ("SK", "S9 C9 D9 H9", "only_bombs"),
    ],
)
def test_a_play_that_is_too_weak_says_what_would_do(text: str, last: str, key: str) -> None:
    refusal = why(text, last=last)
    assert refusal is not None
    assert refusal.reason.key == f"guandan.illegal.{key}"


def test_a_play_that_is_lawful_is_not_refused() -> None:
    assert why("SK", last="S9") is None


def test_a_reading_the_cards_do_not_have_is_refused() -> None:
    table = guandan("S3 C5 | H4 | C6 | D5")
    with pytest.raises(IllegalMove, match="not_that"):
        table.move(Play(cards("S3"), SINGLES[9]), SOUTH)


def test_refusing_changes_nothing() -> None:
    table = guandan("S3 C5 | H4 | C6 | D5")
    before = table.state.copy()
    with pytest.raises(IllegalMove):
        table.passes(SOUTH)
    assert table.state.copy() == before


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"sequence__straight_min": 8, "sequence__straight_max": 6}, "sequence.straight_max"),
        ({"sequence__tube_min": 5, "sequence__tube_max": 4}, "sequence.tube_max"),
        ({"sequence__plate_min": 4, "sequence__plate_max": 3}, "sequence.plate_max"),
        ({"tribute__single_gap": 6, "tribute__double_gap": 5}, "tribute.double_gap"),
    ],
)
def test_keys_that_contradict_each_other_are_told(changes: dict[str, int], key: str) -> None:
    assert [found for found, _ in with_rules(**changes).problems()] == [key]


def test_the_bundled_presets_contradict_nothing() -> None:
    assert [rules(preset).problems() for preset in ("house", "official", "quick")] == [[], [], []]
