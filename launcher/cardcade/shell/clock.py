"""The clock: real time, or time that a test moves by hand."""

from __future__ import annotations

import time
from typing import Protocol

import pygame
from pygame.event import Event


class Clock(Protocol):
    def now(self) -> float: ...
    def sleep(self, seconds: float) -> None: ...
    def await_event(self, seconds: float) -> Event | None:
        """The first event that comes within that time."""


class RealClock:
    def now(self) -> float:
        return time.perf_counter()

    def sleep(self, seconds: float) -> None:
        if seconds > 0:
            time.sleep(seconds)

    def await_event(self, seconds: float) -> Event | None:
        event = pygame.event.wait(max(1, round(seconds * 1000)))
        return None if event.type == pygame.NOEVENT else event


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
