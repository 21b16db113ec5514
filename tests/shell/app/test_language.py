"""Sentences in both languages."""

from __future__ import annotations

import logging
import string

import pytest
import tomli

from cardcade.engine.message import Message
from cardcade.shell.app.language import LANGUAGES, SHELL_LOCALE, Language, flattened, system_language


@pytest.fixture
def language() -> Language:
    language = Language("en")
    language.add_texts(
        "en",
        {
            "card": {"skip": "{colour} Skip", "left": "{n} card left|{n} cards left"},
            "red": "Red",
            "needs": "You need {what}.",
            "points": {"one": "one point", "other": "{n} points"},
        },
        "uno",
    )
    language.add_texts(
        "zh", {"card": {"skip": "{colour}色禁止", "left": "剩 {n} 张"}, "red": "红", "needs": "需要{what}。"}, "uno"
    )
    return language


def test_a_key_is_looked_up_in_the_language_in_use(language):
    assert language.text("uno.red") == "Red"
    language.use("zh")
    assert language.text("uno.red") == "红"


def test_messages_inside_messages_are_put_into_words_too(language):
    reason = Message("uno.needs", {"what": Message("uno.card.skip", {"colour": Message("uno.red")})})
    assert language.text(reason) == "You need Red Skip."
    language.use("zh")
    assert language.text(reason) == "需要红色禁止。"


def test_lists_are_joined_as_each_language_does(language):
    both = Message("uno.needs", {"what": (Message("uno.red"), "7")})
    assert language.text(both) == "You need Red, 7."
    language.use("zh")
    assert language.text(both) == "需要红、7。"


@pytest.mark.parametrize(("n", "said"), [(1, "1 card left"), (2, "2 cards left"), (0, "0 cards left")])
def test_english_tells_one_from_many(language, n, said):
    assert language.text("uno.card.left", n=n) == said


@pytest.mark.parametrize(("n", "said"), [(1, "one point"), (5, "5 points")])
def test_one_and_many_may_be_two_sentences(language, n, said):
    assert language.text("uno.points", n=n) == said


def test_a_missing_key_is_shown_as_it_is_and_logged_once(language, caplog):
    with caplog.at_level(logging.WARNING):
        assert language.text("uno.nothing") == "uno.nothing"
        assert language.text("uno.nothing") == "uno.nothing"
    assert len(caplog.records) == 1


def test_a_missing_argument_leaves_the_sentence_standing(language):
    assert language.text("uno.needs") == "You need {what}."


def test_a_plugin_cannot_take_over_the_launchers_words(language):
    before = language.text("ui.ok")
    language.add_texts("en", {"ok": "gotcha"}, "ui")
    assert language.text("ui.ok") == before


def test_an_unknown_language_is_english():
    assert Language("fr").code == "en"


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANGUAGE": "zh_TW:en", "LANG": "en_US.UTF-8"}, "zh"),
        ({"LC_ALL": "C", "LANG": "zh_CN.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({}, "en"),
    ],
)
def test_the_first_start_speaks_the_systems_language(environment, code):
    assert system_language(environment) == code


def shell_catalogue(code: str) -> dict[str, str]:
    return dict(flattened(tomli.loads((SHELL_LOCALE / f"{code}.toml").read_text("utf-8"))))


def test_both_languages_say_everything_with_the_same_arguments():
    chinese, english = (shell_catalogue(code) for code in LANGUAGES)
    assert set(chinese) == set(english)
    for key, text in english.items():
        assert blanks(chinese[key]) == blanks(text), key


def blanks(text: str) -> set[str | None]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
