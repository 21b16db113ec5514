"""What to type so that pip does it for this very interpreter."""

from __future__ import annotations

import sys


def pip_line(action: str, name: str) -> str:
    """`/usr/bin/python3 -m pip install NAME`; "" in the frozen program, which has no pip."""
    if getattr(sys, "frozen", False):
        return ""
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
    return f"{python} -m pip {action} {name}"
