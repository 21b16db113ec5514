"""Readers of what lies in a folder or is typed at a command: presets, settings, people, catalogues, wheels."""

from __future__ import annotations

import contextlib
import io
import random
from functools import cache
from pathlib import Path
from typing import Any

from cardcade.cli import parser
from cardcade.discovery.loading import BadPlugin
from cardcade.discovery.wheel import read_wheel
from cardcade.discovery.zip_file import unzipped
from cardcade.engine.presets import BadPreset, read_draft, resolve
from cardcade.shell.app.profiles import BadProfiles
from cardcade.shell.app.profiles import read as read_profiles
from cardcade.shell.app.settings import Settings, load_settings

from ..discovery.wheels import sample_wheel
from .reading import PLUGINS, Reader, library, speaking, spoilt_file, terminal
from .spoiling import as_bytes, spoilt, spoilt_json


def read_preset(raw: bytes, folder: Path) -> None:
    draft = read_draft(raw, "mine", "mine.toml", bundled=False)
    for plugin in PLUGINS.values():
        with contextlib.suppress(BadPreset):
            resolve(draft, plugin.id, plugin.rules, library(plugin.id))


def read_settings(raw: bytes, folder: Path) -> None:
    (folder / "settings.toml").write_bytes(raw)
    settings = load_settings(folder)
    for notice in settings.notices:
        assert terminal().text(notice)
    for aside in folder.glob("settings.toml?*"):
        aside.unlink()
    settings.text()


def spoilt_profiles(chance: random.Random) -> bytes:
    form = {
        "profiles": [{"id": "a1", "name": "Ann", "avatar": 3}, {"id": "b2", "name": "王", "avatar": 1}],
        "last": "a1",
    }
    return as_bytes(spoilt_json(form, chance)) if chance.random() < 0.6 else spoilt(as_bytes(form), chance)


def read_people(raw: bytes, folder: Path) -> None:
    file = folder / "profiles.json"
    file.write_bytes(raw)
    read_profiles(file)


def read_catalogue(raw: bytes, folder: Path) -> None:
    place = folder / "locale"
    place.mkdir(exist_ok=True)
    (place / "en.toml").write_bytes(raw)
    language = speaking("en")
    language.forget("mine")
    language.add(place, "mine")
    for key in ("mine.name", "mine.pitch", "mine.illegal.turn"):
        assert isinstance(language.text(key, card="7", name="x", count=3), str)


def spoilt_arguments(chance: random.Random) -> list[str]:
    lines = ARGUMENTS[chance.randrange(len(ARGUMENTS))].split()
    at = chance.randrange(len(lines))
    fate = chance.random()
    if fate < 0.5:
        lines[at] = spoilt(lines[at].encode(), chance).decode("utf-8", "surrogateescape")
    elif fate < 0.7:
        del lines[at]
    else:
        lines.insert(at, chance.choice(ARGUMENTS).split()[-1])
    return lines


ARGUMENTS = (
    "play uno --seed 4 --bots easy,hard --preset party --windowed",
    "simulate uno --games 10 --bots hard,easy --rotate --json --seed 3",
    "tournament guandan --bots hard,medium --until 3",
    "lab uno --preset quick --games 20",
    "presets show uno official",
    "presets check mine.toml",
    "presets new uno mine --from party",
    "replay match.json --verify --json",
    "replay match.json --gif out.gif --first 3",
    "review match.json --seat 1",
    "history --json",
    "plugins add FILE",
    "plugins disable x",
    "analyse guandan --preset official",
    "host guandan --clients 2 --bots hard",
    "screenshots --out pictures",
    "bench --json",
    "doctor",
    "new my_game",
    "check my_game",
)


def parse(lines: list[str], folder: Path) -> None:
    said, code = io.StringIO(), 0
    try:
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said):
            command_line().parse_args(lines)
    except SystemExit as left:
        code = int(left.code or 0)
    assert code in (0, 2)
    assert code == 0 or said.getvalue().strip()


@cache
def command_line() -> Any:
    return parser(terminal())


@cache
def wheel(folder: Path) -> bytes:
    return sample_wheel(folder).read_bytes()


def spoilt_wheel(chance: random.Random) -> int:
    return chance.getrandbits(60)


def read_spoilt_wheel(seed: int, folder: Path) -> None:
    chance = random.Random(seed)
    raw = spoilt(wheel(folder), chance)
    if chance.random() < 0.2:
        unzipped(raw)
        return
    file = folder / "spoilt" / "dropped_eights-1.0-py3-none-any.whl"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(raw)
    read_wheel(file)


FILES: dict[str, Reader] = {
    "presets": Reader(spoilt_file("plugins/*/*/presets/*.toml"), read_preset, (BadPreset,)),
    "settings": Reader(lambda chance: spoilt(Settings().text().encode(), chance), read_settings),
    "profiles": Reader(spoilt_profiles, read_people, (BadProfiles,)),
    "catalogues": Reader(spoilt_file("tests/thirdparty/crazy_eights/*/locale/en.toml"), read_catalogue),
    "arguments": Reader(spoilt_arguments, parse),
    "wheels": Reader(spoilt_wheel, read_spoilt_wheel, (BadPlugin,)),
}
