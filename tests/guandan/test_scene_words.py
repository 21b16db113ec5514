"""What a Guandan table tells in words: partners, bombs, attempts at A, passes, what comes next."""

from __future__ import annotations

from typing import Any

import pytest
from guandan_notation import guandan, rules, with_rules
from guandan_table import at_table, hold_bots, parts, play, seated, sit

from cardcade.rulekit.shedding import PASS
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot
from cardcade_guandan.climbing import Climb
from cardcade_guandan.combinations import Kind, Reading
from cardcade_guandan.events import AceFailed, DealBegan
from cardcade_guandan.moves import Play
from cardcade_guandan.readings import readings
from cardcade_guandan.words import say_reading

BOTH = "P1 gives 1 card · P3 gives 1 card"
CALM = with_rules(table__turn_seconds=0)


@pytest.mark.parametrize(("language", "word"), [("zh", "对家"), ("en", "Partner")])
def test_the_partners_plate_says_so(language: str, word: str, drawn: dict[str, int]) -> None:
    pilot = at_table(language=language)
    pilot.picture()
    assert word in drawn
    assert [plate.tie for plate in parts(pilot).plates.all] == ["", "", word, ""]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("language", "size", "said"),
    [("zh", 4, "四个 7"), ("zh", 10, "十个 7"), ("en", 4, "bomb of four 7s"), ("en", 8, "bomb of eight 7s")],
)
def test_bombs_are_called_as_players_call_them(language: str, size: int, said: str) -> None:
    pilot = at_table(language=language)
    assert pilot.parts.link.words.say(say_reading(Reading(Kind.BOMB, "7", size))) == said


@pytest.mark.parametrize(
    ("language", "said", "kind"), [("en", "P1 won with", "Pair of 10s"), ("zh", "P1 赢下上一轮：", "一对 10")]
)
def test_between_tricks_the_table_says_who_won_the_last_one_and_with_what(
    language: str, said: str, kind: str, drawn: dict[str, int]
) -> None:
    pilot, table = sit("S9 H9 S3 | HT DT D4 | H8 H7 | D3 D5", language=language)
    play(pilot, table, 0, "S9 H9")
    play(pilot, table, 1, "HT DT")
    for seat in (2, 3, 0):
        pilot.table.live.match.play(seat, PASS)
    pilot.wait(4)
    drawn.clear()
    pilot.picture()
    assert {said, kind} <= set(drawn)
    play(pilot, table, 1, "D4")
    pilot.wait(2)
    drawn.clear()
    pilot.picture()
    assert said not in drawn


def test_the_last_trick_shows_who_passed(drawn: dict[str, int]) -> None:
    table = guandan("S9 S3 | S4 S5 | S6 S7 | S8 C8", preset=CALM)
    pilot = seated(table)
    hold_bots(pilot)
    match, cards = pilot.table.live.match, table._own("S9", 0)
    match.play(0, Play(cards, readings(cards, table.game.order(table.state.level))[0]))
    while not match.state.tricks:
        match.play(match.state.turn, PASS)
    pilot.wait(4)
    assert [(row.seat, row.kind, len(row.cards)) for row in parts(pilot).last_trick.plays] == [
        (0, "Single", 1),
        *((seat, "Pass", 0) for seat in (act.seat for act in match.state.tricks[-1][1:])),
    ]
    assert len(parts(pilot).last_trick.plays) == 4
    pilot.click("table.last_trick")
    pilot.wait(1)
    drawn.clear()
    pilot.picture()
    assert {"Single", "Pass"} <= drawn.keys()


def ended(preset: str, standing: Climb, **how: Any) -> Pilot:
    """At the board of a deal that south won and north ends with its last card."""
    table = guandan("| HK | CQ | D4", turn=2, preset=with_rules(preset, table__turn_seconds=0), out=(0,), level="5",
                    standing=standing)  # fmt: skip
    pilot = seated(table, **how)
    hold_bots(pilot)
    cards = table._own("CQ", 2)
    pilot.table.live.match.play(2, Play(cards, readings(cards, table.game.order(table.state.level))[0]))
    pilot.wait(5)
    return pilot


@pytest.mark.parametrize(
    ("preset", "standing", "coming"),
    [
        ("house", Climb((2, 4), 0), "Next: level 5 · P1 leads"),
        ("house", Climb((5, 2), 0), f"Next: level 8 · {BOTH} · P1 leads"),
        (
            "official",
            Climb((5, 2), 0),
            f"Next: level 8 · {BOTH} · the higher tribute leads",
        ),
    ],
)
def test_the_board_says_what_is_played_next_and_who_gives_and_leads(
    preset: str, standing: Climb, coming: str, drawn: dict[str, int]
) -> None:
    ended(preset, standing).picture()
    assert [text for text in drawn if text.startswith("Next: ")] == [coming]


@pytest.mark.parametrize(("language", "said"), [("zh", "P0 和 P2 升"), ("en", "P0 and P2 climb")])
def test_the_log_calls_a_side_by_its_players(language: str, said: str) -> None:
    lines = ended("house", Climb((5, 2), 0), language=language).parts.furniture.logbook.lines
    assert [line for line in lines if line.startswith(said)]


def test_attempts_at_a_are_counted_for_the_match_though_the_side_fell_in_between() -> None:
    score = parts(at_table()).score
    for number in (5, 9):
        score.follow(DealBegan(number, 14, 0, (14, 9), (0, 0)))
        score.begin(DealBegan(number, 14, 0, (14, 9), (0, 0)))
        score.follow(AceFailed(0, 0, 11))
    score.recall(DealBegan(12, 14, 0, (14, 9), (0, 0)))
    assert (score.tries(0), score.tries(1)) == (3, 0)


@pytest.mark.parametrize(("language", "shown"), [("zh", "第 1 次"), ("en", "try 1")])
def test_the_score_shows_which_attempt_at_a_this_is(language: str, shown: str, drawn: dict[str, int]) -> None:
    table = guandan("S9 | S3 | S4 | S5", level="A", preset=rules("house"), standing=Climb((14, 9), 0))
    pilot = seated(table, language=language)
    panel = pilot.find("guandan.score")
    pilot.picture()
    assert shown in drawn
    assert panel.attempts(0) == shown  # type: ignore[attr-defined]
    assert panel.attempts(1) == ""  # type: ignore[attr-defined]


def test_the_card_counter_says_what_it_counts_and_how_many_wildcards_are_out(drawn: dict[str, int]) -> None:
    pilot = seated(guandan("H7 S9 | H7 S3 | S4 | S5", level="7", preset=CALM), look=Look(counter=True))
    legend = ("Left in the other three hands · lit: the level", "Wildcards left: 1")
    assert parts(pilot).counter.legend == legend
    pilot.picture()
    assert drawn.keys() >= {*legend}
