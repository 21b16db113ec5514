"""Renders all sounds into the data package: `python -m build_sound [effects] [menu] [table]`."""

import sys
import zlib
from pathlib import Path

import numpy as np

from .catalogue import EFFECTS
from .finish import at_loudness, trimmed, write

HOME = Path(__file__).resolve().parent.parent / "cardcade_assets"
EFFECT_QUALITY, MUSIC_QUALITY = 0.3, 0.2


def main(wanted: list[str]) -> None:
    if not wanted or "effects" in wanted:
        render_effects(HOME / "sounds")
    for track in ("menu", "table"):
        if not wanted or track in wanted:
            render_track(HOME / "music", track)


def render_effects(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.ogg"):
        old.unlink()
    for name, effect in EFFECTS.items():
        for take in range(1, effect.takes + 1):
            rng = np.random.default_rng([zlib.crc32(name.encode()), take])
            wave = at_loudness(trimmed(effect.make(rng)), effect.loudness)
            write(folder / f"{name}_{take}.ogg", wave, EFFECT_QUALITY)


def render_track(folder: Path, track: str) -> None:
    from .music import TRACKS

    folder.mkdir(exist_ok=True)
    write(folder / f"{track}.ogg", TRACKS[track](), MUSIC_QUALITY)


if __name__ == "__main__":
    main(sys.argv[1:])
