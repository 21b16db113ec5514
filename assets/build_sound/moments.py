"""What only one game has: a card thrown in between, a bluff unmasked, a doubled stake, the last card of the pile."""

import numpy as np

from .cards import deal, knock, snap, thump
from .drama import boom, debris, punch
from .instruments import bell, brush_tap, gong, guzheng, wood_block, xiao
from .synth import Wave, band, glide, grains, hush, lay, noise, ring, room, soften, strike, sweep, swell, tone, widen

Rng = np.random.Generator


def jump_in(rng: Rng) -> Wave:
    """Quicker than everybody: two steps on wood, a leap, and the card is down."""
    steps = [(0.0, wood_block(74) * 0.5), (0.07, wood_block(79) * 0.6)]
    leap = sweep(rng, glide(500, 3200, 0.16), 0.55) * swell(0.16, 0.8, 1.5) * 0.4
    slap = lay(0.3, (0, snap(rng, 0.9, 0.006)), (0, thump(rng, 170, 0.03)))
    return room(rng, lay(0.9, *steps, (0.1, leap), (0.25, slap), (0.26, guzheng(rng, 81, 0.7, 1.2) * 0.6)), 0.4, 0.14)


def draw_four(rng: Rng) -> Wave:
    """Four cards come flying, each lower and heavier, and the colours go dark behind them."""
    blows = []
    for step, note in enumerate((69, 66, 63, 58)):
        weight = tone(glide(170 - 18 * step, 70 - 6 * step, 0.24, 0.5), 0.24) * strike(0.24, 0.003, 0.06 + 0.01 * step)
        side = -0.6 + 0.4 * step
        blows += [(0.11 * step, widen(deal(rng) * (0.9 + 0.1 * step), side)), (0.11 * step + 0.06, widen(weight, side))]
        blows.append((0.11 * step, widen(guzheng(rng, note, 0.9, 1.1), side) * 0.35))
    dark = sweep(rng, glide(2400, 380, 0.7), 0.6) * swell(0.7, 0.2, 1.6) * 0.16
    return room(rng, lay(1.6, *blows, (0.3, widen(dark)), (0.46, widen(gong(rng, 1.0, 110)) * 0.35)), 0.6, 0.18)


def unmasked(rng: Rng) -> Wave:
    """A bluff is seen through: the mask cracks, and two notes slide down in shame."""
    crack = punch(rng, 1) * 0.7
    shards = hush(rng, 0.4, 2600, 7000) * swell(0.4, 0.1, 2.2) * grains(rng, 0.4, 1.1, 26) * 0.12
    slump = [(0.16, guzheng(rng, 66, 0.9, 1.1, bend=-2.0) * 0.7), (0.42, guzheng(rng, 61, 1.1, 1.0, bend=-2.5) * 0.7)]
    return room(rng, lay(1.6, (0, widen(crack)), (0.02, widen(shards)), *slump), 0.5, 0.16)


def vindicated(rng: Rng) -> Wave:
    """No bluff after all: a firm knock and an open fifth that nods."""
    notes = [
        (0.12, guzheng(rng, 62, 1.4, 1.0) * 0.6),
        (0.12, guzheng(rng, 69, 1.4, 1.0) * 0.5),
        (0.34, bell(74, 1.2) * 0.45),
    ]
    return room(rng, lay(1.6, (0, knock(rng) * 0.8), *notes), 0.6, 0.18)


def went_out(rng: Rng) -> Wave:
    """The last card is down: a slap and a bright turn of three notes."""
    turn = [(0.06, 74), (0.15, 78), (0.24, 81)]
    sung = [(at, widen(guzheng(rng, note, 1.4, 1.2), -0.4 + 2 * at) * 0.6) for at, note in turn]
    return room(rng, lay(1.7, (0, widen(punch(rng, 1)) * 0.5), *sung, (0.26, widen(bell(93, 1.3)) * 0.3)), 0.7, 0.2)


