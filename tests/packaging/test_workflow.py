"""What runs on every system for every change is what the README tells people to run."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOW = (ROOT / ".github" / "workflows" / "tests.yml").read_text("utf-8")


def told(section: str) -> list[str]:
    """The commands of a section of the README, one by one."""
    page = (ROOT / "README.md").read_text("utf-8")
    (block,) = re.findall(rf"^## {section}\n.*?```sh\n(.*?)```", page, re.M | re.S)[:1]
    return [command.strip() for line in block.splitlines() for command in line.split("&&")]


@pytest.mark.parametrize("section", ["Test", "Build a program that needs no Python"])
def test_the_workflow_gives_the_commands_of_the_readme(section: str) -> None:
    """But for where Windows has a virtual environment's programs, and what it calls Python."""
    given = re.sub(r'"\$BIN/(\w+)"', r".venv/bin/\1", WORKFLOW)
    missing = [command for command in told(section) if command.replace("python3", "python") not in given]
    assert missing == []


def test_every_python_from_the_first_one_we_promise_is_tried_on_every_system() -> None:
    promised = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    (listed,) = re.findall(r"python: \[(.*)\]", WORKFLOW)
    minors = [int(version.strip(' "').removeprefix("3.")) for version in listed.split(",")]
    assert promised == f">=3.{minors[0]}"
    assert minors == [*range(minors[0], minors[-1] + 1)]
    assert WORKFLOW.count("system: [ubuntu-latest, windows-latest, macos-latest]") == 2
