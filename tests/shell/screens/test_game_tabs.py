"""Games of strangers come after the first frame: pages that were opened before show them, too."""

from __future__ import annotations

import pytest

from cardcade import GamePlugin, discovery
from cardcade.ui import TabBar

from ..launcher import Launcher, found, open_launcher


def tabs(pilot: Launcher, page: str) -> list[str]:
    bar = pilot.find(f"{page}.tabs")
    assert isinstance(bar, TabBar)
    return list(bar.options)


@pytest.mark.parametrize("page", ["presets", "rules"])
def test_a_game_that_comes_while_the_page_is_open_gets_its_tab(page: str, crazy_eights: GamePlugin) -> None:
    house = list(discovery.bundled())
    pilot = open_launcher(house)
    pilot.choose(f"home.{page}")
    pilot.screen.open_tab(2)  # type: ignore[attr-defined]
    reading = tabs(pilot, page)[2]
    pilot.app.games.take([found(crazy_eights), *house], True)
    pilot.wait(0.2)
    assert "Crazy Eights" in tabs(pilot, page)
    assert tabs(pilot, page)[pilot.screen.tab] == reading, "what is read stays open"  # type: ignore[attr-defined]


def test_a_game_that_comes_while_another_page_lies_over_it_is_there_on_the_way_back(crazy_eights: GamePlugin) -> None:
    house = list(discovery.bundled())
    pilot = open_launcher(house)
    pilot.choose("home.presets", "presets.copy")
    pilot.app.games.take([*house, found(crazy_eights)], True)
    pilot.app.loop.pop()
    pilot.wait(0.3)
    assert "Crazy Eights" in tabs(pilot, "presets")
