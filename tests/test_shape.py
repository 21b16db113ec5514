"""The shape of the house: objects that are one thing, scenes that import only the API, rooms that say what they are."""

import ast
import importlib
import inspect
import pkgutil
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType

import pytest

import cardcade
import cardcade_gandengyan
import cardcade_guandan
import cardcade_uno
from cardcade.table import KITS, Part, Parts
from cardcade.ui import Widget

ROOT = Path(__file__).parent.parent
GAMES = (cardcade_uno, cardcade_guandan, cardcade_gandengyan)
DEEPEST, MOST, MOST_IN_ALL = 3, 32, 40
SCENE_API = {"cardcade", "cardcade.table", *KITS, "cardcade.ui", "cardcade.ui.theme", "cardcade.ui.events",
             "cardcade.ui.layout"}  # fmt: skip
MOST_FOR_SCENES = 43
"""So many names every author of a scene has before them; more stand in the kits."""
CONTRACTS = {"Game"}
"""What a game is asked: the members of a contract are what it is about."""


def modules_of(package: ModuleType) -> Iterator[ModuleType]:
    yield package
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not found.name.endswith("__main__"):
            yield importlib.import_module(found.name)


def classes() -> list[type]:
    found = {
        one
        for package in (cardcade, *GAMES)
        for module in modules_of(package)
        for one in vars(module).values()
        if inspect.isclass(one) and one.__module__ == module.__name__
    }
    return sorted(found, key=lambda one: (one.__module__, one.__name__))


def whole(one: type) -> list[type]:
    """What it is made of, as far as it is ours."""
    return [base for base in one.__mro__ if base.__module__.startswith("cardcade")]


def ours(one: type) -> list[type]:
    """What every widget, every part and every table has is not its own idea."""
    return [base for base in whole(one) if base not in (Widget, Part, Parts)]


def members(bases: Sequence[type]) -> set[str]:
    return {
        name
        for base in bases
        for name, value in vars(base).items()
        if not name.startswith("_") and (callable(value) or isinstance(value, property) or hasattr(value, "func"))
    }


def larger(most: int, made_of: Callable[[type], Sequence[type]]) -> dict[str, int]:
    """The classes with more members than that, and how many they have."""
    counted = {
        f"{one.__module__}.{one.__name__}": len(members(made_of(one))) for one in classes() if not is_contract(one)
    }
    return {name: count for name, count in counted.items() if count > most}


def is_contract(one: type) -> bool:
    return bool(CONTRACTS & {base.__name__ for base in one.__mro__})


def depth(one: type) -> int:
    """How many classes of ours it stands on, itself included, Widget not."""
    return 1 + max((depth(base) for base in one.__bases__ if base in ours(base)), default=0)


@pytest.mark.parametrize("one", [one for one in classes() if issubclass(one, Widget)], ids=lambda one: one.__name__)
def test_no_widget_is_a_tower(one: type) -> None:
    assert depth(one) <= DEEPEST + (one is Widget), [base.__name__ for base in ours(one)]


def test_no_object_is_several_things() -> None:
    assert larger(MOST, ours) == {}


def test_no_object_is_large_with_all_that_it_inherits() -> None:
    assert larger(MOST_IN_ALL, whole) == {}


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
def test_a_games_scene_imports_only_the_scene_api(game: ModuleType) -> None:
    folder = Path(game.__path__[0]) / "scene"
    inside = [
        f"{file.name} imports {name}"
        for file in sorted(folder.glob("*.py"))
        for name in imported(file)
        if name.split(".")[0] == "cardcade" and not name.startswith("cardcade.rulekit.") and name not in SCENE_API
    ]
    assert inside == []


def test_the_layers_name_every_room_of_the_house() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    named = {name for layer in layers for name in layer.split(" : ")}
    assert named == {f"cardcade.{found.name}" for found in pkgutil.iter_modules(cardcade.__path__)}


def test_every_name_of_the_scene_api_is_there() -> None:
    table = importlib.import_module("cardcade.table")
    assert [name for name in table.__all__ if not hasattr(table, name)] == []


def test_the_scene_api_is_no_longer_than_one_can_read() -> None:
    table = importlib.import_module("cardcade.table")
    assert len(table.__all__) <= MOST_FOR_SCENES


@pytest.mark.parametrize("kit", KITS)
def test_what_stands_in_a_kit_is_still_found_where_older_scenes_look_for_it(kit: str) -> None:
    home, table = importlib.import_module(kit), importlib.import_module("cardcade.table")
    assert [name for name in KITS[kit].split() if getattr(table, name) is not getattr(home, name)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
def test_a_games_scene_takes_no_more_from_a_kit_than_it_offers(game: ModuleType) -> None:
    taken = [
        f"{file.name} takes {alias.name} from {node.module}"
        for file in sorted((Path(game.__path__[0]) / "scene").glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module in KITS
        for alias in node.names
        if alias.name not in KITS[node.module].split()
    ]
    assert taken == []


def test_nobody_subclasses_the_scene() -> None:
    scene = importlib.import_module("cardcade.table.scene").TableScene
    assert [one for one in classes() if issubclass(one, scene) and one is not scene] == []
