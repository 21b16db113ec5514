"""Animations: things that take time at the table, one after the other or together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol


class Animation(Protocol):
    """Something that moves until it is done."""

    @property
    def done(self) -> bool: ...

    def update(self, dt: float) -> None: ...

    def finish(self) -> None:
        """Jumps to the end: whatever would still have happened happens now."""


class Still:
    """Nothing to wait for."""

    done = True

    def update(self, dt: float) -> None:
        pass

    def finish(self) -> None:
        pass


class Wait:
    """Lets time pass, so that people can read what they see."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    @property
    def done(self) -> bool:
        return self.left <= 0

    def update(self, dt: float) -> None:
        self.left -= dt

    def finish(self) -> None:
        self.left = 0.0


class Several:
    """What is over when all its parts are."""

    def __init__(self, *parts: Animation) -> None:
        self.parts: Sequence[Animation] = parts

    @property
    def done(self) -> bool:
        return all(part.done for part in self.parts)

    def finish(self) -> None:
        for part in self.parts:
            part.finish()


class Together(Several):
    """Several animations at the same time."""

    def update(self, dt: float) -> None:
        for part in self.parts:
            if not part.done:
                part.update(dt)


class InTurn(Several):
    """One after the other; a function is called when its turn comes, and what it makes is shown then."""

    def __init__(self, *parts: Animation | Callable[[], Animation | None]) -> None:
        super().__init__(*(_Later(part) if callable(part) else part for part in parts))

    def update(self, dt: float) -> None:
        for part in self.parts:
            if not part.done:
                part.update(dt)
                if not part.done:
                    return
                dt = 0.0


class _Later:
    """Is made only when its turn comes."""

    def __init__(self, make: Callable[[], Animation | None]) -> None:
        self.make = make
        self.made: Animation | None = None

    @property
    def done(self) -> bool:
        return self.made is not None and self.made.done

    def update(self, dt: float) -> None:
        self._begun().update(dt)

    def finish(self) -> None:
        self._begun().finish()

    def _begun(self) -> Animation:
        if self.made is None:
            self.made = self.make() or Still()
        return self.made
