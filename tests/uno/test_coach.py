"""What the coach says about UNO moves: every reason with a position where it holds and one where it does not."""

from __future__ import annotations

import pytest

import cardcade_uno
from cardcade.engine.chance import Stream
from cardcade.engine.judging import Judgement, Made, judge
from cardcade_uno.moves import ACCEPT, CALL_UNO, CHALLENGE, DRAW, Move
from cardcade_uno.reasons import RULES

from ..reasons_said import kinds_said
from ..rows import rows
from .table import Table, uno

PLUGIN = cardcade_uno.cardcade_game()
BUTTONS: dict[str, Move] = {"draw": DRAW, "accept": ACCEPT, "challenge": CHALLENGE}


def move(table: Table, text: str) -> Move:
    """`r5`, `w:g`, `r5!` with the call, or a button."""
    if text in BUTTONS:
        return BUTTONS[text]
    card, _, colour = text.rstrip("!").partition(":")
    return table.move(card, colour, table.turn, call=text.endswith("!"))


def said(table: Table, better: str, played: str) -> list[str]:
    return kinds_said(PLUGIN, table, move(table, better), move(table, played))


def judged(table: Table, played: Move, then: Move | None = None) -> Judgement:
    view = table.state.view(table.turn)
    return judge(PLUGIN.make_coach(table.game), view, table.moves(), Made(played, then), Stream(1))


HOLDS = rows("""
    wild_kept     / r5 | r1 w g2 | y1 y2     / r1    / w:g
    bluff_risk    / r5 | r1 w+4 g2 | y1 y2   / r1    / w+4:g
    bluff_worth   / r5 | r1 w+4 g2 | y1 y2   / w+4:g / r1
    hits_next     / r5 | rs r1 g2 | y1       / rs    / r1
    play_not_draw / r5 | r1 g2 b3 | y1 y2    / r1    / draw
    long_colour   / r5 | r1 r2 r3 g5 | y1 y2 / r1    / g5
    long_colour   / r5 | w g2 g3 b1 | y1 y2  / w:g   / w:b
    bridge_kept   / r5 | r7 g7 r1 | y1 y2 y3 / r1    / r7
    points_off    / r5 | rs r1 g2 | y1       / rs    / r1
""")
FAILS = rows("""
    wild_kept     / r5 | r1 w w+4 g2 | y1 y2      / w:g   / w+4:r
    bluff_risk    / r5 | b1 w+4 g5 | y1 y2        / g5    / b1
    bluff_worth   / r5 | b1 w+4 g2 | y1 y2        / w+4:g / draw
    hits_next     / r5 | rs r1 g2 | y1 y2 y3      / rs    / r1
    hits_next     / r5 | rs r+2 g2 | y1           / rs    / r+2
    play_not_draw / r5 | r1 g2 b3 | y1 y2         / r1    / r1
    long_colour   / r5 | r1 g5 g2 g3 | y1 y2      / r1    / g5
    bridge_kept   / r5 | r7 g7 r1 | y1 y2 y3 | b1 / r1    / r7
    bridge_kept   / r5 | r7 r1 g2 | y1 y2 y3      / r1    / r7
    points_off    / r5 | rs r1 g2 | y1 y2 y3      / rs    / r1
""")


@pytest.mark.parametrize(("kind", "position", "better", "played"), HOLDS)
def test_a_reason_is_said_where_it_holds(kind: str, position: str, better: str, played: str) -> None:
    assert kind in said(uno(position), better, played)


@pytest.mark.parametrize(("kind", "position", "better", "played"), FAILS)
def test_a_reason_is_not_said_where_it_does_not_hold(kind: str, position: str, better: str, played: str) -> None:
    assert kind not in said(uno(position), better, played)


def test_the_last_card_goes_out_only_when_it_was_called_for() -> None:
    table = uno("r5 | r1 | y1 y2")
    assert "goes_out" not in said(table, "r1", "draw")
    table.state.called[0] = True
    assert said(table, "r1", "draw")[0] == "goes_out"


def test_a_chain_that_cannot_be_interrupted_is_a_forced_win_among_two() -> None:
    assert "sure_chain" in said(uno("r5 | rs r1 | y1 y2"), "rs!", "r1!")
    assert "sure_chain" not in said(uno("r5 | rs r1 | y1 y2 | g3"), "rs!", "r1!")


def test_a_missed_forced_win_is_a_blunder() -> None:
    table = uno("r5 | rs r1 | y1 y2")
    assert judged(table, move(table, "r1!")).mark == "??"


def test_a_stack_is_passed_on_rather_than_taken() -> None:
    table = uno("r5 | r+2 r1 | g+2 y2 y3", stacking__draw_two=True).play("r+2", call=True)
    assert "pass_it_on" in said(table, "g+2", "accept")
    assert "pass_it_on" not in said(uno("r5 | r1 g2 b3 | y1 y2"), "r1", "draw")


def test_a_challenge_pays_against_somebody_who_was_caught_before() -> None:
    table = uno("r5 | w+4 g1 b1 y2 y3 b4 | y1 y4").play("w+4", "g")
    table.state.bluffs[0] = 1
    assert "challenge_pays" in said(table, "challenge", "accept")
    assert "challenge_unwise" not in said(table, "accept", "challenge")


def test_a_challenge_is_unwise_against_somebody_who_was_cleared_before() -> None:
    table = uno("r5 | w+4 g1 b1 y2 y3 b4 | y1 y4").play("w+4", "g")
    table.state.cleared[0] = 3
    assert "challenge_unwise" in said(table, "accept", "challenge")
    assert "challenge_pays" not in said(table, "challenge", "accept")


def test_the_next_player_lacks_the_colour_it_drew_on_last() -> None:
    table = uno("r5 | r1 g5 | y1 y2 y3")
    assert "next_lacks" not in said(table, "g5", "r1")
    table.state.dry[1] = (("G", "5", 0),)
    assert "next_lacks" in said(table, "g5", "r1")


def test_a_forgotten_call_is_judged_by_the_rule() -> None:
    table = uno("r5 | r1 g2 | y1 y2 y3")
    told = judged(table, move(table, "r1"))
    assert (told.mark, [reason.kind for reason in told.reasons]) == ("?", ["call_uno"])
    assert said(table, "r1!", "r1") == ["call_uno"]


def test_a_call_made_right_after_the_card_is_no_slip() -> None:
    table = uno("r5 | r1 g2 | y1 y2 y3")
    assert judged(table, move(table, "r1"), CALL_UNO).mark == ""


def test_every_reason_has_a_case_here() -> None:
    tried = {kind for kind, *_ in HOLDS} | {
        "goes_out",
        "sure_chain",
        "call_uno",
        "challenges",
        "pass_it_on",
        "next_lacks",
    }
    assert {rule.__name__.removeprefix("_") for rule in RULES} == tried
