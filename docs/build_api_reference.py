"""Writes docs/api.md: every public name with its promise, and all sounds, pictures and words there are.

.venv/bin/python docs/build_api_reference.py
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from dataclasses import MISSING, fields
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import cardcade
import cardcade.rulekit
import cardcade.table
import cardcade.ui
import cardcade_assets
from cardcade.shell.sound.music import TRACKS
from cardcade.shell.sound.takes import EFFECTS
from cardcade.testing import conformance, pilot

PAGE = Path(__file__).with_name("api.md")
INTRO = """# The API, name by name

What a game may import: `cardcade` and `cardcade.rulekit` for rules, `cardcade.table` and `cardcade.ui` for a scene,
`cardcade.testing` for tests. [plugins.md](plugins.md) says how they go together. This page is made by
`docs/build_api_reference.py` from the sources; everything on it is covered by the compatibility promise there.
"""
SHARED_ART = ("backs", "felts", "effects", "icons", "avatars")
WORDS = {
    "name, pitch": "what the game is called, and one sentence on its tile; required",
    "score": "so many of what a match counts, with `{n}`, where that is not points: levels",
    "lasts.PRESET": "how long a match of a preset takes, for its setup",
    "temperament.TEMPERAMENT": "how a bot of that temperament plays this game, in a sentence; any game has one already",
    "level.LEVEL": "what players call a level of bot; `easy`, `medium` and `hard` have names already",
    "bots.LEVEL": "how such a bot plays, in a sentence",
    "rules.TABLE.title": "the heading of a table of a preset; required, as are the next two",
    "rules.TABLE.KEY.label": "what a key is called",
    "rules.TABLE.KEY.help": "what it does, in a sentence",
    "rules.TABLE.KEY.values.VALUE": "what a word or a named number among its values is called",
    "rules.TABLE.KEY.told.VALUE": "the sentence for this value, where it differs: `on`, `off`, a word, a number, "
    "or `any` with `{n}` and `{value}`",
    "rules.TABLE.KEY.example": "an example for the editor, cards as `[[H7]]`",
    "card.FACE": "the name of a card, where your `say_card` says `say('my_game.card.FACE')`",
    "anything else": "whatever your `say(…)` names: `say('my_game.illegal.turn')` is `[illegal] turn`",
}
"""What Cardcade looks for in a game's catalogue."""


def main() -> None:
    PAGE.write_text(reference(), encoding="utf-8")


def reference() -> str:
    parts = [INTRO, *_names("cardcade", cardcade), *_contract(), *_plugin(), *_rulekit()]
    parts += [*_names("cardcade.table", cardcade.table), *_table_kits(), *_names("cardcade.ui", cardcade.ui)]
    parts += [*_testing(), *_sounds(), *_art(), *_words()]
    return "\n".join([*parts, ""])


def public_names() -> dict[str, str]:
    """Every public name, `cardcade.Game`, with its promise; "" where it has none."""
    listed = (cardcade, cardcade.table, cardcade.ui, conformance)
    told = {f"{module.__name__}.{name}": _promise(module, name) for module in listed for name in module.__all__}
    told |= {f"{home}.{name}": _promise(importlib.import_module(home), name) for home in cardcade.table.KITS
             for name in cardcade.table.KITS[home].split()}  # fmt: skip
    kit = {f"{module.__name__}.{name}": _promise(module, name) for module in _kit() for name in _own_names(module)}
    methods = {f"cardcade.Game.{name}": _member(cardcade.Game, name) for name in _members(cardcade.Game)}
    deeds = {f"{pilot.__name__}.Pilot.{name}": _member(pilot.Pilot, name) for name in _members(pilot.Pilot)}
    return {**told, **kit, **methods, **deeds}


def _names(title: str, module: Any) -> Iterator[str]:
    yield from (f"## `{title}`", "", "| name | promise |", "|---|---|")
    yield from (f"| `{name}` | {_cell(_promise(module, name))} |" for name in sorted(module.__all__, key=str.lower))
    yield ""


def _table_kits() -> Iterator[str]:
    """What some scenes need, beside what all do."""
    for home, names in cardcade.table.KITS.items():
        module = importlib.import_module(home)
        yield from (f"### `{home}`", "", f"{inspect.getdoc(module)}", "", "| name | promise |", "|---|---|")
        yield from (f"| `{name}` | {_cell(_promise(module, name))} |" for name in names.split())
        yield ""


def _contract() -> Iterator[str]:
    yield from ("### `Game`, the contract", "", "| member | promise |", "|---|---|")
    for name in _members(cardcade.Game):
        must = " **required**" if name in cardcade.Game.__abstractmethods__ or _is_bare(name) else ""
        yield f"| `{name}`{must} | {_cell(_member(cardcade.Game, name))} |"
    yield ""


def _plugin() -> Iterator[str]:
    yield from ("### `GamePlugin`, its fields", "", "| field | promise |", "|---|---|")
    for item in fields(cardcade.GamePlugin):
        must = " **required**" if item.default is MISSING and item.default_factory is MISSING else ""
        yield f"| `{item.name}`{must} | {_cell(_attribute(cardcade.GamePlugin, item.name))} |"
    yield ""


