"""The table of rules in the documentation names tests that exist, and every rule test is in it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
TABLE = HERE.parents[1] / "docs" / "rules-guandan.md"
RULE_TESTS = (
    "cards",
    "combinations",
    "comparing",
    "tricks",
    "places",
    "ace",
    "tribute_by_gap",
    "tribute_by_place",
    "clock",
)


def written_tests(name: str) -> set[str]:
    return set(re.findall(r"def test_(\w+)", (HERE / f"test_{name}.py").read_text("utf-8")))


def named_tests() -> set[tuple[str, str]]:
    named = set()
    for line in TABLE.read_text("utf-8").splitlines():
        file = ""
        for heading, test in re.findall(r"(\w+): |(\w+)", line.split("|")[2] if line.startswith("|") else ""):
            if heading and heading != "official":
                file = heading
            elif file and test:
                named.add((file, test))
    return named


def test_every_test_named_in_the_table_exists() -> None:
    missing = [f"{file}: {test}" for file, test in sorted(named_tests()) if test not in written_tests(file)]
    assert missing == []


def test_every_rule_test_is_named_in_the_table() -> None:
    written = {(file, test) for file in RULE_TESTS for test in written_tests(file)}
    assert sorted(written - named_tests()) == []
