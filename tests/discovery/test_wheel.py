"""A wheel is read as data: one promise broken and nothing of it is unpacked or run."""

from __future__ import annotations

import random
import stat
import zipfile
from pathlib import Path

import pytest

import cardcade
from cardcade.discovery.loading import BadPlugin
from cardcade.discovery.wheel import Wheel, read_wheel
from cardcade.discovery.zip_file import LARGEST, MOST_FILES
from cardcade.shell.app.language import Language

from .wheels import described, packed, packed_with, record, sample, sample_wheel

NAME = "dropped_eights-1.0-py3-none-any.whl"
INFO = "dropped_eights-1.0.dist-info"


def refusal(file: Path) -> str:
    with pytest.raises(BadPlugin) as refused:
        read_wheel(file)
    for code in ("zh", "en"):
        words = Language(code).text(refused.value.reason)
        assert words not in ("", refused.value.reason.key)
        assert "{" not in words
    return refused.value.reason.key.removeprefix("wheel.")


def test_a_sound_wheel_tells_what_it_is(tmp_path: Path) -> None:
    wheel = read_wheel(sample_wheel(tmp_path))
    assert (wheel.name, wheel.version) == ("dropped_eights", "1.0")
    assert (wheel.about.author, wheel.about.licence) == ("Ann Author", "MIT")
    assert wheel.entry.value == "dropped_eights"
    assert wheel.contents["dropped_eights/locale/zh.toml"] == sample()["dropped_eights/locale/zh.toml"]


@pytest.mark.parametrize(
    "path",
    ["../out.py", "dropped_eights/../../out.py", "/etc/out.py", "C:/out.py", "a\\..\\b.py", "a//b.py", "./a.py", "a/.",
     "nul", "a/COM1.txt", "a./b", "a /b", "x\n.py", "x\x7f.py", "a" * 300, "a/" * 120 + "b", "e\u0301*.py"],
)  # fmt: skip
def test_no_path_leads_outside_or_where_some_system_cannot_follow(tmp_path: Path, path: str) -> None:
    assert refusal(packed_with(described(sample()), tmp_path / NAME, path)) == "bad_path"


def test_a_path_that_leads_outside_is_told_as_it_is(tmp_path: Path) -> None:
    with pytest.raises(BadPlugin) as refused:
        read_wheel(packed_with(described(sample()), tmp_path / NAME, "../out.py"))
    assert refused.value.reason.args["path"] == "../out.py"


@pytest.mark.parametrize("kind", [stat.S_IFLNK, stat.S_IFIFO, stat.S_IFCHR, stat.S_IFSOCK])
def test_links_and_devices_are_no_files(tmp_path: Path, kind: int) -> None:
    file = packed_with(described(sample()), tmp_path / NAME, "dropped_eights/link", b"/etc/passwd", kind | 0o777)
    assert refusal(file) == "not_a_file"


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize(
    "path",
    ["dropped_eights/__init__.py", "Dropped_Eights/__init__.PY", "dropped_eights", "dropped_eights/__init__.py/x"],
)
def test_no_name_stands_there_twice_on_any_system(tmp_path: Path, path: str) -> None:
    assert refusal(packed_with(described(sample()), tmp_path / NAME, path)) == "twice"


def test_a_bomb_is_not_unpacked(tmp_path: Path) -> None:
    file = tmp_path / NAME
    with zipfile.ZipFile(packed(described(sample()), file), "a", zipfile.ZIP_DEFLATED) as opened:
        for number in range(7):
            opened.writestr(f"zeros{number}", bytes(16 * 2**20))
    assert file.stat().st_size < 2**20
    assert refusal(file) == "too_large"


def test_a_bomb_that_hides_its_size_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / NAME
    with zipfile.ZipFile(packed(described(sample()), file), "a", zipfile.ZIP_DEFLATED) as opened:
        opened.writestr("zeros", bytes(2**20))
        opened.infolist()[-1].file_size = 10
    assert refusal(file) == "damaged"


