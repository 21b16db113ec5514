"""Every effect and track is recorded, and sounds clean."""

import re
from array import array
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

import cardcade_assets
from cardcade.shell.sound.music import TRACKS
from cardcade.shell.sound.takes import EFFECTS

from .waves import peak, recorded, samples

VOICES = {
    "uno": "uno catch wild draw_four draw_two skip reverse jump_in unmasked vindicated went_out clock_tick ui_click",
    "guandan": "bomb1 bomb2 straight_flush bomb3 bomb4 tribute resisted medal jiefeng level_up run gathered pass "
    "clock_tick",
    "gandengyan": "bomb1 bomb3 joker_bomb doubled empty_pile run gathered pass clock_tick ui_click",
}
APART = 1.2


def test_exactly_the_takes_that_are_named_were_recorded() -> None:
    named = {f"{name}_{take}.ogg" for name, takes in EFFECTS.items() for take in range(1, takes + 1)}
    assert {path.name for path in cardcade_assets.path("sounds").glob("*.ogg")} == named
    assert {path.stem for path in cardcade_assets.path("music").glob("*.ogg")} == set(TRACKS)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_heard_never_clips_and_neither_starts_nor_ends_with_a_click(name: str, mixer: None) -> None:
    for wave in recorded(name):
        assert 0.01 < peak(wave) < 0.98
        assert peak(wave[:8]) < 0.02
        assert peak(wave[-8:]) < 0.02


@pytest.mark.parametrize("name", [name for name, takes in EFFECTS.items() if takes > 1])
def test_the_takes_of_an_effect_differ(name: str, mixer: None) -> None:
    takes = recorded(name)
    assert len({take.tobytes() for take in takes}) == len(takes)


@pytest.mark.parametrize("tiers", [("bomb1", "bomb2", "bomb3", "bomb4"), ("bomb1", "bomb3", "joker_bomb")])
def test_bombs_grow_with_their_tier(tiers: tuple[str, ...], mixer: None) -> None:
    bombs = [recorded(name)[0] for name in tiers]
    assert sorted(bombs, key=len) == bombs
    energy = [sum(sample * sample for sample in bomb) for bomb in bombs]
    assert sorted(energy) == energy


@pytest.mark.parametrize("game", VOICES)
def test_the_voices_of_a_game_differ_in_length_brightness_or_shape(game: str, mixer: None) -> None:
    heard = {name: traits(recorded(name)[0]) for name in VOICES[game].split()}
    for one, other in combinations(heard, 2):
        ratios = [max(a, b) / min(a, b) for a, b in zip(heard[one], heard[other], strict=True)]
        assert max(ratios) > APART, f"{one} sounds like {other}"


def traits(wave: "array[int]") -> tuple[float, ...]:
    """Of the left channel: its length, how often it swings a second, when it is loudest and by how much."""
    left = wave[::2]
    swings = sum((a < 0) is not (b < 0) for a, b in pairwise(left))
    loudest = max(range(len(left)), key=lambda at: abs(left[at]))
    blow = abs(left[loudest]) * len(left) / sum(map(abs, left))
    return len(left) / 44_100, swings / len(left) * 22_050, 0.05 + loudest / 44_100, blow


def test_hovering_is_much_softer_than_placing(mixer: None) -> None:
    assert peak(recorded("card_hover")[0]) < peak(recorded("card_place")[0]) / 4


@pytest.mark.parametrize("track", TRACKS)
def test_music_is_long_light_and_loops_without_a_seam(track: str, mixer: None) -> None:
    path = cardcade_assets.path("music", f"{track}.ogg")
    music = pygame.mixer.Sound(path)
    assert music.get_length() >= 90
    assert path.stat().st_size < 1_300_000
    wave = samples(music)
    assert 0.1 < peak(wave) < 0.9
    for ear in (wave[0::2], wave[1::2]):
        assert_seamless(ear[-4410:], ear[:4410])


def assert_seamless(end: "array[int]", start: "array[int]") -> None:
    """The bend of the curve at the seam is one the music around it has too, and it is as loud after as before."""
    around, seam = end + start, len(end)
    bends = [abs(around[at - 1] - 2 * around[at] + around[at + 1]) for at in range(1, len(around) - 1)]
    assert max(bends[seam - 3 : seam + 1]) <= max(bends[: seam - 8] + bends[seam + 8 :])
    before, after = (sum(sample * sample for sample in part) for part in (end[-2205:], start[:2205]))
    assert 0.3 < before / after < 3.3


def test_every_sound_the_sources_ask_for_by_name_exists() -> None:
    roots = [Path(__file__).parents[3] / folder for folder in ("launcher", "plugins")]
    sources = [path.read_text("utf-8") for root in roots for path in root.rglob("*.py")]
    asked = {name for source in sources for name in re.findall(r'\bsound\(\s*"([\w.]+)"', source)}
    assert {name.replace(".", "_") for name in asked} <= EFFECTS.keys()
