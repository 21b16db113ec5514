"""Counting what happened in a match, as the rule lab asks of `Game.incidents`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence


def counted(names: Sequence[str], happened: Iterable[str]) -> Mapping[str, int]:
    """Each name with its count, 0 where it never happened: the lab compares matches by all of them."""
    counts = Counter(happened)
    return {name: counts[name] for name in names}
