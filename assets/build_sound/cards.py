"""Card on card, card on felt: filtered noise with fast envelopes over a dull thump."""

import numpy as np

from .synth import Wave, band, glide, grains, hush, lay, noise, ring, strike, sweep, swell, widen

Rng = np.random.Generator


def slide(rng: Rng, length: float = 0.24) -> Wave:
    """A card drawn over felt: rustling noise that brightens as it gathers speed."""
    centre = glide(1500 * rng.uniform(0.9, 1.1), 3600 * rng.uniform(0.9, 1.15), length)
    rustle = sweep(rng, centre) * grains(rng, length, 0.55, 160)
    under = hush(rng, length, 250, 700) * 0.25
    return (rustle + under) * swell(length, rng.uniform(0.35, 0.5), 1.6)


def snap(rng: Rng, bright: float = 1.0, decay: float = 0.006) -> Wave:
    """The corner of a card hitting something: a few milliseconds of stiff paper."""
    length = decay * 12
    paper = hush(rng, length, 1400 * bright, 6500 * bright) * strike(length, 0.0006, decay)
    body = ring(length, [(920 * bright * rng.uniform(0.93, 1.07), 0.8, decay * 1.5), (2150 * bright, 0.5, decay)])
    return paper + body


def thump(rng: Rng, pitch: float = 150, decay: float = 0.028) -> Wave:
    """The table under the card."""
    length = decay * 7
    body = ring(length, [(pitch * rng.uniform(0.92, 1.08), 1.0, decay), (pitch * 2.3, 0.35, decay * 0.6)])
    cloth = hush(rng, length, 120, 900) * strike(length, 0.001, decay * 0.5)
    return body + 0.5 * cloth


def place(rng: Rng) -> Wave:
    """Air, snap, table: a card put down with a little conviction."""
    air = slide(rng, 0.09) * 0.22
    settle = hush(rng, 0.07, 900, 4200) * strike(0.07, 0.004, 0.016) * 0.18
    hit = 0.055 + rng.uniform(0, 0.008)
    return lay(
        0.36,
        (0.0, air),
        (hit, snap(rng, rng.uniform(0.8, 1.0))),
        (hit + 0.001, thump(rng, 165) * 1.3),
        (hit + 0.012, settle),
    )


def deal(rng: Rng) -> Wave:
    """Flicked off the pack: a short bright slide that ends in a light tap."""
    tap = 0.085 + rng.uniform(-0.008, 0.008)
    return lay(
        0.26,
        (0.0, snap(rng, 1.25, 0.003) * 0.35),
        (0.0, slide(rng, 0.1) * 0.5),
        (tap, snap(rng, 0.95, 0.004) * 0.7),
        (tap, thump(rng, 190, 0.018) * 0.7),
    )


def draw(rng: Rng) -> Wave:
    """Off the pile and into the hand: a slide upwards, then the card joins the others."""
    join = 0.2 + rng.uniform(-0.01, 0.01)
    fan = lay(0.1, *((0.017 * step, snap(rng, 1.15, 0.003) * (0.8 - 0.15 * step)) for step in range(3)))
    return lay(0.42, (0.0, slide(rng, 0.22) * 0.75), (join, fan), (join, thump(rng, 240, 0.014) * 0.45))


def flip(rng: Rng) -> Wave:
    """Bent, released, turned: flutter between two snaps."""
    flutter = hush(rng, 0.1, 700, 3800) * swell(0.1, 0.4) * grains(rng, 0.1, 0.7, 90) * 0.4
    turn = 0.078 + rng.uniform(-0.006, 0.006)
    return lay(
        0.32,
        (0.0, snap(rng, 1.2, 0.003) * 0.45),
        (0.006, flutter),
        (turn, snap(rng, 0.9, 0.006)),
        (turn + 0.001, thump(rng, 210, 0.016) * 0.6),
    )


def select(rng: Rng) -> Wave:
    """Lifted out of the hand: a small bright pluck of card."""
    rise = slide(rng, 0.07) * 0.3
    wood = ring(0.12, [(587 * rng.uniform(0.99, 1.01), 0.55, 0.022), (1174, 0.25, 0.014)])
    return lay(0.2, (0.0, snap(rng, 1.15, 0.004) * 0.8), (0.002, wood), (0.004, rise))


def deselect(rng: Rng) -> Wave:
    """Put back: the same card, lower and duller."""
    wood = ring(0.12, [(440 * rng.uniform(0.99, 1.01), 0.5, 0.02), (880, 0.15, 0.012)])
    return lay(0.2, (0.0, slide(rng, 0.06) * 0.25), (0.03, snap(rng, 0.8, 0.004) * 0.6), (0.03, wood))


def hover(rng: Rng) -> Wave:
    """Hardly there: a fingertip on an edge."""
    return band(snap(rng, 0.9, 0.0028), 500, 4200)


def shuffle(rng: Rng) -> Wave:
    """A riffle, the bridge that falls together, and the pack squared on the table."""
    riffle = patter(rng, 46, 0.62, 0.9)
    bridge = patter(rng, 52, 0.46, 1.6)
    knocks = [(1.24, 1.0), (1.38, 0.7)]
    squared = [
        (at + rng.uniform(0, 0.015), (lay(0.25, (0, snap(rng, 0.75) * 0.7), (0, thump(rng, 150)))) * gain)
        for at, gain in knocks
    ]
    rush = hush(rng, 0.5, 1200, 5200) * swell(0.5, 0.6) * 0.1
    return lay(1.7, (0.0, riffle * 0.8), (0.66, bridge), (0.66, widen(rush)), *squared)


def patter(rng: Rng, cards: int, length: float, hurry: float) -> Wave:
    """Many corners falling one after the other, left and right in turn, faster with hurry above one."""
    falls = []
    for card in range(cards):
        share = card / cards
        at = length * share ** (1 / hurry) + rng.uniform(0, 0.005)
        gain = (0.35 + 0.65 * np.sin(np.pi * min(1, share + 0.12))) * rng.uniform(0.5, 1)
        side = (0.45 if card % 2 else -0.45) + rng.uniform(-0.1, 0.1)
        falls.append((at, widen(snap(rng, rng.uniform(0.8, 1.25), 0.0032), side) * gain))
    return lay(length + 0.1, *falls)


def gather(rng: Rng) -> Wave:
    """A trick is swept together: one long brush over the felt, and the edges knock once on the table."""
    brush = sweep(rng, glide(1500, 3600, 0.3), 0.7) * swell(0.3, 0.6, 1.8) * grains(rng, 0.3, 0.5) * 0.6
    return lay(0.55, (0, brush), (0.22, patter(rng, 4, 0.09, 0.8) * 0.35), (0.3, thump(rng, 190, 0.02) * 0.5))


def knock(rng: Rng) -> Wave:
    """Knuckles on the table, twice: pass."""

    def once(pitch: float) -> Wave:
        wood = ring(0.16, [(pitch, 1.0, 0.022), (pitch * 1.83, 0.5, 0.014), (pitch * 3.1, 0.2, 0.007)])
        return lay(0.16, (0, wood), (0, band(noise(rng, 0.03), 300, 1800) * strike(0.03, 0.001, 0.006)))

    pitch = 265 * rng.uniform(0.96, 1.04)
    return lay(0.36, (0.0, once(pitch)), (0.115 + rng.uniform(-0.006, 0.01), once(pitch * 0.97) * 0.75))
