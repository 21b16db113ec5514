"""Readers of matches: replays, saves, moves kept, codes of deals, and positions to be analysed."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

from cardcade.commands.analyse import answer
from cardcade.discovery.replays import checked_game
from cardcade.engine.deal_code import code_of, exact_seed_of, seed_of
from cardcade.engine.record import Record, verify
from cardcade.engine.replay_file import BadReplay, read
from cardcade.engine.shared_rules import BadText, read_deal, read_shared, shared_text, with_rules
from cardcade.shell.store.packing import packed, unpacked
from cardcade.shell.store.saved import SavedMatch, Unresumable, rebuild

from .reading import BY_ID, PLUGINS, ROOT, Reader, library, terminal
from .spoiling import as_bytes, spoilt, spoilt_json

REPLAYS = sorted((ROOT / "tests" / "fixtures" / "earlier" / "replays").glob("*.json"))


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


MATCHES: dict[str, Reader] = {
    "replays": Reader(spoilt_replay, play_replay, (BadReplay,)),
    "saves": Reader(spoilt_save, resume_save, (Unresumable,)),
    "kept moves": Reader(spoilt_moves, lambda raw, _: unpacked(raw), (ValueError,)),
    "codes": Reader(spoilt_code, read_code, (BadText,)),
    "analyse": Reader(spoilt_position, analyse),
}
