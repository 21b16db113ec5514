"""The music: one track at a time, faded in and out, and lowered while something louder happens."""

from __future__ import annotations

import pygame

import cardcade_assets

TRACKS = ("menu", "table")
FADE_OUT, FADE_IN = 0.7, 1.2  # seconds
DUCK_ATTACK, DUCK_RELEASE = 0.05, 0.5


class Jukebox:
    """What should lie on the turntable, and how much of its volume is heard just now."""

    def __init__(self) -> None:
        self.wanted: str | None = None
        self.playing: str | None = None
        self._fade = 0.0
        self._ducked = 0.0  # dB
        self._depth = 0.0
        self._hold = 0.0

    def want(self, track: str | None) -> None:
        self.wanted = track

    def duck(self, db: float, seconds: float) -> None:
        """Lower by so many dB for so long; a second duck meanwhile deepens and lengthens the first."""
        self._depth = max(db, self._depth if self._hold > 0 else 0.0)
        self._hold = max(seconds, self._hold)

    @property
    def gain(self) -> float:
        """What fade and ducking leave of the music's volume."""
        return float(self._fade**2 * 10 ** (-self._ducked / 20))

    @property
    def moving(self) -> bool:
        """Whether it fades or ducks, and must be updated often to sound smooth."""
        fading = self.playing != self.wanted or (self.playing is not None and self._fade < 1)
        return fading or self._hold > 0 or self._ducked > 0

    def update(self, dt: float) -> None:
        self._fade_by(dt)
        self._duck_by(dt)
        if self._fade == 0:
            self.playing = self.wanted

    def _fade_by(self, dt: float) -> None:
        step = dt / FADE_IN if self.playing and self.playing == self.wanted else -dt / FADE_OUT
        self._fade = min(1.0, max(0.0, self._fade + step))

    def _duck_by(self, dt: float) -> None:
        self._hold = max(0.0, self._hold - dt)
        if self._hold > 0:
            self._ducked = min(self._depth, self._ducked + self._depth * dt / DUCK_ATTACK)
        else:
            self._ducked = max(0.0, self._ducked - self._depth * dt / DUCK_RELEASE)


class Turntable:
    """Plays one track without end; needs an open mixer."""

    def __init__(self) -> None:
        self._track: str | None = None

    def put(self, track: str | None, volume: float) -> None:
        """On it, if it is not there yet, and so loud."""
        if track != self._track:
            pygame.mixer.music.stop()
            self._track = track
            if track is not None:
                pygame.mixer.music.load(cardcade_assets.path("music", f"{track}.ogg"))
                pygame.mixer.music.set_volume(0)
                pygame.mixer.music.play(loops=-1)
        if track is not None:
            pygame.mixer.music.set_volume(volume)