def _rulekit() -> Iterator[str]:
    yield from ("## `cardcade.rulekit`", "", (cardcade.rulekit.__doc__ or "").splitlines()[0], "")
    for module in _kit():
        yield from (f"### `{module.__name__}`", "", (module.__doc__ or "").splitlines()[0], "")
        yield from ("| name | promise |", "|---|---|")
        for name in _own_names(module):
            yield f"| `{name}` | {_cell(_promise(module, name))} |"
            yield from _told_members(getattr(module, name))
        yield ""


def _told_members(kind: object) -> Iterator[str]:
    """What a class of the kit says of its members; the others speak for themselves."""
    for name, told in _told_in_class(kind).items() if isinstance(kind, type) else ():
        must = " **required**" if name in getattr(kind, "__abstractmethods__", ()) else ""
        if told and not name.startswith("_"):
            yield f"| `{kind.__name__}.{name}`{must} | {_cell(told)} |"


def _testing() -> Iterator[str]:
    yield from _names(conformance.__name__, conformance)
    yield from (
        f"## `{pilot.__name__}`",
        "",
        inspect.getdoc(pilot.Pilot) or "",
        "",
        "| `Pilot.…` | promise |",
        "|---|---|",
    )
    yield from (f"| `{name}` | {_cell(_member(pilot.Pilot, name))} |" for name in _members(pilot.Pilot))
    yield ""


def _sounds() -> Iterator[str]:
    yield from ("## Sounds", "", "`sounds.play(NAME)`; a dot may stand for the underscore: `card.place`.", "")
    yield from (", ".join(f"`{name}`" for name in EFFECTS), "", "Music, as `music` of your `Parts`:")
    yield from ("", ", ".join(f"`{name}`" for name in TRACKS), "")


def _art() -> Iterator[str]:
    yield from ("## Art", "", "Your own, below `assets/` of the package, all optional, SVG:", "")
    yield "`cover.svg` (420 × 560; `cover_back.svg`, `cover_mid.svg`, `cover_front.svg` for depth), `back.svg` and"
    yield "`cards/FACE.svg` (216 × 314), `felt.svg` (1920 × 1080). Any other file is yours: `pictures.own(…)`."
    yield from ("", 'Shared, as `cardcade_assets.path("icons", "crown.svg")`:', "")
    for folder in SHARED_ART:
        files = sorted(file.stem for file in cardcade_assets.path(folder).glob("*.svg"))
        yield f"- **{folder}**: {', '.join(f'`{name}`' for name in files)}"
    yield ""


def _words() -> Iterator[str]:
    yield from ("## Words", "", "Keys of `locale/zh.toml` and `locale/en.toml` that Cardcade looks for:", "")
    yield from ("| key | what it says |", "|---|---|")
    yield from (f"| `{key}` | {what} |" for key, what in WORDS.items())


def _kit() -> list[ModuleType]:
    found = pkgutil.iter_modules(cardcade.rulekit.__path__, "cardcade.rulekit.")
    return [importlib.import_module(module.name) for module in found]


def _own_names(module: ModuleType) -> list[str]:
    return [name for name in _told_in(module.__name__) if not name.startswith("_") and len(name) > 1]


def _promise(module: Any, name: str) -> str:
    homes = getattr(module, "_HOMES", {})
    brought = _imported(module.__name__).get(name, module.__name__)
    home = next((place for place, names in homes.items() if name in names.split()), brought)
    kind = getattr(module, name)
    if inspect.ismodule(kind):
        return (inspect.getdoc(kind) or "").splitlines()[0]
    return _told_in(home).get(name, "")


def _members(kind: type) -> list[str]:
    return [name for name in _told_in_class(kind) if not name.startswith("_")]


def _member(kind: type, name: str) -> str:
    return _told_in_class(kind).get(name, "")


def _is_bare(name: str) -> bool:
    """A class variable without a default: every game has its own."""
    return name in ("deck", "state_kind", "move_kinds")


def _attribute(kind: type, name: str) -> str:
    return _told_in_class(kind).get(name, "")


@cache
def _told_in(module: str) -> dict[str, str]:
    """The names that a module defines, with their docstrings, also those of constants."""
    return dict(_told(ast.parse(inspect.getsource(importlib.import_module(module))).body))


@cache
def _imported(module: str) -> dict[str, str]:
    """Where the names come from that a module passes on."""
    tree = ast.walk(ast.parse(inspect.getsource(importlib.import_module(module))))
    lines = [node for node in tree if isinstance(node, ast.ImportFrom)]
    return {name.name: node.module or "" for node in lines for name in node.names}


@cache
def _told_in_class(kind: type) -> dict[str, str]:
    tree = ast.parse(inspect.getsource(inspect.getmodule(kind) or kind))
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    return dict(_told(body))


def _told(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for node, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name, (ast.get_docstring(node) or "").split("\n\n")[0]
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            whole = [target for target in targets if not isinstance(target, ast.Attribute)]
            names = [leaf.id for target in whole for leaf in ast.walk(target) if isinstance(leaf, ast.Name)]
            is_text = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            told = str(after.value.value) if is_text else ""  # type: ignore[attr-defined]
            yield from ((name, told) for name in names if name not in ("Final", "ClassVar"))


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    main()
