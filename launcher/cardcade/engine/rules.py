"""Rule values: frozen dataclasses whose tables and keys are those of the preset files.

No pydantic here: a bot's worker builds its game from resolved values alone. `presets` turns the same
dataclasses into models for checking what people write.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any, Literal, TypeAlias, TypeVar, get_type_hints

R = TypeVar("R")


Unit: TypeAlias = Literal["cards", "pairs", "triples", "points", "levels", "minutes", "seconds"]
"""What a number counts, where its label does not say so."""


def setting(
    default: Any,
    low: int | None = None,
    high: int | None = None,
    *,
    named: tuple[int, ...] = (),
    unit: Unit | None = None,
) -> Any:
    """A key of a preset with its default and, for numbers, its range and what it counts.

    A number that is no quantity, as a time limit of 0 is no limit, is `named`: the catalogue has words for it.
    """
    return field(default=default, metadata={"low": low, "high": high, "named": named, "unit": unit})


@dataclass(frozen=True, slots=True)
class Key:
    """One key of a preset: where it stands, what it may be."""

    table: str
    name: str
    kind: Any
    default: Any
    low: int | None
    high: int | None
    named: tuple[int, ...] = ()
    unit: Unit | None = None

    @property
    def path(self) -> str:
        return f"{self.table}.{self.name}"

    def of(self, rules: Any) -> Any:
        """What it is set to in these rules."""
        return getattr(getattr(rules, self.table), self.name)


def tables(rules: type[Any]) -> tuple[tuple[str, type[Any]], ...]:
    """The tables of a rules class, in the order in which they are declared."""
    return _tables(rules)  # type: ignore[arg-type]  # mypy takes classes for unhashable


def keys(rules: type[Any]) -> tuple[Key, ...]:
    """Every key of a rules class."""
    return _keys(rules)  # type: ignore[arg-type]


# Kept: pages ask for them at every turn, and reading the types takes its time.


@cache
def _tables(rules: Any) -> tuple[tuple[str, type[Any]], ...]:
    hints = get_type_hints(rules)
    for table in fields(rules):
        assert is_dataclass(hints[table.name]), f"{rules.__name__}.{table.name} must be a dataclass"
    return tuple((table.name, hints[table.name]) for table in fields(rules))


@cache
def _keys(rules: Any) -> tuple[Key, ...]:
    return tuple(_key(table, item, hint) for table, kind in _tables(rules) for item, hint in _typed(kind))


def _typed(kind: type[Any]) -> list[tuple[Field[Any], Any]]:
    hints = get_type_hints(kind)
    return [(item, hints[item.name]) for item in fields(kind)]


def _key(table: str, item: Field[Any], kind: Any) -> Key:
    meta = item.metadata
    bounds = meta.get("low"), meta.get("high")
    words = meta.get("named", ()), meta.get("unit")
    return Key(table, item.name, kind, _default(item), *bounds, *words)


def _default(item: Field[Any]) -> Any:
    assert item.default is not MISSING, f"{item.name} needs a default"
    return item.default


def values_of(rules: Any) -> dict[str, dict[str, Any]]:
    """The resolved values, table by table: the JSON that saves, replays and workers carry."""
    return {
        table.name: {item.name: getattr(part, item.name) for item in fields(part)}
        for table in fields(rules)
        for part in [getattr(rules, table.name)]
    }


def rules_of(kind: type[R], values: Mapping[str, Mapping[str, Any]]) -> R:
    """Rules from values already checked; missing keys keep their default."""
    return kind(**{table: part(**values.get(table, {})) for table, part in tables(kind)})


def rules_with(kind: type[R], values: Mapping[str, Mapping[str, Any]], changes: Mapping[str, Any]) -> R:
    """The same, but for what these set by `table.key`."""
    changed = {table: dict(part) for table, part in values.items()}
    for path, value in changes.items():
        table, _, name = path.partition(".")
        changed[table][name] = value
    return rules_of(kind, changed)
