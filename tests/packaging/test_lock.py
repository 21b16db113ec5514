"""Which wheels Cardcade runs on: the oldest that are tried, and those that the program is built from."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
NEEDED = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]


def pinned(file: str) -> dict[str, tuple[int, ...]]:
    lines = [line for line in (ROOT / "packaging" / file).read_text("utf-8").splitlines() if not line.startswith("#")]
    return {name: version(number) for name, number in (line.split("==") for line in lines)}


def version(number: str) -> tuple[int, ...]:
    return tuple(map(int, number.split(".")))


def lower_bounds() -> dict[str, tuple[int, ...]]:
    found = [re.fullmatch(r"([\w-]+)>=([\d.]+)", needed) for needed in NEEDED]
    assert all(found), "every wheel has a lower bound"
    return {one[1]: version(one[2]) for one in found if one is not None}


def test_the_oldest_wheels_that_are_tried_are_those_we_allow() -> None:
    bounds, tried = lower_bounds(), pinned("lowest.txt")
    assert tried.keys() == bounds.keys()
    assert all(tried[name][: len(bound)] == bound for name, bound in bounds.items())


def test_the_program_is_built_from_wheels_that_are_named_exactly() -> None:
    bounds, built = lower_bounds(), pinned("lock.txt")
    assert built.keys() >= {*bounds, "pyinstaller", "pydantic-core"}
    assert all(built[name] >= bound for name, bound in bounds.items())
