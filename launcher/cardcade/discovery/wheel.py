"""A game in a wheel, read as data: nothing of it runs and nothing is written before every promise has been checked."""

from __future__ import annotations

import base64
import csv
import email
import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.message import Message as Letter
from importlib.metadata import Distribution, EntryPoint, EntryPoints
from pathlib import Path
from typing import TypeVar

from cardcade import __version__
from cardcade.discovery.about import About, about
from cardcade.discovery.checks import require
from cardcade.discovery.described import Described
from cardcade.discovery.loading import BadPlugin, describe
from cardcade.discovery.needs import is_another_version, our_python, plain, unmet
from cardcade.discovery.zip_file import LARGEST, unzipped
from cardcade.engine.message import say
from cardcade.foreign import Unfit, read_bytes
from cardcade.plugins import GROUP

_FILE_NAME = re.compile(r"(?P<name>\w[\w.]*)-(?P<version>\w[\w.!+]*)(-\d\w*)?-(?P<tag>[\w.]+-[\w.]+-[\w.]+)\.whl")
_PURE = re.compile(r"(\w+\.)*py3\d*(\.\w+)*-none-any")
_COMPILED = (".so", ".pyd", ".dll", ".dylib")
_UNSIGNED = ("RECORD", "RECORD.jws", "RECORD.p7s")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Wheel:
    """A game that may be added."""

    name: str
    version: str
    about: About
    entry: EntryPoint
    digest: str
    """Of the whole file."""
    contents: Mapping[str, bytes]
    """Every file by its path."""


def read_wheel(file: Path) -> Wheel:
    """What a wheel holds, or BadPlugin with the first promise it breaks."""
    named = _FILE_NAME.fullmatch(proper_name(file))
    if named is None:
        raise BadPlugin(say("wheel.no_wheel"))
    require(_PURE.fullmatch(named["tag"]) is not None, say("wheel.not_pure", what=named["tag"]))
    try:
        raw = read_bytes(file, LARGEST)
    except Unfit as unfit:
        raise BadPlugin(say("wheel.unfit", why=unfit.reason)) from unfit
    contents = unzipped(raw)
    info = _info(contents, named["name"], named["version"])
    _check_record(contents, info)
    _check_pure(contents, info)
    letter = _letter(contents, f"{info}/METADATA")
    entry = _understood(lambda: _entry(contents, info))
    check_needs(letter.get_all("Requires-Dist") or (), str(letter["Requires-Python"] or ""))
    name, version = str(letter["Name"] or ""), str(letter["Version"] or "")
    require((plain(name), version) == (plain(named["name"]), named["version"]), say("wheel.misnamed"))
    return Wheel(name, version, about(letter), entry, hashlib.sha256(raw).hexdigest(), contents)


def proper_name(file: Path) -> str:
    """Without the `(1)` that browsers add to a second download: a wheel's name means something."""
    return re.sub(r" ?\(\d{1,3}\)(?=\.whl$)", "", file.name)


def check_needs(requirements: object, python: str) -> None:
    """Raises BadPlugin naming what a game needs that Cardcade does not bring."""
    asked = [str(one) for one in requirements] if isinstance(requirements, list | tuple) else []
    missing = unmet(asked, python)
    what = ", ".join(missing)
    if missing and all(map(is_another_version, missing)):
        raise BadPlugin(say("wheel.other_version", what=what, python=our_python(), cardcade=__version__))
    require(not missing, say("wheel.needs", what=what))


def entries_of(found: Distribution) -> EntryPoints:
    """Its entry points, or BadPlugin where a line of them is none."""
    try:
        return found.entry_points
    except Exception as error:  # importlib stumbles over such lines in its own ways
        raise BadPlugin(say("wheel.bad_entries")) from error


def one_game(entries: EntryPoints) -> EntryPoint:
    """The only entry point a game has, or BadPlugin."""
    games = list(entries.select(group=GROUP))
    require(len(games) == 1, say("wheel.not_one_game", n=len(games)))
    require(bool(re.fullmatch(r"[\w.]+(:[\w.]+)?", games[0].value)), say("wheel.bad_entry", entry=games[0].value[:60]))
    require(bool(re.fullmatch(r"[\w.-]{1,60}", games[0].name)), say("wheel.bad_entry", entry=games[0].name[:60]))
    return games[0]


def _info(contents: Mapping[str, bytes], name: str, version: str) -> str:
    """The folder in which it tells of itself: one, and this wheel's own."""
    folders = {path.partition("/")[0] for path in contents if path.partition("/")[0].endswith(".dist-info")}
    require(len(folders) == 1, say("wheel.no_info"))
    (folder,) = folders
    theirs, _, number = folder.removesuffix(".dist-info").rpartition("-")
    require((plain(theirs), number) == (plain(name), version), say("wheel.misnamed"))
    for file in ("METADATA", "WHEEL", "RECORD", "entry_points.txt"):
        require(f"{folder}/{file}" in contents, say("discovery.no_catalogue", file=f"{folder}/{file}"))
    return folder


def _check_record(contents: Mapping[str, bytes], info: str) -> None:
    """Every file is listed with the hash it has, and none is listed that is not there."""
    rows = _understood(lambda: [*csv.reader(contents[f"{info}/RECORD"].decode("utf-8").splitlines())])
    listed = {row[0]: row[1] for row in rows if len(row) == 3}
    unsigned = {f"{info}/{name}" for name in _UNSIGNED}
    for path in sorted({*contents, *listed} - unsigned):
        require(path in contents, say("wheel.absent", path=path[:60]))
        require(path in listed, say("wheel.unlisted", path=path[:60]))
        require(listed[path] == _digest(contents[path]), say("wheel.altered", path=path[:60]))


def _digest(content: bytes) -> str:
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def _check_pure(contents: Mapping[str, bytes], info: str) -> None:
    told = _letter(contents, f"{info}/WHEEL")
    for tag in told.get_all("Tag") or ():
        require(_PURE.fullmatch(str(tag)) is not None, say("wheel.not_pure", what=str(tag)[:60]))
    require(str(told["Root-Is-Purelib"]).lower() == "true", say("wheel.not_pure", what="Root-Is-Purelib"))
    for path in contents:
        compiled = path.lower().endswith(_COMPILED) or ".so." in path.lower()
        require(not compiled, say("wheel.not_pure", what=path[:60]))
        require(not path.partition("/")[0].endswith(".data"), say("wheel.must_be_installed", path=path[:60]))


def _entry(contents: Mapping[str, bytes], info: str) -> EntryPoint:
    text = contents[f"{info}/entry_points.txt"].decode("utf-8")
    entry = one_game(entries_of(Described({"entry_points.txt": text})))
    folder = entry.module.replace(".", "/")
    require(
        f"{folder}.py" in contents or f"{folder}/__init__.py" in contents, say("wheel.bad_entry", entry=entry.value)
    )
    return entry


def _letter(contents: Mapping[str, bytes], path: str) -> Letter:
    return _understood(lambda: email.message_from_string(contents[path].decode("utf-8")))


def _understood(reading: Callable[[], T]) -> T:
    try:
        return reading()
    except BadPlugin:
        raise
    except Exception as error:  # texts that nothing can be made of
        raise BadPlugin(say("wheel.damaged", error=describe(error))) from error
