"""Noise, filters, envelopes, ringing bodies and rooms: what every sound is made of."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44_100

Wave = NDArray[np.float64]  # (samples,) when mono, (samples, 2) when stereo


def seconds(length: float) -> Wave:
    """The time of every sample of so long a sound."""
    return np.arange(int(length * RATE)) / RATE


def silence(length: float) -> Wave:
    return np.zeros(int(length * RATE))


def noise(rng: np.random.Generator, length: float) -> Wave:
    return rng.standard_normal(int(length * RATE))


def band(wave: Wave, low: float, high: float, order: int = 2) -> Wave:
    """Butterworth-like slopes at both ends, without phase shift."""
    spectrum = np.fft.rfft(wave, axis=0)
    pitch = np.fft.rfftfreq(len(wave), 1 / RATE) + 1e-9
    gain = 1 / np.sqrt((1 + (low / pitch) ** (2 * order)) * (1 + (pitch / high) ** (2 * order)))
    shape = gain if wave.ndim == 1 else gain[:, None]
    return np.asarray(np.fft.irfft(spectrum * shape, len(wave), axis=0))


def hush(rng: np.random.Generator, length: float, low: float, high: float) -> Wave:
    """Band-limited noise of unit loudness."""
    wave = band(noise(rng, length), low, high)
    return np.asarray(wave / (np.sqrt(np.mean(wave**2)) + 1e-12))


def grains(rng: np.random.Generator, length: float, roughness: float = 0.5, speed: float = 120) -> Wave:
    """How friction flutters: a gain around one that jitters as paper does on felt."""
    flutter = hush(rng, length, speed / 6, speed)
    return np.clip(1 + roughness * flutter, 0, 3)


def strike(length: float, attack: float, decay: float) -> Wave:
    """A quick rise and an exponential fall; `decay` is the time constant."""
    time = seconds(length)
    return np.minimum(time / max(attack, 1e-4), 1) * np.exp(-np.maximum(time - attack, 0) / decay)


def swell(length: float, peak: float, power: float = 2.0) -> Wave:
    """Rises to its peak (a share of the length) and falls back to nothing, both softly."""
    place = np.linspace(0, 1, int(length * RATE))
    rise = np.clip(place / peak, 0, 1)
    fall = np.clip((1 - place) / (1 - peak), 0, 1)
    return np.asarray(np.sin(np.minimum(rise, fall) * np.pi / 2) ** power)


def glide(start: float, end: float, length: float, curve: float = 1.0) -> Wave:
    """A pitch that moves from start to end, evenly to the ear when curve is 1."""
    place = np.linspace(0, 1, int(length * RATE)) ** curve
    return np.asarray(start * (end / start) ** place)


def tone(pitch: Wave | float, length: float) -> Wave:
    steady = np.broadcast_to(np.asarray(pitch, dtype=float), (int(length * RATE),))
    return np.sin(2 * np.pi * np.cumsum(steady) / RATE)


def ring(length: float, modes: Sequence[tuple[float, float, float]]) -> Wave:
    """A struck body: each mode is (pitch, loudness, decay)."""
    time = seconds(length)
    parts = [gain * np.exp(-time / decay) * np.sin(2 * np.pi * pitch * time) for pitch, gain, decay in modes]
    return np.asarray(np.sum(parts, axis=0)) * release(length)


def release(length: float, share: float = 0.3) -> Wave:
    """Lets the last share of a sound run out to nothing."""
    place = np.linspace(0, 1, int(length * RATE))
    return np.asarray(np.cos(np.clip((place - 1 + share) / share, 0, 1) * np.pi / 2) ** 2)


def sweep(rng: np.random.Generator, centre: Wave, width: float = 0.6) -> Wave:
    """Noise whose colour follows the centre pitch; width is in octaves."""
    length = len(centre) / RATE
    out = np.zeros(len(centre))
    place = np.log2(centre)
    for octave in np.arange(np.floor(place.min()) - 1, np.ceil(place.max()) + 1.01, width):
        slot = hush(rng, length, 2 ** (octave - width / 2), 2 ** (octave + width / 2))
        out += slot * np.exp(-(((place - octave) / width) ** 2))
    return out


def room(rng: np.random.Generator, wave: Wave, length: float, wet: float, bright: float = 6000) -> Wave:
    """The sound in a stereo room; the result is longer by the room's tail."""
    dry = widen(wave)
    size = len(dry) + int(length * RATE)
    spectrum = np.fft.rfft(dry, size, axis=0)
    tail = np.fft.irfft(spectrum * np.fft.rfft(echo(rng, length, bright), size, axis=0), size, axis=0)
    tail[: len(dry)] += dry / max(wet, 1e-6)
    return np.asarray(tail * wet)


def echo(rng: np.random.Generator, length: float, bright: float) -> Wave:
    """A room's answer to a clap, one column per ear."""
    time = seconds(length)
    decay = np.exp(-time * 5.5 / length) * np.minimum(time / 0.012, 1)
    ears = [band(noise(rng, length), 180, bright, 1) * decay for _ in range(2)]
    answer = np.stack(ears, axis=1)
    return np.asarray(answer / np.sqrt(np.sum(answer**2, axis=0)))


def widen(wave: Wave, pan: float = 0.0) -> Wave:
    """Mono to stereo with constant power; a stereo sound passes unchanged."""
    if wave.ndim == 2:
        return wave
    angle = (pan + 1) * np.pi / 4
    return np.asarray(np.stack([wave * np.cos(angle), wave * np.sin(angle)], axis=1) * np.sqrt(2))


def lay(length: float, *layers: tuple[float, Wave]) -> Wave:
    """Layers, each at its starting time, on one strip; stereo as soon as one of them is."""
    stereo = any(wave.ndim == 2 for _, wave in layers)
    out = np.zeros((int(length * RATE), 2) if stereo else int(length * RATE))
    for start, wave in layers:
        at = int(start * RATE)
        piece = cut(widen(wave) if stereo else wave, len(out) - at)
        out[at : at + len(piece)] += piece
    return out


def cut(wave: Wave, size: int) -> Wave:
    """At most so many samples, faded where something was lost."""
    if len(wave) <= size:
        return wave
    fade = release(max(size, 1) / RATE + 1e-9)[:size]
    return wave[:size] * (fade if wave.ndim == 1 else fade[:, None])


def soften(wave: Wave, drive: float = 1.0) -> Wave:
    """Round the peaks as tape does."""
    return np.asarray(np.tanh(wave * drive) / np.tanh(drive))
