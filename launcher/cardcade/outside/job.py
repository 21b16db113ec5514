"""On Windows: whatever a process starts ends with it, as process groups see to elsewhere."""

from __future__ import annotations

import ctypes
import sys
from typing import Any, Final, Protocol

KILL_ON_CLOSE: Final = 0x2000
EXTENDED_LIMITS: Final = 9


class Kernel(Protocol):
    """What we need of kernel32."""

    def CreateJobObjectW(self, security: Any, name: Any, /) -> Any: ...
    def SetInformationJobObject(self, job: Any, kind: int, limits: Any, size: int, /) -> int: ...
    def AssignProcessToJobObject(self, job: Any, process: Any, /) -> int: ...
    def GetCurrentProcess(self) -> Any: ...
    def CloseHandle(self, handle: Any, /) -> int: ...


class BasicLimits(ctypes.Structure):
    """JOBOBJECT_BASIC_LIMIT_INFORMATION"""

    _fields_ = (
        ("process_time", ctypes.c_int64),
        ("job_time", ctypes.c_int64),
        ("flags", ctypes.c_uint32),
        ("smallest_working_set", ctypes.c_size_t),
        ("largest_working_set", ctypes.c_size_t),
        ("most_processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("priority", ctypes.c_uint32),
        ("scheduling", ctypes.c_uint32),
    )


class Limits(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION"""

    _fields_ = (("basic", BasicLimits), ("traffic", ctypes.c_uint64 * 6), ("memory", ctypes.c_size_t * 4))


def end_with_me(kernel: Kernel | None = None) -> bool:
    """Puts this process into a job of its own, which Windows ends with its only handle, that is with this process.

    False where there are no jobs or none is to be had; nothing is lost then but this.
    """
    kernel = kernel or _kernel32()
    job = kernel.CreateJobObjectW(None, None) if kernel is not None else None
    if kernel is None or not job:
        return False
    limits = Limits(basic=BasicLimits(flags=KILL_ON_CLOSE))
    held = kernel.SetInformationJobObject(
        job, EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
    ) and kernel.AssignProcessToJobObject(job, kernel.GetCurrentProcess())
    if not held:
        kernel.CloseHandle(job)
    return bool(held)


def _kernel32() -> Kernel | None:
    if sys.platform != "win32":
        return None
    kernel: Any = ctypes.WinDLL("kernel32", use_last_error=True)
    handle, number = ctypes.c_void_p, ctypes.c_uint32
    kernel.CreateJobObjectW.restype = kernel.GetCurrentProcess.restype = handle
    kernel.CreateJobObjectW.argtypes = (ctypes.c_void_p, ctypes.c_wchar_p)
    kernel.SetInformationJobObject.argtypes = (handle, ctypes.c_int, ctypes.c_void_p, number)
    kernel.AssignProcessToJobObject.argtypes = (handle, handle)
    kernel.CloseHandle.argtypes = (handle,)
    found: Kernel = kernel
    return found
