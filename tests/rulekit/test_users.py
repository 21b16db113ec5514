"""The rule kit holds nothing that one game alone uses."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KIT = ROOT / "launcher" / "cardcade" / "rulekit"
STARTERS = ROOT / "launcher" / "cardcade" / "commands" / "starter"
GAMES = [
    *(ROOT / "plugins").iterdir(),
    *(path for path in (ROOT / "extras").iterdir() if path.is_dir()),
    *(ROOT / "tests" / "thirdparty").iterdir(),
    *(STARTERS / kind for kind in ("drawing", "shedding", "tricks")),
]
Name = tuple[str, str]
"""A module of the kit, and what it defines."""


def definitions() -> dict[Name, ast.stmt]:
    """What every module of the kit defines for others, with the statement that does."""
    found: dict[Name, ast.stmt] = {}
    for file in KIT.glob("*.py"):
        for statement in ast.parse(file.read_text("utf-8")).body:
            found.update({(file.stem, name): statement for name in _defined(statement) if len(name) > 1})
    return {name: statement for name, statement in found.items() if not name[1].startswith("_")}


def _defined(statement: ast.stmt) -> list[str]:
    match statement:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            return [name]
        case ast.Assign(value=ast.Name()):
            return []  # what something was called until now
        case ast.Assign(targets=targets):
            return [one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
    return []


def imported(source: str) -> set[Name]:
    froms = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    within = [(node, node.module.removeprefix("cardcade.rulekit.")) for node in froms if node.module]
    return {(module, alias.name) for node, module in within if node.module != module for alias in node.names}


def users() -> dict[Name, set[str]]:
    """The games that import a name, or something of the kit that is made with it."""
    known = definitions()
    found: dict[Name, set[str]] = {name: set() for name in known}
    for game in GAMES:
        for file in [*game.rglob("*.py"), *game.rglob("*.py.txt")]:
            for name in imported(file.read_text("utf-8")) & known.keys():
                found[name].add(game.name)
    needed = {name: _needs(name[0], statement, known) for name, statement in known.items()}
    for _ in known:  # as often as one can be made with another
        for name, others in needed.items():
            for other in others:
                found[other] |= found[name]
    return found


def _needs(module: str, statement: ast.stmt, known: dict[Name, ast.stmt]) -> set[Name]:
    """What of the kit a definition is made with: of its own module, or imported there."""
    names = {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}
    reach = {*imported((KIT / f"{module}.py").read_text("utf-8")), *(name for name in known if name[0] == module)}
    return {name for name in reach & known.keys() if name[1] in names}


USERS = users()


@pytest.mark.parametrize("name", sorted(USERS), ids=".".join)
def test_at_least_two_games_use_it(name: Name) -> None:
    assert len(USERS[name]) > 1, f"{'.'.join(name)} serves only {USERS[name] or 'nobody'}"
