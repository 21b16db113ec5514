"""`cardcade analyse`"""

import io
import json
import sys
from typing import Any

import pytest


@pytest.fixture
def analyse(run: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    def answer(game: str, *lines: bytes) -> list[dict[str, Any]]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\n".join(lines) + b"\n"), "utf-8"))
        told = run("analyse", game)
        assert told.code == 0
        return [json.loads(line) for line in told.lines]

    return answer


def test_every_line_gets_a_line(analyse: Any) -> None:
    position = b'{"hand": ["S3", "H3", "BJ"], "last": null}'
    first, second = analyse("gandengyan", position, b"", position)
    assert first == second
    assert {play["type"] for play in first["plays"]} >= {"single", "pair", "bomb"}


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"{}",
        b"[" * 5000,
        b'{"hand": "S3"}',
        b'{"hand": [3]}',
        b'{"hand": ["Z9"]}',
        b'{"hand": ["S3"], "last": 5}',
        b'{"hand": ["S3"], "last": [[]]}',
        b'{"hand": [' + b" " * 70_000 + b"]}",
    ],
)
@pytest.mark.parametrize("game", ["uno", "guandan", "gandengyan"])
def test_a_line_that_cannot_be_read_gets_an_error_and_the_next_is_read(analyse: Any, game: str, line: bytes) -> None:
    good = {
        "uno": b'{"hand": ["R7"], "top": "B7", "colour": "B", "pending": 0}',
        "guandan": b'{"level": "7", "hand": ["S9", "H9"], "last": null}',
        "gandengyan": b'{"hand": ["S3"], "last": null}',
    }[game]
    error, answer = analyse(game, line, good)
    assert isinstance(error["error"], str)
    assert error["error"]
    assert answer["plays"]
