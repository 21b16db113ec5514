"""A bot's level of its author's own naming, wherever the launcher speaks of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardcade import GamePlugin
from cardcade.ui import Segmented

from ..launcher import Launcher, found, open_launcher, watch_a_match


@pytest.fixture
def pilot(crazy_eights: GamePlugin) -> Launcher:
    bots = crazy_eights.bots
    return open_launcher([found(replace(crazy_eights, bots={**bots, "expert": bots["easy"]}))], keeps=True)


def test_the_setup_offers_it_by_its_name(pilot: Launcher) -> None:
    pilot.choose("home.game.crazy_eights")
    choice = pilot.find("setup.seat.1")
    assert isinstance(choice, Segmented)
    assert choice.options[-1] == "Expert"
    pilot.app.close()


def test_the_history_tells_it_by_its_name(pilot: Launcher) -> None:
    watch_a_match(pilot, "crazy_eights", ["expert"] * 2)
    pilot.wait(1)
    pilot.app.tables.leave()
    pilot.choose("home.history")
    words = pilot.words
    assert {"Expert", "Winner · Expert"} <= set(words)
    pilot.app.close()


def test_what_its_author_calls_it_is_said_everywhere_also_of_a_level_that_every_game_has(
    pilot: Launcher, tmp_path: Path
) -> None:
    for code, words in (("en", ("Rookie", "Old hand")), ("zh", ("新手", "老手"))):
        named = f'[level]\neasy = "{words[0]}"\nexpert = "{words[1]}"\n'
        (tmp_path / f"{code}.toml").write_text(named, "utf-8")
    pilot.app.language.add(tmp_path, "crazy_eights")
    pilot.app.look.speed = 0.0
    pilot.choose("home.game.crazy_eights")
    choice = pilot.find("setup.seat.1")
    assert isinstance(choice, Segmented)
    assert list(choice.options) == ["Person", "Rookie", "Old hand"]
    pilot.screen.party.levels = ["expert", "easy", "expert"]  # type: ignore[attr-defined]
    pilot.screen.start()  # type: ignore[attr-defined]
    pilot.wait(0.1)
    assert [pilot.parts.plates[seat].status for seat in (1, 2)] == ["Rookie", "Old hand"]
    pilot.wait_until(lambda: pilot.table.live.over, 120)
    pilot.wait(1)
    pilot.app.tables.leave()
    pilot.choose("home.history")
    told = set(pilot.words)
    assert {text.removeprefix("Winner · ") for text in told} >= {"Rookie", "Old hand"}
    pilot.app.close()
