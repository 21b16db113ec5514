"""Runs commands in this process."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from cardcade.cli import main


@dataclass(frozen=True)
class Answer:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Answer]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("games", "--json")`"""

    def answer(*arguments: object) -> Answer:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        told = capsys.readouterr()
        assert "Traceback" not in told.err
        return Answer(code, told.out, told.err)

    return answer
