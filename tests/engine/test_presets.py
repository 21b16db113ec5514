"""Preset files: what they say, and everything that is wrong with them at once."""

import time

import pytest

from cardcade import say
from cardcade.engine.presets import (
    LONGEST,
    BadPreset,
    Preset,
    read_draft,
    resolve,
)

from .some_rules import Deal, House, Rules


class Shelf:
    def __init__(self, *presets: Preset, broken: tuple[str, ...] = ()) -> None:
        self._presets = {preset.name: preset for preset in presets}
        self.names = [*self._presets, *broken]

    def find(self, name: str) -> Preset | None:
        return self._presets.get(name)


STANDARD = Preset("standard", "test", Rules(), {}, {}, "")


def read(text: str | bytes, *bases: Preset, broken: tuple[str, ...] = ()) -> Preset:
    draft = read_draft(text if isinstance(text, bytes) else text.encode(), "mine", "mine.toml")
    return resolve(draft, "test", Rules, Shelf(STANDARD, *bases, broken=broken))


def problems(text: str | bytes, broken: tuple[str, ...] = ()) -> list[tuple[int, int, str, str, str]]:
    with pytest.raises(BadPreset) as caught:
        read(text, broken=broken)
    return [
        (found.place.line, found.place.column, found.key, found.wrong.key, found.right.key)
        for found in caught.value.problems
    ]


def test_a_file_needs_only_its_game_and_keeps_every_default() -> None:
    preset = read('game = "test"')
    assert preset.rules == Rules()
    assert preset.names == {"zh": "mine", "en": "mine"}


def test_what_it_says_is_what_counts() -> None:
    preset = read('game = "test"\n[name]\nzh = "我的"\n[deal]\nhand_size = 7\nleader = "winner"\n[house]\nwild = true')
    assert preset.rules == Rules(Deal(7, "winner"), House(True))
    assert preset.names == {"zh": "我的", "en": "我的"}
    assert preset.values["house"] == {"wild": True, "copy": 1, "minutes": 20}


def test_extending_changes_only_the_differences() -> None:
    base = Preset("base", "test", Rules(Deal(7, "winner")), {}, {}, "")
    assert read('game = "test"\nextends = "base"\ndeal.hand_size = 2', base).rules == Rules(Deal(2, "winner"))


def test_every_problem_is_told_in_the_order_of_the_lines() -> None:
    deal = '[deal]\nhand_size = 9\nleeder = "lot"\nleader = "winer"'
    text = f'game = "test"\n{deal}\n[hosue]\n[house]\nwild = 1\nhand_size = 2'
    assert problems(text) == [
        (3, 13, "deal.hand_size", "preset.out_of_range", "preset.range"),
        (4, 1, "deal.leeder", "preset.unknown_key", "preset.did_you_mean"),
        (5, 10, "deal.leader", "preset.not_allowed", "preset.one_of_near"),
        (6, 2, "hosue", "preset.unknown_key", "preset.did_you_mean"),
        (8, 8, "house.wild", "preset.not_allowed", "preset.true_or_false"),
        (9, 1, "house.hand_size", "preset.unknown_key", "preset.did_you_mean"),
    ]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("deal.hand_sise = 1", "deal.hand_size"),
        ("deal.wild = true", "house.wild"),
        ("hand_size = 3", "deal.hand_size"),
        ("exteds = 'x'", "extends"),
    ],
)
def test_an_unknown_key_is_answered_with_the_one_that_was_meant(line: str, meant: str) -> None:
    with pytest.raises(BadPreset) as caught:
        read(f'game = "test"\n{line}')
    assert caught.value.problems[0].right == say("preset.did_you_mean", near=meant)
    assert caught.value.problems[0].right.args == {"near": meant}


@pytest.mark.parametrize("value", ["true", "1.0", '"5"', "[5]", "{a = 1}", "1979-05-27", "nan"])
def test_a_number_is_never_converted_from_something_else(value: str) -> None:
    assert problems(f'game = "test"\ndeal.hand_size = {value}') == [
        (2, 18, "deal.hand_size", "preset.not_allowed", "preset.range")
    ]


