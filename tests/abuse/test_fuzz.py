"""Whatever somebody may have written into a file, a code or a line: read, or refused with a sentence, and soon."""

from __future__ import annotations

import contextlib
import io
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import cardcade_gandengyan
import cardcade_guandan
import cardcade_uno
from cardcade.cli import parser
from cardcade.commands.analyse import answer
from cardcade.discovery.archive import unzipped
from cardcade.discovery.library import Library
from cardcade.discovery.loading import BadPlugin
from cardcade.discovery.replays import checked_game
from cardcade.discovery.wheel import read_wheel
from cardcade.engine.deal_code import code_of, exact_seed_of, seed_of
from cardcade.engine.message import Message
from cardcade.engine.presets import BadPreset, read_draft, resolve
from cardcade.engine.record import Record, verify
from cardcade.engine.replay_file import BadReplay, read
from cardcade.engine.shared_rules import BadText, read_deal, read_shared, shared_text, with_rules
from cardcade.shell.app.language import Language
from cardcade.shell.app.profiles import BadProfiles
from cardcade.shell.app.profiles import read as read_profiles
from cardcade.shell.app.settings import Settings, load_settings
from cardcade.shell.store.packing import packed, unpacked
from cardcade.shell.store.saved import SavedMatch, Unresumable, rebuild
from cardcade.terminal import Terminal

from ..discovery.wheels import sample_wheel
from .sizes import numbers, sizes
from .spoiling import as_bytes, spoilt, spoilt_json

CPU_SECONDS, MEGABYTES = 0.3, 200
ROOT = Path(__file__).parents[2]
REPLAYS = sorted((ROOT / "tests" / "fixtures" / "earlier" / "replays").glob("*.json"))
PLUGINS = {module.__name__: module.cardcade_game() for module in (cardcade_uno, cardcade_guandan, cardcade_gandengyan)}
BY_ID = {plugin.id: plugin for plugin in PLUGINS.values()}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz")


@dataclass(frozen=True)
class Reader:
    """`read` takes what `make` made of a number, or raises what it may; a sentence can then be made of it."""

    make: Callable[[random.Random], Any]
    read: Callable[[Any, Path], object]
    refusals: tuple[type[Exception], ...] = ()


@cache
def contents(pattern: str) -> list[bytes]:
    return [file.read_bytes() for file in sorted(ROOT.glob(pattern))]


def spoilt_file(pattern: str) -> Callable[[random.Random], bytes]:
    def make(chance: random.Random) -> bytes:
        samples = contents(pattern)
        return spoilt(chance.choice(samples), chance, samples)

    return make


# -- presets


def read_preset(raw: bytes, folder: Path) -> None:
    draft = read_draft(raw, "mine", "mine.toml", bundled=False)
    for plugin in PLUGINS.values():
        with contextlib.suppress(BadPreset):
            resolve(draft, plugin.id, plugin.rules, library(plugin.id))


@cache
def library(game: str) -> Library:
    return Library(BY_ID[game])


# -- replays, saves


@cache
def replay_forms() -> list[dict[str, Any]]:
    return [json.loads(file.read_text("utf-8")) for file in REPLAYS]


def spoilt_replay(chance: random.Random) -> bytes:
    form = chance.choice(replay_forms())
    short = {**form, "steps": form["steps"][:12], "chain": form["chain"][:13]}
    return as_bytes(spoilt_json(short, chance)) if chance.random() < 0.7 else spoilt(as_bytes(short), chance)


def play_replay(raw: bytes, folder: Path) -> None:
    record = read(raw)
    plugin = BY_ID.get(record.beginning.game)
    if plugin is not None:
        verify(record, checked_game(record.beginning, plugin))


def spoilt_save(chance: random.Random) -> tuple[Any, ...]:
    form = chance.choice(replay_forms())
    steps, state = form["steps"][:8], {"cards": [[1, 2], [3]], "turn": 0}
    return form, spoilt_json(steps, chance), spoilt_json(state, chance)


def resume_save(taken: tuple[Any, ...], folder: Path) -> None:
    form, steps, state = taken
    sound = read(as_bytes({**form, "steps": form["steps"][:8], "chain": form["chain"][:9]}))
    record = Record(beginning=sound.beginning, steps=steps, chain=sound.chain, result=None, verifiable=True)
    rebuild(SavedMatch(id="x", record=record, state=state, seconds=0.0), BY_ID[sound.beginning.game])


def spoilt_moves(chance: random.Random) -> bytes:
    moves = [(json.dumps({"seat": 0, "move": {"kind": "Draw"}}), "ab" * 32)] * chance.randrange(1, 9)
    return spoilt(packed(moves), chance)


# -- codes


@cache
def shared() -> list[str]:
    texts = [
        shared_text(plugin.id, preset.rules, preset.names, preset.about, seats)
        for plugin in PLUGINS.values()
        for preset in library(plugin.id).presets.values()
        for seats in (None, 4)
    ]
    return [*texts, *(with_rules(code_of(7**20 % 2**62), text) for text in texts)]


