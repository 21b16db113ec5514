"""What a game asks for besides itself: Cardcade and what Cardcade itself runs on, nothing more."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, requires, version

import cardcade

_REQUIREMENT = re.compile(
    r"\s*(?P<name>[A-Za-z0-9](?:[\w.-]*[A-Za-z0-9])?)\s*(?P<extras>\[[^\]]*\])?\s*\(?(?P<versions>[^;()]*)\)?\s*(?:;(?P<marker>.*))?"
)
_VERSIONS = re.compile(r"(===|~=|==|!=|<=|>=|<|>)\s*(\d+(?:\.\d+)*)(\.\*)?.*")
_OPTIONAL = re.compile(r"\bextra\b")


def unmet(requirements: Iterable[str], python: str = "") -> list[str]:
    """What is not there, in the words in which it was asked for."""
    brought = {"cardcade": cardcade.__version__, **_brought()}
    missing = [_short(one) for one in requirements if not _met(one, brought)]
    return missing if _fits(our_python(), python) else [_short(f"Python {python}"), *missing]


def our_python() -> str:
    """The version that runs, such as 3.11.7."""
    return ".".join(map(str, sys.version_info[:3]))


def is_another_version(missing: str) -> bool:
    """Whether it asks for a Python or a Cardcade that is not the one that runs, and for nothing besides."""
    found = _REQUIREMENT.fullmatch(missing)
    if found is None or found["extras"] or "@" in missing:
        return False
    return plain(found["name"]) in ("python", "cardcade")


def plain(name: str) -> str:
    """A distribution's name as it is compared."""
    return re.sub(r"[-_.]+", "-", str(name)).lower()


def _brought() -> dict[str, str]:
    """What Cardcade itself runs on; "" where the version cannot be told, as in a frozen program."""
    try:
        needed = [found for one in requires("cardcade") or () if (found := _REQUIREMENT.fullmatch(one))]
    except PackageNotFoundError:
        return {}
    return {plain(one["name"]): _version(one["name"]) for one in needed if not _OPTIONAL.search(one["marker"] or "")}


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def _met(requirement: str, brought: dict[str, str]) -> bool:
    found = _REQUIREMENT.fullmatch(requirement)
    if found is None:
        return False
    if _OPTIONAL.search(found["marker"] or ""):
        return True
    name = plain(found["name"])
    return name in brought and not found["extras"] and _fits(brought[name], found["versions"])


def _fits(ours: str, wanted: str) -> bool:
    """Whether a version is among those asked for; one that nobody can tell is."""
    parts = [part.strip() for part in wanted.split(",") if part.strip()]
    return not ours or all(_agrees(_release(ours), part) for part in parts)


def _agrees(ours: tuple[int, ...], wanted: str) -> bool:
    found = _VERSIONS.fullmatch(wanted)
    if found is None:
        return False
    sign, theirs, starts = found[1], _release(found[2]), bool(found[3])
    length = max(len(ours), len(theirs))
    a, b = (one + (0,) * (length - len(one)) for one in (ours, theirs))
    alike = a[: len(theirs)] == theirs if starts else a == b
    compatible = a >= b and a[: len(theirs) - 1] == theirs[:-1]
    answers = {"==": alike, "===": alike, "!=": not alike, "~=": compatible}
    return {**answers, "<=": a <= b, ">=": a >= b, "<": a < b, ">": a > b}[sign]


def _release(version: str) -> tuple[int, ...]:
    found = re.match(r"\d{1,9}(?:\.\d{1,9}){0,9}", version)
    return tuple(map(int, found[0].split("."))) if found else (0,)


def _short(requirement: str) -> str:
    return " ".join(requirement.split())[:60]
