"""Plays are called by name at the plate of whoever makes them."""

from __future__ import annotations

from typing import Any

import pytest
from table_games import long_rows

from cardcade.testing.games import installed
from cardcade.testing.pilot import Pilot


def called(game: str, language: str, seconds: float, **how: Any) -> set[str]:
    """What is called in so many seconds of a match of bots."""
    found = installed(game)
    bots = ["easy"] * found.plugin.usual_seats(found.plugin.rules())
    pilot, heard = Pilot.at_table(found.plugin, levels=bots, language=language, **how), set[str]()
    for _ in range(round(seconds * 10)):
        pilot.wait(0.1)
        heard |= {plate.said for plate in pilot.parts.plates}
    return heard


@pytest.mark.parametrize(
    ("game", "language", "wanted"),
    [
        ("guandan", "zh", ["一张 ", "三带二", "顺子"]),
        ("guandan", "en", ["Full house", "Straight"]),
        ("gandengyan", "zh", ["一张 "]),
        ("uno", "zh", ["+2！"]),
    ],
)
def test_a_play_is_called_by_its_short_name(game: str, language: str, wanted: list[str]) -> None:
    heard = called(game, language, 40, seed=3)
    assert [name for name in wanted if not any(one.startswith(name) for one in heard)] == [], heard


def test_the_common_table_calls_what_has_to_be_beaten() -> None:
    seats = long_rows.PLUGIN.usual_seats(long_rows.PLUGIN.rules())
    pilot, heard = Pilot.at_table(long_rows.PLUGIN, seed=2, levels=["easy"] * seats), set[str]()
    for _ in range(300):
        pilot.wait(0.1)
        heard |= {plate.said for plate in pilot.parts.plates}
    names = {pilot.parts.link.words.sentence(pilot.parts.game.say_move(step.move)) for step in plays(pilot)}
    assert heard & names


def plays(pilot: Pilot) -> list[Any]:
    """The steps that laid cards."""
    return [step for step in pilot.table.live.match.steps if pilot.parts.game.cards_of(step.move)]
