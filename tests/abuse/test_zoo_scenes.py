"""The zoo of broken games, tables: each failure leads to the crash page, which names the game and leads home."""

from __future__ import annotations

import pytest

from . import zoo_scenes
from .beside import assert_the_house_plays, beside_the_house, failure, go_home, play_it

NEVER_ASKED = {"fails at recall", "fails at finish", "shortcuts cannot be made"}
"""Only in matches that are taken up again, or at once, or by a key that was pressed."""


@pytest.mark.parametrize("kind", zoo_scenes.KINDS)
def test_a_broken_table_is_told_by_the_games_name_and_harms_nobody(kind: str) -> None:
    pilot = beside_the_house(zoo_scenes.plugin(kind))
    play_it(pilot)
    words = failure(pilot)
    assert kind in NEVER_ASKED or (words is not None and "Crazy Eights" in words)
    go_home(pilot)
    assert_the_house_plays(pilot)
    pilot.app.close()