def test_there_are_no_more_files_than_a_game_needs(tmp_path: Path) -> None:
    many = {f"dropped_eights/{number}": b"" for number in range(MOST_FILES)}
    assert refusal(packed({**many, **described(sample())}, tmp_path / NAME)) == "too_many_files"


def test_a_file_that_is_too_large_is_not_even_read_to_its_end(tmp_path: Path) -> None:
    with (tmp_path / NAME).open("wb") as huge:
        huge.truncate(LARGEST + 1)
    assert refusal(tmp_path / NAME) == "unfit"


def test_what_is_packed_otherwise_or_locked_is_refused(tmp_path: Path) -> None:
    file = packed(described(sample()), tmp_path / NAME)
    with zipfile.ZipFile(file, "a", zipfile.ZIP_LZMA) as opened:
        opened.writestr("dropped_eights/slow", b"x")
    assert refusal(file) == "bad_packing"
    raw = bytearray(packed(described(sample()), file).read_bytes())
    raw[raw.rindex(b"PK\x01\x02") + 8] |= 1
    file.write_bytes(raw)
    assert refusal(file) == "encrypted"


def altered(path: str, content: bytes) -> dict[str, bytes]:
    return {**described(sample()), path: content}


@pytest.mark.parametrize(
    ("contents", "why"),
    [
        (altered("dropped_eights/__init__.py", b"import os"), "altered"),
        (altered("dropped_eights/more.py", b""), "unlisted"),
        ({k: v for k, v in described(sample()).items() if not k.endswith("zh.toml")}, "absent"),
        (altered(f"{INFO}/RECORD", b"\xff"), "damaged"),
        (altered(f"{INFO}/RECORD", record(described(sample()), INFO).replace(b"sha256=", b"md5=")), "altered"),
        (altered("other-1.0.dist-info/METADATA", b""), "no_info"),
        (sample(), "no_info"),
        (described(sample(), "somebody_else"), "misnamed"),
        (described(sample(), version="2.0"), "misnamed"),
        (described(sample(), wheel="Root-Is-Purelib: false\nTag: py3-none-any\n"), "not_pure"),
        (described(sample(), wheel="Root-Is-Purelib: true\nTag: cp311-cp311-linux_x86_64\n"), "not_pure"),
        (described({**sample(), "dropped_eights/fast.so": b""}), "not_pure"),
        (described({**sample(), "dropped_eights/fast.PYD": b""}), "not_pure"),
        (described({**sample(), "dropped_eights-1.0.data/scripts/run": b""}), "must_be_installed"),
        (described(sample(), entries="[console_scripts]\nx = y\n"), "not_one_game"),
        (described(sample(), entries="[cardcade]\na = dropped_eights\nb = dropped_eights\n"), "not_one_game"),
        (described(sample(), entries="[cardcade]\na = elsewhere\n"), "bad_entry"),
        (described(sample(), entries="[cardcade]\na = :::\n"), "bad_entry"),
        (described(sample(), entries="no section and no sign"), "not_one_game"),
        (described(sample(), entries="[cardcade]\nno sign"), "bad_entries"),
        (described(sample(), entries="[cardcade]\n../x = dropped_eights\n"), "bad_entry"),
    ],
)  # fmt: skip
def test_a_promise_that_is_broken_is_told(tmp_path: Path, contents: dict[str, bytes], why: str) -> None:
    assert refusal(packed(contents, tmp_path / NAME)) == why


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("dropped_eights-1.0.zip", "no_wheel"),
        ("game.whl", "no_wheel"),
        ("dropped_eights-1.0-cp311-cp311-win_amd64.whl", "not_pure"),
        ("dropped_eights-1.0-py2-none-any.whl", "not_pure"),
        ("dropped_eights-1.0-py3-none-linux_x86_64.whl", "not_pure"),
        ("other-1.0-py3-none-any.whl", "misnamed"),
    ],
)
def test_the_files_name_says_what_it_is(tmp_path: Path, name: str, why: str) -> None:
    assert refusal(packed(described(sample()), tmp_path / name)) == why


