"""A service: something that runs beside the picture and starts only when it is first needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar


class Closing(Protocol):
    def close(self) -> object: ...


T = TypeVar("T", bound=Closing)


class Service(Generic[T]):
    """Called for what it runs, it starts it the first time; it knows whether it has."""

    def __init__(self, start: Callable[[], T]) -> None:
        self._start = start
        self._running: T | None = None

    def __call__(self) -> T:
        if self._running is None:
            self._running = self._start()
        return self._running

    @property
    def started(self) -> bool:
        return self._running is not None

    def close(self) -> None:
        """Ends it, if it was ever started."""
        if self._running is not None:
            self._running.close()
