"""A preset file that is changed keeps everything else, byte for byte."""

import pytest
import tomli
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcade.engine.preset_layer import Layer, Unchangeable, fresh, layer_of, rewritten
from cardcade.engine.presets import read_draft

BY_HAND = """\
#:schema ./schema/uno.json
# Sunday rules, as grandma plays them.
game = "uno"        # of course
extends   = 'standard'

  [name]            # what we call it
en = "Sunday"
zh = '周日'

[stacking]
# we argued about this one for years
wild_draw_four = false   # since 2019
draw_two = true

# -- the deal --
[basic]
initial_hand_size =\t7 # seven, as always


[uno]
forget_penalty = 0x2     # in hexadecimal, why not
# that is all
"""

TEN_EDITS: list[tuple[str, object, str, str]] = [
    ("basic.initial_hand_size", 5, "=\t7 #", "=\t5 #"),
    ("stacking.wild_draw_four", True, "= false   #", "= true   #"),
    ("stacking.draw_two", False, "draw_two = true", "draw_two = false"),
    ("uno.forget_penalty", 3, "0x2  ", "3  "),
    ("basic.initial_hand_size", 9, "=\t5 #", "=\t9 #"),
    ("stacking.wild_draw_four", False, "= true   #", "= false   #"),
    ("stacking.draw_two", True, "draw_two = false", "draw_two = true"),
    ("uno.forget_penalty", 4, "3  ", "4  "),
    ("basic.initial_hand_size", 10, "=\t9 #", "=\t10 #"),
    ("basic.initial_hand_size", 7, "=\t10 #", "=\t7 #"),
]


def layer(text: str) -> Layer:
    return layer_of(read_draft(text.encode(), "mine", "mine.toml", bundled=False))


@pytest.mark.parametrize("windows", [False, True], ids=["lines of unix", "lines of windows"])
def test_a_file_written_by_hand_survives_ten_edits_byte_for_byte_except_for_the_changed_values(windows: bool) -> None:
    text = expected = BY_HAND.replace("\n", "\r\n") if windows else BY_HAND
    for path, value, before, after in TEN_EDITS:
        text = rewritten(text, layer(text).setting(path, value).tree)
        assert expected.count(before) == 1
        expected = expected.replace(before, after)
        assert text == expected


def test_nothing_changed_is_nothing_rewritten() -> None:
    for text in (BY_HAND, "\ufeff" + BY_HAND, BY_HAND.rstrip("\n"), 'game="uno"\nbasic.forced_play=true\n'):
        assert rewritten(text, layer(text).tree) == text


def test_a_key_that_is_new_stands_in_its_table() -> None:
    made = rewritten(BY_HAND, layer(BY_HAND).setting("basic.forced_play", False).tree)
    assert made == BY_HAND.replace("as always\n", "as always\nforced_play = false\n")


def test_a_key_that_is_reset_leaves_the_file_and_its_table_stays_for_its_comments() -> None:
    made = rewritten(BY_HAND, layer(BY_HAND).without("uno.forget_penalty").tree)
    assert made == BY_HAND.replace("forget_penalty = 0x2     # in hexadecimal, why not\n", "")


def test_a_table_without_keys_or_comments_goes() -> None:
    text = 'game = "uno"\n\n[basic]\nforced_play = true\n\n[house]\njump_in = true\n'
    assert rewritten(text, layer(text).without("basic.forced_play").tree) == 'game = "uno"\n\n[house]\njump_in = true\n'


@pytest.mark.parametrize(
    "text",
    [
        'game = "uno"\nbasic = { initial_hand_size = 7, forced_play = true } # both\n',
        'game = "uno"\nbasic.initial_hand_size = 7 # dotted\nstacking.mixed = true\nbasic.forced_play = true\n',
        'game = "uno"\n"basic"."initial_hand_size" = 7\n[name]\nen = """\nMine"""\n[stacking]\n',
    ],
)
def test_other_ways_to_write_a_table_are_kept_too(text: str) -> None:
    before = layer(text)
    made = rewritten(text, before.setting("basic.initial_hand_size", 3).tree)
    assert made == text.replace("7", "3")
    grown = rewritten(text, before.setting("house.jump_in", True).setting("basic.start_card", "official").tree)
    assert layer(grown).written == {**before.written, "house.jump_in": True, "basic.start_card": "official"}
    assert all(line in grown for line in text.splitlines() if "#" not in line and "=" in line)


def test_a_new_file_has_its_schema_its_words_and_its_rules() -> None:
    mine = Layer("uno", "standard", {"zh": "周日", "en": "Sunday"}, {"en": ""}, {"basic.forced_play": False})
    assert fresh(mine.tree, "#:schema ./schema/uno.json") == (
        '#:schema ./schema/uno.json\ngame = "uno"\nextends = "standard"\n\n'
        '[name]\nzh = "周日"\nen = "Sunday"\n\n[basic]\nforced_play = false\n'
    )


def test_what_is_no_toml_cannot_be_changed() -> None:
    with pytest.raises(Unchangeable):
        rewritten("game = \n", {"game": "uno"})


KEYS = [f"{table}.{key}" for table in ("basic", "house", "uno") for key in "abc"]
VALUES = st.dictionaries(st.sampled_from(KEYS), st.booleans() | st.integers(0, 20) | st.text(max_size=6))
NOTES = st.lists(st.sampled_from(["# a note", "", "  # another"]), max_size=2)


@settings(max_examples=40, deadline=None)
@given(VALUES, VALUES, st.data())
def test_any_layer_becomes_any_other_and_no_comment_is_lost(
    one: dict[str, object], other: dict[str, object], data: st.DataObject
) -> None:
    lines: list[str] = []
    for line in fresh(Layer("uno", None, {}, {}, one).tree).splitlines():
        lines += [*data.draw(NOTES), line]
    text = "\n".join(lines) + "\n"
    wanted = Layer("uno", "standard", {"en": "x"}, {}, other).tree
    made = rewritten(text, wanted)
    assert {key: value for key, value in tomli.loads(made).items() if value != {}} == wanted
    assert made.count("# a note") == text.count("# a note")
    assert rewritten(made, wanted) == made
