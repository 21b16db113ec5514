"""What bots say: short, in both languages, and of something that can happen."""

import re
from collections import Counter
from pathlib import Path

import pytest
import tomli

from cardcade import Temperament
from cardcade.shell.app.language import flattened
from cardcade.table.seats.talk import PHRASES

ROOT = Path(__file__).parents[2]
SOURCES = [ROOT / "launcher" / "cardcade", *(ROOT / "plugins").glob("*/cardcade_*")]
ROLES = {"glad", "partner", "stunned", "beaten", *PHRASES}
LONGEST = {"zh": 14, "en": 32}


def lines(language: str) -> dict[str, str]:
    """Every line of every game and of the house, by file and key."""
    files = [file for source in SOURCES for file in source.rglob(f"locale/**/{language}.toml")]
    found = ((f"{file.parents[1].name}/{key}", text) for file in files for key, text in _texts(file))
    return {key: text for key, text in found if "/company." in key}


def _texts(file: Path) -> list[tuple[str, str]]:
    return [*flattened(tomli.loads(file.read_text("utf-8")))]


@pytest.mark.parametrize("language", ["zh", "en"])
def test_there_is_much_to_say_and_nothing_twice(language: str) -> None:
    assert len(lines(language)) >= 60
    assert [text for text, times in Counter(lines(language).values()).items() if times > 1] == []


@pytest.mark.parametrize("language", ["zh", "en"])
def test_a_line_is_read_at_a_glance(language: str) -> None:
    assert [text for text in lines(language).values() if len(text) > LONGEST[language]] == []


def test_every_line_is_of_something_that_happens_and_for_somebody() -> None:
    sources = "".join(file.read_text("utf-8") for source in SOURCES for file in source.rglob("*.py"))
    kinds = {"answer", *re.findall(r'"(\w+)"', sources)}
    for key in lines("en"):
        kind, role, whose, number = key.split("/company.")[1].split(".")
        assert kind in kinds, key
        assert role in ROLES, key
        assert whose in {"any", *Temperament}, key
        assert number.isdigit(), key
