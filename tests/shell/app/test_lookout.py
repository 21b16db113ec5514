"""Looking around for games beside the picture."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from cardcade import discovery
from cardcade.shell.app.lookout import GameLookout


class Quiet:
    """Whatever is told something, and has nothing to say."""

    def __getattr__(self, name: str) -> Callable[..., list[Any]]:
        return lambda *_: []


def refuse(*_: Any) -> list[Any]:
    raise RuntimeError("can't register atexit after shutdown")


def look(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], object]]:
    """What a look for other people's games has to show, where Python begins nothing new."""
    posted: list[Callable[[], object]] = []
    monkeypatch.setattr(discovery, "third_party", refuse)
    monkeypatch.delenv("CARDCADE_SAFE_MODE", raising=False)
    quiet: Any = Quiet()
    GameLookout(quiet, quiet, quiet, posted.append, None)._look_for_strangers([])
    return posted


def test_who_leaves_at_once_sees_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "main_thread", threading.Thread)  # one that does not run
    assert look(monkeypatch)


def test_while_the_program_runs_a_fault_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RuntimeError):
        look(monkeypatch)
