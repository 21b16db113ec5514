"""What is heard: effects, music and their volumes, or nothing at all where there is no device."""

from __future__ import annotations

import logging
import os
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from threading import Thread
from typing import Protocol

import pygame

from cardcade.shell.sound.music import TRACKS, Jukebox
from cardcade.shell.sound.takes import EFFECTS, Recordings, Takes

log = logging.getLogger(__name__)

RATE, BUFFER, VOICES = 44_100, 512, 24
FRAMES_FIRST = 2  # drawn before the device is opened, so that the window never waits for it
CROWD = 3  # playings of one effect per frame; more of them add noise, not sense


@dataclass(frozen=True, slots=True)
class Volumes:
    """As on the sliders, 0 to 100."""

    master: int = 80
    music: int = 50
    effects: int = 80

    @property
    def effects_gain(self) -> float:
        return _gain(self.master) * _gain(self.effects)

    @property
    def music_gain(self) -> float:
        return _gain(self.master) * _gain(self.music)


class SoundBoard(Protocol):
    """What screens and scenes may ask for."""

    volumes: Volumes
    muted: bool
    """Until the program ends, whatever the volumes are."""

    @property
    def silent(self) -> bool: ...
    def play(self, name: str, *, pitch: float = 0.0, pan: float = 0.0, volume: float = 1.0) -> None: ...
    def music(self, track: str | None) -> None: ...
    def duck(self, db: float = 6.0, seconds: float = 0.6) -> None: ...
    def update(self, dt: float) -> None: ...
    @property
    def moving(self) -> bool:
        """Whether `update` must come often for the music to change smoothly."""

    def close(self) -> None: ...


class Sound:
    """The real thing. Opens its device after the first frames, or when first asked to play."""

    def __init__(self, volumes: Volumes | None = None, rng: random.Random | None = None) -> None:
        self.volumes, self.muted = volumes or Volumes(), False
        self.problem: str | None = None
        self._open = False
        self._frames = 0
        self._rng = rng or random.Random()
        self._takes, self._recordings, self._jukebox = Takes(self._rng), Recordings(), Jukebox()
        self._crowd: Counter[str] = Counter()
        self._warned: set[str] = set()
        self._warming: Thread | None = None

    @property
    def silent(self) -> bool:
        """Whether the device could not be opened or was lost; `problem` then says why."""
        return self.problem is not None

    def play(self, name: str, *, pitch: float = 0.0, pan: float = 0.0, volume: float = 1.0) -> None:
        """Pitch in semitones, pan from -1 (left) to 1, volume as a share. `ui.click` is `ui_click`."""
        name = name.replace(".", "_")
        loud = volume * self.volumes.effects_gain * self._rng.uniform(0.92, 1.0)
        if not self._known(name, EFFECTS) or loud <= 0 or self.muted or not self.open():
            return
        self._crowd[name] += 1
        if self._crowd[name] <= CROWD:
            with self._losing():
                sound = self._recordings.sound(self._takes.pick(name), pitch)
                _start(sound, loud * min(1.0, 1 - pan), loud * min(1.0, 1 + pan))

    def music(self, track: str | None) -> None:
        """Fades to another track, or to silence."""
        if track is None or self._known(track, TRACKS):
            self._jukebox.want(track)

    def duck(self, db: float = 6.0, seconds: float = 0.6) -> None:
        self._jukebox.duck(db, seconds)

    def update(self, dt: float) -> None:
        """Once a frame, with its seconds."""
        self._crowd.clear()
        self._frames += 1
        if self._frames > FRAMES_FIRST and self.open():
            with self._losing():
                self._jukebox.update(dt, 0.0 if self.muted else self.volumes.music_gain)

    @property
    def moving(self) -> bool:
        return not self.silent and (not self._open or self._jukebox.moving)

    def open(self) -> bool:
        """Whether there is a device to play on; tries only once."""
        if not self._open and not self.silent:
            try:
                with _hushed():
                    pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            except pygame.error as error:
                self.problem = str(error)
                log.info("no sound: %s", error)
                return False
            self._settle()
        return self._open and not self.silent and pygame.mixer.get_init() is not None

    @contextmanager
    def _losing(self) -> Iterator[None]:
        """A device may be lost at any time: then nothing is heard any more, and the game goes on."""
        try:
            yield
        except (pygame.error, OSError) as error:
            self.problem = str(error)
            log.warning("the sound is lost: %s", error)

    def close(self) -> None:
        """Gives the device back; nothing plays from then on."""
        was_open, self._open = self._open, False
        self.problem = self.problem or "closed"
        if self._warming:
            self._warming.join()
        if was_open:
            pygame.mixer.quit()

    def _settle(self) -> None:
        self._open = True
        pygame.mixer.set_num_channels(VOICES)
        self._warming = Thread(target=self._warm, name="sounds")
        self._warming.start()

    def _warm(self) -> None:
        """Reads all recordings beside the game, so that no first playing waits for the disk."""
        takes = [(name, number) for name, count in EFFECTS.items() for number in range(1, count + 1)]
        with suppress(pygame.error):  # the mixer may be gone before the last one
            for name, number in takes:
                if not self._open:
                    return
                self._recordings.warm(name, number)

    def _known(self, name: str, names: dict[str, int] | tuple[str, ...]) -> bool:
        if name not in names and name not in self._warned:
            self._warned.add(name)
            log.warning("no sound is called %r", name)
        return name in names


class Silence:
    """A board that plays nothing, for work without a window."""

    def __init__(self, volumes: Volumes | None = None) -> None:
        self.volumes, self.muted = volumes or Volumes(), False

    @property
    def silent(self) -> bool:
        return True

    def play(self, name: str, *, pitch: float = 0.0, pan: float = 0.0, volume: float = 1.0) -> None:
        pass

    def music(self, track: str | None) -> None:
        pass

    def duck(self, db: float = 6.0, seconds: float = 0.6) -> None:
        pass

    def update(self, dt: float) -> None:
        pass

    @property
    def moving(self) -> bool:
        return False

    def close(self) -> None:
        pass


@contextmanager
def _hushed() -> Iterator[None]:
    """A system's sound library grumbles on the error stream when there is no device; `problem` says it better."""
    try:
        kept = os.dup(2)
    except OSError:  # a program without a console has no such stream
        yield
        return
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def _start(sound: pygame.mixer.Sound, left: float, right: float) -> None:
    """Sets the volumes on a halted channel, for set after the start they could come a buffer too late."""
    channel = pygame.mixer.find_channel(force=True)
    channel.stop()
    channel.set_volume(min(1.0, left), min(1.0, right))
    channel.play(sound)


def _gain(slider: int) -> float:
    """Squared, because that is how a slider feels even to the ear."""
    return (min(100, max(0, slider)) / 100) ** 2