def test_a_table_inside_another_belongs_on_a_line_of_its_own() -> None:
    assert problems('game = "test"\n[house]\ndeal.hand_size = 1') == [
        (3, 1, "house.deal", "preset.unknown_key", "preset.write_table")
    ]


def test_a_table_must_be_a_table() -> None:
    assert problems('game = "test"\ndeal = 5')[0] == (2, 8, "deal", "preset.not_allowed", "preset.write_table")


def test_the_game_must_be_named_and_be_this_one() -> None:
    assert problems("")[0] == (1, 1, "game", "preset.missing", "preset.write_game")
    with pytest.raises(BadPreset) as caught:
        read("")
    assert caught.value.problems[0].right == say("preset.write_game", game="test")
    assert problems('game = "chess"')[0] == (1, 8, "game", "preset.other_game", "preset.write_game")
    assert problems("game = 1")[0][2:4] == ("game", "preset.not_allowed")


def test_keys_that_clash_are_told_at_the_key_that_is_in_the_file() -> None:
    text = 'game = "test"\n[deal]\nhand_size = 1\n[house]\nwild = true'
    assert problems(text) == [(5, 8, "house.wild", "test.clash", "preset.change_one")]


def test_extending_needs_a_preset_that_is_there_and_sound() -> None:
    assert problems('game = "test"\nextends = "standart"')[0][3:] == ("preset.no_base", "preset.did_you_mean")
    assert problems('game = "test"\nextends = "zzz"')[0][3:] == ("preset.no_base", "preset.there_are")
    assert problems('game = "test"\nextends = "b"', broken=("b",))[0][3:] == ("preset.broken_base", "preset.mend_base")
    assert problems('game = "test"\nextends = 3')[0][2:] == ("extends", "preset.not_allowed", "preset.write_text")


@pytest.mark.parametrize(
    ("text", "line", "column", "wrong"),
    [
        ("game = ", 1, 8, "value"),
        ("game", 1, 5, "equals_sign"),
        ("[deal", 1, 6, "bracket"),
        ('a = "x', 1, 7, "string_end"),
        ("a = 1\na = 2", 2, 6, "twice"),
        ("[a]\n[a]", 2, 3, "twice"),
        ("x = 'a' b", 1, 9, "end_of_line"),
        ("x = {a = 1", 1, 11, "unclosed"),
        ("=", 1, 1, "statement"),
        ("b = 1\na = " + "[" * 2000, 2, 5, "too_deep"),
        ("b = 1\na = " + "{c = [" * 2000, 2, 5, "too_deep"),
        ("b = 1\na = -" + "9" * 5000, 2, 6, "long_number"),
    ],
)
def test_a_syntax_error_is_told_alone(text: str, line: int, column: int, wrong: str) -> None:
    assert problems(text) == [(line, column, "toml", f"preset.syntax.{wrong}", "preset.fix_first")]


def test_text_that_is_not_utf8_is_told_where() -> None:
    assert problems(b"game = 'test'\nx = '\xff'")[0][:4] == (2, 6, "toml", "preset.not_utf8")


def test_a_file_that_is_too_long_is_not_even_parsed() -> None:
    assert problems(b"[" * (LONGEST + 1))[0][3] == "preset.too_long"


def test_a_byte_order_mark_does_no_harm() -> None:
    assert read('\ufeffgame = "test"').rules == Rules()


def test_of_thousands_of_problems_the_first_hundred_are_told_quickly_and_the_others_counted() -> None:
    text = 'game = "test"\n' + "".join(f"[t{number}]\nx=1\n" for number in range(4000))
    assert len(text) < 64 * 1024
    began = time.process_time()
    with pytest.raises(BadPreset) as bad:
        read(text)
    assert time.process_time() - began < 0.3
    problems = bad.value.problems
    assert len(problems) == 101
    assert [problem.key for problem in problems[:3]] == ["t0", "t1", "t2"]
    assert problems[-1].wrong == say("preset.more_wrong", n=3900)
