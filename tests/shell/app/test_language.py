"""Sentences in both languages."""

from __future__ import annotations

import logging
import string
from pathlib import Path

import pytest
import tomli

from cardcade.engine.message import LANGUAGES, Message
from cardcade.shell.app.language import SHELL_LOCALE, Language, flattened, system_language


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
    before = language.text("ui.close")
    language.add_texts("en", {"close": "gotcha"}, "ui")
    assert language.text("ui.close") == before


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


# -- catalogues of strangers

SOUND = 'name = "Eights"\npitch = "Get rid of them."\n'
DAMAGED = {
    "no TOML": (b'name = "Eights', "no_toml"),
    "no text": (b"name = \xff\xfe", "not_utf8"),
    "far too long": (b"#" * (50 * 2**20), "too_large"),
    "nested without end": (b"x = " + b"[" * 100_000, "no_toml"),
    "a key without end": (b".".join([b"x"] * 5000) + b" = 1", "no_toml"),
}


def stranger(folder: Path, **catalogues: bytes | str) -> Path:
    for code, text in catalogues.items():
        (folder / f"{code}.toml").write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_catalogue_is_replaced_by_the_other_language(tmp_path, damage):
    raw, why = DAMAGED[damage]
    language = Language("en")
    language.add(stranger(tmp_path, en=raw, zh=SOUND), "eights")
    assert language.text("eights.name") == "Eights"
    assert language.flaws[tmp_path / "en.toml"].key == f"flaw.why.{why}"
    assert language.text("home.settings") == "Settings"


def test_a_catalogue_that_is_damaged_shows_when_its_language_is_first_used(tmp_path):
    language = Language("en")
    language.add(stranger(tmp_path, en=SOUND, zh="name ="), "eights")
    assert not language.flaws
    language.use("zh")
    assert language.text("eights.name") == "Eights"
    assert list(language.flaws) == [tmp_path / "zh.toml"]


def test_without_any_catalogue_keys_are_said_as_they_are(tmp_path):
    language = Language("zh")
    language.add(stranger(tmp_path, en="=", zh="="), "eights")
    assert language.text("eights.name") == "eights.name"
    assert len(language.flaws) == 2


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        "Beat { them",
        "Beat } them",
        "{}",
        "{0}",
        "{n.real.nothing}",
        "{n[0]}",
        "{n:%}x{n:z}",
        "{name.__class__}",
        "{name!r}",
        "{n:{name.upper}/x}",
    ],
)
def test_a_sentence_with_faulty_blanks_is_said_as_it_is_written(code, text):
    language = Language(code)
    language.add_texts(code, {"pitch": text}, "eights")
    assert language.text("eights.pitch", n=1, name="Ann") == text


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "text", ["{n:>999999}", "{name:>999999}", "{n:.999999f}", "{n:{n}{n}{n}{n}{n}{n}}", "{name:{n}000000}"]
)
def test_a_sentence_that_asks_for_endless_room_is_said_as_it_is_written(code, text):
    language = Language(code)
    language.add_texts(code, {"pitch": text}, "eights")
    assert language.text("eights.pitch", n=1, name="Ann") == text


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_are_written_as_a_sentence_asks(code):
    language = Language(code)
    language.add_texts(code, {"score": "{n:+d}: {share:.1%}"}, "eights")
    assert language.text("eights.score", n=5, share=0.25) == "+5: 25.0%"
