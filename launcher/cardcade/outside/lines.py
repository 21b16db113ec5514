"""A line to a program: messages out, answers back, and why none came."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, Literal, Protocol, TypeAlias

Why: TypeAlias = Literal["slow", "quit", "crashed", "flooded", "illegal", "idle"]
"""What went wrong, as the catalogue's `thinking` knows it."""

THINKING: Final = 5.0
"""Seconds for a decision of a program that we started."""
WAKING: Final = 20.0
"""Seconds more for its first: it may have much to load."""
UNREAD: Final = 256
"""Lines that wait to be read; a program that says more waits too, so that no flood fills our memory."""
LONGEST: Final = 1 << 20
"""Bytes that a program may say in a row without an answer among them."""
LEAST: Final = 64
"""As many as even an empty line counts for."""


class Unanswered(Exception):
    """There is no answer, and none will come on this line unless it is only slow or illegal."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


class Connection(Protocol):
    """A program at the other end."""

    thinking: float
    """Seconds for a decision."""

    @property
    def name(self) -> str:
        """What complaints call it."""

    answers: int
    """How often it has answered."""
    mistakes: int
    """How often that was nonsense, or not lawful."""

    @property
    def open(self) -> bool:
        """Whether an answer may still come."""

    def send(self, message: Mapping[str, Any]) -> None:
        """Never waits, and never fails: who asks on a dead line gets no answer."""

    def receive(self, seconds: float) -> bytes:
        """What it says next, or Unanswered."""

    def forget(self) -> None:
        """What it has said until now was said to no question."""

    def close(self) -> None:
        """Ends whatever runs at the other end."""


@contextmanager
def ended_by(line: Connection, reasons: Mapping[type[Exception], Why]) -> Iterator[None]:
    """Where one of these happens the line is closed, so that no late answer counts, and that is why none came."""
    try:
        yield
    except tuple(reasons) as error:
        line.close()
        raise Unanswered(next(why for kind, why in reasons.items() if isinstance(error, kind))) from None


def read_json(text: bytes | str) -> Any:
    """None for what is no JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
