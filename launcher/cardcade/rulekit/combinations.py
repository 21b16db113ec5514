"""Combinations: what cards are played as, what a hand offers, and what beats what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from cardcade.rulekit.patterns import FoundPattern, Held, Pattern


@dataclass(frozen=True, slots=True)
class Combination:
    """What cards are played as: the lowest rank of the groups that count, and how many cards it has."""

    kind: str
    rank: int
    size: int


@dataclass(frozen=True, slots=True)
class Combinations:
    """The kinds of a game. A play is beaten by a higher one of its kind and size, and by a bomb."""

    patterns: Mapping[str, Pattern]
    """What they are called and look like; of kinds that fit the same cards the usual one first."""
    bombs: tuple[str, ...] = ()
    """Those that beat all others, each also the ones before it."""
    allowed: Callable[[FoundPattern], bool] = bool
    """What a pattern cannot say: cards that must not be attached together."""

    def read(self, held: Held) -> list[tuple[Combination, FoundPattern]]:
        """Everything that exactly these cards can be, the default first."""
        able = ((kind, found) for kind, pattern in self.patterns.items() for found in pattern.read(held))
        return [(_named(kind, found), found) for kind, found in able if self.allowed(found)]

    def find(self, held: Held, last: Combination | None) -> Iterator[tuple[Combination, FoundPattern]]:
        """Everything a hand can lead, or answer the last play with; one for every choice of ranks."""
        kinds: Iterable[str] = self.patterns if last is None else dict.fromkeys((last.kind, *self.bombs))
        for kind in kinds:
            for found in self.patterns[kind].find(held):
                made = _named(kind, found)
                if (last is None or self.beats(made, last)) and self.allowed(found):
                    yield made, found

    def beats(self, made: Combination, last: Combination) -> bool:
        """The stronger bomb; otherwise the same kind and size, and higher."""
        if made.kind != last.kind:
            return self._force(made.kind) > self._force(last.kind)
        return made.size == last.size and made.rank > last.rank

    def _force(self, kind: str) -> int:
        return self.bombs.index(kind) + 1 if kind in self.bombs else 0


def _named(kind: str, found: FoundPattern) -> Combination:
    return Combination(kind, found.run.start, found.size)
