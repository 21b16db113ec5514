"""What the coach says about Gandengyan: every reason with a position where it holds and one where it does not."""

from __future__ import annotations

import pytest

import cardcade_gandengyan
from cardcade.engine.chance import Stream
from cardcade.engine.judging import Made, judge
from cardcade.rulekit.shedding import PASS
from cardcade_gandengyan.moves import Move
from cardcade_gandengyan.reasons import RULES

from ..reasons_said import kinds_said
from .notation import Table

PLUGIN = cardcade_gandengyan.cardcade_game()


def move(table: Table, text: str) -> Move:
    return PASS if text == "pass" else table.game.plays_with(table.state, table.turn, table.chosen(text))[0]


def said(table: Table, better: str, played: str) -> list[str]:
    return kinds_said(PLUGIN, table, move(table, better), move(table, played))


LEADS = [
    ("goes_out", "8 8 | 3 4 5", "8 8", "8", True),
    ("goes_out", "8 8 9 | 3 4 5", "8 8", "8", False),
    ("safe_exit", "4 9 9 9 | 3 5 6", "4", "9 9 9", True),
    ("safe_exit", "4 9 9 K | 3 5 6", "4", "K", False),
    ("sheds_more", "4 5 6 9 | 3 5 6", "4 5 6", "9", True),
    ("sheds_more", "4 9 9 9 K | 3 5 6", "9 9 9", "4", False),
    ("pair_against_short", "8 8 Q BJ | 3", "8 8", "Q", True),
    ("pair_against_short", "8 8 Q BJ | 3 4 5", "8 8", "Q", False),
    ("splits_pair", "8 8 Q K | 3 4 5", "Q", "8", True),
    ("splits_pair", "8 9 Q K | 3 4 5", "Q", "8", False),
    ("splits_bomb", "8 8 8 Q | 3 4 5", "Q", "8", True),
    ("splits_bomb", "8 8 8 Q | 3 4 5", "Q", "8 8 8", False),
    ("joker_as_wild", "8 Q BJ 5 | 3 4 5", "5", "8 BJ", True),
    ("joker_as_wild", "8 Q BJ 5 | 3 4 5", "5", "BJ", False),
    ("bomb_spent", "9 9 9 4 5 | 3 5 6", "4", "9 9 9", True),
    ("bomb_spent", "9 9 9 | 3 5 6", "9", "9 9 9", False),
    ("fewer_plays", "4 5 6 9 K | 3 5 7", "9", "4", True),
    ("fewer_plays", "4 8 9 | 3 5 7", "9", "4", False),
]


@pytest.mark.parametrize(("kind", "hands", "better", "played", "holds"), LEADS)
def test_a_reason_is_said_where_it_holds_and_nowhere_else(
    kind: str, hands: str, better: str, played: str, holds: bool
) -> None:
    assert (kind in said(Table(hands), better, played)) is holds


def test_beating_is_better_than_passing_only_when_the_better_move_beats() -> None:
    table = Table("4 5 | 8 9 T")
    table.play("4")
    assert "beat_it" in said(table, "8", "pass")
    assert "beat_it" not in said(table, "pass", "8")


def test_who_has_not_played_yet_pays_double_where_the_preset_says_so() -> None:
    table = Table("4 5 | 8 9 T", scoring_untouched_doubles=True)
    table.play("4")
    assert "untouched" in said(table, "8", "pass")
    plain = Table("4 5 | 8 9 T", scoring_untouched_doubles=False)
    plain.play("4")
    assert "untouched" not in said(plain, "8", "pass")


def test_going_out_missed_is_a_blunder() -> None:
    table = Table("8 8 | 3 4 5")
    view, coach = table.state.view(0), PLUGIN.make_coach(table.game)
    told = judge(coach, view, table.game.moves(view.state, 0), Made(move(table, "8")), Stream(1))
    assert (told.mark, [reason.kind for reason in told.reasons][:1]) == ("??", ["goes_out"])


def test_against_one_card_the_pair_is_led() -> None:
    """8 8 Q and a joker against one card."""
    table = Table("8 8 Q BJ | 9")
    view, coach = table.state.view(0), PLUGIN.make_coach(table.game)
    told = judge(coach, view, table.game.moves(view.state, 0), Made(move(table, "Q")), Stream(1))
    assert told.mark == "??"
    assert table.game.say_move(told.better) == table.game.say_move(move(table, "8 8"))
    assert told.reasons[0].kind == "pair_against_short"


def test_every_reason_has_a_case_here() -> None:
    tried = {kind.replace("splits_pair", "splits_group").replace("splits_bomb", "splits_group") for kind, *_ in LEADS}
    assert {rule.__name__.removeprefix("_") for rule in RULES} == {*tried, "beat_it", "untouched"}
