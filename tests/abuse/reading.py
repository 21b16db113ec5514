"""What reads something that somebody may have spoilt, and what all such readers need."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import cardcade_gandengyan
import cardcade_guandan
import cardcade_uno
from cardcade.discovery.library import Library
from cardcade.shell.app.language import Language
from cardcade.terminal import Terminal

from .spoiling import spoilt

ROOT = Path(__file__).parents[2]
PLUGINS = {module.__name__: module.cardcade_game() for module in (cardcade_uno, cardcade_guandan, cardcade_gandengyan)}
BY_ID = {plugin.id: plugin for plugin in PLUGINS.values()}


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


@cache
def library(game: str) -> Library:
    return Library(BY_ID[game])


@cache
def terminal() -> Terminal:
    return Terminal()


@cache
def speaking(code: str) -> Language:
    return Language(code)
