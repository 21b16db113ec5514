"""Writes what a seat sees into an array, by a function made for that seat as dataclasses make theirs.

An observation is asked for at every step: one function for all of it takes half the time of one for each part.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from struct import Struct
from struct import error as StructError
from typing import Any, Final

from cardcade.rl.field_numbers import WIDTH, FieldNumbers, WordChoice, cut

AT_ONCE: Final = 28
"""Numbers packed at once: Python hands over thirty arguments as they are, and makes a list of any more first."""
Write = Callable[[Any], bytearray]
"""What one seat sees of a position: 16-bit numbers in the machine's own order."""


class FunctionText:
    """The lines of such a function, and what they need to know."""

    def __init__(self, *begin: str, **known: Any) -> None:
        self._lines = ["def write(state):", *begin]
        self._known = known

    def add(self, *lines: str, **known: Any) -> None:
        self._lines += lines
        self._known |= known

    def add_numbers(self, start: int, sizes: Sequence[str], fields: FieldNumbers) -> None:
        """Packs them by and by; where a list is short or a number too large, all of them once more with care."""
        self.add(" try:", *(f" {line}" for line in fields.lines))
        quick = [*sizes, *fields.sources]
        for first in range(0, len(quick), AT_ONCE):
            some = quick[first : first + AT_ONCE]
            self.add(
                f"  pack_{len(some)}(out, {start + WIDTH * first}, {', '.join(some)})",
                **{f"pack_{len(some)}": Struct(f"{len(some)}h").pack_into},
            )
        careful = ", ".join([*sizes, *fields.careful])
        self.add(
            f" except Unusual: pack(out, {start}, *map(cut, ({careful},)))",
            pack=Struct(f"{len(quick)}h").pack_into, Unusual=(StructError, ValueError), cut=cut,
        )  # fmt: skip

    def add_choice(self, choice: WordChoice, start: int) -> None:
        """Marks the word; of an enumeration the names are looked up, which Python hashes quicker."""
        enum = isinstance(choice.options[0], Enum)
        words = [option._name_ if enum else option for option in choice.options]
        places = {word: start + WIDTH * place for place, word in enumerate(words)}
        word, table = "word._name_" if enum else "word", f"words_{start}"
        self.add(f" if (word := {choice.source}) is not None: out[{table}[{word}]] = 1", **{table: places})

    def made(self) -> Write:
        exec("\n".join([*self._lines, " return out"]), self._known)
        write: Write = self._known["write"]
        return write
