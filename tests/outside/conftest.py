from pathlib import Path

import pytest

from cardcade.outside import bot
from cardcade.outside.program_line import ProgramLine

from .programs import Workshop


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody shall wait for a program that never answers."""
    monkeypatch.setattr(ProgramLine, "thinking", 0.3)
    monkeypatch.setattr(bot, "WAKING", 5.0)
