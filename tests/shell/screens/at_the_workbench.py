"""At the workbench: the page, and what is on it."""

from __future__ import annotations

from typing import TypeVar

from cardcade.shell.screens.common.workbench import Workbench

from ..launcher import Launcher

T = TypeVar("T")


def bench(pilot: Launcher) -> Workbench:
    return pilot.at(Workbench)


def subject_of(pilot: Launcher, kind: type[T]) -> T:
    """The arena or the lab that is open."""
    subject = bench(pilot).subject
    assert isinstance(subject, kind)
    return subject


def why_not(pilot: Launcher, button: str) -> str:
    """What a button that cannot be pressed gives as the reason."""
    found = pilot.screen.stage.find(button)
    assert found is not None
    assert not found.enabled
    return found.reason
