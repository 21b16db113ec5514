"""Names in sentences: the verb follows the name, and who plays alone against bots is spoken to."""

from __future__ import annotations

import re
from collections.abc import Iterable

YOU = "names.you"
"""What the only person at a table is called."""
_WIDE = re.compile(r"\d{3}")
_BEGINNING = re.compile(r"(?:^|(?<=[.!?] ))you")


class Name(str):
    """`{player} {player:wins/win}`: of two forms a sentence gives, this one takes the first."""

    __slots__ = ()
    second = False

    def __format__(self, form: str) -> str:
        third, bar, second = form.rpartition("/")
        return super().__format__(narrow(form)) if not bar else second if self.second else third


class You(Name):
    """Takes the second form."""

    __slots__ = ()
    second = True


class FormedValue:
    """What is no text, written as a sentence asks: `{points:+d}`."""

    __slots__ = ("_value",)

    def __init__(self, value: object) -> None:
        self._value = value

    def __format__(self, form: str) -> str:
        return format(self._value, narrow(form))


def narrow(form: str) -> str:
    """The form, or ValueError: a stranger's sentence that asks for a gigabyte of blanks would get it."""
    if _WIDE.search(form):
        raise ValueError(f"too wide: {form[:20]}")
    return form


def addressed(text: str, values: Iterable[object]) -> str:
    """Whoever is called you is so inside a sentence, and You where one begins."""
    return _BEGINNING.sub("You", text) if any(isinstance(value, You) for value in values) else text
