"""The effects by name, and the choice and tuning of a take so that none sounds the same twice running."""

from __future__ import annotations

import io
import random
from functools import lru_cache
from typing import NamedTuple

import pygame

import cardcade_assets

EFFECTS: dict[str, int] = {  # name → how many takes of it were recorded
    "card_slide": 4,
    "card_place": 4,
    "card_shuffle": 3,
    "card_deal": 4,
    "card_flip": 4,
    "card_select": 4,
    "card_deselect": 4,
    "card_hover": 4,
    "card_draw": 4,
    "illegal": 3,
    "turn": 2,
    "pass": 3,
    "bomb1": 2,
    "bomb2": 2,
    "bomb3": 2,
    "bomb4": 2,
    "straight_flush": 2,
    "skip": 2,
    "reverse": 2,
    "draw_two": 2,
    "wild": 2,
    "uno": 2,
    "catch": 2,
    "challenge": 2,
    "tribute": 2,
    "level_up": 2,
    "jiefeng": 2,
    "warning": 2,
    "clock_tick": 4,
    "win": 1,
    "lose": 1,
    "round_end": 2,
    "score_tick": 4,
    "ui_click": 4,
    "ui_hover": 4,
    "ui_focus": 4,
    "ui_select": 4,
    "ui_tick": 4,
    "ui_type": 4,
    "ui_back": 3,
    "ui_toggle": 3,
    "ui_open": 3,
    "ui_close": 3,
    "jump_in": 2,
    "draw_four": 2,
    "unmasked": 2,
    "vindicated": 2,
    "went_out": 2,
    "medal": 2,
    "resisted": 1,
    "doubled": 2,
    "empty_pile": 1,
    "joker_bomb": 1,
    "speech": 3,
    "run": 3,
    "gathered": 3,
    "error": 2,
    "curtain": 2,
}

SHADES = (-0.36, -0.18, 0.0, 0.18, 0.36)  # semitones: heard as another stroke, not as another note
TUNED_KEPT = 96


class Take(NamedTuple):
    name: str
    number: int
    shade: float


class Takes:
    """Picks a take for each playing; number (where there are several) and shade always differ from the last."""

    def __init__(self, rng: random.Random | None = None) -> None:
        self._rng = rng or random.Random()
        self._last: dict[str, Take] = {}

    def pick(self, name: str) -> Take:
        last = self._last.get(name)
        numbers = range(1, EFFECTS[name] + 1)
        fresh = [number for number in numbers if last is None or number != last.number] or list(numbers)
        shades = [shade for shade in SHADES if last is None or shade != last.shade]
        take = self._last[name] = Take(name, self._rng.choice(fresh), self._rng.choice(shades))
        return take


class Recordings:
    """Every take as it was recorded, read when first wanted; needs an open mixer."""

    def __init__(self) -> None:
        self._recording = lru_cache(maxsize=None)(_read)
        self._tuned = lru_cache(maxsize=TUNED_KEPT)(self._tune)

    def sound(self, take: Take, pitch: float = 0.0) -> pygame.mixer.Sound:
        """The take, higher by its shade and by so many semitones."""
        return self._tuned(take.name, take.number, round(take.shade + pitch, 3))

    def warm(self, name: str, number: int) -> None:
        self._recording(name, number)

    def _tune(self, name: str, number: int, semitones: float) -> pygame.mixer.Sound:
        sound = self._recording(name, number)
        return _retuned(sound, semitones) if semitones else sound


def _read(name: str, number: int) -> pygame.mixer.Sound:
    return pygame.mixer.Sound(cardcade_assets.path("sounds", f"{name}_{number}.ogg"))


def _retuned(sound: pygame.mixer.Sound, semitones: float) -> pygame.mixer.Sound:
    """Claims another sample rate for the same samples, so the mixer itself resamples them: about 1 ms a second."""
    rate, size, channels = pygame.mixer.get_init() or (0, 0, 0)
    if size != -16:
        return sound
    import wave

    claimed = io.BytesIO()
    with wave.open(claimed, "wb") as file:
        file.setparams((channels, 2, round(rate * 2 ** (semitones / 12)), 0, "NONE", ""))
        file.writeframes(sound.get_raw())
    claimed.seek(0)
    return pygame.mixer.Sound(file=claimed)
