"""The players: guzheng, electric piano, xiao, pad, bass, brushes and a bell."""

import numpy as np

from .synth import RATE, Wave, band, glide, hush, release, ring, seconds, strike, swell, tone

Rng = np.random.Generator


def pitch_of(note: float) -> float:
    """MIDI note number to Hz."""
    return float(440 * 2 ** ((note - 69) / 12))


def guzheng(rng: Rng, note: float, length: float = 2.6, bright: float = 1.0, bend: float = 0.0) -> Wave:
    """A plucked silk-wound string; bend is how far, in semitones, the left hand presses it after the pluck."""
    pitch, time = pitch_of(note), seconds(length)
    press = bend * np.clip((time - 0.12) / 0.16, 0, 1) + 0.1 * np.sin(2 * np.pi * 5.2 * time) * np.clip(
        (time - 0.3) / 0.5, 0, 1
    )
    turns = np.cumsum(pitch * 2 ** (press / 12)) / RATE
    out = np.zeros(len(time))
    for harmonic in range(1, min(26, int(9500 / pitch)) + 1):
        stretch = harmonic * np.sqrt(1 + 0.00012 * harmonic**2)
        gain = np.sin(np.pi * harmonic * 0.17) / harmonic ** (1.35 / bright)
        fade = 1.25 / (1 + 0.16 * harmonic + 0.012 * harmonic**2) * (220 / pitch) ** 0.35
        out += gain * np.exp(-time / fade) * np.sin(2 * np.pi * stretch * turns + rng.uniform(0, 0.6))
    nail = hush(rng, 0.03, 1800, 6000) * strike(0.03, 0.0008, 0.004) * 0.09 * bright
    out[: len(nail)] += nail
    return out * np.minimum(time / 0.0025, 1) * np.clip((length - time) / 0.3, 0, 1) * 0.6


def electric_piano(note: float, length: float = 2.4, touch: float = 0.6) -> Wave:
    """Tine and tone bar: two sines, the one bending the other as long as the hammer is fresh."""
    pitch, time = pitch_of(note), seconds(length)
    bark = 1.6 * touch * np.exp(-time / 0.35) * np.sin(2 * np.pi * pitch * time)
    tine = 0.08 * touch * np.exp(-time / 0.06) * np.sin(2 * np.pi * pitch * 7.02 * time)
    body = np.sin(2 * np.pi * pitch * time + bark) + tine
    return body * np.exp(-time / 0.95) * np.minimum(time / 0.006, 1) * np.clip((length - time) / 0.25, 0, 1) * 0.4


def xiao(rng: Rng, note: float, length: float, slide: float = 0.0) -> Wave:
    """An end-blown bamboo flute: breath first, then tone, then a slow vibrato."""
    time = seconds(length)
    shake = 0.16 * np.clip((time - 0.45) / 0.6, 0, 1) * np.sin(2 * np.pi * 4.6 * time)
    scoop = -(0.35 + slide) * np.exp(-time / 0.07)
    pitch = pitch_of(note) * 2 ** ((shake + scoop) / 12)
    sung = tone(pitch, length) + 0.22 * tone(pitch * 2, length) + 0.1 * tone(pitch * 3, length)
    breath = hush(rng, length, pitch_of(note) * 0.9, pitch_of(note) * 3.2) * 0.05
    chiff = hush(rng, length, 900, 4000) * np.exp(-time / 0.05) * 0.05
    shape = np.minimum(time / 0.12, 1) ** 1.5 * np.clip((length - time) / 0.28, 0, 1)
    return (sung * (0.85 + 0.15 * np.clip(time / 0.8, 0, 1)) + breath + chiff) * shape * 0.35


