"""A desktop for each test."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = str(Path(__file__).parent)
if HERE not in sys.path:
    sys.path.append(HERE)

from desktop import Desktop, missing  # noqa: E402  # it lies beside this file


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    if lacking := missing():
        pytest.skip(f"a real window needs {', '.join(lacking)}")
    home = tmp_path / "home"
    home.mkdir()
    # What a test is about to click must not be done by the table meanwhile.
    (home / "settings.toml").write_text("auto_pass = false\n", "utf-8")
    desktop = Desktop(home)
    yield desktop
    desktop.close()
