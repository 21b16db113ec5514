"""The sound device and what plays on it: used by the thread that mixes alone."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from cardcade.shell.sound.mixing import Work
from cardcade.shell.sound.music import Turntable
from cardcade.shell.sound.takes import EFFECTS, Recordings, Take

if TYPE_CHECKING:
    from cardcade.shell.sound.device import Hush

log = logging.getLogger(__name__)


class Loudness(NamedTuple):
    """How loud something is in each."""

    left: float
    right: float


class Loudspeaker:
    """Lost once, lost for good: `problem` says why, nothing is heard any more, and the game goes on."""

    def __init__(self) -> None:
        self.problem: str | None = None
        self.is_open = False
        self._hush: Hush | None = None
        self._recordings, self._turntable = Recordings(), Turntable()

    def open(self) -> None:
        from cardcade.shell.sound.device import Hush, open_device

        self._hush = Hush()
        self._hush.begin()
        try:
            open_device()
            self.is_open = True
        except pygame.error as error:
            self.problem = str(error)
            log.info("no sound: %s", error)
        finally:
            self._hush.end()

    def speak_up(self) -> None:
        """From any thread: a device that does not answer shall not keep the error stream."""
        if self._hush is not None:
            self._hush.end()

    def close(self) -> None:
        was_open, self.is_open = self.is_open, False
        if was_open:
            pygame.mixer.quit()

    def start(self, take: Take, pitch: float, ears: Loudness) -> None:
        self._unless_lost(lambda: _start(self._recordings.sound(take, pitch), ears))

    def put(self, track: str | None, volume: float) -> None:
        """That music, so loud."""
        self._unless_lost(partial(self._turntable.put, track, volume))

    def warming(self) -> Iterator[Work]:
        """Reads one recording after the other, so that no first playing waits for the disk."""
        for name, count in EFFECTS.items():
            for number in range(1, count + 1):
                yield partial(self._unless_lost, partial(self._recordings.warm, name, number))

    def _unless_lost(self, work: Work) -> None:
        if not self.is_open or self.problem is not None or pygame.mixer.get_init() is None:
            return
        try:
            work()
        except (pygame.error, OSError) as error:
            self.problem = str(error)
            log.warning("the sound is lost: %s", error)


def _start(sound: pygame.mixer.Sound, ears: Loudness) -> None:
    """Sets the volumes on a halted channel, for set after the start they could come a buffer too late."""
    channel = pygame.mixer.find_channel(force=True)
    channel.stop()
    channel.set_volume(min(1.0, ears.left), min(1.0, ears.right))
    channel.play(sound)
