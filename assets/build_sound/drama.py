"""The loud moments: bombs that grow with their tier, the straight flush, wind, curtain, fanfare."""

import numpy as np

from .instruments import bell, gong, guzheng, pad
from .synth import (
    RATE,
    Wave,
    band,
    glide,
    grains,
    hush,
    lay,
    noise,
    room,
    seconds,
    soften,
    strike,
    sweep,
    swell,
    tone,
    widen,
)

Rng = np.random.Generator


def bomb(rng: Rng, tier: int) -> Wave:
    """Punch, boom and debris; each tier is deeper, longer, wider and has more to fall down."""
    length = 0.55 + 0.42 * tier
    body = lay(
        length,
        (0.0, punch(rng, tier)),
        (0.004, boom(rng, tier)),
        (0.05, debris(rng, tier)),
        *((0.06, gong(rng, 1.6, 98) * 0.5) for _ in range(tier == 4)),
    )
    driven = soften(body, 0.8 + 0.25 * tier)
    return room(rng, driven, 0.35 + 0.4 * tier, 0.1 + 0.05 * tier, 4500)


def punch(rng: Rng, tier: int) -> Wave:
    """Paper slapped hard on wood, the first thirty milliseconds."""
    crack = hush(rng, 0.15, 900, 6000) * strike(0.15, 0.0008, 0.012 + 0.003 * tier)
    slap = hush(rng, 0.15, 150, 900) * strike(0.15, 0.001, 0.03)
    return crack * 0.5 + slap * 0.6


def boom(rng: Rng, tier: int) -> Wave:
    length, decay = 0.4 + 0.3 * tier, 0.07 + 0.055 * tier
    drop = tone(glide(190 - 12 * tier, 62 - 7 * tier, length, 0.35), length) * strike(length, 0.003, decay)
    rumble = hush(rng, length, 45, 260 + 60 * tier) * strike(length, 0.006, decay * 1.2)
    return drop * (0.9 + 0.1 * tier) + rumble * (0.2 + 0.08 * tier) * grains(rng, length, 0.5, 40)


