"""Short messages to the player: your turn, not allowed, a click, a tick, a call."""

import numpy as np

from .cards import deal, knock, slide, snap, thump
from .drama import heartbeat
from .instruments import bell, guzheng, wood_block
from .synth import Wave, band, glide, grains, hush, lay, ring, room, silence, strike, sweep, swell, tone, widen

Rng = np.random.Generator


def turn(rng: Rng) -> Wave:
    """Two bowls, a fourth apart, from across the room."""
    first, second = (0.0, bell(81, 1.3, 1.1) * 0.6), (0.13, bell(86, 1.4, 1.1) * 0.5)
    return room(rng, lay(1.5, first, second), 0.6, 0.2)


def illegal(rng: Rng) -> Wave:
    """A dull double tap: the card will not lie there."""

    def tap(pitch: float) -> Wave:
        return lay(
            0.14, (0, ring(0.14, [(pitch, 1, 0.03), (pitch * 1.5, 0.4, 0.02)])), (0, thump(rng, pitch, 0.02) * 0.5)
        )

    return band(lay(0.32, (0.0, tap(196)), (0.1, tap(174.6) * 0.9)), 90, 1800)


def skip(rng: Rng) -> Wave:
    """Something hops over a chair: a quick arc and a landing."""
    hop = sweep(rng, 700 + 1500 * np.sin(np.linspace(0, np.pi, len(silence(0.26)))), 0.5) * swell(0.26, 0.5, 1.5) * 0.4
    landing = lay(0.2, (0, snap(rng, 0.9) * 0.8), (0, thump(rng, 180)))
    return lay(0.6, (0.0, wood_block(76) * 0.5), (0.03, hop), (0.27, landing), (0.27, wood_block(69) * 0.5))


def reverse(rng: Rng) -> Wave:
    """A swirl that comes round and goes back."""
    length = 0.5
    centre = np.concatenate([glide(600, 2800, 0.25), glide(2800, 650, 0.25)])
    whirl = sweep(rng, centre, 0.6) * swell(length, 0.5, 1.1)
    place = np.cos(np.linspace(0, 2 * np.pi, len(whirl))) * 0.8
    moving = np.stack([whirl * np.sqrt((1 - place) / 2), whirl * np.sqrt((1 + place) / 2)], axis=1)
    return lay(
        0.95, (0, moving * 0.5), (0.2, widen(guzheng(rng, 74, 0.7)) * 0.5), (0.32, widen(guzheng(rng, 69, 0.6)) * 0.5)
    )


def draw_two(rng: Rng) -> Wave:
    """Two cards come flying, each with its thud."""
    weight = tone(glide(170, 80, 0.2, 0.5), 0.2) * strike(0.2, 0.003, 0.05) * 0.8
    return lay(0.75, (0, deal(rng)), (0.08, weight), (0.19, deal(rng) * 1.1), (0.28, weight * 1.1))


def uno(rng: Rng) -> Wave:
    """A bright two-note call with a clap: one card left!"""
    clap = hush(rng, 0.12, 900, 5000) * strike(0.12, 0.001, 0.022) * 0.5
    notes = [(0.0, guzheng(rng, 76, 0.9, 1.25) * 0.8), (0.12, guzheng(rng, 81, 1.2, 1.25)), (0.12, bell(93, 1.1) * 0.3)]
    return room(rng, lay(1.3, *notes, (0.12, clap)), 0.5, 0.18)


def catch(rng: Rng) -> Wave:
    """Got you: a swoop down onto a slap."""
    swoop = sweep(rng, glide(3600, 700, 0.2), 0.6) * swell(0.2, 0.7, 1.4) * 0.45
    slap = lay(0.3, (0, snap(rng, 0.9, 0.009) * 1.1), (0, thump(rng, 140, 0.04) * 1.3))
    return lay(
        0.85, (0, swoop), (0.18, slap), (0.2, guzheng(rng, 57, 0.6, 1.2) * 0.6), (0.2, guzheng(rng, 63, 0.6, 1.2) * 0.3)
    )


