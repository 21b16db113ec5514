"""docs/rules-gandengyan.md names only tests that exist, and every test of a rule is named there."""

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules-gandengyan.md"


def test_every_test_named_in_the_documentation_exists() -> None:
    written = "".join(file.read_text("utf-8") for file in HERE.glob("test_*.py"))
    named = set(re.findall(r"\btest_\w+(?=`)", PAGE.read_text("utf-8")))
    assert len(named) > 60
    assert [name for name in sorted(named) if f"def {name}(" not in written] == []


def test_every_test_of_a_rule_is_named_in_the_documentation() -> None:
    page = PAGE.read_text("utf-8")
    rules = [HERE / f"test_{part}.py" for part in ("combinations", "course", "examples", "jokers", "scoring")]
    tests = {name for file in rules for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))}
    assert sorted(name for name in tests if name not in page) == []
