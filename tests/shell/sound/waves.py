"""Sounds as numbers."""

from array import array

import pygame

import cardcade_assets
from cardcade.shell.sound.takes import EFFECTS

FULL_SCALE = 32768


def samples(sound: pygame.mixer.Sound) -> "array[int]":
    return array("h", sound.get_raw())


def peak(wave: "array[int]") -> float:
    return max(max(wave), -min(wave)) / FULL_SCALE


def recorded(name: str) -> list["array[int]"]:
    paths = [cardcade_assets.path("sounds", f"{name}_{take}.ogg") for take in range(1, EFFECTS[name] + 1)]
    return [samples(pygame.mixer.Sound(path)) for path in paths]
