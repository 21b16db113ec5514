"""Effects and music are played as they are asked for; without a device nothing breaks."""

import logging
import random
from itertools import pairwise

import pygame
import pytest

from cardcade.shell.sound.music import Jukebox
from cardcade.shell.sound.sound import Silence, Sound, SoundBoard, Volumes
from cardcade.shell.sound.takes import EFFECTS, Recordings, Takes

from .listening import caught_up, closed


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
