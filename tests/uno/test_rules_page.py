"""The rules page of UNO: whatever a preset can change is explained there under its own name."""

from __future__ import annotations

from pathlib import Path

import pytest
import tomli

import cardcade_uno
from cardcade.engine.rules import Key, keys
from cardcade_uno.rules import Rules

LOCALE = Path(cardcade_uno.__file__).parent / "locale"


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("key", list(keys(Rules)), ids=lambda key: key.path)
def test_every_key_of_a_preset_is_explained(key: Key, language: str) -> None:
    words = tomli.loads((LOCALE / f"{language}.toml").read_text("utf-8"))["rules"][key.table][key.name]["label"]
    assert f"**{words}**" in (LOCALE / f"rules.{language}.md").read_text("utf-8")
