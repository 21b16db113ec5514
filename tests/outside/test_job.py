"""What a bot starts on Windows ends with the bot: asked of a kernel that only writes down what it is asked."""

from __future__ import annotations

import ctypes
import sys
from typing import Any

import pytest

from cardcade.outside.job import KILL_ON_CLOSE, Limits, end_with_me

JOB, ME = 77, -1


class Kernel:
    """Grants everything but what it refuses."""

    def __init__(self, refuses: str = "") -> None:
        self.refuses = refuses
        self.flags: list[int] = []
        self.inside: list[tuple[int, int]] = []
        self.closed: list[int] = []

    def CreateJobObjectW(self, security: None, name: None) -> int:
        return 0 if self.refuses == "create" else JOB

    def SetInformationJobObject(self, job: int, kind: int, limits: Any, size: int) -> int:
        assert (job, kind, size) == (JOB, 9, ctypes.sizeof(Limits))
        self.flags.append(limits._obj.basic.flags)
        return int(self.refuses != "limit")

    def AssignProcessToJobObject(self, job: int, process: int) -> int:
        if self.refuses == "assign":
            return 0
        self.inside.append((job, process))
        return 1

    def GetCurrentProcess(self) -> int:
        return ME

    def CloseHandle(self, handle: int) -> int:
        self.closed.append(handle)
        return 1


def test_a_process_joins_a_job_that_ends_with_its_only_handle() -> None:
    kernel = Kernel()
    assert end_with_me(kernel)
    assert kernel.flags == [KILL_ON_CLOSE]
    assert kernel.inside == [(JOB, ME)]
    assert kernel.closed == [], "closing the handle would end this very process"


@pytest.mark.parametrize("refuses", ["limit", "assign"])
def test_a_job_that_cannot_be_joined_is_given_back(refuses: str) -> None:
    kernel = Kernel(refuses)
    assert not end_with_me(kernel)
    assert kernel.inside == []
    assert kernel.closed == [JOB]


def test_without_a_job_everything_goes_on_as_before() -> None:
    kernel = Kernel("create")
    assert not end_with_me(kernel)
    assert kernel.closed == []


@pytest.mark.skipif(ctypes.sizeof(ctypes.c_void_p) != 8, reason="the sizes of 64 bits")
def test_the_limits_are_laid_out_as_windows_reads_them() -> None:
    assert ctypes.sizeof(Limits) == 144
    assert Limits.basic.offset == 0
    assert Limits.memory.offset == 112


@pytest.mark.skipif(sys.platform == "win32", reason="there it is tried in earnest")
def test_elsewhere_nothing_is_asked() -> None:
    assert not end_with_me()
