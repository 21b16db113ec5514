"""The music: one track at a time, faded in and out, and lowered while something louder happens."""

from __future__ import annotations

import pygame

import cardcade_assets

TRACKS = ("menu", "table")
FADE_OUT, FADE_IN = 0.7, 1.2  # seconds
DUCK_ATTACK, DUCK_RELEASE = 0.05, 0.5


class Jukebox:
    """Asked at any time; touches the mixer only in `update`, which needs it open."""

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

    def update(self, dt: float, volume: float) -> None:
        self._fade_by(dt)
        self._duck_by(dt)
        if self.playing != self.wanted and self._fade == 0:
            self._change()
        if self.playing:
            pygame.mixer.music.set_volume(volume * self.gain)

    def _fade_by(self, dt: float) -> None:
        step = dt / FADE_IN if self.playing and self.playing == self.wanted else -dt / FADE_OUT
        self._fade = min(1.0, max(0.0, self._fade + step))

    def _duck_by(self, dt: float) -> None:
        self._hold = max(0.0, self._hold - dt)
        if self._hold > 0:
            self._ducked = min(self._depth, self._ducked + self._depth * dt / DUCK_ATTACK)
        else:
            self._ducked = max(0.0, self._ducked - self._depth * dt / DUCK_RELEASE)

    def _change(self) -> None:
        pygame.mixer.music.stop()
        self.playing = self.wanted
        if self.playing:
            pygame.mixer.music.load(cardcade_assets.path("music", f"{self.playing}.ogg"))
            pygame.mixer.music.set_volume(0)
            pygame.mixer.music.play(loops=-1)
