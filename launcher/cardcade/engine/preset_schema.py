"""A game's rules as a pydantic model, and what that model finds wrong in a preset, in players' words."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, ValidationError, create_model

from cardcade.engine.message import Message, say
from cardcade.engine.presets import Draft, Problem
from cardcade.engine.rules import Key, keys, tables
from cardcade.engine.toml_places import TextPlace

_STRICT = ConfigDict(strict=True, extra="forbid", protected_namespaces=())


MOST = 100
"""Problems of one file that are told; finding what was meant takes its time."""


class InBothLanguages(BaseModel):
    """A preset's name or description."""

    model_config = _STRICT
    zh: str = Field(default="", min_length=1, max_length=400)
    en: str = Field(default="", min_length=1, max_length=400)


def check(draft: Draft, game: str, rules: type[Any]) -> Iterator[Problem]:
    """Everything wrong with the draft, apart from what it extends."""
    try:
        model_of(rules).model_validate(dict(draft.tree))
    except ValidationError as error:
        found = sorted(error.errors(include_url=False, include_context=False), key=lambda one: _place(draft, one))
        yield from (_problem(draft, game, rules, one) for one in found[:MOST])
        if left := found[MOST:]:
            yield Problem(_place(draft, left[0]), "…", say("preset.more_wrong", n=len(left)), say("preset.mend_those"))
    if draft.game is not None and draft.game != game:
        yield draft.problem("game", say("preset.other_game", game=draft.game), say("preset.write_game", game=game))


def model_of(rules: type[Any]) -> type[BaseModel]:
    """Strict and closed: unknown keys are refused, nothing is converted."""
    if rules not in _MODELS:
        _MODELS[rules] = _make_model(rules)
    return _MODELS[rules]


_MODELS: dict[type[Any], type[BaseModel]] = {}


def _make_model(rules: type[Any]) -> type[BaseModel]:
    parts: dict[str, Any] = {
        "at_game": (str, Field(alias="game")),
        "at_extends": (str, Field(default="", alias="extends", min_length=1)),
        "at_name": (InBothLanguages, Field(default_factory=InBothLanguages, alias="name")),
        "at_about": (InBothLanguages, Field(default_factory=InBothLanguages, alias="about")),
    }
    for table, _ in tables(rules):
        made = _table_model(table, [key for key in keys(rules) if key.table == table])
        parts[f"at_{table}"] = (made, Field(default_factory=made, alias=table))
    return create_model("Preset", __config__=_STRICT, **parts)


def schema_of(rules: type[Any], game: str = "", words: Callable[[str], str | None] = lambda _: None) -> dict[str, Any]:
    """The JSON schema of a game's preset files, for editors; `words` has what each key is called and its help."""
    schema = model_of(rules).model_json_schema(by_alias=True)
    schema["$schema"] = "http://json-schema.org/draft-07/schema#"
    if game:
        schema["properties"]["game"]["const"] = game
    for key in keys(rules):
        told = schema["$defs"][key.table]["properties"][key.name]
        told["title"] = words(f"{key.path}.label") or told["title"]
        if explained := words(f"{key.path}.help"):
            told["description"] = explained
    return schema


def _table_model(table: str, found: list[Key]) -> type[BaseModel]:
    # Names with a prefix, since a key called `copy` or `json` would hide a method of the model.
    parts: dict[str, Any] = {
        f"at_{key.name}": (key.kind, Field(default=key.default, alias=key.name, ge=key.low, le=key.high))
        for key in found
    }
    return create_model(table, __config__=_STRICT, **parts)


def _place(draft: Draft, found: Mapping[str, Any]) -> TextPlace:
    path = tuple(str(part) for part in found["loc"])
    return draft.at_key(*path) if found["type"] == "extra_forbidden" else draft.at_value(*path)


def _problem(draft: Draft, game: str, rules: type[Any], found: Mapping[str, Any]) -> Problem:
    path: tuple[str, ...] = tuple(str(part) for part in found["loc"])
    name, kind = ".".join(path), str(found["type"])
    if kind == "extra_forbidden":
        return Problem(draft.at_key(*path), name, say("preset.unknown_key"), _suggestion(path, rules))
    if kind == "missing":
        return Problem(draft.at_value(), name, say("preset.missing"), say("preset.write_game", game=game))
    return Problem(draft.at_value(*path), name, _wrong(kind, found["input"]), _right(path, rules, found["input"]))


def _wrong(kind: str, value: Any) -> Message:
    shown = toml_value(value)
    if kind in ("greater_than_equal", "less_than_equal"):
        return say("preset.out_of_range", value=shown)
    if kind in ("string_too_short", "string_too_long"):
        return say("preset.text_length")
    return say("preset.not_allowed", value=shown)


def _right(path: tuple[str, ...], rules: type[Any], value: Any) -> Message:
    known = {(key.table, key.name): key for key in keys(rules)}
    if path in known:
        return allowed(known[path], value)
    if len(path) == 1 and path[0] not in ("game", "extends"):
        return say("preset.write_table", table=path[0])
    return say("preset.write_text")


def allowed(key: Key, value: Any = None) -> Message:
    """What a key may be, and what this value was probably meant to be."""
    if key.kind is bool:
        return say("preset.true_or_false")
    if get_origin(key.kind) is Literal:
        options = [toml_value(option) for option in get_args(key.kind)]
        near = difflib.get_close_matches(toml_value(value), options, 1)
        if near and isinstance(value, str):
            return say("preset.one_of_near", options=", ".join(options), near=near[0])
        return say("preset.one_of", options=", ".join(options))
    if key.low is not None and key.high is not None:
        return say("preset.range", low=key.low, high=key.high)
    return say("preset.whole_number" if key.kind is int else "preset.write_text")


def toml_value(value: Any) -> str:
    """The value as one would write it in the file, cut where it is long."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict | list):
        return "{…}" if isinstance(value, dict) else "[…]"
    shown = '"' + value.replace('"', '\\"') + '"' if isinstance(value, str) else str(value)
    return shown if len(shown) <= 40 else shown[:39] + "…"


def _suggestion(path: tuple[str, ...], rules: type[Any]) -> Message:
    inside = _siblings(path, rules)
    if len(path) > 1 and path[-1] in dict(tables(rules)):
        return say("preset.write_table", table=path[-1])
    if near := difflib.get_close_matches(path[-1], inside, 1):
        return say("preset.did_you_mean", near=".".join((*path[:-1], near[0])))
    every = [key.path for key in keys(rules)]
    if twins := [known for known in every if known.endswith("." + path[-1])]:
        return say("preset.did_you_mean", near=twins[0])
    if near := difflib.get_close_matches(".".join(path), every, 1):
        return say("preset.did_you_mean", near=near[0])
    return say("preset.known_keys", keys=", ".join(inside))


def _siblings(path: tuple[str, ...], rules: type[Any]) -> list[str]:
    """The keys that could stand where this one does."""
    if len(path) == 1:
        return ["game", "extends", "name", "about", *(table for table, _ in tables(rules))]
    if path[0] in ("name", "about"):
        return ["zh", "en"]
    return [key.name for key in keys(rules) if key.table == path[0]]
