"""Another language, or larger letters, while a film stands open."""

import pytest

from ...recorded import GAMES
from .watching import shown, theatre, watch_game


@pytest.mark.parametrize("game", GAMES)
def test_after_another_language_was_chosen_nobody_keeps_a_name_of_the_old_one(game: str) -> None:
    pilot = watch_game(game, 12, language="en")
    pilot.app.pages.open_settings()
    pilot.app.settings.change(language="zh", ui_scale=2.0)
    pilot.app.loop.pop()
    pilot.wait(0.5)
    assert theatre(pilot).scene.parts.cards.agrees(shown(pilot)), "and everything lies where it lay"
    link = theatre(pilot).scene.parts.link
    fresh = theatre(watch_game(game, 12, language="zh", ui_scale=2.0))
    assert [player.name for player in link.players] == [player.name for player in fresh.scene.parts.link.players]
    assert link.preset == fresh.scene.parts.link.preset
    assert link.players[1].name != "Bamboo"
