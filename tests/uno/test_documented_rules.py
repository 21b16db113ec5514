"""docs/rules-uno.md names only tests that exist, and every test of a rule is named there."""

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "rules-uno.md").read_text("utf-8")
RULES = ("cards", "dealing", "turns", "actions", "stacking", "challenge", "calls", "going_out", "running_out")
WRITTEN = {file.stem: file.read_text("utf-8") for file in HERE.glob("test_*.py")}
NAMED = set(re.findall(r"\btest_\w+(?=`)", PAGE))


def test_every_test_named_in_the_documentation_exists() -> None:
    everything = "".join(WRITTEN.values())
    assert [name for name in sorted(NAMED) if f"def {name}(" not in everything] == []


def test_every_test_of_a_rule_is_named_in_the_documentation() -> None:
    tests = {
        name
        for part in (*RULES, "misplays", "house")
        for name in re.findall(r"def (test_\w+)", WRITTEN[f"test_{part}"])
    }
    forgotten = tests - NAMED - {"test_skips_do_not_stack_in_the_other_presets"}
    assert forgotten == set()
