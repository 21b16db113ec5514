"""`cardcade new`: what it writes keeps every promise, and it writes over nothing."""

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardcade.testing.checkup import Checkup
from cardcade.testing.conformance import check_plugin, report

sys.path.append(str(Path(__file__).parent))
from starters import STARTERS, write_all


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new")
    write_all(folder)
    return folder


@pytest.mark.parametrize("name", STARTERS)
def test_what_it_writes_keeps_every_promise(name: str, written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules are the same with and without a table of its own, and looked at once."""
    monkeypatch.syspath_prepend(str(written / name))
    plugin = importlib.import_module(name).cardcade_game()
    if plugin.scene is None:
        problems = check_plugin(plugin)
    else:
        checkup = Checkup(plugin, seeds=1, quick=True)
        assert len(list(checkup.steps())) > 3
        problems = [fault.problem for fault in checkup.faults]
    assert not problems, report(problems)


@pytest.mark.parametrize("action", [("check", "--extend-select", "B,UP,SIM,RET"), ("format", "--check")])
def test_ruff_has_nothing_to_say_about_it(written: Path, action: tuple[str, ...]) -> None:
    program = shutil.which("ruff", path=str(Path(sys.executable).parent)) or "ruff"
    done = subprocess.run([program, *action, "--no-cache", "."], cwd=written, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_own_tests_pass(written: Path) -> None:
    plain = [name for name, (_, scene) in STARTERS.items() if not scene]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib"]
    path = os.pathsep.join(str(written / name) for name in plain)
    tests = [f"{name}/tests/test_rules.py" for name in plain]
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([*command, *tests], cwd=written, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("My-Game", "cannot be a game's name"),
        ("9lives", "cannot be a game's name"),
        ("class", "cannot be a game's name"),
        ("x" * 41, "cannot be a game's name"),
        ("json", "Python itself has a module called json"),
        ("uno", "there is already a game called uno"),
        ("pygame", "a package called pygame is already installed"),
    ],
)
def test_a_name_that_cannot_be_taken_is_a_sentence(run: Any, tmp_path: Path, name: str, told: str) -> None:
    answer = run("new", name, "--out", tmp_path)
    assert answer.code == 2
    assert told in answer.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("in_the_way", ["file", "folder", "link"])
def test_it_writes_over_nothing(run: Any, tmp_path: Path, in_the_way: str) -> None:
    place = tmp_path / "mine"
    if in_the_way == "file":
        place.write_text("precious")
    elif in_the_way == "folder":
        place.mkdir()
    else:
        os.symlink(tmp_path / "nowhere", place)
    answer = run("new", "mine", "--out", tmp_path)
    assert answer.code == 2
    assert "already there" in answer.err
    assert not (tmp_path / "nowhere").exists()
    assert not place.is_dir() or list(place.iterdir()) == []