def challenge(rng: Rng) -> Wave:
    """A string pressed upwards like an eyebrow, over a knock."""
    string = guzheng(rng, 62, 1.2, 1.2, bend=2.0) * 0.8
    return room(
        rng, lay(1.25, (0, knock(rng) * 0.6), (0.1, string), (0.42, guzheng(rng, 69, 0.8, 1.1) * 0.5)), 0.5, 0.16
    )


def tribute(rng: Rng) -> Wave:
    """A card presented with both hands: slide, bow, low bowl."""
    return room(
        rng,
        lay(1.4, (0, slide(rng, 0.4) * 0.5), (0.32, bell(62, 1.4, 1.2) * 0.6), (0.34, bell(69, 1.2, 1.4) * 0.35)),
        0.7,
        0.2,
    )


def warning(rng: Rng) -> Wave:
    """Few cards left: a low pulse and a tremolo on one string."""
    roll = [(0.075 * step, guzheng(rng, 74, 0.6, 1.0) * (0.35 + 0.06 * step)) for step in range(6)]
    return room(rng, lay(1.05, (0, heartbeat(0.6) * 0.7), *roll), 0.4, 0.15)


def clock(rng: Rng) -> Wave:
    """An escapement: wood with a hint of steel."""
    steel = ring(0.06, [(2480 * rng.uniform(0.98, 1.02), 0.35, 0.006), (3900, 0.15, 0.004)])
    wood = ring(0.1, [(830 * rng.uniform(0.98, 1.02), 0.8, 0.012), (1330, 0.3, 0.008)])
    return lay(0.12, (0, steel), (0, wood), (0, snap(rng, 1.1, 0.003) * 0.6))


def score(rng: Rng) -> Wave:
    """A bead on an abacus."""
    bead = ring(0.09, [(1568 * rng.uniform(0.99, 1.01), 0.6, 0.012), (2637, 0.35, 0.008), (4100, 0.15, 0.004)])
    return lay(0.12, (0, bead), (0, snap(rng, 1.2, 0.003) * 0.6))


def click(rng: Rng, pitch: float = 660) -> Wave:
    """A well-made switch."""
    press = ring(0.08, [(pitch * rng.uniform(0.99, 1.01), 0.6, 0.012), (pitch * 2.4, 0.2, 0.006)])
    return lay(0.13, (0, snap(rng, 0.9, 0.0025) * 0.6), (0, press), (0.038, snap(rng, 1.1, 0.002) * 0.22))


def back(rng: Rng) -> Wave:
    return lay(0.2, (0, click(rng, 520)), (0.055, click(rng, 390) * 0.7))


def toggle(rng: Rng) -> Wave:
    return lay(0.2, (0, click(rng, 440) * 0.6), (0.045, click(rng, 740)))


def chosen(rng: Rng) -> Wave:
    return click(rng, 587)


def notch(rng: Rng) -> Wave:
    """A slider passing a mark."""
    return lay(0.05, (0, snap(rng, 1.0, 0.002) * 0.5), (0, ring(0.05, [(990 * rng.uniform(0.99, 1.01), 0.4, 0.006)])))


def key(rng: Rng) -> Wave:
    """A typewriter two rooms away."""
    return band(lay(0.1, (0, snap(rng, 0.7, 0.003)), (0.002, thump(rng, 260, 0.01) * 0.8)), 120, 3500)


def panel(rng: Rng, start: float, end: float) -> Wave:
    """A sheet of paper slides in or out, with a soft tone at its end."""
    paper = sweep(rng, glide(start, end, 0.2), 0.7) * swell(0.2, 0.45, 1.6) * grains(rng, 0.2, 0.4) * 0.5
    note = ring(0.3, [(440 if end > start else 330, 0.35, 0.05), (880 if end > start else 660, 0.1, 0.03)])
    return lay(0.45, (0, paper), (0.09, note * np.minimum(np.arange(len(note)) / 300, 1)))


def opened(rng: Rng) -> Wave:
    return panel(rng, 700, 2400)


def closed(rng: Rng) -> Wave:
    return panel(rng, 2200, 650)


def error(rng: Rng) -> Wave:
    """Something went wrong, nobody is blamed: two low wooden notes."""
    return room(
        rng,
        lay(0.6, (0, wood_block(57)), (0, guzheng(rng, 50, 0.5, 0.8) * 0.4), (0.15, wood_block(53) * 0.9)),
        0.3,
        0.12,
    )