def pad(rng: Rng, notes: tuple[float, ...], length: float, ebb: float = 2.2) -> Wave:
    """A chord of soft detuned voices, wide, that breathes in and out."""
    whole = length + ebb
    time = seconds(whole)
    ears = np.zeros((len(time), 2))
    for note in notes:
        for side, cents in ((0, -5), (1, 5), (0, 2.5), (1, -2.5)):
            pitch = pitch_of(note + cents / 100)
            start = rng.uniform(0, 2 * np.pi)
            drift = 0.3 * np.sin(2 * np.pi * rng.uniform(0.1, 0.25) * time + start)
            for harmonic, gain in ((1, 1.0), (2, 0.32), (3, 0.16), (4, 0.06), (5, 0.04)):
                ears[:, side] += gain * np.sin(2 * np.pi * harmonic * pitch * time + harmonic * (start + drift))
    shape = (
        np.sin(np.clip(time / 1.6, 0, 1) * np.pi / 2) ** 2
        * np.cos(np.clip((time - length) / ebb, 0, 1) * np.pi / 2) ** 2
    )
    return np.asarray(ears * shape[:, None] * 0.06)


def bass(note: float, length: float) -> Wave:
    """Fingers on a round string, felt more than heard."""
    time, pitch = seconds(length + 0.12), pitch_of(note)
    body = np.sin(2 * np.pi * pitch * time) + 0.28 * np.sin(4 * np.pi * pitch * time) * np.exp(-time / 0.4)
    third = 0.12 * np.sin(6 * np.pi * pitch * time) * np.exp(-time / 0.15)
    damped = np.cos(np.clip((time - length) / 0.12, 0, 1) * np.pi / 2) ** 2
    return np.asarray((body + third) * np.minimum(time / 0.012, 1) * np.exp(-time / 1.4) * damped * 0.6)


def brush_tap(rng: Rng) -> Wave:
    body = hush(rng, 0.2, 1300, 6500) * strike(0.2, 0.003, 0.035)
    return (body + 0.4 * hush(rng, 0.2, 280, 700) * strike(0.2, 0.002, 0.03)) * 0.22


def brush_swish(rng: Rng, length: float = 0.55) -> Wave:
    return hush(rng, length, 2200, 6000) * swell(length, 0.55, 2.4) * 0.09


def soft_kick() -> Wave:
    beat = tone(glide(92, 48, 0.3, 0.4), 0.3)
    return beat * strike(0.3, 0.004, 0.085) * 0.7


def wood_block(note: float = 74) -> Wave:
    """A temple block, far off."""
    pitch = pitch_of(note)
    return ring(0.25, [(pitch, 0.6, 0.045), (pitch * 1.52, 0.22, 0.025), (pitch * 2.71, 0.08, 0.012)]) * np.minimum(
        seconds(0.25) / 0.002, 1
    )


def bell(note: float, length: float = 1.4, warm: float = 1.0) -> Wave:
    """A small bronze bowl, struck softly: a clear note with a few fast-fading overtones."""
    pitch = pitch_of(note)
    decay = length / 4
    modes = [
        (pitch, 1.0, decay),
        (pitch * 1.003, 0.35, decay * 0.9),
        (pitch * 2.01, 0.3 / warm, decay * 0.55),
        (pitch * 3.02, 0.12 / warm, decay * 0.3),
        (pitch * 4.87, 0.06 / warm, decay * 0.14),
    ]
    return ring(length, modes) * np.minimum(seconds(length) / 0.004, 1)


def gong(rng: Rng, length: float = 2.2, pitch: float = 130) -> Wave:
    """A low gong: crowded partials, the bright ones late and short."""
    time = seconds(length)
    out = np.zeros(len(time))
    for partial in range(1, 22):
        place = pitch * partial**0.93 * rng.uniform(0.97, 1.03)
        decay = length / 3 / (1 + 0.12 * partial)
        bloom = 1 - np.exp(-time / (0.004 + 0.006 * partial))
        out += np.sin(2 * np.pi * place * time + rng.uniform(0, 6)) * np.exp(-time / decay) * bloom / partial**0.8
    return band(out, 60, 5000) * release(length) * 0.3
