"""Whatever goes wrong with bots, disk or settings can be said in both languages."""

import re
from pathlib import Path

import pytest

import cardcade.shell
from cardcade.engine.message import LANGUAGES
from cardcade.shell.app.language import Language

SOURCES = ("thinking.py", "thinking_apart.py", "writer.py", "store.py", "settings.py")
SAID = re.compile(r'say\("([\w.]+)"')
WHY = ("slow", "crashed", "illegal", "idle", "by_table", "let_be")


def notices() -> list[str]:
    shell = Path(cardcade.shell.__file__).parent
    said = [key for name in SOURCES for file in shell.rglob(name) for key in SAID.findall(file.read_text("utf-8"))]
    return sorted({*said, *(f"thinking.{why}" for why in WHY)})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", notices())
def test_a_notice_has_words(key: str, language: str) -> None:
    assert Language(language).knows(key)
