"""What is heard: effects, music and their volumes, or nothing at all where there is no device."""

from __future__ import annotations

import logging
import random
from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from cardcade.shell.sound.loudspeaker import Loudness, Loudspeaker
from cardcade.shell.sound.mixing import Mixing
from cardcade.shell.sound.music import TRACKS, Jukebox
from cardcade.shell.sound.takes import EFFECTS, Take, Takes

log = logging.getLogger(__name__)

FRAMES_FIRST = 2  # drawn before the device is opened
FRAMES_LATE = 30  # after which an effect is dropped
STEPS = 128  # of the mixer's volume
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
    """The real thing. Opens its device after the first frames, or when first asked to play.

    Only `Mixing`, a thread of its own, ever touches the mixer: a device that hangs leaves the board silent.
    """

    def __init__(self, volumes: Volumes | None = None, rng: random.Random | None = None) -> None:
        self.volumes, self.muted = volumes or Volumes(), False
        self.mixing, self._loudspeaker = Mixing(), Loudspeaker()
        self._asked_to_open = self._closed = False
        self._frames = 0
        self._rng = rng or random.Random()
        self._takes, self._jukebox = Takes(self._rng), Jukebox()
        self._music: tuple[str | None, float] = (None, 0.0)
        self._crowd: Counter[str] = Counter()
        self._warned: set[str] = set()

    @property
    def silent(self) -> bool:
        """Whether the device could not be opened, was lost or closed, or does not answer."""
        if self.mixing.stuck:
            self._loudspeaker.speak_up()
            return True
        return self._closed or self._loudspeaker.problem is not None

    def play(self, name: str, *, pitch: float = 0.0, pan: float = 0.0, volume: float = 1.0) -> None:
        """Pitch in semitones, pan from -1 (left) to 1, volume as a share. `ui.click` is `ui_click`."""
        name = name.replace(".", "_")
        loud = volume * self.volumes.effects_gain * self._rng.uniform(0.92, 1.0)
        if not self._known(name, EFFECTS) or loud <= 0 or self.muted or self.silent:
            return
        self._crowd[name] += 1
        if self._crowd[name] <= CROWD:
            self.open()
            ears = Loudness(loud * min(1.0, 1 - pan), loud * min(1.0, 1 + pan))
            self.mixing.ask(partial(self._start, self._takes.pick(name), pitch, ears, self._frames))

    def _start(self, take: Take, pitch: float, ears: Loudness, frame: int) -> None:
        """Unless it comes so late that it would be heard as something else."""
        if self._frames - frame <= FRAMES_LATE:
            self._loudspeaker.start(take, pitch, ears)

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
        if self._frames > FRAMES_FIRST and not self.silent:
            self.open()
            if self._loudspeaker.is_open:
                self._jukebox.update(dt)
                self._tell_music()

    def _tell_music(self) -> None:
        """Only what can be heard to differ; what the mixing has no room for is told a frame later."""
        gain = 0.0 if self.muted else self.volumes.music_gain * self._jukebox.gain
        music = self._jukebox.playing, round(gain * STEPS) / STEPS
        if music != self._music and self.mixing.ask(partial(self._loudspeaker.put, *music)):
            self._music = music

    @property
    def problem(self) -> str | None:
        """Why nothing is heard, in the system's words."""
        return self._loudspeaker.problem

    @property
    def moving(self) -> bool:
        return not self.silent and (not self._loudspeaker.is_open or self._jukebox.moving)

    def open(self) -> None:
        """Tries only once, beside the game."""
        if not self._asked_to_open and not self._closed:
            self._asked_to_open = self.mixing.ask(self._loudspeaker.open)
            self.mixing.ask(lambda: self.mixing.take_chores(self._loudspeaker.warming()))

    def close(self) -> None:
        """Gives the device back; nothing plays from then on. A device that does not answer is not waited for."""
        self._closed = True
        self.mixing.close(self._loudspeaker.close)

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


def _gain(slider: int) -> float:
    """Squared, because that is how a slider feels even to the ear."""
    return (min(100, max(0, slider)) / 100) ** 2
