"""Copies of positions, as fast as if each game had written its own: search makes them by the million."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, Final

SHAPES: Final = {"list": "[:]", "dict": ".copy()", "set": ".copy()"}
"""How a field is copied that is said to be one of these and nothing else."""
_ONE_SHAPE: Final = re.compile(r"(list|dict|set)(\[[^|]*\])?")
_PLAIN: Final = "int|float|bool|str|None|Seat|Card"
_FIXED: Final = re.compile(rf"({_PLAIN}|(tuple|frozenset)\[.*\])( \| ({_PLAIN}))*")
"""Kinds of values that can be shared, since nobody can change them."""


@cache
def copier(kind: Any) -> Callable[[Any], Any]:
    """A function that makes twins of this kind of State, written once from its fields. A secret is None in a view."""
    said = {each.name: "" if each.name in kind.secrets else str(each.type) for each in fields(kind)}
    lines = [f"    twin.{name} = {_copied(name, annotation)}" for name, annotation in said.items()]
    names: dict[str, Any] = {"new": object.__new__, "kind": kind, "shapes": (list, dict, set)}
    exec("\n".join(("def twin_of(state):", "    twin = new(kind)", *lines, "    return twin")), names)
    made: Callable[[Any], Any] = names["twin_of"]
    return made


def _copied(name: str, said: str) -> str:
    """How to copy a field, by what its annotation says; what that leaves open is looked at each time."""
    field = f"state.{name}"
    match name:
        case "cards":
            return f"[pile[:] for pile in {field}]"
        case "log":
            return "None"
    if shape := _ONE_SHAPE.fullmatch(said):
        return field + SHAPES[shape[1]]
    return field if _FIXED.fullmatch(said) else f"{field}.copy() if type({field}) in shapes else {field}"
