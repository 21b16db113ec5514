"""The guided first round calls cards what the table calls them."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

PACKAGE = files("cardcade_uno")
STEPS = tomllib.loads(PACKAGE.joinpath("first_round.toml").read_text("utf-8"))["step"]


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize(("wanted", "cards"), [("[RYGB][SVD]", "SVD"), ("W", "W")])
def test_the_guide_names_cards_as_the_table_does(wanted: str, cards: str, language: str) -> None:
    names = tomllib.loads(PACKAGE.joinpath(f"locale/{language}.toml").read_text("utf-8"))["symbol"]
    (step,) = (step for step in STEPS if isinstance(step.get("do"), dict) and step["do"].get("card") == wanted)
    for text in (step["text"][language], step["later"][language]):
        assert [names[card] for card in cards if names[card].casefold() not in text.casefold()] == []
