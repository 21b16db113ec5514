"""How long a match is: the choices a game offers, and the preset keys that make each of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardcade.engine.rules import values_of


@dataclass(frozen=True, slots=True)
class Length:
    """A match as long as this: `[length] name` in the catalogues says how long, `values` are the keys that do it."""

    name: str
    values: Mapping[str, Any]
    """By `table.key`; all lengths of a game set the same keys."""

    @classmethod
    def table(cls, *keys: str, **lengths: tuple[Any, ...]) -> tuple[Length, ...]:
        """Some lengths by name, each with its values of these keys, the shortest first."""
        return tuple(cls(name, dict(zip(keys, values, strict=True))) for name, values in lengths.items())

    def holds(self, rules: Any) -> bool:
        """Whether a match by these rules is that long."""
        values = values_of(rules)
        return all(values[table][key] == value for (table, _, key), value in self._parts())

    def _parts(self) -> list[tuple[tuple[str, str, str], Any]]:
        return [(path.partition("."), value) for path, value in self.values.items()]
