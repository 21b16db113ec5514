"""At the workbench: the page, and what is on it."""

from __future__ import annotations

from typing import TypeVar

from cardcade.shell.screens.workbench import Workbench

from ..launcher import Launcher

T = TypeVar("T")


def bench(pilot: Launcher) -> Workbench:
    assert isinstance(pilot.screen, Workbench)
    return pilot.screen


def subject_of(pilot: Launcher, kind: type[T]) -> T:
    """The arena or the lab that is open."""
    subject = bench(pilot).subject
    assert isinstance(subject, kind)
    return subject
