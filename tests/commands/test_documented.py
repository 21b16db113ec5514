"""Every command line that the documentation gives can be typed, and the quick ones do what they should."""

import io
import re
import shlex
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cardcade.cli import parser
from cardcade.commands import play
from cardcade.terminal import Terminal

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "README.zh.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
OURS = {"GAME": "crazy_eights", "my_game": "crazy_eights", "NAME": "mine", "PRESET": "standard", "FILE": "mine.toml"}
"""What stands for something of the reader's own."""
QUICK = {"games", "presets", "simulate", "analyse", "replay", "doctor"}
POSITION = b'{"level": "7", "hand": ["S9", "H9"], "last": null}\n'


def command_lines(page: Path) -> list[str]:
    """In blocks and in running text, without comments: `cardcade games --json`"""
    text = page.read_text("utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.S | re.M)
    whole = [piece for block in blocks for line in block.splitlines() for piece in line.split("#")[0].split("&&")]
    running = re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```", "", text, flags=re.S | re.M))
    found = [" ".join(line.split()) for line in [*whole, *running]]
    return [line for line in found if re.match(r"(\S*/)?cardcade( |$)", line)]


LINES = sorted({line for page in PAGES for line in command_lines(page)})


def words_of(line: str) -> list[str]:
    words = shlex.split(line.partition("<")[0])[1:]
    return [OURS.get(word, word) for word in words]


def named_in_passing(words: list[str]) -> bool:
    """`cardcade presets check`, without what it should check."""
    return (words[:1] == ["presets"] and len(words) < 3) or words in (
        [name] for name in ("simulate", "tournament", "lab", "host", "play", "replay", "analyse", "new", "check")
    )


def is_quick(words: list[str]) -> bool:
    """Without a window, and with what it needs: no program of the reader's own."""
    return (
        bool(words)
        and not any("exec:" in word for word in words)
        and words[0] in QUICK
        and "--watch" not in words
        and not named_in_passing(words)
    )


def test_there_are_command_lines_to_try() -> None:
    assert "cardcade presets check mine.toml" in LINES
    assert len(LINES) > 20


@pytest.mark.parametrize("line", LINES)
def test_a_documented_command_is_understood(line: str, run: Any, installed_eights: Path) -> None:
    words = words_of(line)
    if named_in_passing(words):
        assert run(*words, "--help").code == 0
        return
    asked = parser(Terminal()).parse_args(words)
    if asked.command == "play":
        play.request_of(asked, Terminal())


@pytest.mark.parametrize("line", [line for line in LINES if is_quick(words_of(line))])
def test_a_documented_command_works(
    line: str, run: Any, at_home: Path, installed_eights: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = words_of(line)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(POSITION)))
    answer = run(*(word if before != "--games" else 1 for before, word in zip(["", *words], words, strict=False)))
    assert answer.code == 0, answer.err


@pytest.fixture
def at_home(own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Any) -> Path:
    """Where the files lie that the documentation speaks of."""
    monkeypatch.chdir(tmp_path)
    assert run("presets", "new", "uno", "other").code == 0
    (own_home / "presets" / "other.toml").replace("mine.toml")
    assert run("simulate", "uno", "--games", 1, "--bots", "random", "--record", "played").code == 0
    next(Path("played").iterdir()).replace("match.json")
    return tmp_path