def medal(rng: Rng) -> Wave:
    """Out, and in which place: a small gong and a ribbon pulled tight."""
    ribbon = sweep(rng, glide(900, 3000, 0.22), 0.6) * swell(0.22, 0.75, 1.6) * 0.25
    notes = [(0.2, bell(74, 1.5) * 0.5), (0.3, bell(81, 1.5) * 0.45), (0.2, guzheng(rng, 62, 1.4, 1.0) * 0.4)]
    return room(rng, lay(2.0, (0, ribbon), (0.18, gong(rng, 1.4, 174.6) * 0.45), *notes), 0.8, 0.2)


def resisted(rng: Rng) -> Wave:
    """抗贡: a palm on the table, and a low string that will not move."""
    palm = lay(0.4, (0, thump(rng, 96, 0.08) * 1.3), (0, snap(rng, 0.7, 0.01)))
    string = [
        (0.1, guzheng(rng, 45, 1.6, 1.15) * 0.7),
        (0.28, guzheng(rng, 45, 1.4, 1.15) * 0.6),
        (0.46, guzheng(rng, 52, 1.5, 1.1) * 0.5),
    ]
    return room(rng, lay(2.0, (0, palm), *string, (0.46, gong(rng, 1.2, 130) * 0.25)), 0.7, 0.18)


def doubled(rng: Rng) -> Wave:
    """The stake doubles: a purse of coins falls twice, the second time with more in it."""

    def purse(coins: int) -> Wave:
        falls = []
        for _ in range(coins):
            pitch, at = rng.uniform(2600, 5200), 0.22 * rng.beta(1.2, 2.4)
            coin = ring(0.2, [(pitch, 0.5, 0.03), (pitch * 1.51, 0.3, 0.02), (pitch * 2.3, 0.15, 0.01)])
            falls.append((at, widen(coin * rng.uniform(0.1, 0.3), rng.uniform(-0.7, 0.7))))
        return lay(0.5, *falls, (0, widen(thump(rng, 200, 0.02)) * 0.5))

    return room(rng, lay(1.1, (0, purse(5)), (0.2, purse(11) * 1.15), (0.2, widen(bell(88, 0.8)) * 0.25)), 0.4, 0.14)


def empty_pile(rng: Rng) -> Wave:
    """The last card is drawn: it leaves bare wood behind, and a breath of flute."""
    bare = [(0.0, wood_block(62) * 0.6), (0.14, wood_block(55) * 0.5)]
    wind = band(noise(rng, 0.8), 500, 2400) * swell(0.8, 0.35, 1.6) * 0.03
    return room(rng, lay(1.5, *bare, (0.2, xiao(rng, 69, 0.9, 0.6) * 0.6), (0.15, wind)), 0.7, 0.2)


def joker_bomb(rng: Rng) -> Wave:
    """王炸: two jesters' bells run up, and the roof comes down: nothing at that table is louder or longer."""
    bells = [
        (0.05 * step, widen(bell(note, 0.7), (-1) ** step * 0.6) * 0.3)
        for step, note in enumerate((81, 86, 88, 93, 98))
    ]
    blow = lay(2.3, (0, punch(rng, 4)), (0.004, boom(rng, 4)), (0.03, gong(rng, 1.8, 116) * 0.5))
    fall = soften(lay(2.6, (0, widen(blow)), (0.05, debris(rng, 3))), 1.7)
    return room(rng, lay(3.0, *bells, (0.27, fall)), 1.7, 0.28, 4500)


def run(rng: Rng) -> Wave:
    """Five cards or more that belong together: a quick run over the strings, one for each."""
    strings = [(0.045 * step, widen(guzheng(rng, note, 0.8, 1.1), -0.5 + 0.25 * step) * (0.4 + 0.06 * step))
               for step, note in enumerate((62, 64, 67, 69, 74))]  # fmt: skip
    return room(rng, lay(0.9, *strings, (0.0, widen(brush_tap(rng)) * 0.3)), 0.4, 0.14)


def speech(rng: Rng) -> Wave:
    """A word at the table: a soft round pop."""
    pop = tone(glide(360, 720, 0.09, 0.6), 0.09) * strike(0.09, 0.004, 0.03)
    return lay(0.16, (0, pop), (0.0, snap(rng, 0.8, 0.002) * 0.15))
