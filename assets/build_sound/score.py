"""A loop of tape and the notation of our tunes."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from .synth import RATE, Wave, band, echo, soften, widen

BEATS = 4  # to the bar
SEAM = 4000  # samples before the first beat where the loop is cut: notes die away there, none begins


class Chord(NamedTuple):
    root: int
    voices: tuple[int, ...]


class Note(NamedTuple):
    beat: float
    degree: int
    length: float


def tune(bar: str) -> Iterator[Note]:
    """`0:3 1.5:4 3:.` is degree 3 on the first beat, 4 after one and a half, silence from the fourth on."""
    marks = [mark.split(":") for mark in bar.split()]
    beats = [float(beat) for beat, _ in marks] + [float(BEATS)]
    for (_, degree), beat, until in zip(marks, beats, beats[1:], strict=False):
        if degree != ".":
            yield Note(beat, int(degree), until - beat)


def pentatonic(tonic: int, degree: int) -> int:
    """The five tones gong shang jue zhi yu, counted on through the octaves."""
    octave, step = divmod(degree, 5)
    return tonic + 12 * octave + (0, 2, 4, 7, 9)[step]


class Tape:
    """A closed loop: what rings on past its end is heard at its start, reverberation too."""

    def __init__(self, rng: np.random.Generator, bars: int, tempo: float, swing: float = 0.5) -> None:
        self.rng, self.swing = rng, swing
        self.beat = int(60 / tempo * RATE)
        self.dry: Wave = np.zeros((bars * BEATS * self.beat, 2))
        self.sent: Wave = np.zeros_like(self.dry)

    def seconds(self, beats: float) -> float:
        return beats * self.beat / RATE

    def add(self, beat: float, wave: Wave, gain: float = 1.0, pan: float = 0.0, wet: float = 0.3) -> None:
        """Lays a sound on the loop, a little off the beat and the level, as hands do."""
        late = self.rng.normal(0, 0.006) * RATE
        start = round(self.swung(beat) * self.beat + late)
        sound = widen(wave, pan) * gain * self.rng.uniform(0.9, 1.05)
        where = np.arange(start, start + len(sound)) % len(self.dry)
        np.add.at(self.dry, where, sound)
        np.add.at(self.sent, where, sound * wet)

    def swung(self, beat: float) -> float:
        whole = np.floor(beat)
        part = beat - whole
        stretched = part * 2 * self.swing if part <= 0.5 else self.swing + (part - 0.5) * 2 * (1 - self.swing)
        return float(whole + stretched)

    def mixed(self, room_length: float, level: float, bright: float = 9000) -> Wave:
        """Dry sound and room together, warm, at the level given (RMS in dB)."""
        size = len(self.dry)
        answer = np.fft.rfft(echo(self.rng, room_length, 4200), size, axis=0)
        tail = np.fft.irfft(np.fft.rfft(self.sent, axis=0) * answer, size, axis=0)
        whole = band(self.dry + tail, 32, bright, 1)
        loud = whole * 10 ** (level / 20) / np.sqrt(np.mean(whole**2))
        return np.roll(soften(loud, 0.6), SEAM, axis=0)
