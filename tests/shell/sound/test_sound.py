"""Every effect and track is there, sounds clean, and is really heard; without a device nothing breaks."""

import logging
import os
import random
import re
import subprocess
import sys
from array import array
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

import cardcade_assets
from cardcade.shell.sound.music import TRACKS, Jukebox
from cardcade.shell.sound.sound import Silence, Sound, SoundBoard, Volumes
from cardcade.shell.sound.takes import EFFECTS, Recordings, Takes

from .listening import caught_up, closed

FULL_SCALE = 32768


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A sound device that swallows everything."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


@pytest.fixture
def mixer(device: None) -> None:
    pygame.mixer.init(44_100, -16, 2, 512, allowedchanges=0)


@pytest.fixture
def board(device: None) -> Iterator[Sound]:
    board = Sound(Volumes(100, 100, 100))
    yield board
    board.close()


def samples(sound: pygame.mixer.Sound) -> "array[int]":
    return array("h", sound.get_raw())


def peak(wave: "array[int]") -> float:
    return max(max(wave), -min(wave)) / FULL_SCALE


def recorded(name: str) -> list["array[int]"]:
    paths = [cardcade_assets.path("sounds", f"{name}_{take}.ogg") for take in range(1, EFFECTS[name] + 1)]
    return [samples(pygame.mixer.Sound(path)) for path in paths]


# The recordings


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


VOICES = {
    "uno": "uno catch wild draw_four draw_two skip reverse jump_in unmasked vindicated went_out clock_tick ui_click",
    "guandan": "bomb1 bomb2 straight_flush bomb3 bomb4 tribute resisted medal jiefeng level_up run gathered pass "
    "clock_tick",
    "gandengyan": "bomb1 bomb3 joker_bomb doubled empty_pile run gathered pass clock_tick ui_click",
}
APART = 1.2


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


# Playing


@pytest.mark.parametrize("name", EFFECTS)
def test_no_effect_sounds_identical_twice_running(name: str, mixer: None) -> None:
    takes, recordings = Takes(random.Random(name)), Recordings()
    heard = [recordings.sound(takes.pick(name)).get_raw() for _ in range(6)]
    assert all(one != other for one, other in pairwise(heard))


def test_a_higher_pitch_is_a_shorter_sound(mixer: None) -> None:
    recordings, take = Recordings(), Takes(random.Random(1)).pick("bomb2")
    plain, octave = recordings.sound(take), recordings.sound(take, 12)
    assert octave.get_length() == pytest.approx(plain.get_length() / 2, rel=0.02)


def test_the_device_is_opened_only_after_the_first_frames(board: Sound) -> None:
    board.music("menu")
    board.update(0.016)
    assert pygame.mixer.get_init() is None
    for _ in range(3):
        board.update(0.016)
    caught_up(board)
    assert pygame.mixer.get_init() is not None


def test_playing_does_not_wait_for_the_first_frames(board: Sound) -> None:
    board.play("ui.click")
    caught_up(board)
    assert pygame.mixer.get_busy()


def test_one_frame_holds_no_crowd_of_the_same_effect(board: Sound) -> None:
    for _ in range(20):
        board.play("win")
    assert busy_voices(board) == 3
    board.update(0.016)
    board.play("win")
    assert busy_voices(board) == 4


def busy_voices(board: Sound) -> int:
    caught_up(board)
    return sum(pygame.mixer.Channel(voice).get_busy() for voice in range(pygame.mixer.get_num_channels()))


def test_with_effects_at_zero_no_effect_is_played(board: Sound) -> None:
    board.play("win")
    board.volumes = Volumes(master=100, music=100, effects=0)
    board.play("lose")
    assert busy_voices(board) == 1


def test_an_unknown_name_is_ignored_and_reported_once(board: Sound, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        board.play("kazoo")
        board.play("kazoo")
        board.music("../kazoo")
    assert [record.args for record in caplog.records] == [("kazoo",), ("../kazoo",)]


# Music


def test_music_fades_in_at_its_volume_and_out_to_the_next_track(board: Sound) -> None:
    board.music("menu")
    run(board, 2)
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() == pytest.approx(1, abs=0.02)
    board.volumes = Volumes(master=100, music=50, effects=100)
    run(board, 0.1)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.02)
    board.music("table")
    run(board, 0.3)
    assert 0 < pygame.mixer.music.get_volume() < 0.2
    board.music(None)
    run(board, 1)
    assert not pygame.mixer.music.get_busy()


def run(board: Sound, seconds: float) -> None:
    for _ in range(round(seconds * 60)):
        board.update(1 / 60)
        caught_up(board)


def test_a_bomb_ducks_the_music_by_six_decibels_and_lets_it_come_back() -> None:
    jukebox = Jukebox()
    jukebox.want("table")
    for _ in range(120):
        jukebox.update(1 / 60)
    jukebox.duck(6, 0.6)
    for _ in range(12):
        jukebox.update(1 / 60)
    assert jukebox.gain == pytest.approx(0.501, abs=0.01)
    for _ in range(90):
        jukebox.update(1 / 60)
    assert jukebox.gain == 1


# No device, and no wish for one


@pytest.mark.parametrize("driver", ["none-such", "alsa"])
def test_without_a_device_the_game_goes_on_silent(
    driver: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    monkeypatch.setenv("AUDIODEV", "none-such")
    board = Sound()
    board.music("menu")
    board.play("win")
    board.duck()
    run(board, 0.2)
    board.close()
    assert board.problem
    assert board.silent
    assert capfd.readouterr().err == ""


def test_a_closed_board_stays_quiet(board: Sound) -> None:
    board.play("win")
    board.close()
    board.play("win")
    for _ in range(6):
        board.update(1 / 60)
    closed(board)
    assert pygame.mixer.get_init() is None


def test_silence_has_the_whole_interface() -> None:
    silence: SoundBoard = Silence()
    silence.play("win", pitch=1, pan=1, volume=1)
    silence.music("menu")
    silence.duck()
    silence.update(0.1)
    silence.close()
    assert silence.silent


# The disk driver writes down what a loudspeaker would have got


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


HALF_A_SECOND = 44_100 * 2
"""Bytes: two channels of two each."""


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
