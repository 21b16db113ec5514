"""After an update of a game its matches go on, or wait for the game that knows them."""

from dataclasses import make_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from cardcade import GamePlugin
from cardcade.shell.store.saved import Unresumable, rebuild
from cardcade.shell.store.store import Store

from ..launcher import found, open_launcher
from .kept_game import Game, Open, left, resumed


def updated(plugin: GamePlugin) -> GamePlugin:
    """The same game; what it knows of a position has grown by a field."""
    kind = plugin.game(plugin.rules()).state_kind
    grown = make_dataclass("Table", [("draws", int, 0)], bases=(kind,), slots=True, kw_only=True)

    class Updated(plugin.game):  # type: ignore[misc,name-defined]
        state_kind = grown

        def setup(self, seats: int) -> Any:
            before = super().setup(seats)
            return grown(piles=before.piles, cards=before.cards)

    return replace(plugin, game=Updated)


def test_a_match_goes_on_when_its_games_positions_have_grown_by_a_field(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    game.play(3)
    (saved,) = left(store)
    going_on = resumed(store, saved.id, updated(plugin))
    assert not going_on.match.verifiable
    assert (going_on.match.state.cards, going_on.match.state.turn) == (game.match.state.cards, game.match.state.turn)
    assert going_on.match.state.draws == 0
    while going_on.match.result is None:
        assert going_on.play(1).saved


def test_its_replay_is_marked_as_one_that_cannot_be_verified(crazy_eights: GamePlugin, own_home: Path) -> None:
    store = Store()
    Game(store, crazy_eights).play(3)
    assert len(store.waiting()) == 1
    store.close()
    pilot = open_launcher([found(updated(crazy_eights))], keeps=True)
    pilot.app.matches.take(pilot.app.waiting.read())
    pilot.app.tables.resume()
    (doubted,) = left(pilot.app.store())
    assert not doubted.record.verifiable
    pilot.app.close()


def test_after_a_downgrade_of_the_game_its_match_is_refused_and_kept(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    Game(store, updated(plugin)).play(3)
    (saved,) = left(store)
    with pytest.raises(Unresumable, match="draws"):
        rebuild(saved, plugin)
    assert left(store) == [saved]
    assert rebuild(saved, updated(plugin)).verifiable
