"""The clock: real time, or time that a test moves by hand."""

from __future__ import annotations

import time
from typing import Protocol

import pygame
from pygame.event import Event

LOOK = 1 / 60
DROWSY_LOOK = 1 / 30
DROWSY_AFTER = 2.0
"""Seconds without an event after which it looks half as often, until something happens."""


class LoopClock(Protocol):
    def now(self) -> float: ...
    def sleep(self, seconds: float) -> None: ...
    def await_event(self, seconds: float) -> Event | None:
        """The first event that comes within that time."""


class RealClock:
    def __init__(self) -> None:
        self._heard = self.now()

    def now(self) -> float:
        return time.perf_counter()

    def sleep(self, seconds: float) -> None:
        if seconds > 0:
            time.sleep(seconds)

    def await_event(self, seconds: float) -> Event | None:
        """Looking once a frame: pygame's own waiting looks a thousand times a second."""
        until = self.now() + seconds
        while (left := until - self.now()) > 0:
            time.sleep(min(self._look, left))
            event = pygame.event.poll()
            if event.type != pygame.NOEVENT:
                self._heard = self.now()
                return event
        return None

    @property
    def _look(self) -> float:
        return LOOK if self.now() - self._heard < DROWSY_AFTER else DROWSY_LOOK


class HandClock:
    """Sleeping moves it, and nothing waits."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        self.time += max(0.0, seconds)

    def await_event(self, seconds: float) -> Event | None:
        event = pygame.event.poll()
        if event.type != pygame.NOEVENT:
            return event
        self.time += seconds
        return None
