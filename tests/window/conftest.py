"""A desktop for each test."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = str(Path(__file__).parent)
if HERE not in sys.path:
    sys.path.append(HERE)

from desktop import Desktop, desktop_at  # noqa: E402  # it lies beside this file


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    # What a test is about to click must not be done by the table meanwhile.
    with desktop_at(tmp_path, "speed = 4.0\nauto_pass = false\n") as desktop:
        yield desktop
