"""Writes docs/outside-bots.md: how a program of yours sits down, and every message of every game, from their forms.

.venv/bin/python docs/build_outside_reference.py
"""

from __future__ import annotations

import ast
import inspect
import itertools
import json
import types
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import cardcade_gandengyan
import cardcade_guandan
import cardcade_uno
from cardcade.discovery.library import Library
from cardcade.engine.cards import TABLE, Card
from cardcade.engine.chance import Stream
from cardcade.engine.match import Match
from cardcade.engine.state import State
from cardcade.outside.lines import LONGEST, THINKING, WAKING
from cardcade.outside.own_dialect import OwnDialect
from cardcade.outside.programs import PATIENCE
from cardcade.plugins import GamePlugin
from cardcade_guandan.competition.dialect import Competition

PAGE = Path(__file__).with_name("outside-bots.md")
PROSE = Path(__file__).with_name("outside-bots.in.md")
"""What people wrote; the blanks and the rest of the page are filled from the sources."""
GAMES = (cardcade_uno, cardcade_guandan, cardcade_gandengyan)
SHOWN = 3
"""Moves of an example; the others are left out."""


def main() -> None:
    PAGE.write_text(reference(), encoding="utf-8")


def reference() -> str:
    figures = {"thinking": THINKING, "waking": WAKING, "longest": LONGEST >> 20, "patience": PATIENCE}
    prose = PROSE.read_text("utf-8")
    for name, value in figures.items():
        prose = prose.replace(f"@{name}@", f"{value:g}")
    prose = prose.replace("@competition@", "\n".join(_competition(cardcade_guandan.cardcade_game())))
    return "\n".join([prose, *(line for game in GAMES for line in _game(game.cardcade_game()))])


def _game(plugin: GamePlugin) -> Iterator[str]:
    preset = Library(plugin).default
    game = plugin.game(preset.rules)
    yield from (f"## {plugin.id}", "", "### Its moves", "", "| `move` | beside it | what it is |", "|---|---|---|")
    for kind in game.move_kinds:
        parts = ", ".join(f"`{name}`: {form}" for name, form in _parts(kind)) or "–"
        yield f"| `{kind.__name__}` | {parts} | {_cell(inspect.getdoc(kind) or '')} |"
    yield from ("", "### Its view", "", "| field | form | what it is |", "|---|---|---|")
    told = _told(game.state_kind) | _told(State)
    for name, form in _parts(game.state_kind):
        yield f"| `{name}` | {form} | {_cell(told.get(name, ''))} |"
    yield from ("", "### The first messages of a match", "", "```json", *_example(plugin, game), "```", "")


def _example(plugin: GamePlugin, game: Any) -> Iterator[str]:
    """Of the seat that begins; a long list of moves is cut short."""
    match = Match(game, plugin.usual_seats(game.rules), seed=1)
    seat = next(seat for seat in game.to_act(match.state) if seat != TABLE)
    talk, view = OwnDialect(game), match.view(seat)
    yield from (json.dumps(message) for message in talk.tell(view))
    question = dict(talk.ask(view, list(game.moves(view.state, seat))[:SHOWN], Stream(1)))
    yield json.dumps(question)
    yield json.dumps({"index": 0})


def _competition(plugin: GamePlugin) -> Iterator[str]:
    """The first messages of a deal in the competition's format, to whoever leads."""
    game = plugin.game(Library(plugin).presets["official"].rules)
    match, talk = Match(game, 4, seed=1), Competition(game)
    seat = game.to_act(match.state)[0]
    view = match.view(seat)
    yield from (json.dumps(message) for message in talk.tell(view))
    yield json.dumps(talk.ask(view, list(game.moves(view.state, seat))[:SHOWN], Stream(1)))
    yield json.dumps({"actIndex": 0})


def _parts(kind: type[Any]) -> Iterator[tuple[str, str]]:
    hints = get_type_hints(kind)
    skipped = {"piles", "log"} if issubclass(kind, State) else set()
    yield from ((item.name, _form(hints[item.name])) for item in fields(kind) if item.name not in skipped)


def _form(kind: Any) -> str:
    """What the JSON of a type looks like, in words."""
    if kind is Card:
        return "card"
    if isinstance(kind, type) and issubclass(kind, Enum):
        return "one of " + " ".join(f"`{member.value}`" for member in kind)
    if isinstance(kind, type) and is_dataclass(kind):
        return "{" + ", ".join(f"`{name}`: {form}" for name, form in _parts(kind)) + "}"
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return "one of " + " ".join(f"`{value}`" for value in args)
    if origin in (Union, types.UnionType):
        return f"{_form(next(arg for arg in args if arg is not type(None)))} or null"
    if origin is dict:
        return f"list of [{_form(args[0])}, {_form(args[1])}]"
    if origin is tuple and args[-1] is not ...:
        return "[" + ", ".join(map(_form, args)) + "]"
    if origin in (list, tuple, set, frozenset):
        return f"list of {_form(args[0])}"
    return {int: "number", float: "number", str: "text", bool: "true or false"}[kind]


def _told(kind: type[Any]) -> dict[str, str]:
    """The line below each field of a class."""
    tree = ast.parse(inspect.getsource(inspect.getmodule(kind) or kind))
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    return {
        node.target.id: str(after.value.value)
        for node, after in itertools.pairwise(body)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
    }


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    main()
