"""What the coach says about Guandan: every reason with a position where it holds and one where it does not."""

from __future__ import annotations

from collections import Counter

import pytest
from guandan_notation import EAST, NORTH, WEST, Table, guandan, name

import cardcade_guandan
from cardcade.engine.chance import Stream
from cardcade.engine.judging import Judgement, Made, judge
from cardcade.rulekit.shedding import PASS
from cardcade_guandan.moves import Move
from cardcade_guandan.reasons import RULES

from ..reasons_said import kinds_said

PLUGIN = cardcade_guandan.cardcade_game()
LOW_FIRST = [f"{suit}{rank}" for rank in "346789TJQKA" for suit in "HDCS" for _ in range(2)]
"""What the others hold, as far as nobody else does."""


def move(table: Table, text: str, wanted: str = "") -> Move:
    """`S9 H9`, or `pass`."""
    if text == "pass":
        return PASS
    chosen = table._own(text, table.turn)
    plays = table.game.plays_with(table.state, table.turn, chosen)
    return next(play for play in plays if wanted in ("", name(play.reading)))  # type: ignore[union-attr]


def said(table: Table, better: str, played: str) -> list[str]:
    return kinds_said(PLUGIN, table, move(table, better), move(table, played))


def dealt(own: str, left: tuple[int, int, int], last: str = "", by: int = EAST) -> Table:
    """South's hand, and so many cards for west, north and east."""
    named = Counter([*own.split(), *last.split()])
    free = iter([face for face, count in (Counter(LOW_FIRST) - named).items() for _ in range(count)])
    others = [" ".join(next(free) for _ in range(count)) for count in left]
    return guandan(" | ".join([own, *others]), level="2", last=last, by=by)


def lead(own: str, west: int = 12, north: int = 12, east: int = 12) -> Table:
    return dealt(own, (west, north, east))


def answer(own: str, last: str, by: int = EAST, *, west: int = 12, north: int = 12, east: int = 12) -> Table:
    return dealt(own, (west, north, east), last, by)


CASES = [
    ("goes_out", lead("S9 C9"), "S9 C9", "S9", True),
    ("goes_out", lead("S9 C9 S5"), "S9 C9", "S9", False),
    ("unstoppable", lead("RJ RJ S3", 3, 3, 3), "RJ", "S3", True),
    ("unstoppable", lead("S9 C8 S5 C4"), "S9", "S5", False),
    ("feeds_opponent", lead("S9 C9 S5 D4", 1), "S9 C9", "S5", True),
    ("feeds_opponent", lead("S9 C9 S5 D4", 3), "S9 C9", "S5", False),
    ("stops_opponent", answer("RJ S5 C6 D7 D8", "SK", east=3), "RJ", "pass", True),
    ("stops_opponent", answer("RJ S5 C6 D7 D8", "SK"), "RJ", "pass", False),
    ("too_long_for", lead("S5 C5 D5 S4 C4 H9", 3), "S5 C5 D5 S4 C4", "H9", True),
    ("too_long_for", lead("S5 C5 D5 S4 C4 H9", 5), "S5 C5 D5 S4 C4", "H9", False),
    ("over_partner", answer("SA S5 C6", "SK", NORTH), "pass", "SA", True),
    ("over_partner", answer("SA S5 C6", "SK", EAST), "pass", "SA", False),
    ("breaks_bomb", lead("S8 H8 C8 D8 S5 C6"), "S5", "S8", True),
    ("breaks_bomb", lead("S8 H8 C8 S5 C6"), "S5", "S8", False),
    ("bomb_too_early", lead("S8 H8 C8 D8 S5 C6"), "S5", "S8 H8 C8 D8", True),
    ("bomb_too_early", lead("S8 H8 C8 D8 S5 C6", 2, east=2), "S5", "S8 H8 C8 D8", False),
    ("bomb_too_early", answer("S8 H8 C8 D8 S5 C6", "SK", WEST), "pass", "S8 H8 C8 D8", True),
    ("bomb_too_early", answer("S8 H8 C8 D8 S5 C6", "SK", WEST, west=3), "pass", "S8 H8 C8 D8", False),
    ("wild_spent", lead("S9 H2 S5 C6"), "S5", "S9 H2", True),
    ("wild_spent", lead("S9 C9 S5 C6"), "S5", "S9 C9", False),
    ("tears_apart", lead("S4 C5 D6 H7 S8 CK"), "CK", "D6", True),
    ("tears_apart", lead("S4 C5 D6 H7 S8 CK"), "S4 C5 D6 H7 S8", "CK", False),
    ("sheds_loser", lead("S3 CA CA DQ"), "S3", "CA CA", True),
    ("sheds_loser", lead("S3 S4 CA DQ"), "S3", "S4", False),
    ("spends_winner", lead("RJ S5 C9 DQ"), "S5", "RJ", True),
    ("spends_winner", lead("S5 C9 DQ"), "S5", "C9", False),
    ("other_pair", lead("S5 C5 D5 S4 C4 SA CA"), "S5 C5 D5 S4 C4", "S5 C5 D5 SA CA", True),
    ("other_pair", lead("S5 C5 D5 S6 C6 D6 S4 C4"), "S5 C5 D5 S4 C4", "S6 C6 D6 S4 C4", False),
    ("follow_free", answer("S9 C5 D5 SJ", "S7", EAST), "S9", "pass", True),
    ("follow_free", answer("S9 C9 D5 SJ", "S7", EAST), "S9", "pass", False),
    ("fewer_plays", lead("S4 C5 D6 H7 S8 CK"), "S4 C5 D6 H7 S8", "D6", True),
    ("fewer_plays", lead("S4 C6 DK"), "S4", "C6", False),
    ("feeds_partner", lead("S3 CA CA DQ", north=1), "S3", "CA CA", True),
    ("feeds_partner", lead("S3 CA CA DQ"), "S3", "CA CA", False),
    ("feeds_partner", answer("RJ S5 C6 D7 D8", "SK", EAST, north=1), "RJ", "pass", True),
]