def spoilt_code(chance: random.Random) -> str:
    samples = [text.encode() for text in shared()] + [code_of(chance.getrandbits(62)).encode(), b"42"]
    return spoilt(chance.choice(samples), chance, samples).decode("utf-8", "replace")


def read_code(text: str, folder: Path) -> None:
    seed_of(text), exact_seed_of(text)
    deal = read_deal(text)
    assert deal.code is not None
    read_shared(text)


# -- analyse

POSITIONS: dict[str, list[dict[str, Any]]] = {
    "gandengyan": [
        {"hand": ["S3", "H3", "BJ"], "last": None},
        {"hand": ["S9", "HT", "CJ"], "last": ["BJ", "H8", "C9"]},
    ],
    "guandan": [
        {"hand": ["S3", "H3", "BJ"], "last": None, "level": "2"},
        {"hand": [suit + rank for rank in "3456789T" for suit in "SH"] + ["H2", "H2", "RJ"], "level": "2"},
    ],
    "uno": [{"hand": ["R7", "R7", "W", "B1"], "top": "B7", "colour": "B", "pending": 0}],
}


def spoilt_position(chance: random.Random) -> tuple[str, bytes]:
    game = chance.choice(sorted(POSITIONS))
    form = chance.choice(POSITIONS[game])
    return game, as_bytes(spoilt_json(form, chance)) if chance.random() < 0.7 else spoilt(as_bytes(form), chance)


@cache
def default_game(game: str) -> Any:
    return BY_ID[game].game(library(game).default.rules)


def analyse(taken: tuple[str, bytes], folder: Path) -> None:
    game, line = taken
    told = answer(default_game(game), line, terminal())
    json.dumps(told)
    assert "Error: " not in str(told.get("error", "")), "a sentence of Python's"


@cache
def terminal() -> Terminal:
    return Terminal()


# -- settings, profiles, catalogues, first rounds


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


# -- wheels


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


READERS: dict[str, Reader] = {
    "presets": Reader(spoilt_file("plugins/*/*/presets/*.toml"), read_preset, (BadPreset,)),
    "replays": Reader(spoilt_replay, play_replay, (BadReplay,)),
    "saves": Reader(spoilt_save, resume_save, (Unresumable,)),
    "kept moves": Reader(spoilt_moves, lambda raw, _: unpacked(raw), (ValueError,)),
    "codes": Reader(spoilt_code, read_code, (BadText,)),
    "analyse": Reader(spoilt_position, analyse),
    "settings": Reader(lambda chance: spoilt(Settings().text().encode(), chance), read_settings),
    "profiles": Reader(spoilt_profiles, read_people, (BadProfiles,)),
    "catalogues": Reader(spoilt_file("tests/thirdparty/crazy_eights/*/locale/en.toml"), read_catalogue),
    "arguments": Reader(spoilt_arguments, parse),
    "wheels": Reader(spoilt_wheel, read_spoilt_wheel, (BadPlugin,)),
}


def sentences(error: Exception) -> Iterator[str]:
    """What a player would be told, in both languages."""
    told = [value for value in vars(error).values() if isinstance(value, Message)]
    told += [words for problem in getattr(error, "problems", ())[:20] for words in (problem.wrong, problem.right)]
    for code in ("zh", "en"):
        yield from (speaking(code).text(message) for message in told)


@cache
def speaking(code: str) -> Language:
    return Language(code)


def timed(reader: Reader, taken: Any, folder: Path) -> tuple[float, Exception | None]:
    began = time.process_time()
    try:
        reader.read(taken, folder)
    except reader.refusals as refused:
        return time.process_time() - began, refused
    return time.process_time() - began, None


def resident() -> float:
    """Megabytes, 0 where it is not told."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


@pytest.mark.parametrize("count", sizes(1_000, 50_000))
@pytest.mark.parametrize("kind", READERS)
def test_what_is_spoilt_is_read_or_refused_with_a_sentence_and_soon(kind: str, count: int, folder: Path) -> None:
    reader, slowest, refused, before = READERS[kind], 0.0, 0, resident()
    for number in numbers(count, kind):
        taken = reader.make(random.Random(f"{kind} {number}"))
        try:
            seconds, refusal = timed(reader, taken, folder)
            if seconds > CPU_SECONDS:  # perhaps Python was collecting its garbage, or imported something
                seconds = min(seconds, timed(reader, taken, folder)[0])
        except BaseException as error:
            raise AssertionError(f"{kind} number {number}: {taken!r:.2000}") from error
        assert seconds <= CPU_SECONDS, f"{kind} number {number} took {seconds:.2f} s: {taken!r:.500}"
        slowest, refused = max(slowest, seconds), refused + (refusal is not None)
        if refusal is not None:
            assert all("Traceback" not in one and len(one) < 2000 for one in sentences(refusal)), number
    assert resident() - before < MEGABYTES
    print(f"{kind}: {count} read, {refused} refused, the slowest in {slowest * 1000:.0f} ms", file=sys.stderr)