def debris(rng: Rng, tier: int) -> Wave:
    """Splinters that bounce and roll away, left and right."""
    length = 0.35 + 0.36 * tier
    falls = []
    for _ in range(5 + 11 * tier * (tier + 1) // 2):
        at = length * rng.beta(1.1, 2.6)
        size = rng.uniform(0.4, 1)
        chip = hush(rng, 0.05, 500 / size, 3500 / size) * strike(0.05, 0.0006, 0.004 + 0.006 * size)
        falls.append((at, widen(chip, rng.uniform(-0.9, 0.9)) * rng.uniform(0.03, 0.16) * (1 - at / length)))
    dust = widen(hush(rng, length, 700, 3600) * swell(length, 0.12, 1.2) * grains(rng, length, 0.8, 60))
    return lay(length + 0.1, *falls, (0.0, dust * 0.035 * tier))


def straight_flush(rng: Rng) -> Wave:
    """Five cards whoosh past and leave a rising shine behind."""
    rush = sweep(rng, glide(420, 5200, 0.6, 1.3), 0.7) * swell(0.6, 0.78, 1.8)
    place = np.linspace(-0.8, 0.8, len(rush))
    moving = np.stack([rush * np.sqrt((1 - place) / 2), rush * np.sqrt((1 + place) / 2)], axis=1)
    shine = [
        (0.3 + 0.06 * step, widen(guzheng(rng, note, 1.2, 1.1), -0.6 + 0.3 * step) * 0.5)
        for step, note in enumerate((74, 76, 78, 81, 86))
    ]
    hit = punch(rng, 2) * 0.7
    low = boom(rng, 2) * 0.55
    return room(rng, lay(1.9, (0, moving * 0.5), *shine, (0.5, hit), (0.505, low)), 0.9, 0.22)


def breeze(rng: Rng) -> Wave:
    """接风: wind through bamboo and two soft notes that carry the lead over."""
    length = 1.3
    centre = 900 * 2 ** (0.8 * np.sin(np.linspace(0, 1.3 * np.pi, int(length * RATE))))
    ears = [sweep(rng, centre * shift, 0.7) * swell(length, 0.42, 2) for shift in (0.95, 1.08)]
    wind = np.stack(ears, axis=1) * 0.16
    notes = [(0.35, widen(bell(81, 1.2), -0.3) * 0.5), (0.52, widen(bell(86, 1.3), 0.3) * 0.45)]
    return room(rng, lay(1.9, (0, wind), *notes), 0.9, 0.25)


def curtain(rng: Rng) -> Wave:
    """Heavy cloth runs on its rail and settles."""
    length = 0.75
    cloth = sweep(rng, glide(900, 480, length), 0.9) * swell(length, 0.35, 1.5) * grains(rng, length, 0.6, 45)
    rings = [
        (
            0.06 + 0.055 * step + rng.uniform(0, 0.02),
            widen(hush(rng, 0.03, 2500, 6000) * strike(0.03, 0.001, 0.004), side),
        )
        for step, side in enumerate(np.linspace(-0.6, 0.6, 9))
    ]
    settle = hush(rng, 0.3, 90, 500) * strike(0.3, 0.02, 0.07)
    return lay(1.1, (0, widen(cloth) * 0.5), *((at, wave * 0.07) for at, wave in rings), (0.66, widen(settle) * 0.3))


def win(rng: Rng) -> Wave:
    """A pentatonic climb, a rolled chord, bells and a warm pad: glad, not brassy."""
    climb = [(0.11 * step, guzheng(rng, note, 2.4, 1.1) * 0.7) for step, note in enumerate((62, 66, 69, 71, 74, 78))]
    chord = [
        (0.78 + 0.028 * step, widen(guzheng(rng, note, 2.8, 1.15), -0.5 + 0.2 * step) * 0.7)
        for step, note in enumerate((50, 62, 66, 69, 74, 81))
    ]
    bells = [(0.8, widen(bell(86, 2.2), 0.2) * 0.35), (1.02, widen(bell(90, 2.0), -0.2) * 0.22)]
    bells.append((1.24, widen(bell(93, 2.0), 0.3) * 0.2))
    warmth = pad(rng, (50, 57, 62, 66, 69), 1.4, 1.4)
    low = tone(73.4, 1.6) * strike(1.6, 0.01, 0.5) * 0.4
    whole = lay(3.7, *climb, *chord, *bells, (0.3, warmth * 0.9), (0.78, low))
    return room(rng, whole, 1.2, 0.25)


def lose(rng: Rng) -> Wave:
    """Four notes down, unhurried, over a chord that forgives."""
    notes = ((0.0, 74), (0.3, 71), (0.62, 69), (1.05, 66))
    sung = [(at, guzheng(rng, note, 2.2, 0.85) * 0.6) for at, note in notes]
    warmth = pad(rng, (47, 54, 62, 66), 1.5, 1.3)
    return room(rng, lay(3.0, *sung, (0.1, warmth)), 1.1, 0.25)


def level_up(rng: Rng) -> Wave:
    """A guzheng sweep up the five tones, one bell on top."""
    steps = (62, 64, 66, 69, 71, 74, 76, 78, 81)
    sweep_up = [
        (0.045 * step, widen(guzheng(rng, note, 1.5, 1.05), -0.6 + 0.15 * step) * (0.3 + 0.05 * step))
        for step, note in enumerate(steps)
    ]
    return room(rng, lay(2.0, *sweep_up, (0.42, widen(bell(86, 1.6)) * 0.5)), 0.9, 0.22)


def round_end(rng: Rng) -> Wave:
    """One gentle gong stroke and a fifth."""
    stroke = gong(rng, 1.9, 146.8) * 0.7
    notes = [(0.02, guzheng(rng, 62, 1.8, 0.9) * 0.5), (0.16, guzheng(rng, 69, 1.8, 0.9) * 0.5)]
    return room(rng, lay(2.0, (0, stroke), *notes), 0.8, 0.2)


def wild(rng: Rng) -> Wave:
    """Four colours glint one after the other and melt together."""
    glints = [
        (0.07 * step, widen(bell(note, 1.1), side) * 0.45)
        for step, (note, side) in enumerate(((74, -0.7), (78, -0.25), (81, 0.25), (86, 0.7)))
    ]
    sparkle = band(noise(rng, 0.9), 4500, 9500) * swell(0.9, 0.3, 1.6) * grains(rng, 0.9, 1.2, 30)
    air = sweep(rng, glide(700, 2600, 0.6), 0.6) * swell(0.6, 0.5) * 0.12
    return room(rng, lay(1.5, *glints, (0.03, widen(sparkle) * 0.035), (0, widen(air))), 0.8, 0.24)


def heartbeat(length: float) -> Wave:
    """A low double pulse under a warning."""
    time = seconds(length)
    return np.sin(2 * np.pi * 82 * time) * (
        strike(length, 0.01, 0.05) + np.roll(strike(length, 0.01, 0.05), int(0.16 * RATE))
    )
