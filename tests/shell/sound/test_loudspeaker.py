"""The disk driver writes down what a loudspeaker would have got."""

import os
import subprocess
import sys
from array import array
from pathlib import Path

import pygame
import pytest

import cardcade_assets
from cardcade.shell.sound.music import TRACKS

from .waves import peak, samples

HALF_A_SECOND = 44_100 * 2
"""Bytes: two channels of two each."""


def test_an_effect_really_sounds_and_its_slider_makes_it_softer(tmp_path: Path) -> None:
    loud = written(tmp_path, "board = Sound(Volumes(100, 0, 100)); board.play('card_place')")
    soft = written(tmp_path, "board = Sound(Volumes(100, 0, 50)); board.play('card_place')")
    none = written(tmp_path, "board = Sound(Volumes(0, 100, 100)); board.open(); board.play('card_place')")
    assert peak(loud) > 0.2
    assert 0.1 < peak(soft) / peak(loud) < 0.5
    assert peak(none) == 0


def test_a_sound_from_the_left_seat_is_heard_on_the_left(tmp_path: Path) -> None:
    wave = written(tmp_path, "board = Sound(Volumes(100, 0, 100)); board.play('card_place', pan=-1)")
    assert peak(wave[0::2]) > 0.2
    assert peak(wave[1::2]) == 0


def test_music_really_sounds(tmp_path: Path) -> None:
    board = "board = Sound(Volumes(100, 100, 100)); board.music('menu')"
    play = f"{board}; [(board.update(0.1), caught_up()) for _ in range(30)]"
    assert peak(written(tmp_path, play)) > 0.02


@pytest.mark.parametrize("track", TRACKS)
def test_the_mixer_goes_from_the_last_sample_of_a_track_to_its_first(track: str, tmp_path: Path, mixer: None) -> None:
    whole = pygame.mixer.Sound(cardcade_assets.path("music", f"{track}.ogg"))
    near_end = whole.get_length() - 0.25
    play = (
        "import cardcade_assets; board = Sound(); board.open(); caught_up(); music = pygame.mixer.music;"
        f"music.load(cardcade_assets.path('music', '{track}.ogg')); music.play(-1, start={near_end})"
    )
    wave = samples(whole)
    assert occurs(wave[-400:] + wave[:400], written(tmp_path, play))


def occurs(passage: "array[int]", heard: "array[int]") -> bool:
    """Whether the passage is in what was heard, up to the mixer's rounding of its volume."""
    return any(
        all(abs(sample - heard[at + place]) <= 3 + abs(sample) * 0.02 for place, sample in enumerate(passage))
        for at in range(0, len(heard) - len(passage), 2)
    )


def written(folder: Path, play: str) -> "array[int]":
    """What comes out of the mixer in the half second of sound after `play`, in a process of its own, however long that
    takes a busy machine."""
    file = folder / "heard.raw"
    imports = "import os, threading\nimport pygame\nfrom cardcade.shell.sound.sound import Sound, Volumes"
    caught_up = "def caught_up():\n done = threading.Event(); board.mixing.ask(done.set); done.wait()"
    heard_enough = f"os.path.getsize({str(file)!r}) > begun + {HALF_A_SECOND}"
    wait = f"begun = os.path.getsize({str(file)!r})\nwhile not {heard_enough}: pygame.time.wait(20)"
    script = f"{imports}\n{caught_up}\n{play}\ncaught_up()\n{wait}\nboard.close()"
    disk = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(file)}
    subprocess.run([sys.executable, "-c", script], env={**os.environ, **disk}, check=True, timeout=60)
    heard = file.read_bytes()
    return array("h", heard[: len(heard) // 4 * 4])
