"""How the real clock waits: seldom enough to cost little, often enough to answer at once."""

from __future__ import annotations

import pygame
import pytest

from cardcade.shell.window import clock
from cardcade.shell.window.clock import DROWSY_AFTER, DROWSY_LOOK, LOOK, RealClock


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long it slept each time, in a time that only sleeping moves."""
    naps: list[float] = []
    monkeypatch.setattr(clock.time, "perf_counter", lambda: sum(naps))
    monkeypatch.setattr(clock.time, "sleep", naps.append)
    monkeypatch.setattr(pygame.event, "poll", lambda: pygame.event.Event(pygame.NOEVENT))
    return naps


def test_it_looks_for_events_sixty_times_a_second(naps: list[float]) -> None:
    assert RealClock().await_event(1.0) is None
    assert max(naps) == LOOK
    assert sum(naps) == pytest.approx(1.0)


def test_when_nobody_has_touched_anything_for_a_while_it_looks_half_as_often(naps: list[float]) -> None:
    resting = RealClock()
    resting.await_event(DROWSY_AFTER)
    naps_before = len(naps)
    resting.await_event(1.0)
    assert max(naps) == DROWSY_LOOK
    assert len(naps) - naps_before <= 31


def test_an_event_wakes_it(naps: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    resting = RealClock()
    resting.await_event(2 * DROWSY_AFTER)
    monkeypatch.setattr(pygame.event, "poll", lambda: pygame.event.Event(pygame.MOUSEMOTION))
    assert resting.await_event(1.0) is not None
    monkeypatch.setattr(pygame.event, "poll", lambda: pygame.event.Event(pygame.NOEVENT))
    naps_before = len(naps)
    resting.await_event(1.0)
    assert max(naps[naps_before:]) == LOOK
