"""Rules as a short text: there and back, behind a deal code, and everything that can happen to it on the way."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cardcade_gandengyan
import cardcade_guandan
import cardcade_uno
from cardcade.discovery.library import Library
from cardcade.engine.preset_layer import Layer
from cardcade.engine.presets import resolve
from cardcade.engine.shared_rules import LONGEST, MARK, BadText, read_deal, read_shared, shared_text, with_rules

from .shared_texts import packed

GAMES = [module.cardcade_game() for module in (cardcade_uno, cardcade_guandan, cardcade_gandengyan)]
PARTY = Library(GAMES[0]).presets["party"]
TEXT = shared_text("uno", PARTY.rules, {"zh": "我家", "en": "Ours"}, {})


@pytest.mark.parametrize("plugin", GAMES, ids=lambda plugin: plugin.id)
def test_every_bundled_preset_comes_back_as_it_was_sent(plugin: object) -> None:
    library = Library(plugin)  # type: ignore[arg-type]
    for preset in library.presets.values():
        text = shared_text(preset.game, preset.rules, preset.names, preset.about)
        assert len(text) < 900, "short enough for a message"
        layer = read_shared(text)
        back = resolve(layer.draft("theirs"), preset.game, library.plugin.rules, library)
        assert (back.rules, back.names, back.about) == (preset.rules, preset.names, preset.about)


def test_house_rules_fit_into_a_line() -> None:
    assert len(TEXT) < 220


@pytest.mark.parametrize(
    "text",
    [
        f"  {TEXT}\n",
        f"Try my rules: {TEXT} see you on Sunday!",
        f"我的规则：{TEXT}，周日见",
        "\n".join([TEXT[:60], TEXT[60:90], TEXT[90:]]),
        TEXT.replace(MARK, "cc1:"),
        TEXT[:70] + "\u200b" + TEXT[70:],
    ],
)
def test_what_a_messenger_does_to_a_text_does_no_harm(text: str) -> None:
    assert read_shared(text).names == {"zh": "我家", "en": "Ours"}


def why(text: str) -> str:
    with pytest.raises(BadText) as bad:
        read_shared(text)
    return bad.value.reason.key


def test_a_bad_text_gets_a_clear_sentence() -> None:
    assert why("") == "share.none"
    assert why("hello") == "share.none"
    assert why(TEXT[:-3]) == "share.damaged"
    assert why(TEXT[:40] + ("A" if TEXT[40] != "A" else "B") + TEXT[41:]) == "share.damaged"
    assert why("CC2:abcdef") == "share.newer"
    assert why(TEXT + " " * LONGEST) == "share.too_long"
    assert why(MARK) == "share.damaged"


@pytest.mark.parametrize(
    "form", [None, {}, [], ["uno"], ["uno", {"a": 1}, {}, {}], [1, {}, {}, {}], ["uno", [], {}, {}]]
)
def test_what_only_looks_like_rules_is_refused(form: object) -> None:
    assert why(packed(form)) == "share.damaged"


def test_a_text_that_would_unfold_without_end_is_refused() -> None:
    assert why(packed(["uno", {}, {"en": "x" * 4_000_000}, {}])) == "share.too_long"


def test_what_it_says_is_checked_like_any_file() -> None:
    layer = read_shared(packed(["uno", {"basic.initial_hand_size": 99, "basic.nonsense": 1}, {"en": "x"}, {}]))
    with pytest.raises(Exception) as bad:  # noqa: PT011
        resolve(layer.draft("theirs"), "uno", GAMES[0].rules, Library(GAMES[0]))
    assert sorted(problem.key for problem in bad.value.problems) == ["basic.initial_hand_size", "basic.nonsense"]  # type: ignore[attr-defined]


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=80))
def test_no_text_at_all_is_more_than_refused(text: str) -> None:
    for one in (text, MARK + text):
        with contextlib.suppress(BadText):
            read_shared(one)


def test_a_deal_code_carries_its_rules() -> None:
    deal = read_deal(with_rules("7K3QZ", TEXT))
    assert deal.code == "7K3QZ"
    assert isinstance(deal.rules, Layer)
    assert deal.rules.written["basic.initial_hand_size"] == 5


def test_a_deal_code_without_rules_is_as_it_was() -> None:
    assert read_deal(" my birthday ").code == " my birthday "
    assert read_deal("4711").rules is None


def test_a_deal_code_whose_rules_are_damaged_says_so() -> None:
    with pytest.raises(BadText):
        read_deal(with_rules("7K3QZ", TEXT[:-2]))