def test_a_wheel_for_both_pythons_is_welcome(tmp_path: Path) -> None:
    tags = "Root-Is-Purelib: true\nTag: py2.py3-none-any\n"
    file = packed(described(sample(), wheel=tags), tmp_path / "dropped_eights-1.0-py2.py3-none-any.whl")
    assert isinstance(read_wheel(file), Wheel)


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ("Requires-Dist: numpy", "numpy"),
        ("Requires-Dist: numpy (>=2)", "numpy (>=2)"),
        ("Requires-Dist: cardcade\nRequires-Dist: a>=2; os_name > '3'\nRequires-Dist: b", "a>=2; os_name > '3', b"),
        ("Requires-Dist: cardcade[test]", "cardcade[test]"),
        ("Requires-Dist: cardcade @ https://example.org/x.whl", "cardcade @ https://example.org/x.whl"),
        ("Requires-Dist: pydantic<1", "pydantic<1"),
        ("Requires-Dist: ???", "???"),
        ("Requires-Dist: numpy\nRequires-Python: >=4", "Python >=4, numpy"),
    ],
)  # fmt: skip
def test_one_that_needs_more_than_cardcade_is_refused_by_name(tmp_path: Path, asked: str, named: str) -> None:
    file = sample_wheel(tmp_path, metadata=asked + "\n")
    with pytest.raises(BadPlugin) as refused:
        read_wheel(file)
    assert (refused.value.reason.key, refused.value.reason.args["what"]) == ("wheel.needs", named)


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ("Requires-Dist: cardcade>=99", "cardcade>=99"),
        ("Requires-Python: >=4", "Python >=4"),
        ("Requires-Dist: cardcade<0.1\nRequires-Python: <3", "Python <3, cardcade<0.1"),
    ],
)
def test_one_for_another_cardcade_or_python_is_not_sent_to_pip(tmp_path: Path, asked: str, named: str) -> None:
    """Which could not help: both are there already, in the version that runs."""
    file = sample_wheel(tmp_path, metadata=asked + "\n")
    with pytest.raises(BadPlugin) as refused:
        read_wheel(file)
    reason = refused.value.reason
    assert (reason.key, reason.args["what"]) == ("wheel.other_version", named)
    words = Language("en").text(reason)
    assert cardcade.__version__ in words
    assert "pip" not in words


@pytest.mark.parametrize(
    "asked",
    [
        "Requires-Dist: cardcade>=0.1,<99",
        "Requires-Dist: Cardcade ~=0.1",
        "Requires-Dist: cardcade==0.*",
        "Requires-Dist: pygame_ce>=2",
        "Requires-Dist: pydantic!=1.0",
        'Requires-Dist: pytest; extra == "test"',
        "Requires-Python: >=3.11,!=3.12.0",
    ],
)
def test_cardcade_and_what_it_runs_on_may_be_asked_for(tmp_path: Path, asked: str) -> None:
    assert isinstance(read_wheel(sample_wheel(tmp_path, metadata=asked + "\n")), Wheel)


def test_whatever_happened_to_a_file_it_is_either_whole_or_refused(tmp_path: Path) -> None:
    """Cut off anywhere, bytes changed anywhere."""
    whole = sample_wheel(tmp_path).read_bytes()
    sound, chance = read_wheel(tmp_path / NAME).contents, random.Random(11)
    for _ in range(300):
        raw = bytearray(whole[: chance.randrange(len(whole))] if chance.random() < 0.3 else whole)
        for _ in range(chance.randrange(1, 4)):
            if raw:
                raw[chance.randrange(len(raw))] = chance.randrange(256)
        (tmp_path / NAME).write_bytes(raw)
        try:
            told = read_wheel(tmp_path / NAME).contents
        except BadPlugin:
            continue
        kept = {path: content for path, content in told.items() if not path.endswith("RECORD")}
        assert kept == {path: sound[path] for path in kept}