@pytest.mark.parametrize(
    ("kind", "table", "better", "played", "holds"),
    CASES,
    ids=[f"{kind}-{number}" for number, (kind, *_) in enumerate(CASES)],
)
def test_a_reason_is_said_where_it_holds_and_nowhere_else(
    kind: str, table: Table, better: str, played: str, holds: bool
) -> None:
    assert (kind in said(table, better, played)) is holds


def test_every_reason_has_a_case_that_holds_and_one_that_does_not() -> None:
    kinds = {rule.__name__.removeprefix("_") for rule in RULES}
    assert {kind for kind, *_, holds in CASES if holds} == {kind for kind, *_, holds in CASES if not holds} == kinds


def judged(table: Table, played: str) -> Judgement:
    view = table.state.view(table.turn)
    moves = table.game.moves(view.state, table.turn)
    return judge(PLUGIN.make_coach(table.game), view, moves, Made(move(table, played)), Stream(1))


def test_going_out_missed_is_a_blunder() -> None:
    assert judged(lead("S9 C9"), "S9").mark == "??"


def test_what_the_judge_would_play_itself_is_never_marked() -> None:
    """Play-outs alone would mark one in five."""
    table = lead("S3 S4 C6 D7 H8 CT CT DJ DJ SQ SQ SA CA BJ")
    best = PLUGIN.hints(table.game, table.state.view(0))[0]  # type: ignore[misc]
    view = table.state.view(0)
    told = judge(PLUGIN.make_coach(table.game), view, table.game.moves(view.state, 0), Made(best), Stream(1))
    assert (told.mark, told.weighed) == ("", ())


def test_hints_are_valued_at_once_by_the_judge() -> None:
    table = lead("S3 S4 C6 D7 H8 CT CT DJ DJ SQ SQ SA CA BJ")
    view = table.state.view(0)
    hints = PLUGIN.hints(table.game, view)  # type: ignore[misc]
    told = PLUGIN.make_coach(table.game).at_once(view, hints)
    assert told is not None
    assert [each.move for each in told] == list(hints)
    assert [each.value for each in told] == sorted((each.value for each in told), reverse=True)
