"""Rule values: frozen dataclasses whose tables and keys are those of the preset files.

No pydantic here: a bot's worker builds its game from resolved values alone. `presets` turns the same
dataclasses into models for checking what people write.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
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


def tables(rules: type[Any]) -> Iterator[tuple[str, type[Any]]]:
    """The tables of a rules class, in the order in which they are declared."""
    hints = get_type_hints(rules)
    for table in fields(rules):
        assert is_dataclass(hints[table.name]), f"{rules.__name__}.{table.name} must be a dataclass"
        yield table.name, hints[table.name]


def keys(rules: type[Any]) -> Iterator[Key]:
    """Every key of a rules class."""
    for table, kind in tables(rules):
        hints = get_type_hints(kind)
        for item in fields(kind):
            meta = item.metadata
            bounds = meta.get("low"), meta.get("high")
            words = meta.get("named", ()), meta.get("unit")
            yield Key(table, item.name, hints[item.name], _default(item), *bounds, *words)


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
