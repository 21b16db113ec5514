"""One name for one role: who knows the files of one bundled game finds the way in the others."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from cardcade import Mood, RandomBot, Temperament
from cardcade.testing.games import installed

ROOT = Path(__file__).parent.parent
GAMES = ("uno", "guandan", "gandengyan")
EXTRAS = ("doudizhu", "hearts")

ROLES = {
    "game": "",
    "state": "new_table",
    "moves": "Move MOVE_KINDS Play Pass",
    "events": "EVENT_KINDS",
    "rules": "Rules",
    "refusals": "check",
    "words": "say_move say_event",
    "cards": "DECK",
    "plays": "",
    "rounds": "",
    "analysis": "analyse",
    "bots/levels": "Easy Medium Hard",
    "bots/hints": "hints",
    "bots/candidates": "",
}
"""Files that every game has, and the names that others look for in them."""

AGREED = {
    "state": "position",
    "moves": "actions",
    "rules": "settings values",
    "refusals": "checking checks",
    "plays": "listing hands choices",
    "every_play": "every",
    "rounds": "course deals",
    "climbing": "levels",
    "imagination": "guessing",
    "bots/levels": "bots/easy bots/medium bots/hard bots/players",
    "bots/hints": "hints",
    "bots/candidates": "bots/sensible",
    "bots/search": "bots/trials bots/playing",
    "bots/imagination": "bots/guessing",
}
"""What a role is called wherever it exists, and what else it might be called."""


def files(game: str) -> set[str]:
    """Of rules and bots, as `bots/levels`."""
    package = ROOT / "extras" / game / game if game in EXTRAS else ROOT / "plugins" / game / f"cardcade_{game}"
    found = {file.relative_to(package).with_suffix("").as_posix() for file in package.rglob("*.py")}
    return {name for name in found if not name.startswith("scene/")}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_files_a_reader_looks_for(game: str) -> None:
    assert ROLES.keys() - files(game) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("role", ROLES)
def test_those_files_hold_what_their_names_say(game: str, role: str) -> None:
    module = import_module(f"cardcade_{game}.{role.replace('/', '.')}")
    assert [name for name in ROLES[role].split() if not hasattr(module, name)] == []


@pytest.mark.parametrize("game", [*GAMES, *EXTRAS])
def test_no_game_calls_a_role_otherwise(game: str) -> None:
    found = files(game)
    assert [
        f"{other} is called {role}" for role, others in AGREED.items() for other in others.split() if other in found
    ] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_plugin_names_what_lives_in_those_files(game: str) -> None:
    package = f"cardcade_{game}"
    plugin = import_module(package).cardcade_game()
    homes = {
        "rules": [plugin.rules],
        "game": [plugin.game],
        "state": [plugin.game.state_kind],
        "moves": plugin.game.move_kinds,
        "events": plugin.game.event_kinds,
        "bots.levels": plugin.bots.values(),
        "bots.hints": [plugin.hints],
    }
    assert {home: {kind.__module__ for kind in kinds if _own(kind)} for home, kinds in homes.items()} == {
        home: {f"{package}.{home}"} for home in homes
    }


def _own(kind: type) -> bool:
    """Not one of those that several games share."""
    return not kind.__module__.startswith("cardcade.rulekit.")


@pytest.mark.parametrize("game", GAMES)
def test_a_level_that_knows_no_temperaments_yet_plays_plain(game: str) -> None:
    known = installed(game).plugin
    plugin = replace(known, bots={**known.bots, "novice": RandomBot})
    made = plugin.bot("novice", plugin.game(plugin.rules()), Mood(Temperament.BLUFFER))
    assert isinstance(made, RandomBot)
