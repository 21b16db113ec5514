"""Where keys and values stand in a TOML text."""

from typing import Any

import pytest
import tomli
import tomlkit
from hypothesis import given
from hypothesis import strategies as st

from cardcade.engine.toml_places import locate

Spot = tuple[int, int]


def spots(text: str) -> dict[str, tuple[Spot, Spot]]:
    tomli.loads(text)
    return {
        ".".join(map(str, path)): ((at.key.line, at.key.column), (at.value.line, at.value.column))
        for path, at in locate(text).items()
    }


def test_keys_and_values_count_from_one() -> None:
    assert spots("a = 1\n  bc  =  2") == {"a": ((1, 1), (1, 5)), "bc": ((2, 3), (2, 10))}


def test_a_tables_keys_have_its_name_before_them() -> None:
    assert spots("[deal]\nsize = 5\n[ other . part ]\nx = 1") == {
        "deal": ((1, 2), (1, 1)),
        "deal.size": ((2, 1), (2, 8)),
        "other": ((3, 3), (3, 1)),
        "other.part": ((3, 11), (3, 1)),
        "other.part.x": ((4, 1), (4, 5)),
    }


def test_dotted_and_quoted_keys() -> None:
    found = spots('"a b".\'c.d\' . e = true\n"\\u0041" = 1')
    assert found["a b.c.d.e"] == ((1, 15), (1, 19))
    assert found["A"] == ((2, 1), (2, 12))


def test_inline_tables_and_lists() -> None:
    found = spots('t = { x = 1, y.z = "}" }\nl = [1, [2, # ]\n 3], {k = "]"}]\nlast = 0')
    assert found["t.x"] == ((1, 7), (1, 11))
    assert found["t.y.z"] == ((1, 16), (1, 20))
    assert found["l.1.1"] == ((3, 2), (3, 2))
    assert found["l.2.k"] == ((3, 7), (3, 11))
    assert found["last"] == ((4, 1), (4, 8))


@pytest.mark.parametrize(
    "value",
    [
        '""',
        "''",
        r'"a \" = \\"',
        "'a \" # ='",
        '"""two\nlines = 1 "" \\""" still"""',
        '"""ends with quotes"""""',
        "'''raw \\ \n[x] '' '''''",
        "1979-05-27 07:32:00",
        "-1_000.5e3 # = 3",
        "[ ]",
        "{}",
    ],
)
def test_the_key_after_any_value_is_found(value: str) -> None:
    text = f"first = {value}\nnext = 1"
    assert spots(text)["next"][0] == (text.count("\n") + 1, 1)


def test_lists_of_tables_are_numbered() -> None:
    found = spots("[[a]]\nx = 1\n[[a.b]]\ny = 1\n[[a]]\nx = 2\n[a.c]\nz = 3\n[[a.b]]\ny = 4")
    assert found["a.0.x"][0] == (2, 1)
    assert found["a.0.b.0.y"][0] == (4, 1)
    assert found["a.1.x"][0] == (6, 1)
    assert found["a.1.c.z"][0] == (8, 1)
    assert found["a.1.b.0.y"][0] == (10, 1)


def test_windows_line_ends_and_chinese_columns() -> None:
    assert spots("# 注释\r\nzh = '名' # 牌\r\nen = 1")["en"] == ((3, 1), (3, 6))
    assert spots('a = {"名" = 1, b = 2}')["a.b"] == ((1, 15), (1, 19))


def test_absurd_depth_does_not_fail() -> None:
    assert ("a",) in locate("a = " + "[" * 390 + "]" * 390)
    assert ("a",) in locate("a = " + "{a = " * 390 + "1" + "}" * 390)


values = st.recursive(
    st.integers(-99, 99) | st.booleans() | st.text("ab\"'\\#=[{é牌\n", max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab.\" '#é", min_size=1), inner, max_size=3),
    max_leaves=12,
)


def paths(tree: Any, path: tuple[str | int, ...] = ()) -> set[tuple[str | int, ...]]:
    items = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    return {path}.union(*(paths(part, (*path, key)) for key, part in items))


@given(st.dictionaries(st.text("abc_-.= \n", min_size=1), values, max_size=5))
def test_every_key_of_any_document_is_found(tree: dict[str, Any]) -> None:
    text = tomlkit.dumps(tree)
    assert paths(tomli.loads(text)) - {()} == set(locate(text))
