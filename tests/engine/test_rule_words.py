"""Rules in players' words: sentences of the game's own, and what stands in for them."""

import importlib
from pathlib import Path
from typing import Any, get_args

import pytest

import cardcade_gandengyan
import cardcade_guandan
import cardcade_uno
from cardcade import Message, say
from cardcade.discovery.library import Library
from cardcade.engine.rule_words import differences, highlights, sentence, value_words
from cardcade.engine.rules import Key, Unit, keys
from cardcade.shell.app.language import Language, flattened
from cardcade.testing.conformance.words import catalogue

from .some_rules import Deal, House, Rules

EXTRAS = Path(__file__).parents[2] / "extras"
GAMES = [module.cardcade_game() for module in (cardcade_uno, cardcade_guandan, cardcade_gandengyan)]


def key_of(name: str) -> Key:
    return next(key for key in keys(Rules) if key.name == name)


def nothing(_: str) -> bool:
    return False


def everything(_: str) -> bool:
    return True


def test_a_value_is_told_by_the_games_own_sentence() -> None:
    assert sentence("test", key_of("wild"), True, everything).key == "test.rules.house.wild.told.on"
    assert sentence("test", key_of("wild"), False, everything).key == "test.rules.house.wild.told.off"
    assert sentence("test", key_of("leader"), "winner", everything).key == "test.rules.deal.leader.told.winner"
    assert sentence("test", key_of("copy"), 0, everything).key == "test.rules.house.copy.told.0"


def test_one_sentence_can_stand_for_any_value() -> None:
    told = sentence("test", key_of("minutes"), 7, lambda known: known.endswith(".any"))
    assert told == say("test.rules.house.minutes.told.any", value=say("preset.unit.minutes", n=7), n=7)


def test_a_game_without_sentences_is_told_by_its_labels() -> None:
    told = differences("test", Rules(Deal(7, "winner"), House(True)), Rules(), nothing)
    language = Language("en")
    language.add_texts("en", {"rules": {"deal": {"hand_size": {"label": "Hand size"}}}}, "test")
    assert [line.key for line in told] == ["preset.difference", "preset.difference", "preset.rule"]
    assert language.text(told[0]) == "Hand size: 7 instead of 5"
    assert language.text(told[2]).endswith(": on")


def test_the_same_rules_differ_in_nothing() -> None:
    assert differences("test", Rules(), Rules(), everything) == []


def test_a_number_that_is_no_quantity_is_told_in_words() -> None:
    assert value_words("test", key_of("copy"), 0).key == "test.rules.house.copy.values.0"
    assert value_words("test", key_of("copy"), 2) == say("preset.value.number", n=2)


def test_a_number_is_told_with_what_it_counts() -> None:
    assert value_words("test", key_of("minutes"), 20) == say("preset.unit.minutes", n=20)
    assert value_words("test", key_of("minutes"), 0).key == "test.rules.house.minutes.values.0"


@pytest.mark.parametrize("unit", get_args(Unit))
def test_every_unit_has_words_in_both_languages(unit: str) -> None:
    for code, one in (("zh", "1 "), ("en", f"1 {unit[:-1]}")):
        told = Language(code).text(say(f"preset.unit.{unit}", n=1))
        assert told.startswith(one)
        assert told == one or code == "zh"


def test_highlights_are_the_usual_rules_that_other_presets_change_most_often() -> None:
    others = [Rules(Deal(7, "winner")), Rules(Deal(9)), Rules()]
    told = highlights("test", Rules(), others, 1, nothing)
    assert [label(line) for line in told] == ["test.rules.deal.hand_size.label"]
    assert highlights("test", Rules(), [Rules()], 5, nothing) == []


def label(line: Message) -> str:
    said = line.args["label"]
    assert isinstance(said, Message)
    return said.key


def values(key: Key) -> list[Any]:
    if key.kind is bool:
        return [True, False]
    if key.kind is int:
        assert key.low is not None
        assert key.high is not None
        return [*range(key.low, key.high + 1)]
    return [*get_args(key.kind)]


@pytest.mark.parametrize("plugin", GAMES, ids=lambda plugin: plugin.id)
@pytest.mark.parametrize("code", ["zh", "en"])
def test_every_value_of_our_games_has_a_sentence_of_its_own(plugin: Any, code: str) -> None:
    assert_told(plugin, code)


@pytest.mark.parametrize("game", ["doudizhu", "hearts"])
@pytest.mark.parametrize("code", ["zh", "en"])
def test_every_value_of_the_games_in_extras_has_one_as_well(
    game: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(EXTRAS / game))
    assert_told(importlib.import_module(game).cardcade_game(), code)


def assert_told(plugin: Any, code: str) -> None:
    language = Language(code)
    language.add_texts(code, catalogue(plugin.package, code), plugin.id)
    for key in keys(plugin.rules):
        told = [language.text(sentence(plugin.id, key, value, language.knows)) for value in values(key)]
        assert len(set(told)) == len(told), key.path
        assert all(sentence(plugin.id, key, value, language.knows).key != "preset.rule" for value in values(key))
    assert not language.missing


def test_three_house_rules_read_like_what_a_family_would_say() -> None:
    plugin, language = GAMES[0], Language("en")
    language.add_texts("en", catalogue(plugin.package, "en"), plugin.id)
    library = Library(plugin)
    told = differences("uno", library.presets["house_mix"].rules, library.default.rules, language.knows)
    assert [language.text(line) for line in told] == [
        "+2 and +4 may be stacked on each other",
        "A Skip can be passed on with another Skip",
        "7 swaps hands, 0 passes all hands on",
        "Jump in with the very same card",
        "Draw until a card fits",
    ]


@pytest.mark.parametrize("plugin", GAMES, ids=lambda plugin: plugin.id)
def test_no_sentence_and_no_example_is_of_a_rule_or_a_card_that_is_not_there(plugin: Any) -> None:
    every = {key.path: key for key in keys(plugin.rules)}
    faces = set(plugin.game(plugin.rules()).deck.faces)
    for name, text in flattened(catalogue(plugin.package, "en")):
        _, _, path = name.partition("rules.")
        table, _, rest = path.partition(".")
        rule, _, part = rest.partition(".")
        if part.startswith("told."):
            assert f"{table}.{rule}" in every, name
            switch = ["on", "off"] if every[f"{table}.{rule}"].kind is bool else []
            known = switch or [str(value) for value in values(every[f"{table}.{rule}"])]
            assert part.removeprefix("told.") in (*known, "any"), name
        if part == "example":
            assert f"{table}.{rule}" in every, name
            assert {one.split("]]")[0] for one in text.split("[[")[1:]} <= faces, name
